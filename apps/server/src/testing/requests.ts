import { operations } from '@plumbline/api/operations';
import { schemas } from '@plumbline/api/schemas';
import type { ZodType } from 'zod';
import type { OperationId } from '../context/context.ts';
import { definition } from './schema-arbitraries.ts';
import { kindPaths } from './entities.ts';
import { moduleTestValues, type TestValue } from './module-test-values.ts';
import type { RecordIds } from './record-ids.ts';

export interface Operation {
  method: string;
  path: string;
  access: string | { app: number; name: string; type: string };
  idempotent?: true;
  stream?: string;
  list?: string;
}
export interface Schemas {
  params?: ZodType;
  query?: ZodType;
  body?: ZodType;
}
export const allOperations = Object.entries(operations) as [OperationId, Operation][];
const valuesOf = (part: 'parameters' | 'queries'): Record<string, TestValue> =>
  Object.assign({}, ...moduleTestValues.map((values) => values[part])) as Record<string, TestValue>;
export const schemasOf = (id: OperationId): Schemas => schemas[id];

/** Path parameters by name. Modules add theirs in `test-values.ts`. */
const byName: Record<string, TestValue> = {
  estimation_id: 'estimation',
  layer_id: 'layer',
  image_id: 'planImage',
  pin: 'pin',
  group_id: 'typicalGroup',
  version_id: 'version',
  request_id: 'aiRequest',
  page_id: 'page',
  old_page_id: 'page',
  material_id: 'material',
  pdfId: 'file',
  id: 'file',
  pageNo: { is: '1' },
  entity: { is: 'account' },
  module: { is: 'opportunity' },
  token: { is: 'forged.token' },
  kind: { is: 'role' },
  session: { is: '01890a5d-ac96-774b-bcce-b302099a8057' },
  link: 'link',
  status: 'status',
  vendor_id: 'vendor',
  activity: 'activity',
  contact_id: 'contact',
  workflowId: 'workflow',
  numbering: { is: 'account' },
  key: { is: 'crm' },
  bid: 'bid',
  bidder: 'bidder',
  zip: { is: '97401' },
  prop_type: { is: 'account' },
  folderId: 'taskFolder',
  userId: 'user',
  parentUuid: 'task',
  dependency: 'dependency',
  reminder: 'reminder',
  invoice: 'invoice',
  method: 'method',
  payment: 'payment',
  redemption: 'redemption',
  pending: 'pending',
  own_customer: 'partnerReadCustomer',
  tenant_id: 'customer',
  report: 'report',
  file_type: { is: 'xlsx' },
  template_id: 'quoteTemplate',
  ...valuesOf('parameters'),
};
/** Entity of the `uuid` parameter by path prefix, longest first. */
const byPath: (readonly [string, keyof RecordIds])[] = [
  ...moduleTestValues.flatMap(({ paths = [] }) => paths),
  ['/estimations/{estimation_id}/conditions/', 'condition'],
  ['/estimations/{estimation_id}/quotes/', 'quote'],
  ['/estimations/ai-request/', 'aiRequest'],
  ['/estimations/draft-ai-request/', 'aiRequest'],
  ['/payment/withdraw-ai-request/', 'aiRequest'],
  ['/estimations/', 'estimation'],
  ['/links/quote/', 'quote'],
  ['/links/file/', 'file'],
  ['/ac-api/partner/request/', 'partnerRequest'],
  ['/ac-api/partner-requests/', 'partnerRequest'],
  ['/ac-api/coupons/', 'coupon'],
  ['/security/roles/', 'role'],
  ['/security/groups/', 'group'],
  ['/security/accounts/', 'user'],
  ['/security/history/', 'role'],
  ['/setup/workflow/', 'workflow'],
  ['/setup/communication/', 'communication'],
  ['/setup/imports/', 'import'],
  ['/task-management/folders/', 'taskFolder'],
  ['/task-management/spaces/item/', 'task'],
  ['/task-management/spaces/', 'space'],
  ['/task-management/views/', 'taskView'],
  ['/setup/comments/', 'comment'],
  ['/reportservice/', 'reportFile'],
  ['/workdrive/pages/', 'page'],
  ['/workdrive/', 'file'],
  ...kindPaths,
];
const queries: Record<string, TestValue> = {
  estimation_id: 'estimation',
  prop_id: 'estimation',
  prop_type: { is: 'estimation' },
  objectId: 'file',
  condition_id: 'condition',
  line_id: 'line',
  field_id: 'calculatorField',
  uuid: 'notification',
  sign: { is: '@' },
  window: { is: 'a-window' },
  folder_id: 'taskFolder',
  shared_user_id: 'user',
  search: { is: 'word' },
  name: { is: 'word' },
  request_id: 'invoice',
  tenant_id: 'customer',
  plan: { is: 'professional' },
  interval: { is: 'monthly' },
  outcome: { is: 'awarded' },
  users: { is: '60' },
  pages: { is: '12' },
  filter: { is: '{"email":"somebody@example.test"}' },
  ...valuesOf('queries'),
};

/** Records named by the parameters of an operation's path. */
export function namedRecords(path: string): (keyof RecordIds)[] {
  return [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) => {
    const of = name === 'uuid' ? byPath.find(([begins]) => path.startsWith(begins))?.[1] : byName[name];
    if (of === undefined)
      throw new Error(
        `State in the module's test-values.ts which record {${name}} of ${path} is, so that it is tested.`,
      );
    return typeof of === 'string' ? [of] : [];
  });
}

/** Path of an operation with its parameters filled in. */
export function addressOf(id: OperationId, path: string, records: RecordIds): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const of = name === 'uuid' ? byPath.find(([begins]) => path.startsWith(begins))?.[1] : byName[name];
    if (of === undefined)
      throw new Error(
        `State in the module's test-values.ts which record {${name}} of ${path} is, so that it is tested.`,
      );
    return typeof of === 'string' ? records[of] : of.is;
  });
  const shape = schemasOf(id).query ? definition(schemasOf(id).query as ZodType).shape : {};
  const needed = Object.entries(shape ?? {}).filter(([, each]) => !each.safeParse(undefined).success);
  const query = new URLSearchParams(
    needed.map(([name]) => {
      const of = queries[name];
      if (of === undefined)
        throw new Error(`State in the module's test-values.ts what the query's ${name} of ${path} is.`);
      return [name, typeof of === 'string' ? records[of] : of.is];
    }),
  );
  return query.size ? `${filled}?${query}` : filled;
}
