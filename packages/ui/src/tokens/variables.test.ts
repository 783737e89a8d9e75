import { expect, test } from 'vitest';
import { variablesSheet } from './variables.ts';

const sheet = variablesSheet();
const declared = (selector: string): Map<string, string> => {
  const body = sheet.slice(sheet.indexOf(`${selector} {`)).split('}')[0] ?? '';
  return new Map(
    [...body.matchAll(/(--[\w-]+): (.+);/g)].map(([, name = '', value = '']): [string, string] => [
      name,
      value,
    ]),
  );
};

test('each token is a variable, in the current theme and density', () => {
  expect(declared(':root').get('--pl-color-text-primary')).toBe('#141b24');
  expect(declared('[data-theme="dark"]').get('--pl-color-text-primary')).toBe('#f1f4f7');
  expect(declared('[data-density="compact"]').get('--pl-size-control')).toBe('28px');
  expect([...declared('[data-theme="dark"]').keys()]).toEqual([...declared('[data-theme="light"]').keys()]);
});
