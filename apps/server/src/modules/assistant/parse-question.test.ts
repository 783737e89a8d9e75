import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import '../../modules.ts';
import { usesListedFields } from './answer.ts';
import type { Plan, AssistantEntity, Vocabulary } from './plan.ts';
import { entityNamed, assistantEntities } from './entities.ts';
import { parseQuestion } from './parse-question.ts';
import type { ParseContext } from './parse-context.ts';

const statuses: Readonly<Record<string, readonly string[]>> = {
  opportunity: ['Qualify', 'Bid', 'Won', 'Lost'],
  lead: ['New', 'Contacted'],
};
const people = [
  { id: 'dana', label: 'Dana Reyes' },
  { id: 'sam', label: 'Sam Ortiz' },
];
const plain = (id: string) => ({ id, label: id });
/** Catalogue of a company, without a database. */
function vocabulary({ fields }: AssistantEntity): Vocabulary {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { filter, options, choices, ref }]) => {
      if (!filter) return [];
      if (options)
        return [
          [
            name,
            options.map((each) => ({ id: each.split('|')[0] ?? '', label: each.split('|')[1] ?? each })),
          ],
        ];
      if (choices?.startsWith('status:')) return [[name, (statuses[choices.slice(7)] ?? []).map(plain)]];
      if (choices === 'territory') return [[name, ['North', 'Texas'].map(plain)]];
      return ref === 'user' ? [[name, people]] : [];
    }),
  );
}
const parseContext: ParseContext = {
  today: '2026-11-22',
  me: 'me',
  mayList: ({ name }) => !name.startsWith('retail'),
  vocabulary,
};
function planFor(question: string, previous?: Plan): Plan {
  const understood = parseQuestion(question, { ...parseContext, previous });
  if (understood.is !== 'plan') throw new Error(`“${question}” was understood as ${understood.is}`);
  return understood.plan;
}
/** Compact form of a plan: intent, entity, conditions and other parts. */
const short = ({ intent, entity, conditions, ...rest }: Plan) => [
  `${intent} ${entity}`,
  ...conditions.map(
    ({ field, op, value }) => `${field} ${op} ${Array.isArray(value) ? value.join('|') : String(value)}`,
  ),
  ...Object.entries(rest)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${String(value)}`),
];

describe('question parsing', () => {
  test.each<[string, string[]]>([
    ['How many accounts?', ['count account']],
    [
      'show me all open opportunities over $500k',
      ['rows opportunity', 'amount gt 500000', 'outcome eq open'],
    ],
    [
      'opportunities between 100,000 and 1.5m',
      ['rows opportunity', 'amount gte 100000', 'amount lte 1500000'],
    ],
    ['top 5 opportunities by amount', ['rows opportunity', 'sort: -amount', 'limit: 5']],
    ['Total of open opportunities', ['sum opportunity', 'outcome eq open', 'field: amount']],
    [
      'total of open opportunities by stage',
      ['groups opportunity', 'outcome eq open', 'field: amount', 'by: stage'],
    ],
    ['oportunities by stge', ['groups opportunity', 'by: stage']],
    [
      'average amount of opportunities per stage',
      ['groups opportunity', 'field: amount', 'by: stage', 'isAverage: true'],
    ],
    [
      'Which files did I upload yesterday?',
      ['rows file', 'content_at gte 2026-11-21', 'content_at lt 2026-11-22'],
    ],
    ['leads by source', ['groups lead', 'by: lead_source']],
    [
      'average amount of won opportunities this year',
      [
        'average opportunity',
        'stage_since gte 2026-01-01',
        'stage_since lt 2027-01-01',
        'stage eq Won',
        'field: amount',
      ],
    ],
    ['opportunities not won', ['rows opportunity', 'stage ne Won']],
    ['probability above 50% opportunities', ['rows opportunity', 'probability gt 50']],
    ['Dana’s opportunities', ['rows opportunity', 'owner_id eq dana']],
    ['opportunities owned by Dana Reyes', ['rows opportunity', 'owner_id eq dana']],
    ['price book under $10', ['rows materialPrice', 'price lt 10']],
    ['materials cheaper than $5', ['rows material', 'estimate_price lt 5']],
    [
      'What does Concrete 4,000 psi cost?',
      ['rows material', 'search: Concrete 4,000 psi', 'show: estimate_price,unit_of_measure'],
    ],
    [
      'how much is a sheet of drywall',
      ['rows material', 'search: drywall', 'show: estimate_price,unit_of_measure'],
    ],
    [
      'how much are my open opportunities',
      ['sum opportunity', 'owner_id eq me', 'outcome eq open', 'field: amount'],
    ],
    ['my opportunities', ['rows opportunity', 'owner_id eq me']],
    ['my overdue tasks', ['rows task', 'due_date lt 2026-11-22', 'is_done eq false', 'isMine: true']],
    ['tasks due this week', ['rows task', 'due_date gte 2026-11-16', 'due_date lt 2026-11-23']],
    ['high priority tasks', ['rows task', 'priority eq High']],
    ['unfinished tasks', ['rows task', 'is_done eq false']],
    ['vendors in Texas', ['rows vendor', 'state in TX|Texas']],
    ['vendors that are not preferred', ['rows vendor', 'is_preferred eq false']],
    ['vendors with net 30', ['rows vendor', 'payment_terms eq Net 30']],
    [
      'which vendors have insurance expiring this month',
      ['rows vendor', 'insurance_expiry gte 2026-11-01', 'insurance_expiry lt 2026-12-01'],
    ],
    [
      'material prices expiring in the next 30 days',
      ['rows materialPrice', 'expiry_price_date gte 2026-11-22', 'expiry_price_date lt 2026-12-23'],
    ],
    [
      'opportunities closing next quarter',
      ['rows opportunity', 'award_date gte 2027-01-01', 'award_date lt 2027-04-01'],
    ],
    ['Which leads came in this month?', ['rows lead', 'createdAt gte 2026-11-01', 'createdAt lt 2026-12-01']],
    [
      'who owns the largest opportunity?',
      ['rows opportunity', 'sort: -amount', 'limit: 1', 'show: owner_id'],
    ],
    ['who is the owner of the newest lead?', ['rows lead', 'sort: -createdAt', 'limit: 1', 'show: owner_id']],
    ['phone of vendor "Harbor Supply"', ['rows vendor', 'search: Harbor Supply', 'show: phone']],
    ['tasks for Owens', ['rows task', 'search: Owens']],
    ['largest files', ['rows file', 'sort: -size', 'limit: 5']],
    ['how many files named roof', ['count file', 'search: roof']],
    ['calls this week', ['rows activity', 'kind eq call', 'at gte 2026-11-16', 'at lt 2026-11-23']],
    ['accounts with type General contractor or Owner', ['rows account', 'type in General contractor|Owner']],
    ['accounts with city is Portland', ['rows account', 'city ilike Portland']],
    ['leads without an owner', ['rows lead', 'owner_id eq null']],
    ['last 3 leads', ['rows lead', 'sort: -createdAt', 'limit: 3']],
    ['the largest account', ['rows account', 'sort: -open_pipeline', 'limit: 1']],
    ['contacts named "Kim Lee"', ['rows contact', 'search: Kim Lee']],
    ['opportunities since 2026-01-01', ['rows opportunity', 'createdAt gte 2026-01-01']],
    ['opportunities created before 3/15/2026', ['rows opportunity', 'createdAt lt 2026-03-15']],
    [
      'estimates with a total above 1 million due in december',
      ['rows estimation', 'bid_date gte 2026-12-01', 'bid_date lt 2027-01-01', 'total gt 1000000'],
    ],
    [
      'leads created between March 2026 and May 2026',
      ['rows lead', 'createdAt gte 2026-03-01', 'createdAt lt 2026-06-01'],
    ],
  ])('parses %s', (question, expected) => {
    expect(short(planFor(question))).toEqual(expected);
  });

  test.each([
    ['What is waiting for me?', { is: 'waiting' }],
    ['go to inventory', { is: 'go', module: 'inventory' }],
    ['go to work drive', { is: 'go', module: 'workdrive' }],
    ['who owns Cascade Hospital?', { is: 'seek', words: 'Cascade Hospital', owner: true }],
    ['Who is the owner of the North wing', { is: 'seek', words: 'North wing', owner: true }],
    ['open map', { is: 'go', module: 'map' }],
    ['show me the map', { is: 'go', module: 'map' }],
    ['open Setup', { is: 'go', module: 'setup' }],
    ['open the dashboard', { is: 'go', module: 'dashboard' }],
    // A name of both a module and a list means the list.
    ['open tasks', { is: 'plan' }],
    ['open estimations', { is: 'go', entity: 'estimation' }],
    ['take me to the leads', { is: 'go', entity: 'lead', module: 'leads' }],
    ['delete all accounts', { is: 'order', entity: 'account' }],
    ['please can you create a task for Dana', { is: 'order', entity: 'task' }],
    ['How do I delete an opportunity?', { is: 'order', entity: 'opportunity' }],
    ['send the quote to the customer', { is: 'order' }],
    ['make a list of open opportunities', { is: 'plan' }],
    ['deleted accounts', { is: 'plan' }],
    ['help', { is: 'help' }],
    ['show the query', { is: 'query' }],
    ['where is Riverside Medical Center', { is: 'seek', words: 'Riverside Medical Center' }],
    ['asdf qwer zxcv poiu lkjh', { is: 'unknown', near: [] }],
    // Data that the product does not store is unknown; a text search would suggest that none exists.
    ['what is our win rate', { is: 'unknown' }],
    ['stock of drywall', { is: 'unknown' }],
    ['find Stock Building Supply', { is: 'seek', words: 'Stock Building Supply' }],
    ['please compute vendrs xq zz kk pp', { is: 'plan' }],
  ])('parses %s', (question, expected) => {
    expect(parseQuestion(question, parseContext)).toMatchObject(expected);
  });

  test('parses conditions on rows that no other list refers to', () => {
    expect(planFor('customers without a contact')).toMatchObject({
      entity: 'account',
      conditions: [],
      without: [{ entity: 'contact', field: 'account_id' }],
    });
    expect(planFor('how many accounts in Oregon have no opportunities?')).toMatchObject({
      intent: 'count',
      without: [{ entity: 'opportunity', field: 'account_id' }],
    });
    // Contacts have no vendor field, so the condition is evaluated for each vendor.
    expect(planFor('vendors without contacts')).toMatchObject({
      entity: 'vendor',
      without: [{ entity: 'contact' }],
    });
    const alone = { ...parseContext, mayList: ({ name }: AssistantEntity) => name === 'account' };
    expect(parseQuestion('accounts without contacts', alone)).toMatchObject({ is: 'unknown' });
    // The owner is a field of accounts and not a list.
    expect(planFor('accounts without an owner').without).toBeUndefined();
  });

  test('prefers a list that the user can open over another with the same name', () => {
    expect(planFor('customers').entity).toBe('account');
    const clerk = { ...parseContext, mayList: ({ name }: AssistantEntity) => name.startsWith('retail') };
    expect(parseQuestion('customers', clerk)).toMatchObject({ plan: { entity: 'retailCustomer' } });
  });

  test('uses the area of the older call when the question names no list', () => {
    expect(parseQuestion('created this month', { ...parseContext, area: 'Leads' })).toMatchObject({
      plan: { entity: 'lead', conditions: [{ field: 'createdAt' }, { field: 'createdAt' }] },
    });
  });
});

test('reports a condition that the list does not support instead of searching for it', () => {
  const understood = parseQuestion('accounts without a phone', parseContext);
  expect(understood).toMatchObject({
    plan: { conditions: [] },
    notes: ['Phone cannot be used as a condition in this list, so it was ignored.'],
  });
  expect(understood).not.toHaveProperty('plan.search');
});

test('reports a sort order that the list does not support instead of searching for it', () => {
  const understood = parseQuestion('top 5 accounts by revenue', parseContext);
  expect(understood).toMatchObject({
    plan: { limit: 5 },
    notes: ['Accounts cannot be sorted by “revenue”, so it was ignored.'],
  });
  expect(understood).not.toHaveProperty('plan.search');
});

describe('a follow-up question', () => {
  test.each(['widgets today', 'how many sprockets are in the shed?', 'how many widgets?'])(
    'does not continue with %s when the previous question has nothing of that name',
    (question) => {
      const previous = planFor('opportunities in Texas');
      expect(parseQuestion(question, { ...parseContext, previous }).is).not.toBe('plan');
    },
  );
  test('refines the previous question by place, time or name', () => {
    const previous = planFor('opportunities in Texas');
    for (const question of ['how many in Riverside?', 'only those at Riverside', 'over $500k at Riverside'])
      expect(planFor(question, previous)).toMatchObject({ entity: 'opportunity', search: 'Riverside' });
    expect(planFor('this month', previous).conditions.map(({ field }) => field)).toContain('createdAt');
  });
  test('continues from the previous question', () => {
    const first = planFor('accounts created this month');
    const second = planFor('and last month?', first);
    expect(short(second)).toEqual(['rows account', 'createdAt gte 2026-10-01', 'createdAt lt 2026-11-01']);
    const third = planFor('only Texas', second);
    expect(short(third)).toEqual([
      'rows account',
      'createdAt gte 2026-10-01',
      'createdAt lt 2026-11-01',
      'territory eq Texas',
    ]);
    expect(planFor('how many', third)).toEqual({ ...third, intent: 'count' });
    expect(short(planFor('and leads?', third))[0]).toBe('rows lead');
  });
  test('keeps an average in groups until another measure is asked for', () => {
    const first = planFor('average amount of opportunities');
    const second = planFor('by stage', first);
    expect(second).toMatchObject({ intent: 'groups', by: 'stage', field: 'amount', isAverage: true });
    expect(planFor('only Texas', second)).toMatchObject({ intent: 'groups', isAverage: true });
    expect(planFor('total amount by stage', second).isAverage).toBeUndefined();
    expect(planFor('how many', second)).toMatchObject({ intent: 'count', isAverage: undefined });
  });
  test('starts over when another list is named', () => {
    const first = planFor('accounts created this month');
    expect(short(planFor('vendors in Texas', first))).toEqual(['rows vendor', 'state in TX|Texas']);
  });
});

describe('arbitrary input', () => {
  const word = fc.constantFrom(
    ...assistantEntities().flatMap(({ many, one, fields }) => [
      many,
      one,
      ...Object.values(fields).map(({ label }) => label),
    ]),
    'over',
    'between',
    'and',
    '$500k',
    'not',
    'by',
    'this month',
    'last 30 days',
    'top 5',
    'my',
    'overdue',
    'without',
    'Dana',
    'Texas',
    'TX',
    'open',
    'total',
    'average',
    'how many',
    '2026-02-31',
    '"x y"',
    'due',
    'expiring',
    'q9',
  );
  const question = fc.oneof(
    fc.string({ maxLength: 200 }),
    fc.string({ unit: 'binary', maxLength: 100 }),
    fc.array(word, { maxLength: 12 }).map((words) => words.join(' ')),
  );
  test('is either parsed or rejected and never refers to fields that the list lacks', () => {
    fc.assert(
      fc.property(question, question, (first, then) => {
        const before = parseQuestion(first, parseContext);
        const previous = before.is === 'plan' ? before.plan : undefined;
        for (const each of [before, parseQuestion(then, { ...parseContext, previous })]) {
          if (each.is !== 'plan') continue;
          const entity = entityNamed(each.plan.entity);
          expect(entity).toBeDefined();
          expect(entity && usesListedFields(each.plan, entity), JSON.stringify(each.plan)).toBe(true);
        }
      }),
      { numRuns: 400 },
    );
  });
});
