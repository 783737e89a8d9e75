import { sql } from 'kysely';
import { entityAddress, type InboxSource } from '../../capabilities/inbox/inbox-source.ts';

export const importInbox: readonly InboxSource[] = [
  {
    key: 'import',
    label: 'Imports to review',
    select: ({ user }) => sql`
      select import_id as uuid, name as title,
        case state when 'mapping' then 'Map the columns' else 'Checked, ready to import' end as detail,
        (${entityAddress('imports', 'kind')}) || '?id=' || import_id as href,
        created_at as since, null::date as due, null::numeric as amount
      from import_batch where state in ('mapping', 'checked') and user_id = ${user.user_id}::uuid`,
  },
];
