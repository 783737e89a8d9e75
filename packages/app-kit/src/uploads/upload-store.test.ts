import { expect, test, vi } from 'vitest';

/** How each upload is ended, in the order in which they began. */
const begun: { name: string; end: (error?: Error) => void }[] = [];
vi.mock('./upload-file.ts', () => ({
  sendFile: ({ file }: { file: File }) =>
    new Promise<string>((resolve, reject) => {
      begun.push({ name: file.name, end: (error) => (error ? reject(error) : resolve(file.name)) });
    }),
}));
const { uploadFiles, uploadStore } = await import('./upload-store.ts');
const names = () => begun.map(({ name }) => name);

test('three files are on their way at a time, and each that ends makes room for the next', async () => {
  const arrived: string[] = [];
  uploadFiles(
    ['a', 'b', 'c', 'd', 'e'].map((name) => new File(['x'], name)),
    {},
    (uuid) => arrived.push(uuid),
  );
  await vi.waitFor(() => expect(names()).toEqual(['a', 'b', 'c']));
  begun[1]?.end();
  await vi.waitFor(() => expect(names()).toEqual(['a', 'b', 'c', 'd']));
  // One that failed makes room, too.
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
