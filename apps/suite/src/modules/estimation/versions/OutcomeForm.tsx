import type { Estimation, OutcomeMove, OutcomePlan, Quote } from '@plumbline/api';
import { estimateOutcomesDecide, useEstimateOutcomesPlan } from '@plumbline/api/hooks/estimation';
import { EstimateOutcomesDecideBody } from '@plumbline/api/schemas/estimation';
import { FormDrawer, saved } from '@plumbline/app-kit/form';
import { alternateAmount, alternateCode } from '@plumbline/app-kit/quote/alternate-items';
import { DescriptionList } from '@plumbline/ui/DescriptionList';
import { formatMoney } from '@plumbline/ui/format';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { errorText } from '@plumbline/app-kit';

interface Values {
  reason: string;
  moves_opportunity: boolean;
}

const moveWords = (what: string, { name, from, to, stays }: OutcomeMove) =>
  to ? `${what} “${name}” goes from ${from} to ${to}.` : `${what} “${name}” stays ${from}. ${stays ?? ''}`;

function Plan({ plan, error }: { plan: OutcomePlan | undefined; error: unknown }) {
  if (!plan)
    return error ? (
      <Text tone="muted">{errorText(error)}</Text>
    ) : (
      <Skeleton shape="line" count={2} label="Reading what follows" />
    );
  return (
    <Stack gap={4}>
      <Text size="small">{moveWords('Estimation', plan.estimation)}</Text>
      {plan.opportunity && <Text size="small">{moveWords('Opportunity', plan.opportunity)}</Text>}
    </Stack>
  );
}

/** That a bid is awarded by an accepted quote, or was lost, with all that follows from it said before. */
export function OutcomeForm({
  row: { uuid, version },
  quote,
  onClose,
  onSaved,
}: {
  row: Pick<Estimation, 'uuid' | 'version'>;
  /** The accepted revision; a loss without it. */
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
      title={quote ? `Award ${quote.number} R${quote.revision}` : 'The bid was lost'}
      onClose={onClose}
      schema={EstimateOutcomesDecideBody.pick({ reason: true, moves_opportunity: true })}
      initial={{ reason: '', moves_opportunity: true }}
      submitLabel={quote ? 'Award' : 'Write down the loss'}
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
          <Plan plan={plan} error={error} />
          <Text tone="muted" size="small">
            The estimate is frozen with it.
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
            // One that cannot follow is left as it is: that was said above.
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
              label: quote ? 'What else was agreed' : 'Why it was lost',
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
