import { schemas } from '@plumbline/api/schemas';
import type { Account, Contact, Converted, Lead, Opportunity } from '@plumbline/api';
import { issueMessage } from '@plumbline/validation';
import {
  accountNameOf,
  convert,
  type ConversionInto,
  type ConversionTarget,
  type LeadMapping,
} from '@plumbline/validation/conversion';
import type { DuplicateRecord } from '@plumbline/validation/duplicates';
import type { Ability } from '@plumbline/permissions';
import { sql } from 'kysely';
import type { ZodType } from 'zod';
import type { Context, Handlers } from '../../context/context.ts';
import { HttpError, versionConflict, type FieldError } from '../../core/http-error.ts';
import { hasPermission, requirePermission } from '../../auth/permissions.ts';
import { assertFollowsWorkflow } from '../../resource/workflow.ts';
import { assertTerritoryAccess } from '../../resource/territories.ts';
import { findDuplicates } from '../../resource/duplicate-detection.ts';
import { byField, checkMapping, conversionForms, mappingOf } from './lead-mapping.ts';
import { convertedStatus, leads, assertNotConverted } from './leads.ts';
import { accounts, contacts, opportunities } from './resources.ts';

const targetResources = { account: accounts, contact: contacts, opportunity: opportunities };
const targetSchemas = {
  account: { create: schemas.accountsCreate.body, update: schemas.accountsUpdate.body },
  contact: { create: schemas.contactsCreate.body, update: schemas.contactsUpdate.body },
  opportunity: { create: schemas.opportunitiesCreate.body, update: schemas.opportunitiesUpdate.body },
} as const satisfies Record<ConversionTarget, Record<'create' | 'update', ZodType>>;

/** Prefixes error fields with the part, e.g. `opportunity.amount`. */
async function within<T>(target: ConversionTarget, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof HttpError) || error.code !== undefined || !error.errors.length) throw error;
    const errors = error.errors.map(({ field, message }) => ({ field: `${target}.${field}`, message }));
    throw new HttpError(error.status, error.message, { errors });
  }
}

/** @throws HttpError 422 with schema errors of a part. */
function checked<Body>(target: ConversionTarget, call: 'create' | 'update', body: object): Body {
  const result = targetSchemas[target][call].safeParse(body, { reportInput: true });
  if (result.success) return result.data as Body;
  const errors: FieldError[] = result.error.issues.map((issue) => ({
    field: issue.path.map(String).join('.'),
    message: issueMessage(issue),
  }));
  throw new HttpError(422, errors[0]?.message ?? 'The values have an invalid format.', { errors });
}

type Row = Account | Contact | Opportunity;
interface Part {
  uuid?: string | undefined;
  version?: number | undefined;
  values?: Record<string, unknown> | undefined;
}
type ConversionParts = Partial<Record<ConversionTarget, Part | undefined>>;

/** Existing records to join, checked against their expected versions. */
async function existingRecords(parts: ConversionParts, context: Context): Promise<ConversionInto> {
  const into: ConversionInto = {};
  for (const [target, part] of Object.entries(parts) as [ConversionTarget, Part | undefined][]) {
    if (!part) continue;
    const record = part.uuid
      ? await within<Row>(target, () => targetResources[target].find(part.uuid ?? '', context))
      : undefined;
    if (record && part.version !== undefined && record.version !== part.version) throw versionConflict();
    into[target] = {
      ...(record ? { record: { ...record } } : {}),
      ...(part.values ? { values: part.values } : {}),
    };
  }
  return into;
}

/** Checks that the caller holds the rights to every operation of the conversion. */
function assertMayConvert(parts: ConversionParts, context: Context): void {
  for (const [target, part] of Object.entries(parts) as [ConversionTarget, Part | undefined][]) {
    if (!part) continue;
    const type: Ability = part.uuid ? 'v' : 'a';
    requirePermission({ ...targetResources[target].entity.right, type }, context);
  }
}

interface ConvertedRecord {
  uuid: string;
  title: string;
  /** True if the record existed before. */
  isOld: boolean;
}

/** Creates one part, or fills empty fields of an existing record. */
async function createOrFillRecord(
  target: ConversionTarget,
  into: ConversionInto,
  body: Record<string, unknown>,
  context: Context,
): Promise<ConvertedRecord> {
  const of = targetResources[target];
  const record = into[target]?.record as { uuid: string; version: number } | undefined;
  const titled = (row: object) => of.options.title(row as never);
  return within(target, async () => {
    if (!record) {
      const { data } = await of.create({ body: checked(target, 'create', body) }, context);
      return { uuid: data.uuid, title: titled(data), isOld: false };
    }
    if (Object.keys(body).length) {
      requirePermission({ ...of.entity.right, type: 'e' }, context);
      const change = checked<never>(target, 'update', { ...body, version: record.version });
      await of.update({ params: { uuid: record.uuid }, body: change }, context);
    }
    return { uuid: record.uuid, title: titled(record), isOld: true };
  });
}

