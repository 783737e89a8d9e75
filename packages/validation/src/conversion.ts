import {
  checkValue,
  cleanValue,
  isEmptyValue,
  widens,
  type CustomField,
  type FormEntry,
  type FormGroup,
} from './forms.ts';
import { messages } from './messages.ts';

/** Entities a lead is converted to, in order of creation. */
export const conversionTargets = ['account', 'contact', 'opportunity'] as const;
export type ConversionTarget = (typeof conversionTargets)[number];
/** Forms of a company including custom fields. */
export type ConversionForms = Readonly<Record<'lead' | ConversionTarget, readonly FormGroup[]>>;

/**
 * Field mapping of lead conversion: target paths by lead field code, such as `account.phone` and
 * `opportunity.custom.trade`. Custom fields have the prefix `custom.` on both sides.
 */
export type LeadMapping = Readonly<Record<string, readonly string[]>>;

/** Target field of a mapping. */
export interface ConversionPlace {
  path: string;
  target: ConversionTarget;
  /** Field code, with the prefix `custom.` for custom fields. */
  code: string;
  label: string;
}

/** Records to create or fill in a conversion; absent ones are not touched. */
export type ConversionInto = Partial<
  Record<
    ConversionTarget,
    {
      /** Existing record, of which only empty fields are filled. */
      record?: Readonly<Record<string, unknown>>;
      /** Values entered during the conversion by code; they override lead and record. */
      values?: Readonly<Record<string, unknown>>;
    }
  >
>;

interface CopiedValue {
  /** Code of the lead field. */
  from: string;
  /** Target path, such as `account.phone`. */
  to: string;
  value: unknown;
}

export interface Conversion {
  /** Fields to create or to change in an existing record; only filled ones, custom fields in `custom`. */
  bodies: Partial<Record<ConversionTarget, Record<string, unknown>>>;
  /** Values that were carried over or already equal. */
  carried: CopiedValue[];
  /** Values that differ from the existing record, which keeps its own. */
  conflicts: (CopiedValue & { label: string; present: unknown })[];
  /** Values overridden by input. */
  overruled: (CopiedValue & { by: unknown })[];
  /** Values the target rejects, with the reason. */
  refused: (CopiedValue & { message: string })[];
  /** Filled lead fields without a target; they stay in the lead. */
  unmapped: { field: string; label: string; value: unknown }[];
  /** Required target fields that would be empty. */
  missing: { field: string; label: string; message: string }[];
}

const customPrefix = 'custom.';
const codeIn = (field: FormEntry): string => (field.isSystem ? '' : customPrefix) + field.code;
const entries = (groups: readonly FormGroup[]): Map<string, FormEntry> =>
  new Map(groups.flatMap(({ fields }) => fields.map((field) => [codeIn(field), field])));
const ownValue = (of: Readonly<Record<string, unknown>> | undefined, name: string): unknown =>
  of && Object.hasOwn(of, name) ? of[name] : undefined;
const valueIn = (record: Readonly<Record<string, unknown>> | undefined, code: string): unknown => {
  if (!code.startsWith(customPrefix)) return ownValue(record, code);
  const custom = ownValue(record, 'custom');
  return typeof custom === 'object' && custom !== null
    ? ownValue(custom as Record<string, unknown>, code.slice(customPrefix.length))
    : undefined;
};
const isTarget = (name: string): name is ConversionTarget =>
  (conversionTargets as readonly string[]).includes(name);
const splitPath = (path: string): [target: string, code: string] => {
  const at = path.indexOf('.');
  return [path.slice(0, at), path.slice(at + 1)];
};

/** Returns true if a field takes the values of another one. */
export function canStoreValuesOf(from: CustomField, to: CustomField): boolean {
  if (to.code === 'account_id') return false;
  if (from.kind === 'record' && to.kind === 'record')
    return from.record === to.record && (from.record !== '' || from.code === to.code);
  // The amount of a lead is a number. One with too many decimals is rejected at its field, where it can be corrected.
  if (from.kind === 'number' && to.kind === 'money') return true;
  return widens(from.kind, to.kind) || (from.kind === 'select' && to.kind === 'text');
}

/** Returns the possible targets of a lead field. The conversion itself sets the account of contact and opportunity. */
export function placesFor(field: string, forms: ConversionForms): ConversionPlace[] {
  const from = entries(forms.lead).get(field);
  if (!from) return [];
  return conversionTargets.flatMap((target) =>
    [...entries(forms[target])]
      .filter(([, to]) => canStoreValuesOf(from, to))
      .map(([code, { label }]) => ({ path: `${target}.${code}`, target, code, label })),
  );
}

const defaultTargets: LeadMapping = {
  name: ['opportunity.name'],
  company: ['account.name'],
  firstname: ['contact.firstname'],
  lastname: ['contact.lastname'],
  title: ['contact.title'],
  email: ['contact.email'],
  phone: ['account.phone', 'contact.phone'],
  website: ['account.website'],
  street: ['account.street'],
  city: ['account.city'],
  state: ['account.state'],
  zip: ['account.zip'],
  territory: ['account.territory'],
  lead_source: ['opportunity.lead_source'],
  amount: ['opportunity.amount'],
  bid_date: ['opportunity.bid_date'],
  description: ['opportunity.description'],
  owner_id: ['account.owner_id', 'opportunity.owner_id'],
};

/** Returns the default mapping: standard fields, and custom fields to those with the same code and type. */
export function defaultMapping(forms: ConversionForms): Record<string, string[]> {
  const mapping: [string, string[]][] = [];
  for (const code of entries(forms.lead).keys()) {
    const wanted = ownValue(defaultTargets, code) as readonly string[] | undefined;
    const places = placesFor(code, forms)
      .filter((place) => (code.startsWith(customPrefix) ? place.code === code : wanted?.includes(place.path)))
      .map(({ path }) => path);
    if (places.length > 0) mapping.push([code, places]);
  }
  return Object.fromEntries(mapping);
}

