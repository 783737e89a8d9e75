import { permissionMap, type Ability, type Right } from '@plumbline/permissions';
import type { TenantName, TestServer, UserName } from './server.ts';

/** Grants a user these abilities of an app regardless of access level, for tests of row permissions. */
export async function allow(
  server: TestServer,
  tenant: TenantName,
  user: UserName,
  app: number,
  names: readonly string[],
  abilities: string,
): Promise<void> {
  const rights = names.flatMap((name) =>
    [...abilities].map((type): Right => ({ app, name, type: type as Ability })),
  );
  await server.tx(tenant, async (tx) => {
    const { role_id, permissions } = await tx
      .selectFrom('security_user as u')
      .innerJoin('security_role as r', 'r.role_id', 'u.role_id')
      .select(['r.role_id', 'r.permissions'])
      .where('u.user_id', '=', server.userIds[user])
      .executeTakeFirstOrThrow();
    await tx
      .updateTable('security_role')
      .set({ permissions: JSON.stringify({ ...permissions, ...permissionMap(rights) }) })
      .where('role_id', '=', role_id)
      .execute();
  });
}
