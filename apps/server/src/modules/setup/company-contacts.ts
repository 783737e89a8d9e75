import type { ContactName } from '@plumbline/api';
import { ContactNameFields } from '@plumbline/api/fields';
import { sql } from 'kysely';
import type { Handlers } from '../../context/context.ts';
import { queryList } from '../../resource/list-query.ts';
import { hasPermission } from '../../auth/permissions.ts';

export const contactOperations = {
  contactsListNames: async ({ query }, context) => {
    const maySee = hasPermission({ app: 1, name: 'contact', type: 'v' }, context);
    const { rows, count } = await queryList<ContactName>(
      context.tx,
      'crm_contact_view',
      ContactNameFields,
      query,
      { order: 'firstname', where: maySee ? [] : [sql`false`] },
    );
    return {
      data: rows.map(({ uuid, firstname, lastname, email, account_name }) => ({
        uuid,
        firstname,
        lastname,
        email,
        account_name,
      })),
      meta: { count },
    };
  },
} satisfies Partial<Handlers>;
