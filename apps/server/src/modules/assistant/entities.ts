import { entityFields, kinds, operations, type FieldMeta, type KindMeta } from '@plumbline/api/operations';
import type { Right } from '@plumbline/permissions';
import type { OperationId } from '../../context/context.ts';
import type { AssistantEntity } from './plan.ts';
import { wordsOf, type Reading } from './tokenize.ts';

const table = operations as Readonly<Record<string, { path: string; list?: string } | undefined>>;
const described = entityFields as Readonly<Record<string, Readonly<Record<string, FieldMeta>> | undefined>>;

/** What people call them beside their own name, and the word that links into their module where it is not the area's. */
const known: Readonly<Record<string, { alias?: readonly string[]; module?: string; list?: string }>> = {
  account: { alias: ['client', 'customer account', 'customer'], module: 'accounts' },
  contact: { alias: ['contact person'], module: 'contacts' },
  opportunity: { alias: ['bid', 'deal', 'pipeline', 'pursuit'], module: 'opportunities' },
  lead: { alias: ['prospect', 'inquiry'], module: 'leads' },
  material: { module: 'materials' },
  materialPrice: {
    alias: ['material price', 'vendor price', 'price', 'price book', 'price list'],
    module: 'materials',
  },
  vendor: { alias: ['supplier'], module: 'vendors' },
  task: { alias: ['to-do', 'todo', 'task item'], module: 'task', list: 'all-task' },
  calculatorField: { alias: ['calculator column'] },
  estimationFolder: { alias: ['estimation folder'] },
};

const kindsOfRecords = Object.values<KindMeta>(kinds);

const ofKind = (kind: KindMeta): AssistantEntity => {
  const call = `${kind.calls}List` as OperationId;
  const contacts = `${kind.calls}Contacts` as OperationId;
  const ofContacts = table[contacts]?.path;
  const more = known[kind.name];
  return {
    name: kind.name,
    one: kind.one,
    many: kind.many,
    alias: more?.alias ?? [],
    module: more?.module ?? kind.module,
    call,
    path: kind.path,
    fields: described[table[call]?.list ?? ''] ?? {},
    title: kind.title,
    page: kind.page,
    list: more?.list ?? kind.list,
    sum: kind.sum,
    ...(ofContacts ? { parts: { contact: { call: contacts, path: ofContacts } } } : {}),
    ...(kind.name === 'task'
      ? { mine: { call: 'taskViewsTodo', path: '/task-management/my-todo', list: 'my-todo' } as const }
      : {}),
  };
};

/** Lists of the contract that are no kind of record. */
const others: readonly AssistantEntity[] = [
  {
    name: 'estimation',
    one: 'estimation',
    many: 'estimations',
    alias: ['estimate', 'estimation project', 'estimating project'],
    module: 'estimations',
    call: 'estimationsList',
    path: '/estimations',
    fields: Object.fromEntries(
      Object.entries(described['Estimation'] ?? {}).map(([name, field]) => [
        name,
        name === 'estimation_status'
          ? { ...field, choices: 'status:estimation' }
          : /^(estimator|reviewer)_id$/.test(name)
            ? { ...field, ref: 'user' }
            : field,
      ]),
    ),
    title: ['name'],
    page: '/estimation/{uuid}/view',
    list: 'estimation-dashboard',
    sum: 'total',
  },
  {
    name: 'user',
    one: 'user',
    many: 'users',
    alias: ['people', 'person', 'employee', 'colleague', 'login'],
    module: 'security',
    call: 'userAccountsList',
    path: '/security/accounts',
    fields: described['UserAccount'] ?? {},
    title: ['firstname', 'lastname'],
    page: '/security/user-overview/{uuid}',
    list: 'security-user',
  },
];

const filed = kindsOfRecords.filter(({ calls }) => table[`${calls}AddActivity`] !== undefined);
const byName = new Map(kindsOfRecords.map((kind) => [kind.name, kind]));

const beside: readonly AssistantEntity[] = [
  {
    name: 'activity',
    one: 'activity',
    many: 'activities',
    alias: ['note', 'call', 'meeting', 'phone call'],
    module: 'crm',
    call: 'crmDashboardsActivities',
    path: '/crm/activities',
    fields: described['ActivityRow'] ?? {},
    title: ['subject'],
    pageOf: ({ prop_type: type, prop_id: id }) =>
      byName.get(String(type))?.page?.replace('{uuid}', String(id)),
    means: Object.fromEntries(
      ['note', 'call', 'meeting'].map((kind) => [kind, { field: 'kind', op: 'eq', value: kind } as const]),
    ),
    rights: filed.map(({ right }) => ({ ...right, type: 'v' }) as Right),
  },
  {
    name: 'file',
    one: 'file',
    many: 'files',
    alias: ['document', 'drawing', 'attachment', 'pdf'],
    module: 'workdrive',
    call: 'workdriveList',
    path: '/workdrive/',
    fields: Object.fromEntries(
      Object.entries(described['DriveFile'] ?? {}).flatMap(([name, field]) =>
        name === 'size'
          ? [[name, { ...field, kind: 'number', unit: 'bytes', column: 96 }]]
          : /^(name|content_at)$/.test(name)
            ? [[name, { ...field, column: 96 }]]
            : [],
      ),
    ),
    sum: 'size',
    title: ['name'],
    list: 'Drive-folder',
    isSoughtOnly: true,
    around: ['drive', 'work drive', 'workdrive', 'upload', 'uploaded'],
    fixed: [{ field: 'type', op: 'eq', value: 1 }],
  },
];

export const assistantEntities: readonly AssistantEntity[] = [
  ...Object.values<KindMeta>(kinds)
    .filter(({ calls }) => table[`${calls}List`] !== undefined)
    .map(ofKind),
  ...others,
  ...beside,
];
export const entityNamed = (name: string): AssistantEntity | undefined =>
  assistantEntities.find((each) => each.name === name);

const phrasesOf = ({ one, many, alias }: AssistantEntity): string[][] =>
  [...new Set([many, one, ...alias])].map(wordsOf);

/** Whether what stands here is what others do not have: “customers without a contact” are customers. */
const isLacking = (reading: Reading, at: number): boolean =>
  lacking.test(reading.word(/^(an?|any|the)$/.test(reading.word(at - 1)) ? at - 2 : at - 1));
export const lacking = /^(without|no|missing|lacking)$/;

/**
 * The thing that a question is about: the one with the longest name in it; of two with the same words, the one that the
 * person may list.
 */
export function findEntity(
  reading: Reading,
  mayList: (thing: AssistantEntity) => boolean,
): { thing: AssistantEntity; at: number; count: number } | undefined {
  let best: { thing: AssistantEntity; at: number; count: number; rank: number } | undefined;
  for (const isLenient of [false, true]) {
    for (const thing of assistantEntities)
      for (const [order, phrase] of phrasesOf(thing).entries())
        for (let at = 0; at < reading.length; at++) {
          const count = reading.phraseAt(at, phrase, isLenient);
          if (count === 0) continue;
          // A name beats another word for it; what stands first is what the question is about.
          const rank =
            count * 100 +
            (mayList(thing) ? 20 : 0) +
            (order < 2 ? 10 : 0) -
            at -
            (isLacking(reading, at) ? 50 : 0);
          if (rank > (best?.rank ?? 0)) best = { thing, at, count, rank };
        }
    if (best) return best;
  }
  return undefined;
}
