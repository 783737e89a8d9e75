import type { Quote } from '@plumbline/api';
import { quotesDecide } from '@plumbline/api/hooks/estimation';
import { QuotesDecideBody } from '@plumbline/api/schemas/estimation';
import { FormDrawer, notifySaved } from '@plumbline/app-kit/form/FormDrawer';
import { alternateAmount, alternateCode } from '@plumbline/quotes/alternate-items';
import { Text } from '@plumbline/ui/Text';
import { useState } from 'react';
import { quotesMessages } from './messages.ts';
import {
  chosenChanges,
  initialChanges,
  opportunitySection,
  useOpportunityPlan,
  type ChosenChanges,
} from './useOpportunityPlan.ts';

interface Values extends ChosenChanges {
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
  const { plan } = useOpportunityPlan(quote, 'accepted');
  const [decision, setDecision] = useState<Values['decision']>('accepted');
  return (
    <FormDrawer<Values>
      title={quotesMessages.recordResponseToRevision(quote.number, quote.revision)}
      onClose={onClose}
      schema={QuotesDecideBody.omit({ version: true, opportunity: true })}
      initial={{
        decision: 'accepted',
        name: quote.contact_name.split(',')[0] ?? '',
        title: '',
        note: '',
        ...initialChanges(quote),
        alternates: offered.flatMap(({ uuid, accepted }) => (accepted ? [uuid] : [])),
      }}
      onValues={(values) => setDecision(values.decision)}
      submitLabel={quotesMessages.saveResponse}
      head={<Text tone="muted">{quotesMessages.responseFinalNotice}</Text>}
      submit={async ({ alternates, moves_stage, takes_amount, ...values }, key) => {
        const { data } = await quotesDecide(
          quote.estimation_id,
          quote.uuid,
          {
            ...values,
            ...(values.decision === 'accepted' && offered.length > 0 ? { alternates } : {}),
            ...(values.decision === 'accepted' ? chosenChanges(plan, { moves_stage, takes_amount }) : {}),
            version: quote.version,
          },
          { headers: { 'idempotency-key': key } },
        );
        notifySaved();
        onSaved(data);
      }}
      sections={[
        {
          fields: [
            {
              name: 'decision',
              label: quotesMessages.response,
              kind: 'select',
              options: [
                { id: 'accepted', label: quotesMessages.accepted },
                { id: 'declined', label: quotesMessages.declined },
              ],
              isRequired: true,
            },
            ...(decision === 'accepted' && offered.length > 0
              ? [
                  {
                    name: 'alternates' as const,
                    label: quotesMessages.acceptedAlternates,
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
            { name: 'name', label: quotesMessages.respondedBy, kind: 'text', isRequired: true },
            { name: 'title', label: quotesMessages.jobTitle, kind: 'text' },
            { name: 'note', label: quotesMessages.notes, kind: 'area', wide: true },
          ],
        },
        ...(decision === 'accepted' ? opportunitySection(plan) : []),
      ]}
    />
  );
}
