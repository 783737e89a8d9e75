import type { Estimation, OutcomePlan, Quote } from '@plumbline/api';
import { estimatesRecordOutcome, useEstimatesPreviewOutcome } from '@plumbline/api/hooks/estimation';
import { EstimatesRecordOutcomeBody } from '@plumbline/api/schemas/estimation';
import { FormDrawer, notifySaved } from '@plumbline/app-kit/form/FormDrawer';
import { alternateAmount, alternateCode } from '@plumbline/quotes/alternate-items';
import { DescriptionList } from '@plumbline/ui/DescriptionList';
import { formatMoney } from '@plumbline/ui/format';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { AcceptedQuoteDifference } from '../quotes/AcceptedQuoteDifference.tsx';
import { OutcomePlanText } from './OutcomePlanText.tsx';
import { versionsMessages } from './messages.ts';

interface Values {
  reason: string;
  moves_opportunity: boolean;
  takes_amount: boolean;
}

/** Amount of the opportunity and the contract sum that replaces it; undefined if they are equal or it cannot change. */
function amountOffer(quote: Quote, plan: OutcomePlan | undefined): { from: string; to: string } | undefined {
  const from = plan?.opportunity_amount;
  return from === undefined || Number(from) === Number(quote.total) ? undefined : { from, to: quote.total };
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
  const { data, error } = useEstimatesPreviewOutcome(uuid, { outcome });
  const plan = data?.data;
  const offeredAmount = quote && amountOffer(quote, plan);
  const taken = quote?.alternates.filter(({ accepted }) => accepted) ?? [];
  return (
    <FormDrawer<Values>
      title={quote ? versionsMessages.awardR(quote.number, quote.revision) : versionsMessages.markBidAsLost}
      onClose={onClose}
      schema={EstimatesRecordOutcomeBody.pick({ reason: true, moves_opportunity: true, takes_amount: true })}
      // A bidder's price becomes the amount of the opportunity only on request.
      initial={{ reason: '', moves_opportunity: true, takes_amount: !quote?.bidder_id }}
      submitLabel={quote ? versionsMessages.awardBid : versionsMessages.markAsLost}
      check={({ reason }): Record<string, string> =>
        quote || reason.trim() ? {} : { reason: versionsMessages.reasonRequired }
      }
      head={
        <Stack gap={12}>
          {quote && (
            <DescriptionList
              items={[
                ...(taken.length > 0
                  ? [{ term: versionsMessages.baseBid, value: formatMoney(quote.base) }]
                  : []),
                ...taken.map(({ number, name, amount }) => ({
                  term: `${alternateCode(number)} ${name}`,
                  value: alternateAmount(amount),
                })),
                { term: versionsMessages.contractSum, value: formatMoney(quote.total) },
              ]}
            />
          )}
          {quote && <AcceptedQuoteDifference quote={quote} />}
          <OutcomePlanText plan={plan} error={error} />
          <Text tone="muted" size="small">
            {versionsMessages.freezeOnOutcomeNotice}
          </Text>
        </Stack>
      }
      submit={async ({ reason, moves_opportunity, takes_amount }, key) => {
        await estimatesRecordOutcome(
          uuid,
          {
            outcome,
            reason,
            version,
            ...(quote ? { quote_id: quote.uuid } : {}),
            ...(offeredAmount === undefined ? {} : { takes_amount }),
            // Omitted if the opportunity cannot move, which the preview explains.
            ...(moves_opportunity ? {} : { moves_opportunity }),
          },
          { headers: { 'idempotency-key': key } },
        );
        notifySaved();
        onSaved();
      }}
      sections={[
        {
          fields: [
            {
              name: 'reason',
              label: quote ? versionsMessages.otherAgreements : versionsMessages.reason,
              kind: 'area',
              wide: true,
              isRequired: !quote,
            },
            ...(plan?.opportunity?.to
              ? [
                  {
                    name: 'moves_opportunity' as const,
                    label: versionsMessages.moveOpportunity(plan.opportunity.to),
                    kind: 'switch' as const,
                    wide: true,
                  },
                ]
              : []),
            ...(offeredAmount === undefined
              ? []
              : [
                  {
                    name: 'takes_amount' as const,
                    label: versionsMessages.takeContractSum(
                      formatMoney(offeredAmount.from),
                      formatMoney(offeredAmount.to),
                    ),
                    kind: 'switch' as const,
                    wide: true,
                  },
                ]),
          ],
        },
      ]}
    />
  );
}
