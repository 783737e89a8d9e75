import { entryOf, formOf, type CustomField, type FormEntry } from '@plumbline/validation/forms';
import { sql } from 'kysely';
import type { Transaction } from '../database/database.ts';

const field = (code: string, label: string, more: Partial<CustomField>): FormEntry =>
  entryOf(code, { label, ...more });
const trades = ['Framing and drywall', 'Acoustic ceilings', 'Doors and hardware', 'Flooring', 'Painting'];
const terms = ['Net 30', 'Net 45', 'Net 60', 'Pay when paid'];

/** Custom fields of accounts. */
export async function seedForms(tx: Transaction, tenant_id: string): Promise<void> {
  const [account, ...rest] = formOf('account');
  if (!account) return;
  const focus = field('trade_focus', 'Trade focus', {
    kind: 'multi',
    options: trades,
    width: 'full',
    help: 'Scopes this account buys from us',
  });
  const commercial = [
    field('payment_terms', 'Payment terms', { kind: 'select', options: terms }),
    field('credit_limit', 'Credit limit', { kind: 'money' }),
    field('insured_until', 'Insured until', { kind: 'date', help: 'On the certificate of insurance' }),
    field('w9_coi', 'W-9 and insurance', { kind: 'file' }),
  ];
  const groups = [
    { ...account, fields: [...account.fields, focus] },
    ...rest.slice(0, 1),
    { id: 'commercial', title: 'Commercial', fields: commercial },
    ...rest.slice(1),
  ];
  await tx
    .insertInto('setup_form')
    .values({ tenant_id, module: 'account', groups: JSON.stringify(groups) })
    .execute();
  // Derived from the account number, so that every demo has the same values.
  await sql`update crm_account set custom = jsonb_strip_nulls(jsonb_build_object(
      'trade_focus', case when n % 5 = 0 then null else (select jsonb_agg(t.trade) from
        (select trade from unnest(${trades}::text[]) with ordinality as t(trade, at) where (n / t.at) % 3 = 0) t) end,
      'payment_terms', (${terms}::text[])[n % 4 + 1],
      'credit_limit', case when n % 3 = 0 then null else ((n % 40 + 1) * 12500)::text || '.00' end,
      'insured_until', case when n % 4 = 0 then null else (current_date + (n % 400))::text end))
    from (select account_id as id, substring(number from '\\d+')::int as n from crm_account where tenant_id = ${tenant_id}) as a
    where crm_account.tenant_id = ${tenant_id} and crm_account.account_id = a.id`.execute(tx);
}
