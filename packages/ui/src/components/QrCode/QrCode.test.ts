import { encodeQR } from 'qr';
import { decodeQR } from 'qr/decode.js';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

/** Pixels of the rendered code for a scanner, four per module. */
function seen(value: string) {
  const rows = encodeQR(value, 'raw', { border: 4, ecc: 'medium' });
  const scale = 4;
  const side = rows.length * scale;
  const data = new Uint8Array(side * side * 4);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const level = rows[Math.floor(y / scale)]?.[Math.floor(x / scale)] ? 0 : 255;
      data.set([level, level, level, 255], (y * side + x) * 4);
    }
  return { width: side, height: side, data };
}

test('encodes a text that a scanner can read', () => {
  fc.assert(
    fc.property(fc.webUrl(), (value) => {
      expect(decodeQR(seen(value))).toBe(value);
    }),
    { numRuns: 20 },
  );
});
