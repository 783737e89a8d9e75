import { ApiError } from '@plumbline/api';
import { beforeEach, expect, test, vi } from 'vitest';

/** Started uploads in order, with a function that ends each. */
const begun: { name: string; end: (error?: Error) => void }[] = [];
vi.mock('./upload-file.ts', () => ({
  sendFile: ({ file }: { file: File }) =>
    new Promise<string>((resolve, reject) => {
      begun.push({ name: file.name, end: (error) => (error ? reject(error) : resolve(file.name)) });
    }),
}));
const window = new EventTarget();
vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
const { removeUpload, uploadFiles, uploadStore } = await import('./upload-store.ts');
const names = () => begun.map(({ name }) => name);
const statuses = () => uploadStore.get().uploads.map(({ status }) => status);
beforeEach(() => {
  begun.length = 0;
  for (const { id } of uploadStore.get().uploads) removeUpload(id);
});

test('uploads three files at a time and starts the next when one ends', async () => {
  const arrived: string[] = [];
  uploadFiles(
    ['a', 'b', 'c', 'd', 'e'].map((name) => new File(['x'], name)),
    {},
    (uuid) => arrived.push(uuid),
  );
  await vi.waitFor(() => expect(names()).toEqual(['a', 'b', 'c']));
  begun[1]?.end();
  await vi.waitFor(() => expect(names()).toEqual(['a', 'b', 'c', 'd']));
  // A failed upload also frees a slot.
  begun[0]?.end(new Error('The drive is full.'));
  await vi.waitFor(() => expect(names()).toEqual(['a', 'b', 'c', 'd', 'e']));
  for (const each of begun.slice(2)) each.end();
  await vi.waitFor(() => expect(arrived).toEqual(['b', 'c', 'd', 'e']));
  expect(uploadStore.get().uploads.map(({ name, status }) => [name, status])).toEqual([
    ['a', 'failed'],
    ['b', 'done'],
    ['c', 'done'],
    ['d', 'done'],
    ['e', 'done'],
  ]);
});

test('resumes interrupted uploads when the browser is online again, and no others', async () => {
  uploadFiles([new File(['x'], 'cut'), new File(['x'], 'rejected')], {}, () => undefined);
  await vi.waitFor(() => expect(names()).toEqual(['cut', 'rejected']));
  begun[0]?.end(new ApiError(0, 'Connection lost.'));
  begun[1]?.end(new ApiError(415, 'This file is not a PDF.'));
  await vi.waitFor(() => expect(statuses()).toEqual(['failed', 'failed']));
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(names()).toEqual(['cut', 'rejected', 'cut']));
  begun[2]?.end();
  await vi.waitFor(() => expect(statuses()).toEqual(['done', 'failed']));
});

test('resumes an interrupted upload after a pause that grows', async () => {
  vi.useFakeTimers();
  try {
    uploadFiles([new File(['x'], 'cut')], {}, () => undefined);
    await vi.waitFor(() => expect(names()).toHaveLength(1));
    begun[0]?.end(new ApiError(0, 'Connection lost.'));
    await vi.waitFor(() => expect(statuses()).toEqual(['failed']));
    await vi.advanceTimersByTimeAsync(5_000);
    await vi.waitFor(() => expect(names()).toHaveLength(2));
    begun[1]?.end(new ApiError(0, 'Connection lost.'));
    await vi.waitFor(() => expect(statuses()).toEqual(['failed']));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(names()).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(5_000);
    await vi.waitFor(() => expect(names()).toHaveLength(3));
    begun[2]?.end();
    await vi.waitFor(() => expect(statuses()).toEqual(['done']));
  } finally {
    vi.useRealTimers();
  }
});
