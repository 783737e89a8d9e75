import type { RetailCustomerFields } from '@plumbline/api';
import { sql } from 'kysely';
import type { Context, Handlers } from '../../context/context.ts';
import { invalidField } from '../../core/http-error.ts';
import { areaChanges } from '../../resource/area-changes.ts';
import { resourceHandlers } from '../../resource/resource-handlers.ts';
import { defineResource } from '../../resource/define-resource.ts';
import { after } from '../../resource/pipeline.ts';
import { customerDuplicates } from './duplicate-rule.ts';
import { exemptionProblem } from './rules.ts';

type Values = Partial<RetailCustomerFields>;

/** @throws HttpError 422 naming the customer who has the loyalty number. */
async function assertUniqueLoyaltyNumber({ loyalty_number }: Values, uuid: string | null, { tx }: Context) {
  if (!loyalty_number) return;
  const { rows } = await sql<{ name: string }>`select name from retail_customer_view
    where lower(loyalty_number) = lower(${loyalty_number}) and uuid is distinct from ${uuid}::uuid`.execute(
    tx,
  );
  if (rows[0]) throw invalidField('loyalty_number', `${rows[0].name} already has this loyalty number.`);
}

async function checkedValues(
  input: Values,
  before: (Values & { uuid: string }) | undefined,
  context: Context,
) {
  const values = input.loyalty_number ? { ...input, loyalty_number: input.loyalty_number.trim() } : input;
  const problem = exemptionProblem({ ...before, ...values });
  if (problem) throw invalidField('tax_exempt_number', problem);
  await assertUniqueLoyaltyNumber(values, before?.uuid ?? null, context);
  return { ...values };
}

const customers = defineResource('retailCustomer', {
  table: 'retail_customer',
  duplicates: customerDuplicates,
  searchColumns: [
    'name',
    'company',
    'preferred_store',
    'phone',
    'mobile',
    'email',
    'city',
    'zip',
    'loyalty_number',
    'tax_exempt_number',
    'number',
  ],
  steps: {
    create: [
      after('workflow', async (state, context) => {
        state.columns = await checkedValues(state.body, undefined, context);
      }),
    ],
    update: [
      after('workflow', async (state, context) => {
        state.columns = await checkedValues(state.body, state.before, context);
      }),
    ],
  },
});

export const retailCrmResources = { retailCustomer: customers };

export const retailCrmOperations = {
  ...resourceHandlers(customers),
  retailCustomersListChanges: ({ query }, context) => areaChanges('retail-crm', query, context),
} satisfies Partial<Handlers>;
