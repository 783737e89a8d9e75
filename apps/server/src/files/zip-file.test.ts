import { unzipSync } from 'fflate';
import fc from 'fast-check';
import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { zipFile, type ZipText } from './zip-file.ts';

async function bytesOf(parts: readonly ZipText[]): Promise<Buffer> {
  const { file, size } = await zipFile(parts);
  const bytes = Buffer.from(await new Response(file).arrayBuffer());
  expect(bytes).toHaveLength(size);
  return bytes;
}

test('another reader finds every file, and the directory has sizes and checksums', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(
        fc.stringMatching(/^[a-zé]{1,8}\.xml$/),
        fc.array(fc.string({ maxLength: 3_000 }), { maxLength: 5 }),
        {
          maxKeys: 4,
        },
      ),
      async (files) => {
        const texts = Object.entries(files);
        const bytes = await bytesOf(texts.map(([name, text]) => ({ name, text })));
        const found = Object.entries(unzipSync(bytes)).map(([name, text]) => [
          name,
          Buffer.from(text).toString(),
        ]);
        const wanted = texts.map(([name, text]) => [name, Buffer.from(text.join('')).toString()]);
        expect(Object.fromEntries(found)).toEqual(Object.fromEntries(wanted));
        let at = bytes.readUInt32LE(bytes.length - 6);
        for (const [, text] of texts) {
          const plain = Buffer.from(text.join(''));
          expect(bytes.readUInt32LE(at)).toBe(0x02014b50);
          expect(bytes.readUInt32LE(at + 16)).toBe(crc32(plain));
          expect(bytes.readUInt32LE(at + 24)).toBe(plain.length);
          at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
        }
        expect(bytes.readUInt32LE(at)).toBe(0x06054b50);
      },
    ),
    { numRuns: 30 },
  );
});

test('the same content gives the same bytes', async () => {
  const parts = [{ name: 'a.xml', text: ['one', 'two'] }];
  expect(await bytesOf(parts)).toEqual(await bytesOf(parts));
});

test('content far larger than a chunk is not held in memory', async () => {
  const piece = 'x'.repeat(65_536);
  function* text() {
    for (let count = 0; count < 2_000; count++) yield piece + String(count);
  }
  const before = process.memoryUsage().arrayBuffers;
  const { file } = await zipFile([{ name: 'large.xml', text: text() }]);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(64 * 1024 * 1024);
  await file.cancel();
});

test('an error of a source is thrown, and the next archive succeeds', async () => {
  async function* broken(): AsyncGenerator<string> {
    yield await Promise.resolve('begins');
    throw new Error('the query failed');
  }
  await expect(zipFile([{ name: 'a.xml', text: broken() }])).rejects.toThrow('the query failed');
  expect(Object.keys(unzipSync(await bytesOf([{ name: 'b.xml', text: ['fine'] }])))).toEqual(['b.xml']);
});
