import { PluginFields } from '@plumbline/api/fields';
import type { Plugin } from '@plumbline/api';
import { messages } from '@plumbline/validation';
import { sql } from 'kysely';
import type { Context, Handlers } from '../../context/context.ts';
import { invalidField, versionConflict } from '../../core/http-error.ts';
import { diffRecords } from '../../resource/record-diff.ts';
import { listInMemory } from '../../resource/list-in-memory.ts';

const titles = { quickbooks: 'QuickBooks', salesforce: 'Salesforce' } as const;
type Name = keyof typeof titles;
const names = Object.keys(titles) as Name[];
/** Id of a plugin that is not set up. */
const noId = '00000000-0000-4000-8000-00000000000';

/** Sealing context of the secret, which binds it to company and plugin. */
const sealedFor = (name: Name, { user }: Context) => `plugin ${name} ${user.tenant_id}`;

async function pluginOf(name: Name, { tx }: Context): Promise<Plugin> {
  const row = await tx.selectFrom('setup_plugin').selectAll().where('name', '=', name).executeTakeFirst();
  return {
    uuid: row?.plugin_id ?? `${noId}${names.indexOf(name) + 1}`,
    name,
    title: titles[name],
    value: row?.value ?? {},
    enabled: row?.enabled ?? false,
    hasSecret: Boolean(row?.secret),
    username: row?.username ?? '',
    version: row?.version ?? 0,
    ...(row && row.version > 0 ? { createdAt: row.created_at, updatedAt: row.updated_at } : {}),
  };
}

async function change(
  name: Name,
  {
    clientSecret,
    enabled,
    version,
    ...value
  }: { clientSecret?: string; enabled: boolean; version: number } & Record<string, unknown>,
  context: Context,
): Promise<{ data: Plugin }> {
  const { tx, user, ports } = context;
  await sql`insert into setup_plugin (tenant_id, name, version) values (${user.tenant_id}::uuid, ${name}, 0)
    on conflict do nothing`.execute(tx);
  await sql`select 1 from setup_plugin where name = ${name} for update`.execute(tx);
  const before = await pluginOf(name, context);
  if (before.version !== version) throw versionConflict();
  if (!clientSecret?.trim() && !before.hasSecret) throw invalidField('clientSecret', messages.required);
  await tx
    .updateTable('setup_plugin')
    .set({
      value: JSON.stringify(value),
      enabled,
      username: user.username,
      version: version + 1,
      updated_at: sql<string>`now()`,
      ...(clientSecret?.trim() ? { secret: ports.seal(clientSecret, sealedFor(name, context)) } : {}),
    })
    .where('name', '=', name)
    .execute();
  const after = await pluginOf(name, context);
  const auditValues = (plugin: Plugin) => ({ ...plugin.value, enabled: plugin.enabled });
  const changes = [
    ...diffRecords(auditValues(before), auditValues(after), [...Object.keys(value), 'enabled']),
    ...(clientSecret?.trim() ? [{ field: 'clientSecret', after: 'new key' }] : []),
  ];
  await context.audit({
    module: 'setup',
    entity: 'plugin',
    entityId: after.uuid,
    entityName: after.title,
    action: 'updated',
    changes,
  });
  return { data: after };
}

export const pluginOperations = {
  pluginsList: async ({ query }, context) => {
    const data = [];
    for (const name of names) data.push(await pluginOf(name, context));
    return listInMemory(data, PluginFields, query, 'title');
  },
  pluginsUpdateQuickbooks: ({ body }, context) => change('quickbooks', body, context),
  pluginsUpdateSalesforce: ({ body }, context) => change('salesforce', body, context),
} satisfies Partial<Handlers>;
