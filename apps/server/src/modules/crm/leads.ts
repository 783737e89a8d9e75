import type { Lead } from '@plumbline/api';
import { sql } from 'kysely';
import type { Context, Handlers } from '../../context/context.ts';
import { invalidField, HttpError } from '../../core/http-error.ts';
import { resourceHandlers } from '../../resource/resource-handlers.ts';
import { defineResource } from '../../resource/define-resource.ts';
import { after } from '../../resource/pipeline.ts';
import { leadDuplicates } from './duplicate-rules.ts';

/** Row of the lead view with its conversion result. */
export type LeadRow = Lead;

/** Status set by conversion; undefined if the company has none. */
export async function convertedStatus({ tx }: Pick<Context, 'tx'>): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`select name from record_status
    where module = 'lead' and field_name = 'status' and outcome = 'won' order by sequence, name limit 1`.execute(
    tx,
  );
  return rows[0]?.name;
}

/** Describes what a lead became, e.g. "the account Halvorsen and the opportunity Annex". */
export function conversionText(lead: LeadRow): string {
  const parts = [
    lead.converted_account_name && `the account ${lead.converted_account_name}`,
    lead.converted_contact_name && `the contact ${lead.converted_contact_name}`,
    lead.converted_opportunity_name && `the opportunity ${lead.converted_opportunity_name}`,
  ].filter(Boolean);
  return parts.length
    ? new Intl.ListFormat('en-US').format(parts as string[])
    : 'records that are now deleted';
}

/** @throws HttpError 409 for a converted lead. */
export function assertNotConverted(lead: LeadRow): void {
  if (lead.is_converted)
    throw new HttpError(
      409,
      `${lead.name} is already converted to ${conversionText(lead)}. Nothing was changed.`,
    );
}

/** Another lead with this name, ignoring case and surrounding spaces. */
async function leadNamed(
  name: string,
  uuid: string | undefined,
  { tx }: Pick<Context, 'tx'>,
): Promise<{ number: string } | undefined> {
  // PostgreSQL text cannot contain NUL, so no lead has such a name.
  if (name.includes('\0')) return undefined;
  const { rows } = await sql<{ number: string }>`select number from crm_lead
    where platform.search_form(btrim(name)) = platform.search_form(btrim(${name}::text)) and deleted_at is null
      and row_id is distinct from ${uuid ?? null}::uuid`.execute(tx);
  return rows[0];
}
async function assertUniqueName(name: string | undefined, uuid: string | undefined, context: Context) {
  const other = name === undefined ? undefined : await leadNamed(name, uuid, context);
  if (other) throw invalidField('name', `Lead ${other.number} already has this name.`);
}
/** Rejects setting the converted status by hand. */
async function assertNotConvertedStatus(status: string | undefined, context: Context) {
  if (status && status === (await convertedStatus(context)))
    throw invalidField('status', `Convert the lead to set the status ${status}.`);
}

export const leads = defineResource('lead', {
  searchColumns: ['name', 'company', 'firstname', 'lastname', 'email', 'city', 'number'],
  duplicates: leadDuplicates,
  order: 'name',
  steps: {
    create: [
      after('workflow', ({ body }, context) => assertUniqueName(body.name, undefined, context)),
      after('workflow', ({ body }, context) => assertNotConvertedStatus(body.status, context)),
    ],
    update: [
      after('workflow', ({ before }) => assertNotConverted(before)),
      after('workflow', ({ uuid, body }, context) => assertUniqueName(body.name, uuid, context)),
      after('workflow', async ({ body, before }, context) => {
        if (body.status !== before.status) await assertNotConvertedStatus(body.status, context);
      }),
    ],
    merge: [after('load', ({ rows }) => rows.forEach(assertNotConverted))],
  },
});

export const leadHandlers = {
  ...resourceHandlers(leads),
  leadConversionCheck: async ({ query: { name, model = 'lead', uuid } }, context) => ({
    success: /^leads?$/i.test(model) && (await leadNamed(name, uuid, context)) !== undefined,
  }),
} satisfies Partial<Handlers>;
