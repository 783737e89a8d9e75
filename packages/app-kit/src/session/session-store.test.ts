import { expect, test } from 'vitest';
import { backPath } from './SessionProvider.tsx';

const origin = 'https://suite.test';
const back = (to: string) => backPath({ origin, search: `?ended=1&back=${encodeURIComponent(to)}` });

test('backPath returns the previous path with its query', () => {
  expect(back('/crm/accounts?filter=a&page=2')).toBe('/crm/accounts?filter=a&page=2');
  expect(backPath({ origin, search: '' })).toBeUndefined();
});

test.each(['//elsewhere.test', '/\\elsewhere.test', 'https://elsewhere.test/crm', 'javascript:alert(1)'])(
  'backPath rejects another origin: %s',
  (to) => expect(back(to)).toBeUndefined(),
);
