import { expect, test } from 'vitest';
import { isInvalidated } from './use-invalidation.ts';

test.each([
  ['/crm/accounts', ['crm'], true],
  [['/crm/accounts', { limit: 15 }], ['crm'], true],
  ['/crm?search=a', ['crm'], true],
  ['/crm', ['crm'], true],
  ['/crmore/accounts', ['crm'], false],
  ['/setup/comments/list', ['setup/comments'], true],
  ['/setup/statuses/lead', ['setup/comments'], false],
  ['/vendors/list', ['crm', 'vendors'], true],
  // Cache keys that are not API paths are never invalidated.
  [['take-off', 'page', 1], 'all', false],
  [['/material/list'], 'all', true],
  [['/setup/territories', '/setup/units', { names: 'territory,unit' }], ['setup/units'], true],
  [['own', '/setup/units'], ['setup/units'], false],
  ['/setup/user-preferences', ['setup'], false],
  ['/setup/user-preferences', 'all', false],
  [undefined, 'all', false],
] as const)('isTold(%j) for %j is %s', (key, areas, is) => {
  expect(isInvalidated(key, areas)).toBe(is);
});
