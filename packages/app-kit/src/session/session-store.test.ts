import { expect, test } from 'vitest';
import { backPath } from './SessionProvider.tsx';

const origin = 'https://suite.test';
const back = (to: string) => backPath({ origin, search: `?ended=1&back=${encodeURIComponent(to)}` });

test('signing in leads back to where a person was, with the view of it', () => {
  expect(back('/crm/accounts?filter=a&page=2')).toBe('/crm/accounts?filter=a&page=2');
  expect(backPath({ origin, search: '' })).toBeUndefined();
});

test.each(['//elsewhere.test', '/\\elsewhere.test', 'https://elsewhere.test/crm', 'javascript:alert(1)'])(
  'and never to another origin: %s',
  (to) => expect(back(to)).toBeUndefined(),
);
