import { operations } from '@plumbline/api/operations';
import { appIds, grantable } from '@plumbline/permissions';
import { expect, test } from 'vitest';

test('the contract demands the rights of the catalogue, each of them and no others', () => {
  const demanded = new Set(
    Object.values(operations).flatMap(({ access }) =>
      typeof access === 'object' ? [`${access.app}.${access.name}.${access.type}`] : [],
    ),
  );
  const known = grantable(Object.values(appIds)).flatMap(({ app, permissions }) =>
    permissions.flatMap(({ name, abilities }) => abilities.map((type) => `${app}.${name}.${type}`)),
  );
  expect([...demanded].toSorted()).toEqual(known.toSorted());
});
