import type { MappedField } from '@plumbline/api';
import {
  conversionTargets,
  defaultMapping,
  mappingProblems,
  placesFor,
  type ConversionForms,
  type LeadMapping,
} from '@plumbline/validation/conversion';
import { sql } from 'kysely';
import type { Context, Handlers } from '../../context/context.ts';
import { customPrefix, loadForm } from '../../resource/custom-fields.ts';
import { HttpError } from '../../core/http-error.ts';

/** The company's forms of lead, account, contact and opportunity. */
export async function conversionForms({ tx }: Pick<Context, 'tx'>): Promise<ConversionForms> {
  const forms: Partial<Record<keyof ConversionForms, ConversionForms['lead']>> = {};
  for (const module of ['lead', ...conversionTargets] as const) forms[module] = await loadForm(module, tx);
  return forms as ConversionForms;
}

/** Converts the contract's list to a map; a field listed twice maps to both targets. */
const mappingList = (mapping: LeadMapping): MappedField[] =>
  Object.entries(mapping).map(([field, to]) => ({ field, to: [...to] }));
export function byField(mapping: readonly MappedField[]): LeadMapping {
  const found = new Map<string, string[]>();
  for (const { field, to } of mapping) found.set(field, [...(found.get(field) ?? []), ...to]);
  return Object.fromEntries(found);
}

/** @throws HttpError 422 at each lead field with an invalid target. */
export function checkMapping(mapping: LeadMapping, forms: ConversionForms): void {
  const errors = mappingProblems(mapping, forms).map(({ field, message }) => ({
    field: `mapping.${field}`,
    message,
  }));
  if (errors.length) throw new HttpError(422, errors[0]?.message ?? '', { errors });
}

/** The company's lead mapping without targets that were removed from forms. */
export async function mappingOf(
  forms: ConversionForms,
  { tx }: Pick<Context, 'tx'>,
): Promise<{ mapping: MappedField[]; is_own: boolean }> {
  const kept = await tx.selectFrom('crm_lead_mapping').select('mapping').executeTakeFirst();
  if (!kept) return { mapping: mappingList(defaultMapping(forms)), is_own: false };
  const standing = Object.entries(kept.mapping).flatMap(([field, paths]) => {
    const places = new Set(placesFor(field, forms).map(({ path }) => path));
    const left = paths.filter((path) => places.has(path));
    return left.length ? [[field, left] as const] : [];
  });
  return { mapping: mappingList(Object.fromEntries(standing)), is_own: true };
}

/** Audit entries of changed lead fields. */
async function auditMapping(
  before: readonly MappedField[],
  after: readonly MappedField[],
  forms: ConversionForms,
  context: Context,
): Promise<void> {
  const labels = new Map(
    forms.lead.flatMap(({ fields }) =>
      fields.map(({ code, label, isSystem }) => [isSystem ? code : customPrefix + code, label] as const),
    ),
  );
  const targetText = (mapping: readonly MappedField[], field: string) => {
    const to = mapping.find((each) => each.field === field)?.to ?? [];
    return placesFor(field, forms)
      .filter(({ path }) => to.includes(path))
      .map(({ label, target }) => `${label} of the ${target}`)
      .join(', ');
  };
  const changes = [...new Set([...before, ...after].map(({ field }) => field))].flatMap((field) => {
    const [was, is] = [targetText(before, field), targetText(after, field)];
    if (was === is) return [];
    return [
      { field: labels.get(field) ?? field, ...(was ? { before: was } : {}), ...(is ? { after: is } : {}) },
    ];
  });
  if (changes.length === 0) return;
  await context.audit({
    module: 'crm',
    entity: 'lead mapping',
    entityId: context.user.tenant_id,
    entityName: 'Lead mapping',
    action: 'updated',
    changes,
  });
}

export const leadMappingHandlers = {
  leadConversionReadMapping: async (_input, context) => ({
    data: await mappingOf(await conversionForms(context), context),
  }),
  leadConversionSaveMapping: async ({ body: { mapping } }, context) => {
    const forms = await conversionForms(context);
    const kept = byField(mapping);
    checkMapping(kept, forms);
    const { mapping: before } = await mappingOf(forms, context);
    const text = JSON.stringify(kept);
    await sql`insert into crm_lead_mapping (tenant_id, mapping) values (${context.user.tenant_id}::uuid, ${text}::jsonb)
      on conflict (tenant_id) do update set mapping = excluded.mapping, updated_at = now()`.execute(
      context.tx,
    );
    const data = await mappingOf(forms, context);
    await auditMapping(before, data.mapping, forms, context);
    return { data };
  },
  leadConversionResetMapping: async (_input, context) => {
    const forms = await conversionForms(context);
    const { mapping: before } = await mappingOf(forms, context);
    await context.tx.deleteFrom('crm_lead_mapping').execute();
    const data = await mappingOf(forms, context);
    await auditMapping(before, data.mapping, forms, context);
    return { data };
  },
} satisfies Partial<Handlers>;
