import type { Estimation, Quote } from '@plumbline/api';
import { estimateOutcomesDecide, useEstimateOutcomesPlan } from '@plumbline/api/hooks/estimation';
import { EstimateOutcomesDecideBody } from '@plumbline/api/schemas/estimation';
import { FormDrawer, saved } from '@plumbline/app-kit/form/FormDrawer';
import { alternateAmount, alternateCode } from '@plumbline/app-kit/quote/alternate-items';
import { DescriptionList } from '@plumbline/ui/DescriptionList';
import { formatMoney } from '@plumbline/ui/format';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { OutcomePlanText } from './OutcomePlanText.tsx';

interface Values {
  reason: string;
  moves_opportunity: boolean;
}

/** Form that records an award with an accepted quote, or a loss, and previews the status changes. */
export function OutcomeForm({
  row: { uuid, version },
  quote,
  onClose,
  onSaved,
}: {
  row: Pick<Estimation, 'uuid' | 'version'>;
  /** Accepted revision; omitted for a loss. */
  quote?: Quote;
  onClose: () => void;
  onSaved: () => void;
}) {
  const outcome = quote ? 'awarded' : 'lost';
  const { data, error } = useEstimateOutcomesPlan(uuid, { outcome });
  const plan = data?.data;
  const taken = quote?.alternates.filter(({ accepted }) => accepted) ?? [];
  return (
    <FormDrawer<Values>
      title={quote ? `Award ${quote.number} R${quote.revision}` : 'Mark bid as lost'}
      onClose={onClose}
      schema={EstimateOutcomesDecideBody.pick({ reason: true, moves_opportunity: true })}
      initial={{ reason: '', moves_opportunity: true }}
      submitLabel={quote ? 'Award bid' : 'Mark as lost'}
      check={({ reason }): Record<string, string> =>
        quote || reason.trim() ? {} : { reason: 'This field is required' }
      }
      head={
        <Stack gap={12}>
          {quote && (
            <DescriptionList
              items={[
                ...(taken.length > 0 ? [{ term: 'Base bid', value: formatMoney(quote.base) }] : []),
                ...taken.map(({ number, name, amount }) => ({
                  term: `${alternateCode(number)} ${name}`,
                  value: alternateAmount(amount),
                })),
                { term: 'Contract sum', value: formatMoney(quote.total) },
              ]}
            />
          )}
          <OutcomePlanText plan={plan} error={error} />
          <Text tone="muted" size="small">
            The estimate will be frozen.
          </Text>
        </Stack>
      }
      submit={async ({ reason, moves_opportunity }, key) => {
        await estimateOutcomesDecide(
          uuid,
          {
            outcome,
            reason,
            version,
            ...(quote ? { quote_id: quote.uuid } : {}),
            // Omitted if the opportunity cannot move, which the preview explains.
            ...(moves_opportunity ? {} : { moves_opportunity }),
          },
          { headers: { 'idempotency-key': key } },
        );
        saved();
        onSaved();
      }}
      sections={[
        {
          fields: [
            {
              name: 'reason',
              label: quote ? 'Other agreements' : 'Reason',
              kind: 'area',
              wide: true,
              isRequired: !quote,
            },
            ...(plan?.opportunity?.to
              ? [
                  {
                    name: 'moves_opportunity' as const,
                    label: `Move the opportunity to ${plan.opportunity.to}`,
                    kind: 'switch' as const,
                    wide: true,
                  },
                ]
              : []),
          ],
        },
      ]}
    />
  );
}
