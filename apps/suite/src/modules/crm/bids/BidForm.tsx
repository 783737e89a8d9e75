import type { Bid, BidUpdate } from '@plumbline/api';
import { OpportunityVendorsCreateBody, OpportunityVendorsUpdateBody } from '@plumbline/api/schemas/crm';
import { FormDrawer, notifySaved, type FormField } from '@plumbline/app-kit/form/FormDrawer';
import { bidStatuses, type BidRole } from './bid-roles.ts';
import { bidsMessages } from './messages.ts';

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

/** Form that adds a company to an opportunity or edits its bid. */
export function BidForm({
  role,
  bid,
  begin,
  save,
  onClose,
}: {
  role: BidRole;
  /** Bid to edit; undefined adds a company. */
  bid?: Bid | undefined;
  /** Initial values of a new bid: a company created beforehand, and the due date. */
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
      submitLabel={bid ? bidsMessages.save : words.add}
      initial={
        {
          ...(bid ? {} : { [role.field]: begin.company?.id ?? null }),
          scope: bid?.scope ?? '',
          status: bid?.status ?? 'Invited',
          amount: bid?.amount ?? '',
          due_on: bid ? (bid.due_on ?? null) : begin.due_on,
          // The server sets today's date on a new bid.
          ...(bid ? { invited_on: bid.invited_on ?? null, answered_on: bid.answered_on ?? null } : {}),
          note: bid?.note ?? '',
        } as Values
      }
      submit={async (values, key) => {
        const { [role.field]: chosen, status, ...others } = values as unknown as Record<string, unknown>;
        // The server derives the status from the amount unless the user chose one.
        const changes = status === (bid?.status ?? 'Invited') ? others : { ...others, status };
        // The form omits a cleared amount; send null to remove it.
        const body = { ...changes, ...(bid && !('amount' in changes) ? { amount: null } : {}) };
        await save(body as Omit<BidUpdate, 'version'>, String(chosen ?? ''), key);
        notifySaved();
      }}
      sections={[
        {
          fields: [
            ...(bid ? [] : [company]),
            {
              name: 'scope',
              label: bidsMessages.scope,
              kind: 'text',
              description: words.scope,
              wide: true,
            },
            {
              name: 'status',
              label: bidsMessages.status,
              kind: 'select',
              options: bidStatuses,
              isRequired: true,
            },
            { name: 'amount', label: words.amount, kind: 'money' },
            { name: 'due_on', label: bidsMessages.due, kind: 'date' },
            ...(bid
              ? ([
                  { name: 'invited_on', label: bidsMessages.invited, kind: 'date' },
                  { name: 'answered_on', label: bidsMessages.answered, kind: 'date' },
                ] satisfies FormField<Values>[])
              : []),
            { name: 'note', label: bidsMessages.note, kind: 'area', wide: true },
          ],
        },
      ]}
    />
  );
}
