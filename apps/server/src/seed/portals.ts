import { permissionMap, type Right } from '@plumbline/permissions';
import { v7 as uuidv7 } from 'uuid';
import type { DemoContext } from '../capabilities/demo-data/demo-data.ts';

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

/** Creates a portal's user with fewer rights than its administrator, and the requests that wait for the provider. */
export async function seedPortal({ company, owner, passwordHash, write }: DemoContext): Promise<void> {
  const { key, tenantId: tenant_id } = company;
  const { level, ...person }: Colleague = key === 'summit' ? colleagues.partner : colleagues.provider;
  await write(async ({ tx, client }) => {
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
      passwordHash,
    ]);
    if (key === 'summit')
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
  if (key !== 'provider') return;
  for (const { company: applicant, firstname, lastname, email, message } of applicants)
    await owner.query(
      `insert into platform.partner_request (request_id, company, firstname, lastname, email, message, state)
       values ($1, $2, $3, $4, $5, $6, 'waiting')`,
      [uuidv7(), applicant, firstname, lastname, email, message],
    );
}
