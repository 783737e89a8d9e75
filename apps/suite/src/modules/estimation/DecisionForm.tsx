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
  /** Ids of those that are taken. */
  alternates: string[];
}

/** What the customer said otherwise than by the link: on the phone, on paper. */
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
      title={`The answer to ${quote.number} R${quote.revision}`}
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
      submitLabel="Save the answer"
      head={
        <Text tone="muted">It is said once and stays. Accepted, an open estimation becomes a won one.</Text>
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
              label: 'Answer',
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
                    label: 'Alternates that they take',
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
            { name: 'name', label: 'Who said so', kind: 'text', isRequired: true },
            { name: 'title', label: 'Their position', kind: 'text' },
            { name: 'note', label: 'How, and what else was said', kind: 'area', wide: true },
          ],
        },
      ]}
    />
  );
}
