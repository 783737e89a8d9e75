import { expect, test, vi } from 'vitest';

/** Started uploads in order, with a function that ends each. */
const begun: { name: string; end: (error?: Error) => void }[] = [];
vi.mock('./upload-file.ts', () => ({
  sendFile: ({ file }: { file: File }) =>
    new Promise<string>((resolve, reject) => {
      begun.push({ name: file.name, end: (error) => (error ? reject(error) : resolve(file.name)) });
    }),
}));
const { uploadFiles, uploadStore } = await import('./upload-store.ts');
const names = () => begun.map(({ name }) => name);

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
