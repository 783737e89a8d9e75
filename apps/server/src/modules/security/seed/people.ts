import { isKnown, permissionMap, withViewing, type Ability, type Right } from '@plumbline/permissions';
import { v7 as uuidv7 } from 'uuid';
import type { DemoPerson } from '../../../capabilities/demo-data/demo-data.ts';
import type { Transaction } from '../../../database/database.ts';

const work: Readonly<Record<number, readonly string[]>> = {
  1: ['account', 'opportunity', 'contact', 'lead'],
  2: ['drive'],
  6: ['material', 'price', 'assembly', 'labor'],
  8: ['task', 'folder', 'space'],
  7: ['estimation', 'quote', 'aiRequest', 'calculator', 'quoteConfiguration'],
};
const rights = (apps: readonly number[], types: readonly Ability[]): Right[] =>
  apps
    .flatMap((app) => (work[app] ?? []).flatMap((name) => types.map((type): Right => ({ app, name, type }))))
    .filter(isKnown);

const levels = {
  estimator: {
    name: 'Estimator',
    description: 'Bids, take-off and quotes. Can view prices.',
    rights: [
      ...rights([1, 2, 7], ['v', 'a', 'e', 'c']),
      ...rights([6], ['v']),
      ...rights([8], ['v', 'a', 'e', 'd', 'x']),
    ],
  },
  viewer: {
    name: 'Viewer',
    description: 'View only.',
    rights: rights([1, 2, 6, 7, 8], ['v']),
  },
  buyer: {
    name: 'Buyer',
    description: 'Maintains materials, assemblies and prices.',
    rights: [
      ...rights([6], ['v', 'a', 'e', 'd', 'c', 'x', 'i', 'wi', 'mai', 'r']),
      ...rights([7], ['v']),
      ...rights([8], ['v', 'a', 'e']),
    ],
  },
} as const satisfies Record<string, { name: string; description: string; rights: Right[] }>;
type Level = keyof typeof levels;

interface Seed {
  username: string;
  firstname: string;
  lastname: string;
  title: string;
  level?: Level;
  /** Signs in with the demo password. */
  login?: true;
  status?: 'invited' | 'deactivated';
}
const users: Seed[] = [
  {
    username: 'estimator@northgate.test',
    firstname: 'Dana',
    lastname: 'Whitfield',
    title: 'Senior estimator',
    level: 'estimator',
    login: true,
  },
  {
    username: 'viewer@northgate.test',
    firstname: 'Owen',
    lastname: 'Castellano',
    title: 'Controller',
    level: 'viewer',
    login: true,
  },
  {
    username: 'tomas.herrera@northgate.test',
    firstname: 'Tomás',
    lastname: 'Herrera',
    title: 'Estimator',
    level: 'estimator',
  },
  {
    username: 'priya.raman@northgate.test',
    firstname: 'Priya',
    lastname: 'Raman',
    title: 'Estimator',
    level: 'estimator',
  },
  {
    username: 'derek.olufsen@northgate.test',
    firstname: 'Derek',
    lastname: 'Olufsen',
    title: 'Project executive',
    level: 'estimator',
  },
  {
    username: 'janelle.brooks@northgate.test',
    firstname: 'Janelle',
    lastname: 'Brooks',
    title: 'Purchasing',
    level: 'estimator',
  },
  {
    username: 'luis.medina@northgate.test',
    firstname: 'Luis',
    lastname: 'Medina',
    title: 'Estimator',
    level: 'estimator',
  },
  {
    username: 'rosa.ortiz@northgate.test',
    firstname: 'Rosa',
    lastname: 'Ortiz',
    title: 'Estimator',
    level: 'estimator',
    status: 'invited',
  },
  {
    username: 'hank.dorsey@northgate.test',
    firstname: 'Hank',
    lastname: 'Dorsey',
    title: 'Estimator, retired',
    status: 'deactivated',
  },
];
const groups: { name: string; description: string; level: Level; members: string[] }[] = [
  {
    name: 'Estimating',
    description: 'Everyone who prices work.',
    level: 'estimator',
    members: ['Whitfield', 'Herrera', 'Raman', 'Medina'],
  },
  {
    name: 'Leadership',
    description: 'Follows the work.',
    level: 'viewer',
    members: ['Castellano', 'Olufsen'],
  },
];

/**
 * Creates users, access levels and groups of a demo company.
 * @param hash password hash of users who can sign in.
 * @returns active users.
 */
export async function seedPeople(
  tx: Transaction,
  client: { query: (text: string, values: unknown[]) => Promise<unknown> },
  tenant_id: string,
  hash: string,
): Promise<DemoPerson[]> {
  const roleIds = new Map<Level, string>();
  for (const [level, { name, description, rights: granted }] of Object.entries(levels)) {
    const role_id = uuidv7();
    roleIds.set(level as Level, role_id);
    const permissions = JSON.stringify(permissionMap(withViewing(granted)));
    await tx
      .insertInto('security_role')
      .values({ tenant_id, role_id, name, description, permissions })
      .execute();
  }
  const made = users.map((user) => ({ ...user, user_id: uuidv7() }));
  for (const { login, level, status, ...user } of made) {
    await tx
      .insertInto('security_user')
      .values({
        ...user,
        tenant_id,
        email: user.username,
        role_id: (level && roleIds.get(level)) ?? null,
        ...(status ? { status } : {}),
      })
      .execute();
    // The hash “none” matches no password; these users set one through an emailed link.
    await client.query('select platform.add_login($1, $2, $3, $4)', [
      user.user_id,
      tenant_id,
      user.username,
      login ? hash : 'none',
    ]);
  }
  for (const { name, description, level, members } of groups) {
    const group_id = uuidv7();
    await tx
      .insertInto('security_group')
      .values({ tenant_id, group_id, name, description, role_id: roleIds.get(level) ?? null })
      .execute();
    await tx
      .insertInto('security_group_member')
      .values(
        made
          .filter(({ lastname }) => members.includes(lastname))
          .map(({ user_id }) => ({ tenant_id, group_id, user_id })),
      )
      .execute();
  }
  return made
    .filter(({ status }) => status === undefined)
    .map(({ user_id, firstname, lastname }) => ({ user_id, firstname, lastname }));
}
