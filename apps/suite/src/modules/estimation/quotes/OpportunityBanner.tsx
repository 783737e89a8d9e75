import type { OpportunityChoice, OpportunityPlan, Quote } from '@plumbline/api';
import { quotesUpdateOpportunity } from '@plumbline/api/hooks/estimation';
import { href, showError } from '@plumbline/app-kit';
import { denied } from '@plumbline/app-kit/record/record-actions';
import { useDecision } from '@plumbline/permissions/react';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { formatMoney } from '@plumbline/ui/format';
import { Inline } from '@plumbline/ui/Inline';
import { Link } from '@plumbline/ui/Link';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { toast } from '@plumbline/ui/toast';
import { useState } from 'react';
import { quotesMessages } from './messages.ts';
import { useOpportunityPlan } from './useOpportunityPlan.ts';

/** True if the stage stays because of its workflow or the user’s rights, not because it is reached already. */
const isHeld = ({ stage: { to, stays_code } }: OpportunityPlan) => !to && stays_code !== 'reached';

/**
 * Banner of a sent or accepted quote whose opportunity is behind it, with the changes it offers and, where the workflow
 * has no way, what to do.
 */
export function OpportunityBanner({ quote, onChanged }: { quote: Quote; onChanged: () => void }) {
  const isAccepted = quote.status === 'Accepted';
  const isOffered = quote.is_active && (isAccepted || (quote.status === 'Sent' && !quote.bidder_id));
  const { plan, reload } = useOpportunityPlan(quote, isAccepted ? 'accepted' : 'sent', isOffered);
  const mayEdit = useDecision({ app: 7, name: 'quote', type: 'e' });
  const maySee = useDecision({ app: 1, name: 'opportunity', type: 'v' });
  const [pending, setPending] = useState<keyof OpportunityChoice>();
  if (!isOffered || !maySee.allowed || !plan) return null;
  const { uuid, stage, amount } = plan;
  const held = isHeld(plan);
  if (!stage.to && !amount.to && !held) return null;
  const run = async (choice: keyof OpportunityChoice) => {
    setPending(choice);
    try {
      await quotesUpdateOpportunity(
        quote.estimation_id,
        quote.uuid,
        { [choice]: true },
        { headers: { 'idempotency-key': crypto.randomUUID() } },
      );
      toast.success(quotesMessages.opportunityUpdated);
      onChanged();
    } catch (reason) {
      showError(reason);
    }
    reload();
    setPending(undefined);
  };
  return (
    <Banner
      tone="info"
      title={quotesMessages.opportunityState(stage.name, stage.from, formatMoney(amount.from))}
    >
      <Stack gap={8}>
        {held && <Text size="small">{stage.stays}</Text>}
        <Inline gap={8} wraps>
          {stage.to && (
            <Button
              size="sm"
              isPending={pending === 'moves_stage'}
              onPress={() => void run('moves_stage')}
              {...denied(mayEdit)}
            >
              {quotesMessages.moveTo(stage.to)}
            </Button>
          )}
          {amount.to && (
            <Button
              size="sm"
              isPending={pending === 'takes_amount'}
              onPress={() => void run('takes_amount')}
              {...denied(mayEdit)}
            >
              {quotesMessages.setAmount(formatMoney(amount.to))}
            </Button>
          )}
          <Link href={href('opportunity-view', { uuid })} size="small">
            {quotesMessages.openOpportunity}
          </Link>
        </Inline>
      </Stack>
    </Banner>
  );
}
