import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isGtin } from './barcodes.ts';
import { listenForWedge, scannedCode } from './wedge.ts';

const feed = (keys: readonly string[], gap: number) => {
  const wedge = listenForWedge();
  let found: string | undefined;
  keys.forEach((key, at) => {
    found = wedge.key(key, 1000 + at * gap) ?? found;
  });
  return found;
};

describe('listenForWedge', () => {
  const letter = fc.constantFrom(...'0123456789ABCDEFGH-');
  it('returns the complete scanned code', () => {
    fc.assert(
      fc.property(
        fc.array(letter, { minLength: 4, maxLength: 40 }),
        fc.integer({ min: 1, max: 40 }),
        (code, gap) => feed([...code, 'Enter'], gap) === code.join(''),
      ),
    );
  });
  it('does not mistake manual typing for a scanner', () => {
    fc.assert(
      fc.property(
        fc.array(letter, { maxLength: 40 }),
        fc.integer({ min: 41, max: 2000 }),
        (code, gap) => feed([...code, 'Enter'], gap) === undefined,
      ),
    );
  });
  it('starts a new code after a pause', () => {
    const wedge = listenForWedge();
    wedge.key('x', 0);
    let at = 500;
    for (const key of '4006381') wedge.key(key, (at += 10));
    expect(wedge.isRunning()).toBe(true);
    expect(wedge.key('Enter', at + 10)).toBe('4006381');
    expect(wedge.isRunning()).toBe(false);
  });
  it('ignores Shift and stops at an arrow key', () => {
    expect(feed(['Shift', 'B', '-', '2', '0', 'Tab'], 10)).toBe('B-20');
    expect(feed(['1', '2', '3', '4', 'ArrowLeft', 'Enter'], 10)).toBeUndefined();
  });
  it('requires four keys', () => {
    expect(feed(['1', '2', '3', 'Enter'], 10)).toBeUndefined();
  });
});

describe('scannedCode', () => {
  it('is the scan if the field contains nothing else', () => {
    expect(scannedCode('', '96385074', isGtin)).toBe('96385074');
    expect(scannedCode('B-20', 'B-20', isGtin)).toBe('B-20');
  });
  it('drops text typed before the scan', () => {
    expect(scannedCode('x96385074', '96385074', isGtin)).toBe('96385074');
  });
  it('is the complete text if the scanner paused', () => {
    expect(scannedCode('036000291452', '0291452', isGtin)).toBe('036000291452');
    expect(scannedCode('PALLET-7', 'LLET-7', isGtin)).toBe('PALLET-7');
  });
});
