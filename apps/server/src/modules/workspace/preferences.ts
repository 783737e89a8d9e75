import type { Preference } from '@plumbline/api';
import type { Context, Handlers } from '../../context/context.ts';
import { parseFilter } from '../../resource/parse-filter.ts';
import { versionConflict } from '../../core/http-error.ts';

const place = ['tenant_id', 'user_id', 'key', 'prop_id', 'prop_type'] as const;

/** Writes a preference, with an expected version only if given. */
async function write(body: Preference, { tx, user }: Context): Promise<number | undefined> {
  const { key, prop_id = '', prop_type = '', version } = body;
  const value = JSON.stringify(body.value ?? null);
  const updated_at = new Date().toISOString();
  if (version !== undefined && version > 0) {
    const row = await tx
      .updateTable('user_preference')
      .set({ value, updated_at, version: version + 1 })
      .where('user_id', '=', user.user_id)
      .where('key', '=', key)
      .where('prop_id', '=', prop_id)
      .where('prop_type', '=', prop_type)
      .where('version', '=', version)
      .returning('version')
      .executeTakeFirst();
    return row?.version;
  }
  const row = await tx
    .insertInto('user_preference')
    .values({ tenant_id: user.tenant_id, user_id: user.user_id, key, prop_id, prop_type, value })
    .onConflict((each) =>
      version === 0
        ? each.columns([...place]).doNothing()
        : each.columns([...place]).doUpdateSet(({ ref, eb }) => ({
            value,
            updated_at,
            version: eb(ref('user_preference.version'), '+', 1),
          })),
    )
    .returning('version')
    .executeTakeFirst();
  return row?.version;
}

export const preferences = {
  preferencesRead: async ({ query }, { tx, user }) => {
    const key = parseFilter(query.filter).find((each) => each.field === 'key')?.value;
    let rows = tx
      .selectFrom('user_preference')
      .select(['key', 'prop_id', 'prop_type', 'value', 'version'])
      .where('user_id', '=', user.user_id);
    if (typeof key === 'string') rows = rows.where('key', '=', key);
    return { data: await rows.execute() };
  },
  preferencesSave: async ({ body }, context) => {
    const version = await write(body, context);
    if (version === undefined) throw versionConflict();
    const { key, prop_id = '', prop_type = '', value = null } = body;
    return { data: { key, prop_id, prop_type, value, version } };
  },
} satisfies Partial<Handlers>;
