import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exemptionProblem } from './rules.ts';

test.each([
  [{}, true],
  [{ tax_exempt: false, tax_exempt_number: '' }, true],
  [{ tax_exempt: true, tax_exempt_number: '98-10442' }, true],
  // A number can be kept after the exemption has ended.
  [{ tax_exempt: false, tax_exempt_number: '98-10442' }, true],
  [{ tax_exempt: true }, false],
  [{ tax_exempt: true, tax_exempt_number: '  ' }, false],
])('validates %j', (values, isRight) => {
  expect(exemptionProblem(values) === undefined).toBe(isRight);
});

test('requires a certificate number for any exemption', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.string(), (tax_exempt, tax_exempt_number) => {
      const isRefused = exemptionProblem({ tax_exempt, tax_exempt_number }) !== undefined;
      expect(isRefused).toBe(tax_exempt && tax_exempt_number.trim() === '');
    }),
  );
});
