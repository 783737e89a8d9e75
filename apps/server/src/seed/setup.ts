import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../database/database.ts';
import { insertRow } from '../database/insert-row.ts';
import { crmStatuses } from '../modules/crm/default-statuses.ts';
import type { DemoPerson } from '../capabilities/demo-data/demo-data.ts';

const departments: readonly [name: string, parent: string, head: string, description: string][] = [
  ['Preconstruction', '', 'Olufsen', 'From first call to award.'],
  ['Estimating', 'Preconstruction', 'Whitfield', 'Take-off, pricing and quotes.'],
  ['Business development', 'Preconstruction', 'Lindqvist', 'Owners, general contractors and agencies.'],
  ['Operations', '', 'Olufsen', 'The work on site.'],
  ['Purchasing', 'Operations', 'Brooks', 'Materials, vendors and deliveries.'],
  ['Field', 'Operations', 'Medina', 'Superintendents and crews.'],
  ['Finance', '', 'Castellano', 'Invoices, payroll and the books.'],
];
const designations = [
  ['Estimator', 'Measures and prices work.'],
  ['Senior estimator', 'Reviews estimates above $1,000,000.'],
  ['Project executive', 'Responsible for a group of projects.'],
  ['Project manager', 'Runs projects from award to final invoice.'],
  ['Superintendent', 'Runs the site.'],
  ['Foreman', 'Leads a crew.'],
  ['Purchasing agent', 'Buys materials and books deliveries.'],
  ['Controller', 'Keeps the books.'],
] as const;
const qualifiers = [
  ['OSHA 30', '30-hour construction safety training, renewed every five years.'],
  ['First aid and CPR', 'Renewed every two years.'],
  ['Scissor lift operator', 'Trained on self-propelled elevating platforms.'],
  ['Licensed contractor', 'Holder of the company’s license.'],
  ['Firestop installer', 'Certified for through-penetration systems.'],
] as const;
/** Department, designation and qualifier of a user. */
const places: readonly [lastname: string, department: string, designation: string, qualifier: string][] = [
  ['Lindqvist', 'Business development', 'Project executive', 'Licensed contractor'],
  ['Whitfield', 'Estimating', 'Senior estimator', 'OSHA 30'],
  ['Herrera', 'Estimating', 'Estimator', 'OSHA 30'],
  ['Raman', 'Estimating', 'Estimator', ''],
  ['Medina', 'Estimating', 'Estimator', 'First aid and CPR'],
  ['Olufsen', 'Preconstruction', 'Project executive', 'OSHA 30'],
  ['Brooks', 'Purchasing', 'Purchasing agent', ''],
  ['Castellano', 'Finance', 'Controller', ''],
];
const territories: readonly [
  name: string,
  description: string,
  states: string[],
  zips: string,
  people: string[],
][] = [
  [
    'Front Range',
    'Denver, Boulder, Fort Collins and Colorado Springs.',
    ['CO'],
    '80000-80999',
    ['Lindqvist', 'Whitfield'],
  ],
  ['Western Slope', 'Grand Junction and the mountain towns.', ['CO'], '81200-81699', ['Herrera']],
  [
    'High Plains',
    'Cheyenne, Greeley and the plains to the east.',
    ['CO', 'WY'],
    '80600-80699, 82001-82009',
    ['Raman'],
  ],
  ['Wasatch', 'Salt Lake City, Provo and Ogden.', ['UT'], '84000-84799', ['Olufsen', 'Medina']],
  ['Willamette', 'Portland, Salem and Eugene.', ['OR'], '97000-97499', ['Brooks']],
];
const access = ['fullAccess', 'edit', 'view'] as const;
const codes = [
  {
    code: 'BID-DUE',
    module: 'opportunity',
    group: 'Bids',
    desc: 'Sent to the estimator one week before the bid date.',
    subject: '{{name}} is due on {{bid_date}}',
    body: 'Hello,\n\n{{name}} for {{account_name}} is due on {{bid_date}}. The current amount is {{amount}}.\n\n{{company}}',
    sms_text: '{{name}} is due on {{bid_date}}.',
  },
  {
    code: 'AWARD-THANKS',
    module: 'opportunity',
    group: 'Bids',
    desc: 'Sent to the customer after an award.',
    subject: 'Thank you for {{name}}',
    body: 'Dear {{account_name}},\n\nThank you for awarding us {{name}}. {{owner_name}} will call you this week about the start.\n\n{{sender}}, {{company}}',
    sms_text: '',
  },
  {
    code: 'WELCOME',
    module: 'account',
    group: 'Accounts',
    desc: 'Sent to a new account by its owner.',
    subject: 'Welcome, {{name}}',
    body: 'Dear {{name}},\n\n{{owner_name}} is your contact from now on. Your account number is {{number}}.\n\n{{company}}',
    sms_text: '',
  },
  {
    code: 'PREQUAL-REMINDER',
    module: 'contact',
    group: 'Accounts',
    desc: 'Asks a contact for the prequalification forms.',
    subject: 'Your prequalification forms',
    body: 'Dear {{firstname}} {{lastname}},\n\nPlease send us the prequalification forms for {{account_name}}.\n\n{{sender}}',
    sms_text: '{{firstname}}, we are waiting for your prequalification forms. {{company}}',
  },
] as const;

