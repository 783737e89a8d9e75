import { operations } from '@plumbline/api/operations';
import { appIds, grantable } from '@plumbline/permissions';
import { expect, test } from 'vitest';
import { importKinds } from '../imports/import-kinds.ts';

test('contract operations and importable entities require exactly the rights of the catalog', () => {
  const demanded = new Set(
    Object.values(operations).flatMap(({ access }) =>
      typeof access === 'object' ? [`${access.app}.${access.name}.${access.type}`] : [],
    ),
  );
  // The right that an import requires depends on its entity, so the contract cannot state it for the operation.
  for (const right of importKinds().flatMap((kind) => [kind.right, kind.lesser ?? kind.right]))
    demanded.add(`${right.app}.${right.name}.${right.type}`);
  const known = grantable(Object.values(appIds)).flatMap(({ app, permissions }) =>
    permissions.flatMap(({ name, abilities }) => abilities.map((type) => `${app}.${name}.${type}`)),
  );
  expect([...demanded].toSorted()).toEqual(known.toSorted());
});