/** Validates a mapping. @returns problems by lead field; empty if it is valid. */
export function mappingProblems(
  mapping: LeadMapping,
  forms: ConversionForms,
): { field: string; message: string }[] {
  const problems: { field: string; message: string }[] = [];
  const lead = entries(forms.lead);
  const taken = new Map<string, string>();
  for (const [field, paths] of Object.entries(mapping)) {
    const from = lead.get(field);
    if (!from) {
      problems.push({ field, message: 'This field is not in the form.' });
      continue;
    }
    for (const path of paths) {
      const [target, code] = splitPath(path);
      const to = isTarget(target) ? entries(forms[target]).get(code) : undefined;
      const where = to ? `${to.label} of the ${target}` : path;
      const before = taken.get(path);
      if (!to) problems.push({ field, message: `The target ${path} does not exist` });
      else if (!canStoreValuesOf(from, to))
        problems.push({ field, message: `${where} cannot store values of ${from.label}` });
      else if (before !== undefined)
        problems.push({ field, message: `${where} is already mapped from ${before}` });
      taken.set(path, from.label);
    }
  }
  return problems;
}

/** Returns the account name of a lead: company, else person, else job. */
export const accountNameOf = (lead: Readonly<Record<string, unknown>>): string => {
  const text = (code: string) => {
    const value = ownValue(lead, code);
    return typeof value === 'string' ? value.trim() : '';
  };
  return text('company') || `${text('firstname')} ${text('lastname')}`.trim() || text('name');
};

const sameValue = (a: unknown, b: unknown): boolean =>
  JSON.stringify(typeof a === 'string' ? a.trim() : a) ===
  JSON.stringify(typeof b === 'string' ? b.trim() : b);

/** System selects define their options outside the form, and system amounts are stored with four decimals. */
function problemOf(to: FormEntry, value: unknown): string | undefined {
  if (to.isSystem && (to.kind === 'select' || to.kind === 'multi') && to.options.length === 0)
    return undefined;
  const kind = to.isSystem && to.kind === 'money' ? 'number' : to.kind;
  return checkValue({ ...to, kind, required: false }, value);
}

/**
 * Converts a lead to account, contact and opportunity. Every value mapped to a part of `into` is listed once per target in
 * `carried`, `conflicts`, `overruled` or `refused`; all others are in `unmapped`. The caller sets the ids that link the
 * records.
 */
export function convert(
  lead: Readonly<Record<string, unknown>>,
  mapping: LeadMapping,
  into: ConversionInto,
  forms: ConversionForms,
): Conversion {
  const result: Conversion = {
    bodies: {},
    carried: [],
    conflicts: [],
    overruled: [],
    refused: [],
    unmapped: [],
    missing: [],
  };
  const fields = Object.fromEntries(
    conversionTargets.map((target) => [target, entries(forms[target])]),
  ) as Record<ConversionTarget, Map<string, FormEntry>>;
  const filled = Object.fromEntries(
    conversionTargets.map((target) => [
      target,
      new Map(
        Object.entries(into[target]?.values ?? {}).filter(
          ([, value]) => !isEmptyValue(value) || into[target]?.record !== undefined,
        ),
      ),
    ]),
  ) as Record<ConversionTarget, Map<string, unknown>>;

  for (const [from, { label, kind }] of entries(forms.lead)) {
    const value = cleanValue({ kind }, valueIn(lead, from));
    if (isEmptyValue(value)) continue;
    let isMapped = false;
    for (const to of new Set(ownValue(mapping, from) as readonly string[] | undefined)) {
      const [target, code] = splitPath(to);
      const part = isTarget(target) ? into[target] : undefined;
      const field = isTarget(target) ? fields[target].get(code) : undefined;
      if (!isTarget(target) || !part || !field) continue;
      isMapped = true;
      const carried: CopiedValue = { from, to, value };
      const typed = ownValue(part.values, code);
      const present = filled[target].get(code) ?? valueIn(part.record, code);
      const message = problemOf(field, value);
      if (part.values && Object.hasOwn(part.values, code)) {
        if (sameValue(typed, value)) result.carried.push(carried);
        else result.overruled.push({ ...carried, by: typed ?? null });
      } else if (!isEmptyValue(present)) {
        if (sameValue(present, value)) result.carried.push(carried);
        else result.conflicts.push({ ...carried, label: field.label, present });
      } else if (message) result.refused.push({ ...carried, message });
      else {
        filled[target].set(code, value);
        result.carried.push(carried);
      }
    }
    if (!isMapped) result.unmapped.push({ field: from, label, value });
  }

  for (const target of conversionTargets) {
    const part = into[target];
    if (!part) continue;
    const [system, custom]: [string, unknown][][] = [[], []];
    for (const [code, value] of filled[target])
      if (code.startsWith(customPrefix)) custom?.push([code.slice(customPrefix.length), value]);
      else system?.push([code, value]);
    result.bodies[target] = Object.fromEntries([
      ...(system ?? []),
      ...(custom?.length ? [['custom', Object.fromEntries(custom)] as const] : []),
    ]);
    if (part.record) continue;
    for (const [code, { required, label }] of fields[target]) {
      const isTied = code === 'account_id' && into.account !== undefined;
      if (required && !isTied && isEmptyValue(filled[target].get(code)))
        result.missing.push({ field: `${target}.${code}`, label, message: messages.required });
    }
  }
  return result;
}
