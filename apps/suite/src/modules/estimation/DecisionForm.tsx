import type { Quote } from '@plumbline/api';
import { quoteWorkDecide } from '@plumbline/api/hooks/estimation';
import { QuoteWorkDecideBody } from '@plumbline/api/schemas/estimation';
import { FormDrawer, saved } from '@plumbline/app-kit/form/FormDrawer';
import { alternateAmount, alternateCode } from '@plumbline/app-kit/quote/alternate-items';
import { Text } from '@plumbline/ui/Text';
import { useState } from 'react';

interface Values {
  decision: 'accepted' | 'declined';
  name: string;
  title: string;
  note: string;
  /** Ids of the accepted alternates. */
  alternates: string[];
}

/** Form that records a customer's response given by phone or on paper instead of by the link. */
export function DecisionForm({
  quote,
  onClose,
  onSaved,
}: {
  quote: Quote;
  onClose: () => void;
  onSaved: (quote: Quote) => void;
}) {
  const offered = quote.alternates.filter((each) => each.offered);
  const [decision, setDecision] = useState<Values['decision']>('accepted');
  return (
    <FormDrawer<Values>
      title={`Record response to ${quote.number} R${quote.revision}`}
      onClose={onClose}
      schema={QuoteWorkDecideBody.omit({ version: true })}
      initial={{
        decision: 'accepted',
        name: quote.contact_name.split(',')[0] ?? '',
        title: '',
        note: '',
        alternates: offered.flatMap(({ uuid, accepted }) => (accepted ? [uuid] : [])),
      }}
      onValues={(values) => setDecision(values.decision)}
      submitLabel="Save response"
      head={
        <Text tone="muted">
          A response cannot be changed later. If the quote is accepted, an open estimation is marked as won.
        </Text>
      }
      submit={async ({ alternates, ...values }, key) => {
        const { data } = await quoteWorkDecide(
          quote.estimation_id,
          quote.uuid,
          {
            ...values,
            ...(values.decision === 'accepted' && offered.length > 0 ? { alternates } : {}),
            version: quote.version,
          },
          { headers: { 'idempotency-key': key } },
        );
        saved();
        onSaved(data);
      }}
      sections={[
        {
          fields: [
            {
              name: 'decision',
              label: 'Response',
              kind: 'select',
              options: [
                { id: 'accepted', label: 'Accepted' },
                { id: 'declined', label: 'Declined' },
              ],
              isRequired: true,
            },
            ...(decision === 'accepted' && offered.length > 0
              ? [
                  {
                    name: 'alternates' as const,
                    label: 'Accepted alternates',
                    kind: 'choices' as const,
                    options: offered.map(({ uuid, number, name, amount }) => ({
                      id: uuid,
                      label: `${alternateCode(number)} ${name}`,
                      description: alternateAmount(amount),
                    })),
                    wide: true,
                  },
                ]
              : []),
            { name: 'name', label: 'Responded by', kind: 'text', isRequired: true },
            { name: 'title', label: 'Job title', kind: 'text' },
            { name: 'note', label: 'Notes', kind: 'area', wide: true },
          ],
        },
      ]}
    />
  );
}
