import { sql } from 'kysely';
import { commandsOf } from '../../capabilities/published-commands.ts';
import type { Context } from '../../context/context.ts';

interface Template {
  uuid: string;
  name: string;
  parent_id: string | null;
}

/** Creates the default folders of an estimation, whose content follows its permissions. */
export async function createDefaultFolders(
  estimationId: string,
  { tx, user }: Pick<Context, 'tx'> & { user: Pick<Context['user'], 'tenant_id' | 'user_id'> },
): Promise<void> {
  const { rows } = await sql<Template>`with recursive placed as (
      select uuid, name, parent_id, 1 as depth from setup_estimation_folder_view where parent_id is null
      union all
      select f.uuid, f.name, f.parent_id, p.depth + 1 from setup_estimation_folder_view f
        join placed p on f.parent_id = p.uuid where p.depth < 20
    ) select uuid, name, parent_id from placed order by depth, name`.execute(tx);
  const folderIds = new Map<string, string>();
  for (const { uuid, name, parent_id: parent } of rows) {
    const folder = await commandsOf('driveFolders').create(tx, {
      tenant_id: user.tenant_id,
      name,
      parent_id: parent ? (folderIds.get(parent) ?? null) : null,
      prop_type: 'estimation_files',
      prop_id: estimationId,
      created_by: user.user_id,
    });
    folderIds.set(uuid, folder);
  }
}
