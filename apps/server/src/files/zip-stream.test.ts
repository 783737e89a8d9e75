import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CFB } from 'xlsx';
import { archiveSize, zipBytes, zipStream, type ZipPart } from './zip-stream.ts';

const part = (name: string, bytes: Uint8Array): ZipPart => ({
  name,
  size: bytes.length,
  modified: new Date(2026, 2, 4, 5, 6, 8),
  read: () => new Blob([bytes as BlobPart]).stream() as ReadableStream<Uint8Array>,
});

/** The reader decodes names as bytes and adds an entry of its own. */
const isOwn = (path: string) => path.includes('\u0001');
const nameOf = (path: string) => Buffer.from(path.replace(/^Root Entry\//, ''), 'latin1').toString('utf8');
/** Entries of an archive according to another reader. */
function unpacked(archive: Uint8Array): Record<string, string> {
  const found = CFB.read(Buffer.from(archive), { type: 'buffer' });
  return Object.fromEntries(
    found.FullPaths.flatMap((name: string, at: number) => {
      const content = found.FileIndex[at]?.content;
      if (name.endsWith('/') || isOwn(name) || !content) return [];
      return [[nameOf(name), Buffer.from(content).toString('hex')]];
    }),
  );
}

test('is read completely by another reader', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(fc.stringMatching(/^[a-zé]{1,8}\.txt$/), fc.uint8Array({ maxLength: 5_000 }), {
        maxKeys: 6,
      }),
      async (files) => {
        const parts = [
          part('Site/', new Uint8Array()),
          ...Object.entries(files).map(([name, bytes]) => part(`Site/${name}`, bytes)),
        ];
        const archive = new Uint8Array(await new Response(zipStream(parts)).arrayBuffer());
        expect(archive).toHaveLength(archiveSize(parts));
        expect(unpacked(archive)).toEqual(
          Object.fromEntries(
            Object.entries(files).map(([name, bytes]) => [
              `Site/${name}`,
              Buffer.from(bytes).toString('hex'),
            ]),
          ),
        );
      },
    ),
    { numRuns: 8 },
  );
});

test('contains more files than the 16-bit directory can count', async () => {
  const parts = Array.from({ length: 66_000 }, (_, at) => part(`${at}`, new Uint8Array()));
  const archive = new Uint8Array(await new Response(zipStream(parts)).arrayBuffer());
  expect(archive).toHaveLength(archiveSize(parts));
  // The 16-bit directory has its maximum; the ZIP64 directory before it has the actual number.
  const tail = Buffer.from(archive.subarray(-98));
  expect(tail.readUInt16LE(76 + 10)).toBe(0xffff);
  expect(tail.readUInt32LE(0)).toBe(0x06064b50);
  expect(Number(tail.readBigUInt64LE(32))).toBe(66_000);
});

test('contains files and offsets beyond 4 GB', async () => {
  const size = 2 ** 32 + 5;
  const large: ZipPart = { ...part('large.bin', new Uint8Array()), size };
  const after = part('after.txt', new TextEncoder().encode('behind it'));
  expect(archiveSize([large, after])).toBeGreaterThan(size);
  let at = 0;
  const piece = new Uint8Array(64 * 1024 * 1024);
  const source: ZipPart = {
    ...large,
    read: () =>
      new ReadableStream({
        pull(controller) {
          const rest = size - at;
          if (rest <= 0) return controller.close();
          at += Math.min(rest, piece.length);
          controller.enqueue(rest < piece.length ? piece.subarray(0, rest) : piece);
        },
      }),
  };
  let written = 0;
  let tail = Buffer.alloc(0);
  for await (const bytes of zipBytes([source, after])) {
    written += bytes.length;
    if (bytes.length < 1000) tail = Buffer.concat([tail, bytes]).subarray(-1000);
  }
  expect(written).toBe(archiveSize([large, after]));
  // Offset of the second file's header, in 8 bytes of the directory.
  const entry = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  const nameLength = tail.readUInt16LE(entry + 28);
  expect(tail.readUInt32LE(entry + 42)).toBe(0xffff_ffff);
  expect(Number(tail.readBigUInt64LE(entry + 46 + nameLength + 4))).toBeGreaterThan(2 ** 32);
}, 60_000);

test('a file shorter than its declared size ends the archive without directory', async () => {
  const short = { ...part('a', new Uint8Array(3)), size: 5 };
  await expect(new Response(zipStream([short])).arrayBuffer()).rejects.toThrow('3 bytes, not 5');
});
