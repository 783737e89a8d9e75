import type { RecordIds } from './record-ids.ts';

/** Fields of requests that name a record or a value of a kind, with a value that exists. */
export type References = Readonly<Record<string, string | number>>;

/** Values of request fields that name the records of one company. @param userId one of its users. */
export const referencesOf = (records: RecordIds, userId: string): References => ({
  account_id: records.account,
  opportunity_id: records.opportunity,
  material_id: records.material,
  assembly_id: records.assembly,
  condition_id: records.condition,
  line_id: records.line,
  page_id: records.page,
  owner_id: userId,
  estimator_id: userId,
  reviewer_id: userId,
  prop_id: records.estimation,
  prop_type: 'estimation',
  take_off_type: 'area',
  formula: 'area * 2',
  stage: 'Negotiation',
  estimation_status: 'Pricing',
  size: 3,
  password: 'Other!2026',
  markup_percentage: '12.5',
  waste_percentage: '5',
  order_quantity: '10',
  price: '3.25',
});

/**
 * Replaces fields of a generated request by values that exist, because random ids would all fail the first check.
 * @param choose decides for each field.
 */
export function withReferences(value: unknown, known: References, choose: () => boolean): unknown {
  if (Array.isArray(value)) return value.map((each) => withReferences(each, known, choose));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => {
      const reference = Object.hasOwn(known, name) ? known[name] : undefined;
      if (reference !== undefined && typeof each === typeof reference && choose()) return [name, reference];
      if (name === 'type' && typeof each === 'number' && choose()) return [name, 1];
      return [name, withReferences(each, known, choose)];
    }),
  );
}
