import { permissionMap, type Right } from '@plumbline/permissions';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../database/database.ts';

interface Colleague {
  username: string;
  firstname: string;
  lastname: string;
  title: string;
  level: { name: string; description: string; rights: Right[] };
}
const view = (app: number, ...names: string[]): Right[] =>
  names.map((name) => ({ app, name, type: 'v' as const }));

/** A partner and a provider user with fewer rights than administrators. */
const colleagues = {
  partner: {
    username: 'sales@summit.test',
    firstname: 'Noor',
    lastname: 'Haddad',
    title: 'Sales',
    level: {
      name: 'Sales',
      description: 'Manages customers.',
      rights: view(19, 'customer', 'company'),
    },
  },
  provider: {
    username: 'support@plumbline.test',
    firstname: 'Ines',
    lastname: 'Okafor',
    title: 'Support',
    level: {
      name: 'Support',
      description: 'Can view customers and requests.',
      rights: view(18, 'customer', 'customerRequest', 'partnerRequest'),
    },
  },
} as const satisfies Record<string, Colleague>;

const applicants = [
  {
    company: 'Ridgeline Software',
    firstname: 'Ann',
    lastname: 'Ridgeway',
    email: 'ann@ridgeline.test',
    message: 'We support forty contractors in Colorado and want to offer them take-off.',
  },
  {
    company: 'Lakeshore Consulting',
    firstname: 'Ravi',
    lastname: 'Menon',
    email: 'ravi@lakeshore.test',
    message: '',
  },
];

/** Creates portal users with access levels and pending requests. */
export async function seedPortals(
  { database, owner }: { database: Database; owner: pg.Pool },
  tenants: Record<keyof typeof colleagues, string>,
  hash: string,
): Promise<void> {
  for (const portal of ['partner', 'provider'] as const) {
    const tenant_id = tenants[portal];
    const { level, ...person }: Colleague = colleagues[portal];
    await database.transaction({ tenantId: tenant_id }, 'write', async ({ tx, client }) => {
      const [role_id, user_id] = [uuidv7(), uuidv7()];
      const { name, description, rights } = level;
      await tx
        .insertInto('security_role')
        .values({
          tenant_id,
          role_id,
          name,
          description,
          permissions: JSON.stringify(permissionMap(rights)),
        })
        .execute();
      await tx
        .insertInto('security_user')
        .values({ ...person, tenant_id, user_id, email: person.username, role_id })
        .execute();
      await client.query('select platform.add_login($1, $2, $3, $4)', [
        user_id,
        tenant_id,
        person.username,
        hash,
      ]);
      if (portal === 'partner')
        await tx
          .insertInto('company_detail')
          .values({
            tenant_id,
            contact_name: 'Avery Fenwick',
            email: 'office@summit.test',
            phone: '303-555-0142',
            website: 'https://www.summit.test',
            street: '1800 Larimer Street',
            city: 'Denver',
            state: 'CO',
            zip: '80202',
          })
          .execute();
    });
  }
  for (const { company, firstname, lastname, email, message } of applicants)
    await owner.query(
      `insert into platform.partner_request (request_id, company, firstname, lastname, email, message, state)
       values ($1, $2, $3, $4, $5, $6, 'waiting')`,
      [uuidv7(), company, firstname, lastname, email, message],
    );
}
