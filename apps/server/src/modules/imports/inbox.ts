import { sql } from 'kysely';
import { addressBy, type Wait } from '../../capabilities/inbox/inbox-source.ts';

export const importWaits: readonly Wait[] = [
  {
    key: 'import',
    label: 'Imports to decide on',
    select: ({ user }) => sql`
      select import_id as uuid, name as title,
        case state when 'mapping' then 'Its columns are to be named' else 'Checked, and not imported yet' end as detail,
        (${addressBy('imports', 'kind')}) || '?id=' || import_id as href,
        created_at as since, null::date as due, null::numeric as amount
      from import_batch where state in ('mapping', 'checked') and user_id = ${user.user_id}::uuid`,
  },
];
