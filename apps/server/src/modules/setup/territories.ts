import { TerritoryNameFields } from '@plumbline/api/fields';
import type {
  Territory,
  TerritoryFields as TerritoryInput,
  TerritoryMember,
  TerritoryName,
} from '@plumbline/api';
import { states as allStates, zipsProblem } from '@plumbline/validation/setup';
import { sql } from 'kysely';
import type { Context, Handlers } from '../../context/context.ts';
import { resourceHandlers } from '../../resource/resource-handlers.ts';
import { defineResource } from '../../resource/define-resource.ts';
import { after, before } from '../../resource/pipeline.ts';
import { queryList } from '../../resource/list-query.ts';
import { invalidField, HttpError } from '../../core/http-error.ts';
import { allResources } from '../../resource/registry.ts';
import { ownTerritories } from '../../resource/territories.ts';

/** Row of the view, or as returned by the contract. */
type Row = Territory & { member_names?: string };

function check({ states = [], zips = '' }: Partial<TerritoryInput>): void {
  const unknown = states.find((code) => !allStates.includes(code));
  if (unknown !== undefined) throw invalidField('states', `The state “${unknown}” does not exist.`);
  const problem = zipsProblem(zips);
  if (problem) throw invalidField('zips', problem);
}
const columns = ({ members: _members, states, ...values }: Partial<TerritoryInput>) => ({
  ...values,
  ...(states && { states: [...new Set(states)].toSorted() }),
});

async function setMembers(
  uuid: string,
  members: readonly TerritoryMember[],
  { tx, user }: Context,
): Promise<void> {
  const access = new Map(members.map((each) => [each.user_id, each.access]));
  const users = [...access.keys()];
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from user_directory
    where user_id = any(${users}::uuid[])`.execute(tx);
  if (rows[0]?.count !== users.length) throw invalidField('members', 'One of these people does not exist.');
  await sql`delete from setup_territory_member where territory_id = ${uuid}::uuid`.execute(tx);
  await sql`insert into setup_territory_member (tenant_id, territory_id, user_id, access)
    select ${user.tenant_id}::uuid, ${uuid}::uuid, * from unnest(${users}::uuid[], ${[...access.values()]}::text[])`.execute(
    tx,
  );
}

const withArticle = (word: string) => (/^[aeiou]/i.test(word) ? `an ${word}` : `a ${word}`);
/** Entities with a territory field, and the name of that field. */
const entitiesWithTerritory = () =>
  [...allResources().values()].flatMap(({ fields, ...store }) =>
    Object.entries(fields).flatMap(([field, { choices }]) =>
      choices === 'territory' ? [{ ...store, field }] : [],
    ),
  );

/** @throws HttpError 409 if records are in one of the territories. */
async function assertTerritoryUnused(
  { uuids }: { uuids: readonly string[] },
  { tx }: Context,
): Promise<void> {
  for (const { view, field, one, many } of entitiesWithTerritory()) {
    const { rows } = await sql<{ name: string; count: number }>`select t.name, count(*)::int as count
      from setup_territory_view t join ${sql.table(view)} r on r.${sql.ref(field)} = t.name
      where t.uuid = any(${uuids}::uuid[]) group by t.name order by count desc`.execute(tx);
    const [first] = rows;
    if (!first) continue;
    const [what, them] = first.count === 1 ? [withArticle(one), 'it'] : [`${first.count} ${many}`, 'them'];
    throw new HttpError(
      409,
      `${first.name} is the territory of ${what}. Assign another territory to ${them} first.`,
    );
  }
}

export const territories = defineResource('territory', {
  present: (rows: Row[]) => rows.map(({ member_names: _names, ...row }) => row),
  steps: {
    create: [
      after('workflow', (state) => {
        check(state.body);
        state.columns = columns({ ...state.body, name: state.body.name.trim() });
      }),
      after('write', async ({ uuid, body: { members } }, context) => {
        if (members) await setMembers(uuid, members, context);
      }),
    ],
    update: [
      after('workflow', (state) => {
        const { body } = state;
        check(body);
        state.columns = columns({ ...body, ...(body.name && { name: body.name.trim() }) });
      }),
      after('write', async ({ uuid, body: { members } }, context) => {
        if (members) await setMembers(uuid, members, context);
      }),
      after('write', async ({ body: { name }, before }, { tx }) => {
        if (!name || name.trim() === before.name) return;
        // Records store the territory by name, so a rename updates them.
        for (const { table, field } of entitiesWithTerritory())
          await sql`update ${sql.table(table)} set ${sql.ref(field)} = ${name.trim()}
            where ${sql.ref(field)} = ${before.name}`.execute(tx);
      }),
    ],
    delete: [before('dependents', assertTerritoryUnused)],
  },
  changes: (before: Row | undefined, after: Row) =>
    (['member_names', 'state_names'] as const).flatMap((name) =>
      (before?.[name] ?? '') === (after[name] ?? '')
        ? []
        : [
            {
              field: name === 'member_names' ? 'people' : 'states',
              before: before?.[name] ?? '',
              after: after[name] ?? '',
            },
          ],
    ),
});

export const territoryOperations = {
  ...resourceHandlers(territories),
  territoriesListNames: async ({ query }, context) => {
    const { tx } = context;
    const own = await ownTerritories(context);
    const { rows, count } = await queryList<TerritoryName>(
      tx,
      'setup_territory_view',
      TerritoryNameFields,
      query,
      { order: 'name' },
    );
    return {
      data: rows.map(({ uuid, name, description, total_users }) => ({
        uuid,
        name,
        description,
        total_users,
        ...(own.has(name) ? { access: own.get(name) as NonNullable<TerritoryName['access']> } : {}),
      })),
      meta: { count },
    };
  },
} satisfies Partial<Handlers>;
