import type { Bid, BidUpdate } from '@plumbline/api';
import { OpportunityVendorsCreateBody, OpportunityVendorsUpdateBody } from '@plumbline/api/schemas/crm';
import { FormDrawer, saved, type FormField } from '@plumbline/app-kit/form/FormDrawer';
import { bidStatuses, type BidRole } from './bid-roles.ts';

interface Values {
  company: string | null;
  scope: string;
  status: NonNullable<BidUpdate['status']>;
  amount: string;
  invited_on: string | null;
  due_on: string | null;
  answered_on: string | null;
  note: string;
}

/** Adds a company to an opportunity, or edits its part in it. */
export function BidForm({
  role,
  bid,
  begin,
  save,
  onClose,
}: {
  role: BidRole;
  /** Without one, a company is added. */
  bid?: Bid | undefined;
  /** What a new one has: the company that was just made, the day by which answers are wanted. */
  begin: { company?: { id: string; label: string }; due_on: string | null };
  save: (values: Omit<BidUpdate, 'version'>, company: string, key: string) => Promise<unknown>;
  onClose: () => void;
}) {
  const { words } = role;
  const schema = bid
    ? OpportunityVendorsUpdateBody.omit({ version: true })
    : OpportunityVendorsCreateBody.omit({ vendor_id: true }).extend({
        [role.field]: OpportunityVendorsCreateBody.shape.vendor_id,
      });
  const company: FormField<Values> = {
    name: role.field as keyof Values,
    label: words.company,
    kind: 'search',
    reference: role.kind.name,
    isRequired: true,
    wide: true,
    ...(begin.company ? { valueLabel: begin.company.label } : {}),
  };
  return (
    <FormDrawer<Values>
      title={bid ? bid.name : words.add}
      onClose={onClose}
      schema={schema}
      submitLabel={bid ? 'Save' : words.add}
      initial={
        {
          ...(bid ? {} : { [role.field]: begin.company?.id ?? null }),
          scope: bid?.scope ?? '',
          status: bid?.status ?? 'Invited',
          amount: bid?.amount ?? '',
          due_on: bid ? (bid.due_on ?? null) : begin.due_on,
          // A new one begins with today, which the server knows.
          ...(bid ? { invited_on: bid.invited_on ?? null, answered_on: bid.answered_on ?? null } : {}),
          note: bid?.note ?? '',
        } as Values
      }
      submit={async (values, key) => {
        const { [role.field]: chosen, status, ...others } = values as unknown as Record<string, unknown>;
        // A status that nobody chose follows from the price.
        const rest = status === (bid?.status ?? 'Invited') ? others : { ...others, status };
        // An amount that was emptied is none; the form leaves it out.
        const given = { ...rest, ...(bid && !('amount' in rest) ? { amount: null } : {}) };
        await save(given as Omit<BidUpdate, 'version'>, String(chosen ?? ''), key);
        saved();
      }}
      sections={[
        {
          fields: [
            ...(bid ? [] : [company]),
            {
              name: 'scope',
              label: 'Scope',
              kind: 'text',
              description: words.scope,
              wide: true,
            },
            { name: 'status', label: 'Status', kind: 'select', options: bidStatuses, isRequired: true },
            { name: 'amount', label: words.amount, kind: 'money' },
            { name: 'due_on', label: 'Due', kind: 'date' },
            ...(bid
              ? ([
                  { name: 'invited_on', label: 'Invited', kind: 'date' },
                  { name: 'answered_on', label: 'Answered', kind: 'date' },
                ] satisfies FormField<Values>[])
              : []),
            { name: 'note', label: 'Note', kind: 'area', wide: true },
          ],
        },
      ]}
    />
  );
}
