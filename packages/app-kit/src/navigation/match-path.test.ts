import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchPattern } from './match-path.ts';

test.each([
  ['/login', '/login', {}],
  ['/login', '/login/', {}],
  ['/', '/', {}],
  ['/login', '/login/more', undefined],
  ['/access/:token/:id?', '/access/abc', { token: 'abc' }],
  ['/access/:token/:id?', '/access/abc/7', { token: 'abc', id: '7' }],
  ['/access/:token/:id?', '/access', undefined],
  ['/access/:token/:id?', '/access/', undefined],
  ['/access/:token/:id?', '/access/a/b/c', undefined],
  ['/download/:uuid', '/download/%E0%A4%A', undefined],
  ['/partner/request/:uuid', '/partner/requests/1', undefined],
])('%s and %s', (pattern, path, expected) => {
  expect(matchPattern(pattern, path)).toEqual(expected);
});

test('decodes encoded parameters', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (token, id) => {
      const path = `/access/${encodeURIComponent(token)}/${encodeURIComponent(id)}`;
      expect(matchPattern('/access/:token/:id?', path)).toEqual({ token, id });
    }),
  );
});
