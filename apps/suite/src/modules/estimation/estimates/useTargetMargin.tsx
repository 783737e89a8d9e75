import type { Estimate, SupposedEstimate } from '@plumbline/api';
import { estimateWhatIfCompute } from '@plumbline/api/hooks/estimation';
import { errorText } from '@plumbline/app-kit';
import { ConfirmDialog } from '@plumbline/ui/ConfirmDialog';
import { formatMoney, formatPercent } from '@plumbline/ui/format';
import { useState, type ReactNode } from 'react';
import { signed } from '../format-signed-money.ts';
import type { ChangeEstimate } from './useEstimate.tsx';
import { estimatesMessages } from './messages.ts';

/** Proposes the profit that gives a stated margin, and applies it after confirmation. */
export function useTargetMargin(
  uuid: string,
  estimate: Estimate,
  change: ChangeEstimate,
): {
  /** Computes the profit for a margin in percent. Rejects with a message if it cannot be reached. */
  propose: (margin: string) => Promise<void>;
  dialog: ReactNode;
} {
  const [proposal, setProposal] = useState<SupposedEstimate & { margin: string; version: number }>();
  const propose = async (margin: string) => {
    try {
      const { data } = await estimateWhatIfCompute(uuid, { margin });
      setProposal({ ...data, margin, version: estimate.version });
    } catch (reason) {
      throw new Error(errorText(reason), { cause: reason });
    }
  };
  const close = () => setProposal(undefined);
  const { profit_percentage = '' } = proposal?.settings ?? {};
  return {
    propose,
    dialog: proposal && (
      <ConfirmDialog
        isOpen
        onOpenChange={(isOpen) => !isOpen && close()}
        title={estimatesMessages.marginQuestion(formatPercent(proposal.margin, 0, 4))}
        confirmLabel={estimatesMessages.setProfit(formatPercent(profit_percentage, 0, 6))}
        tone="primary"
        onConfirm={async () => {
          // The profit gives the margin only in the estimate that it was computed for.
          await change({ settings: { profit_percentage } }, { seen: proposal.version, exact: true });
        }}
      >
        {estimatesMessages.marginProposal({
          margin: formatPercent(proposal.difference.after.margin, 2),
          profit: formatPercent(profit_percentage, 0, 6),
          before: formatPercent(estimate.settings.profit_percentage, 0, 6),
          total: formatMoney(proposal.difference.after.total),
          difference: signed(proposal.difference.difference),
        })}
      </ConfirmDialog>
    ),
  };
}
