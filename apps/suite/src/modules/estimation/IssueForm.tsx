import type { Estimation, Quote } from '@plumbline/api';
import { useContactsList } from '@plumbline/api/hooks/crm';
import { quoteWorkIssue } from '@plumbline/api/hooks/estimation';
import { FormDrawer } from '@plumbline/app-kit/form/FormDrawer';
import { useDecision } from '@plumbline/permissions/react';
import { formatDate, formatMoney } from '@plumbline/ui/format';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Text } from '@plumbline/ui/Text';
import { toast } from '@plumbline/ui/toast';
import { messages } from '@plumbline/validation/messages';
import { z } from 'zod';
import { addressesIn, isAddress } from './addresses.ts';

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
  if (asks && !data && !error) return <Skeleton shape="line" count={1} label="Loading the contacts" />;
  const contacts = data?.data ?? [];
  const first =
    contacts.find(({ firstname, lastname }) => quote.contact_name.startsWith(`${firstname} ${lastname}`)) ??
    contacts.find(({ email }) => email);
  return (
    <FormDrawer<Values>
      title={`Send ${quote.number} R${quote.revision}`}
      onClose={onClose}
      schema={schema}
      check={missing}
      initial={{
        by: 'letter',
        to: first?.email ?? '',
        subject: `${quote.name}: our quote ${quote.number}`,
        message: [
          `Hello${first ? ` ${first.firstname}` : ''},`,
          `here is our quote for ${quote.project_name}: ${formatMoney(quote.total)}${quote.valid_until ? `, valid until ${formatDate(quote.valid_until)}` : ''}.`,
          quote.sales_specialist,
        ]
          .filter(Boolean)
          .join('\n\n'),
      }}
      submitLabel="Send quote"
      head={
        <Text tone="muted">
          A sent revision cannot be changed, even if prices change. Later changes go into a new revision.
        </Text>
      }
      submit={async ({ by, to, subject, message }, key) => {
        const { data: issued } = await quoteWorkIssue(
          quote.estimation_id,
          quote.uuid,
          {
            version: quote.version,
            ...(by === 'letter' ? { letter: { to: addressesIn(to), subject: subject.trim(), message } } : {}),
          },
          { headers: { 'idempotency-key': key } },
        );
        toast.success(by === 'letter' ? 'Quote sent' : 'Quote marked as sent');
        onSaved(issued);
      }}
      sections={[
        {
          fields: [
            {
              name: 'by',
              label: 'Send by',
              kind: 'select',
              options: [
                { id: 'letter', label: 'Email with a link to respond' },
                { id: 'otherwise', label: 'Another way (print, in person)' },
              ],
              isRequired: true,
              wide: true,
            },
            {
              name: 'to',
              label: 'To',
              kind: 'text',
              description: 'Separate addresses with commas.',
              wide: true,
            },
            { name: 'subject', label: 'Subject', kind: 'text', wide: true },
            {
              name: 'message',
              label: 'Message',
              kind: 'area',
              description: 'The link is added below your message.',
              wide: true,
            },
          ],
        },
      ]}
    />
  );
}
