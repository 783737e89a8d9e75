import type { Estimation, Quote } from '@plumbline/api';
import { useContactsList } from '@plumbline/api/hooks/crm';
import { quotesIssue, useQuotesListChecks } from '@plumbline/api/hooks/estimation';
import { FormDrawer, type FormField, type FormSection } from '@plumbline/app-kit/form/FormDrawer';
import { useDecision } from '@plumbline/permissions/react';
import { formatDate, formatMoney } from '@plumbline/ui/format';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { toast } from '@plumbline/ui/toast';
import { messages } from '@plumbline/validation/messages';
import { z } from 'zod';
import { AddressField } from './AddressField.tsx';
import type { AddressContact } from './address-options.ts';
import { addressesIn, isAddress } from './addresses.ts';
import { quotesMessages } from './messages.ts';
import { SendingChecks } from './SendingChecks.tsx';
import {
  chosenChanges,
  initialChanges,
  opportunitySection,
  useOpportunityPlan,
  type ChosenChanges,
} from './useOpportunityPlan.ts';

/** Maximum number of recipients, and of copies. */
const MAX_ADDRESSES = 10;

interface Values extends ChosenChanges {
  is_checked: boolean;
  by: 'letter' | 'otherwise';
  to: string;
  cc: string;
  subject: string;
  message: string;
}
const schema = z.object({
  is_checked: z.boolean(),
  by: z.enum(['letter', 'otherwise']),
  to: z.string().max(3000),
  cc: z.string().max(3000),
  moves_stage: z.boolean(),
  takes_amount: z.boolean(),
  subject: z.string().max(200),
  message: z.string().max(5000),
});

/** Problem of a list of addresses, at its field. */
function addressProblem(field: 'to' | 'cc', addresses: readonly string[]): Record<string, string> {
  const wrong = addresses.find((address) => !isAddress(address));
  if (wrong) return { [field]: quotesMessages.addressInvalid(wrong) };
  return addresses.length > MAX_ADDRESSES ? { [field]: quotesMessages.tooManyAddresses(MAX_ADDRESSES) } : {};
}

/** Problems by field: unconfirmed checks, and those of the email if the quote is sent by one. */
function missing({ by, to, cc, subject, is_checked }: Values, hasChecks: boolean): Record<string, string> {
  const unconfirmed: Record<string, string> =
    hasChecks && !is_checked ? { is_checked: quotesMessages.confirmChecks } : {};
  if (by === 'otherwise') return unconfirmed;
  return {
    ...unconfirmed,
    ...addressProblem('cc', addressesIn(cc)),
    ...(addressesIn(to).length === 0 ? { to: messages.required } : addressProblem('to', addressesIn(to))),
    ...(subject.trim() ? {} : { subject: messages.required }),
  };
}

/** Fields of the form: how the quote is sent, and the email. */
const emailFields = (people: readonly AddressContact[]): FormField<Values>[] => [
  {
    name: 'by',
    label: quotesMessages.sendBy,
    kind: 'select',
    options: [
      { id: 'letter', label: quotesMessages.sendByEmail },
      { id: 'otherwise', label: quotesMessages.sendOtherwise },
    ],
    isRequired: true,
    wide: true,
  },
  {
    name: 'to',
    label: quotesMessages.to,
    kind: 'text',
    control: (field) => <AddressField {...field} contacts={people} />,
    wide: true,
  },
  {
    name: 'cc',
    label: quotesMessages.cc,
    kind: 'text',
    control: (field) => <AddressField {...field} contacts={people} />,
    description: quotesMessages.ccHint,
    wide: true,
  },
  { name: 'subject', label: quotesMessages.subject, kind: 'text', wide: true },
  {
    name: 'message',
    label: quotesMessages.message,
    kind: 'area',
    description: quotesMessages.messageHint,
    wide: true,
  },
];

/** Confirms that the quote is sent despite its checks. */
const confirmation: FormSection<Values> = {
  fields: [{ name: 'is_checked', label: quotesMessages.sendDespiteChecks, kind: 'switch', wide: true }],
};

/** Form that sends a draft by email with a link to respond, or marks it as sent another way. */
export function IssueForm({
  estimation,
  quote,
  onClose,
  onSaved,
}: {
  estimation: Estimation;
  quote: Quote;
  onClose: () => void;
  onSaved: (quote: Quote) => void;
}) {
  const mayRead = useDecision({ app: 1, name: 'contact', type: 'v' });
  const company = quote.bidder_id ?? estimation.account_id;
  const asks = mayRead.allowed && Boolean(company);
  const { data, error } = useContactsList(
    {
      limit: 20,
      sort: 'lastname',
      filter: JSON.stringify([{ field: 'account_id', op: 'eq', value: company }]),
    },
    { swr: { enabled: asks } },
  );
  const { plan } = useOpportunityPlan(quote, 'sent');
  const { data: checked, error: checkError } = useQuotesListChecks(quote.estimation_id, quote.uuid);
  if ((asks && !data && !error) || (!checked && !checkError))
    return <Skeleton shape="line" count={1} label={quotesMessages.loadingTheContacts} />;
  const checks = checked?.data ?? [];
  const contacts = data?.data ?? [];
  const people = contacts.flatMap(({ email, firstname, lastname }) =>
    email ? [{ email, name: `${firstname} ${lastname}`.trim() }] : [],
  );
  const first =
    contacts.find(({ firstname, lastname }) => quote.contact_name.startsWith(`${firstname} ${lastname}`)) ??
    contacts.find(({ email }) => email);
  return (
    <FormDrawer<Values>
      title={quotesMessages.sendRevision(quote.number, quote.revision)}
      onClose={onClose}
      schema={schema}
      check={(values) => missing(values, checks.length > 0)}
      initial={{
        by: 'letter',
        to: first?.email ?? '',
        cc: '',
        is_checked: false,
        ...initialChanges(quote),
        subject: quotesMessages.ourQuote(quote.name, quote.number),
        message: [
          `Hello${first ? ` ${first.firstname}` : ''},`,
          quotesMessages.defaultMessage(
            quote.project_name,
            formatMoney(quote.total),
            quote.valid_until ? `, valid until ${formatDate(quote.valid_until)}` : '',
          ),
          quote.sales_specialist,
        ]
          .filter(Boolean)
          .join('\n\n'),
      }}
      submitLabel={quotesMessages.sendQuote}
      head={
        <Stack gap={12}>
          <Text tone="muted">{quotesMessages.sendFinalNotice}</Text>
          {checks.length > 0 && <SendingChecks estimationId={quote.estimation_id} checks={checks} />}
        </Stack>
      }
      submit={async ({ by, to, cc, subject, message, is_checked, ...changes }, key) => {
        const copies = addressesIn(cc);
        const { data: issued } = await quotesIssue(
          quote.estimation_id,
          quote.uuid,
          {
            version: quote.version,
            ...(checks.length > 0 ? { is_checked } : {}),
            ...chosenChanges(plan, changes),
            ...(by === 'letter'
              ? {
                  letter: {
                    to: addressesIn(to),
                    ...(copies.length > 0 ? { cc: copies } : {}),
                    subject: subject.trim(),
                    message,
                  },
                }
              : {}),
          },
          { headers: { 'idempotency-key': key } },
        );
        toast.success(by === 'letter' ? quotesMessages.quoteSent : quotesMessages.quoteMarkedAsSent);
        onSaved(issued);
      }}
      sections={[
        { fields: emailFields(people) },
        ...opportunitySection(plan),
        ...(checks.length > 0 ? [confirmation] : []),
      ]}
    />
  );
}
