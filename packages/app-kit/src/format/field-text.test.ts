import { expect, test } from 'vitest';
import { fieldText, type FieldFormat } from './field-text.ts';

test.each<[FieldFormat | undefined, string, string]>([
  [{ kind: 'day' }, '2026-11-25', 'Nov 25, 2026'],
  [undefined, '2026-11-25', 'Nov 25, 2026'],
  [{ kind: 'decimal', format: 'number' }, '90.0000', '90'],
  [{ kind: 'decimal' }, '1380.2500', '1,380.25'],
  [{ kind: 'decimal', format: 'money' }, '159250.00', '$159,250.00'],
  [{ kind: 'number', format: 'percent' }, '20', '20%'],
  [{ kind: 'decimal', format: 'percent' }, '35.1', '35.1%'],
  [{ kind: 'text', options: ['h|Hour', 'D|Day'] }, 'h', 'Hour'],
  [{ kind: 'text', options: ['h|Hour'] }, 'x', 'x'],
  [{ kind: 'boolean' }, 'true', 'Yes'],
  [{ kind: 'boolean' }, 'false', 'No'],
  [{ kind: 'text' }, '90.0000', '90.0000'],
  [undefined, 'Boise', 'Boise'],
])('formats a value of %j: “%s” as “%s”', (field, value, shown) => {
  expect(fieldText(field, value)).toBe(shown);
});