type Status = { name: string; tone: string };
function workflowOf(list: readonly Status[], moves: readonly (readonly [from: string, to: string])[]) {
  const statuses = list.map(({ name, tone }) => ({ uuid: uuidv7(), name, tone }));
  const id = (name: string) => statuses.find((each) => each.name === name)?.uuid ?? '';
  return {
    statuses: JSON.stringify(statuses),
    transitions: JSON.stringify(moves.map(([from, to]) => ({ from: id(from), to: id(to) }))),
  };
}
/** One step forward or back, and to lost from any stage before the award. */
const bidding: [string, string][] = crmStatuses.opportunity.flatMap(({ name, outcome }, at, all) => {
  const next = all[at + 1];
  const isOpen = outcome === 'open';
  return [
    ...(isOpen && next && next.outcome !== 'lost'
      ? ([
          [name, next.name],
          [next.name, name],
        ] as [string, string][])
      : []),
    ...(isOpen ? ([[name, 'Lost']] as [string, string][]) : []),
  ];
});

/** Territories of the accounts. */
export async function seedTerritories(
  tx: Transaction,
  tenant_id: string,
  people: readonly DemoPerson[],
): Promise<void> {
  for (const [name, description, states, zips, members] of territories) {
    const territory_id = uuidv7();
    await insertRow(tx, 'setup_territory', {
      tenant_id,
      row_id: territory_id,
      name,
      description,
      states,
      zips,
    });
    for (const [at, lastname] of members.entries()) {
      const user_id = people.find((person) => person.lastname === lastname)?.user_id;
      if (user_id)
        await insertRow(tx, 'setup_territory_member', {
          tenant_id,
          territory_id,
          user_id,
          access: access[at] ?? 'view',
        });
    }
  }
}

/** Creates the setup data of a demo company. */
export async function seedConfiguration(
  tx: Transaction,
  tenant_id: string,
  people: readonly DemoPerson[],
): Promise<void> {
  const add = async (table: string, values: Record<string, unknown>) => {
    const row_id = uuidv7();
    await insertRow(tx, table, { tenant_id, row_id, ...values });
    return row_id;
  };
  const personOf = (lastname: string) =>
    people.find((person) => person.lastname === lastname)?.user_id ?? null;
  const departmentIds = new Map<string, string>();
  for (const [name, parent, head, description] of departments)
    departmentIds.set(
      name,
      await add('setup_department', {
        name,
        description,
        parent_id: departmentIds.get(parent) ?? null,
        head_id: personOf(head),
      }),
    );
  for (const [name, description] of designations)
    departmentIds.set(name, await add('setup_designation', { name, description }));
  for (const [name, description] of qualifiers)
    departmentIds.set(name, await add('setup_qualifier', { name, description }));
  for (const [lastname, department, designation, qualifier] of places)
    await tx
      .updateTable('security_user')
      .set({
        department_id: departmentIds.get(department) ?? null,
        designation_id: departmentIds.get(designation) ?? null,
        qualifier_id: departmentIds.get(qualifier) ?? null,
      })
      .where('user_id', '=', personOf(lastname))
      .execute();
  await seedTerritories(tx, tenant_id, people);
  for (const code of codes)
    await add('setup_communication', { ...code, email: true, sms: code.sms_text !== '' });
  const workflow_id = await add('setup_workflow', {
    name: 'Bidding',
    description: 'Bids move one step forward or back. They can be lost until awarded.',
    ...workflowOf(crmStatuses.opportunity, [...bidding, ['Lost', 'Qualified']]),
  });
  await insertRow(tx, 'setup_module_workflow', { tenant_id, module: 'opportunity', workflow_id });
  await add('setup_workflow', {
    name: 'Punch work',
    description: 'Punch list items from site walk to verification.',
    ...workflowOf(
      [
        { name: 'Open', tone: 'neutral' },
        { name: 'In progress', tone: 'info' },
        { name: 'Ready for inspection', tone: 'wait' },
        { name: 'Done', tone: 'ok' },
      ],
      [
        ['Open', 'In progress'],
        ['In progress', 'Ready for inspection'],
        ['Ready for inspection', 'Done'],
        ['Ready for inspection', 'In progress'],
        ['Done', 'In progress'],
      ],
    ),
  });
  await insertRow(tx, 'setup_company', {
    tenant_id,
    legal_name: 'Northgate Builders LLC',
    street: '1420 Wazee Street',
    city: 'Denver',
    state: 'CO',
    zip: '80202',
    phone: '303-555-0142',
    email: 'office@northgate.test',
    website: 'https://northgate.test',
    tax_id: '84-1902277',
    time_zone: 'America/Denver',
  });
  await insertRow(tx, 'setup_mail', {
    tenant_id,
    sender_name: 'Northgate Builders',
    reply_to: 'office@northgate.test',
  });
}
