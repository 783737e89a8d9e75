import type { Estimation, Quote } from '@plumbline/api';
import { useContactsList } from '@plumbline/api/hooks/crm';
import { quotesIssue } from '@plumbline/api/hooks/estimation';
import { FormDrawer } from '@plumbline/app-kit/form/FormDrawer';
import { useDecision } from '@plumbline/permissions/react';
import { formatDate, formatMoney } from '@plumbline/ui/format';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Text } from '@plumbline/ui/Text';
import { toast } from '@plumbline/ui/toast';
import { messages } from '@plumbline/validation/messages';
import { z } from 'zod';
import { addressesIn, isAddress } from './addresses.ts';
import { quotesMessages } from './messages.ts';

interface Values {
  by: 'letter' | 'otherwise';
  to: string;
  subject: string;
  message: string;
}
const schema = z.object({
  by: z.enum(['letter', 'otherwise']),
  to: z.string().max(2000),
  subject: z.string().max(200),
  message: z.string().max(5000),
});

/** Problems of the email by field; none if the quote is not sent by email. */
function missing({ by, to, subject }: Values): Record<string, string> {
  if (by === 'otherwise') return {};
  const addresses = addressesIn(to);
  const wrong = addresses.find((address) => !isAddress(address));
  return {
    ...(addresses.length === 0 ? { to: messages.required } : {}),
    ...(wrong ? { to: `“${wrong}” is not a valid email address.` } : {}),
    ...(addresses.length > 10 ? { to: 'Enter at most 10 addresses.' } : {}),
    ...(subject.trim() ? {} : { subject: messages.required }),
  };
}

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
  if (asks && !data && !error)
    return <Skeleton shape="line" count={1} label={quotesMessages.loadingTheContacts} />;
  const contacts = data?.data ?? [];
  const first =
    contacts.find(({ firstname, lastname }) => quote.contact_name.startsWith(`${firstname} ${lastname}`)) ??
    contacts.find(({ email }) => email);
  return (
    <FormDrawer<Values>
      title={quotesMessages.sendRevision(quote.number, quote.revision)}
      onClose={onClose}
      schema={schema}
      check={missing}
      initial={{
        by: 'letter',
        to: first?.email ?? '',
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
      head={<Text tone="muted">{quotesMessages.sendFinalNotice}</Text>}
      submit={async ({ by, to, subject, message }, key) => {
        const { data: issued } = await quotesIssue(
          quote.estimation_id,
          quote.uuid,
          {
            version: quote.version,
            ...(by === 'letter' ? { letter: { to: addressesIn(to), subject: subject.trim(), message } } : {}),
          },
          { headers: { 'idempotency-key': key } },
        );
        toast.success(by === 'letter' ? quotesMessages.quoteSent : quotesMessages.quoteMarkedAsSent);
        onSaved(issued);
      }}
      sections={[
        {
          fields: [
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
              description: quotesMessages.separateAddressesWithCommas,
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
          ],
        },
      ]}
    />
  );
}
