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

/** What a lead becomes, in the order in which it is made. */
export const conversionTargets = ['account', 'contact', 'opportunity'] as const;
export type ConversionTarget = (typeof conversionTargets)[number];
/** The forms of a company, with its own fields. */
export type ConversionForms = Readonly<Record<'lead' | ConversionTarget, readonly FormGroup[]>>;

/**
 * Where each field of a lead goes: by its code, the places that take its value, such as `account.phone` and
 * `opportunity.custom.trade`. A company's own fields have `custom.` before their code on both sides.
 */
export type LeadMapping = Readonly<Record<string, readonly string[]>>;

/** A place that can take a value. */
export interface ConversionPlace {
  path: string;
  target: ConversionTarget;
  /** The field, with `custom.` before the code of a company's own. */
  code: string;
  label: string;
}

/** What a lead is converted into: the parts that are to be made or filled. A part that is absent is left alone. */
export type ConversionInto = Partial<
  Record<
    ConversionTarget,
    {
      /** A record that is there already: only what it leaves empty is filled. */
      record?: Readonly<Record<string, unknown>>;
      /** What a person typed or chose while converting, by code: it stands, whatever lead and record say. */
      values?: Readonly<Record<string, unknown>>;
    }
  >
>;

interface Carried {
  /** The code of the lead's field. */
  from: string;
  /** The place, such as `account.phone`. */
  to: string;
  value: unknown;
}

export interface Conversion {
  /** What to create, or to change in a record that is there: the filled fields alone, a company's own in `custom`. */
  bodies: Partial<Record<ConversionTarget, Record<string, unknown>>>;
  /** Values that arrived, or stood there already. */
  carried: Carried[];
  /** Values that differ from what the record has; the record's stand. */
  conflicts: (Carried & { label: string; present: unknown })[];
  /** Values in whose place a person put another. */
  overruled: (Carried & { by: unknown })[];
  /** Values that the place does not take, with the reason. */
  refused: (Carried & { message: string })[];
  /** Fields of the lead that hold something and go nowhere; they stay readable in the lead. */
  unmapped: { field: string; label: string; value: unknown }[];
  /** Required fields that would be empty, by place. */
  missing: { field: string; label: string; message: string }[];
}

const customPrefix = 'custom.';
const codeIn = (field: FormEntry): string => (field.isSystem ? '' : customPrefix) + field.code;
const entries = (groups: readonly FormGroup[]): Map<string, FormEntry> =>
  new Map(groups.flatMap(({ fields }) => fields.map((field) => [codeIn(field), field])));
const own = (of: Readonly<Record<string, unknown>> | undefined, name: string): unknown =>
  of && Object.hasOwn(of, name) ? of[name] : undefined;
const valueIn = (record: Readonly<Record<string, unknown>> | undefined, code: string): unknown => {
  if (!code.startsWith(customPrefix)) return own(record, code);
  const custom = own(record, 'custom');
  return typeof custom === 'object' && custom !== null
    ? own(custom as Record<string, unknown>, code.slice(customPrefix.length))
    : undefined;
};
const isTarget = (name: string): name is ConversionTarget =>
  (conversionTargets as readonly string[]).includes(name);
const splitPath = (path: string): [target: string, code: string] => {
  const at = path.indexOf('.');
  return [path.slice(0, at), path.slice(at + 1)];
};

/** Whether a field can take what the other holds: the same kind, or one that can hold all of it as it is written. */
export function mayTake(from: CustomField, to: CustomField): boolean {
  if (to.code === 'account_id') return false;
  if (from.kind === 'record' && to.kind === 'record')
    return from.record === to.record && (from.record !== '' || from.code === to.code);
  return widens(from.kind, to.kind) || (from.kind === 'select' && to.kind === 'text');
}

/** The places that a field of the lead may go to. The account of contact and opportunity is the conversion's own. */
export function placesFor(field: string, forms: ConversionForms): ConversionPlace[] {
  const from = entries(forms.lead).get(field);
  if (!from) return [];
  return conversionTargets.flatMap((target) =>
    [...entries(forms[target])]
      .filter(([, to]) => mayTake(from, to))
      .map(([code, { label }]) => ({ path: `${target}.${code}`, target, code, label })),
  );
}

const customary: LeadMapping = {
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

/** The mapping that a company begins with: the customary one, and its own fields to those of the same code and kind. */
export function defaultMapping(forms: ConversionForms): Record<string, string[]> {
  const mapping: [string, string[]][] = [];
  for (const code of entries(forms.lead).keys()) {
    const wanted = own(customary, code) as readonly string[] | undefined;
    const places = placesFor(code, forms)
      .filter((place) => (code.startsWith(customPrefix) ? place.code === code : wanted?.includes(place.path)))
      .map(({ path }) => path);
    if (places.length > 0) mapping.push([code, places]);
  }
  return Object.fromEntries(mapping);
}

/** What is wrong with a mapping that somebody wants to keep, each beside the lead's field; empty when nothing is. */
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
      problems.push({ field, message: 'There is no such field in this form.' });
      continue;
    }
    for (const path of paths) {
      const [target, code] = splitPath(path);
      const to = isTarget(target) ? entries(forms[target]).get(code) : undefined;
      const where = to ? `${to.label} of the ${target}` : path;
      const before = taken.get(path);
      if (!to) problems.push({ field, message: `There is no ${path} to go to` });
      else if (!mayTake(from, to))
        problems.push({ field, message: `${where} cannot hold what ${from.label} holds` });
      else if (before !== undefined)
        problems.push({ field, message: `${where} is taken by ${before} already` });
      taken.set(path, from.label);
    }
  }
  return problems;
}

/** A name for the account of a lead that names no company: the person's, else the job's. */
export const accountNameOf = (lead: Readonly<Record<string, unknown>>): string => {
  const text = (code: string) => {
    const value = own(lead, code);
    return typeof value === 'string' ? value.trim() : '';
  };
  return text('company') || `${text('firstname')} ${text('lastname')}`.trim() || text('name');
};

const sameValue = (a: unknown, b: unknown): boolean =>
  JSON.stringify(typeof a === 'string' ? a.trim() : a) ===
  JSON.stringify(typeof b === 'string' ? b.trim() : b);

/** Options of the product's own choices stand elsewhere than in the form. */
const problemOf = (to: FormEntry, value: unknown): string | undefined =>
  to.isSystem && (to.kind === 'select' || to.kind === 'multi') && to.options.length === 0
    ? undefined
    : checkValue({ ...to, required: false }, value);

/**
 * A lead as account, contact and opportunity. Every value that is mapped to a part of `into` is in `carried`, `conflicts`,
 * `overruled` or `refused`, once for each place; what goes to no part of it is in `unmapped`. Ids that tie the three
 * together are the caller's.
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
    for (const to of new Set(own(mapping, from) as readonly string[] | undefined)) {
      const [target, code] = splitPath(to);
      const part = isTarget(target) ? into[target] : undefined;
      const field = isTarget(target) ? fields[target].get(code) : undefined;
      if (!isTarget(target) || !part || !field) continue;
      isMapped = true;
      const carried: Carried = { from, to, value };
      const typed = own(part.values, code);
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
