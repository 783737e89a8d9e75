import { UserRowFields } from '@plumbline/api/fields';
import { sql } from 'kysely';
import type { Context, Handlers } from '../../http/context.ts';
import { listRows, parseFilter } from '../../http/listing.ts';
import { Problem } from '../../http/problem.ts';

const profile = async (context: Context) => {
  const { user, session, config } = context;
  return {
    data: {
      profile: {
        uuid: user.user_id,
        firstname: user.firstname,
        lastname: user.lastname,
        username: user.username,
        email: user.email,
        account_id: user.tenant_id,
        company: user.company,
        type: session.type,
        is_partner: session.is_partner,
        is_provider: session.is_provider,
        demo: config.demo && user.demo,
      },
    },
  };
};

export const security = {
  securityProfile: (_input, context) => profile(context),
  partnerProfile: (_input, context) => profile(context),
  securityUsers: async ({ query }, { tx }) => {
    const { rows, count } = await listRows<{
      uuid: string;
      username: string;
      firstname: string;
      lastname: string;
    }>(tx, 'security_user_view', UserRowFields, query, { order: 'firstname,lastname' });
    return {
      data: rows.map(({ uuid, username, firstname, lastname }) => ({ uuid, username, firstname, lastname })),
      meta: { count },
    };
  },
  securityValidate: async ({ query }, { tx }) => {
    const email = parseFilter(query.filter).find((each) => each.field === 'email')?.value;
    if (typeof email !== 'string')
      throw new Problem(400, 'The filter names no email.', {
        errors: [{ field: 'filter', message: 'The filter names no email.' }],
      });
    const { rows } = await sql<{ taken: boolean }>`select platform.username_taken(${email}) as taken`.execute(
      tx,
    );
    return { success: !rows[0]?.taken, data: {} };
  },
  securityTenant: async (_input, { tx, user }) => {
    const { count } = await tx
      .selectFrom('security_user')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return {
      data: {
        uuid: user.tenant_id,
        name: user.company,
        type: user.tenant_type,
        users: Number(count),
        subscription_mode: user.subscription_mode,
      },
    };
  },
} satisfies Partial<Handlers>;