/** Adds the person who asked to the contacts of the opportunity, as the primary one if it has no other. */
async function addContact(opportunity: string, contact: string, context: Context): Promise<void> {
  const params = { uuid: opportunity };
  const { data: known } = await opportunities.contacts({ params }, context);
  if (known.some(({ contact_id }) => contact_id === contact)) return;
  await opportunities.mapContacts(
    { params, body: { contacts: [{ contact_id: contact, is_primary: known.length === 0 }] } },
    context,
  );
}

/** Account, contact and opportunity in order of their dependencies. */
async function createRecords(
  lead: Lead,
  mapping: LeadMapping,
  parts: ConversionParts,
  context: Context,
): Promise<Partial<Record<ConversionTarget, ConvertedRecord>>> {
  const forms = await conversionForms(context);
  checkMapping(mapping, forms);
  const into = await existingRecords(parts, context);
  const { bodies: filled, missing } = convert({ ...lead }, mapping, into, forms);
  if (missing.length)
    throw new HttpError(422, `${missing[0]?.label}: ${missing[0]?.message}`, {
      errors: missing.map(({ field, message }) => ({ field, message })),
    });
  const records: Partial<Record<ConversionTarget, ConvertedRecord>> = {};
  records.account = await createOrFillRecord('account', into, filled.account ?? {}, context);
  if (into.contact) {
    const own = (into.contact.record as Contact | undefined)?.account_id;
    const tie = own ? {} : { account_id: records.account.uuid };
    records.contact = await createOrFillRecord('contact', into, { ...filled.contact, ...tie }, context);
  }
  if (into.opportunity)
    records.opportunity = await createOrFillRecord(
      'opportunity',
      into,
      { ...filled.opportunity, account_id: records.account.uuid },
      context,
    );
  if (records.contact && records.opportunity)
    await addContact(records.opportunity.uuid, records.contact.uuid, context);
  return records;
}

/** Writes the audit entries of the lead and the records it became. */
async function auditConversion(
  lead: Lead,
  records: Partial<Record<ConversionTarget, ConvertedRecord>>,
  moved: { before: string; after: string },
  context: Context,
): Promise<void> {
  const source = `${lead.name} (${lead.number})`;
  for (const [target, { uuid, title, isOld }] of Object.entries(records))
    await context.audit({
      module: 'crm',
      entity: target,
      entityId: uuid,
      entityName: title,
      action: 'converted',
      changes: [{ field: isOld ? 'lead' : 'from_lead', after: source }],
    });
  await context.audit({
    module: 'crm',
    entity: 'lead',
    entityId: lead.uuid,
    entityName: lead.name,
    action: 'converted',
    changes: [
      ...Object.entries(records).map(([field, { title }]) => ({ field, after: title })),
      ...(moved.before === moved.after ? [] : [{ field: 'status', ...moved }]),
    ],
  });
}

/** Possible duplicates of a lead among records the caller can view. */
const similarRecords = async (entity: 'account' | 'contact', values: DuplicateRecord, context: Context) =>
  hasPermission({ ...targetResources[entity].entity.right, type: 'v' }, context)
    ? (await findDuplicates(entity, values, [], context)).slice(0, 5)
    : [];

export const conversionHandlers = {
  leadConversionPreview: async ({ params: { uuid } }, context) => {
    const lead = await leads.find(uuid, context);
    return {
      data: {
        ...(await mappingOf(await conversionForms(context), context)),
        accounts: await similarRecords('account', { ...lead, name: accountNameOf({ ...lead }) }, context),
        contacts: await similarRecords('contact', { ...lead }, context),
      },
    };
  },
  leadConversionConvert: async ({ params: { uuid }, body }, context) => {
    // A concurrent conversion waits for this lock and then sees the result of the first.
    await sql`select 1 from crm_lead where row_id = ${uuid}::uuid for update`.execute(context.tx);
    const lead = await leads.find(uuid, context);
    assertNotConverted(lead);
    if (lead.version !== body.version) throw versionConflict();
    await assertTerritoryAccess([lead.territory], 'edit', { many: 'leads' }, context);
    const before = lead.status ?? '';
    const after = (await convertedStatus(context)) ?? before;
    await assertFollowsWorkflow('lead', 'status', before, after, context);
    const parts: ConversionParts = {
      account: body.account,
      contact: body.contact,
      opportunity: body.opportunity,
    };
    assertMayConvert(parts, context);
    const records = await createRecords(lead, byField(body.mapping), parts, context);
    await sql`update crm_lead set status = ${after}, converted_at = ${context.ports.clock().toISOString()}::timestamptz,
        converted_account_id = ${records.account?.uuid ?? null}::uuid,
        converted_contact_id = ${records.contact?.uuid ?? null}::uuid,
        converted_opportunity_id = ${records.opportunity?.uuid ?? null}::uuid,
        version = version + 1, updated_at = now()
      where row_id = ${uuid}::uuid`.execute(context.tx);
    await auditConversion(lead, records, { before, after }, context);
    const { data } = await leads.read({ params: { uuid } }, context);
    const result: Converted = {
      lead: data,
      account_id: records.account?.uuid ?? '',
      contact_id: records.contact?.uuid ?? null,
      opportunity_id: records.opportunity?.uuid ?? null,
    };
    return { data: result };
  },
} satisfies Partial<Handlers>;
