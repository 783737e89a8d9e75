import {
  ApiError,
  type Estimate,
  type EstimateDifference,
  type Estimation,
  type FieldError,
} from '@plumbline/api';
import { estimateWhatIfCompute } from '@plumbline/api/hooks/estimation';
import { errorText } from '@plumbline/app-kit';
import { useDraft } from '@plumbline/app-kit/form/use-draft';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { denialText } from '@plumbline/permissions';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { TotalsPanel } from '@plumbline/ui/TotalsPanel';
import { WorksheetLayout } from '@plumbline/ui/WorksheetLayout';
import { formatAmount, formatMoney, formatPercent } from '@plumbline/ui/format';
import { GitCompareIcon } from '@plumbline/ui/icons';
import { Text } from '@plumbline/ui/Text';
import { toast } from '@plumbline/ui/toast';
import { useMemo, useState, type ReactNode } from 'react';
import { signed } from '../format-signed-money.ts';
import type { ChangeEstimate } from '../estimates/useEstimate.tsx';
import { DifferenceTable } from '../versions/DifferenceTable.tsx';
import { differenceRows } from '../versions/difference-rows.ts';
import { useMayChange } from '../versions/freeze.ts';
import { hasTrialChanges, nothingTried, scenarioBody } from './scenario.ts';
import { useScenario } from './useScenario.ts';
import { WhatIfFields } from './WhatIfFields.tsx';
import { whatIfMessages } from './messages.ts';

const names = { before: 'Current', after: whatIfMessages.whatIf };
const percent = (value: string) => formatPercent(value, 2);

const hasMoved = ({ difference }: EstimateDifference) => Number(difference) !== 0;

/** Applies a scenario to the estimate, with an undo for a short time. */
function useApply(estimate: Estimate, change: ChangeEstimate, onApplied: () => void) {
  const [isApplying, setApplying] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const apply = async (supposition: Parameters<typeof change>[0]) => {
    setApplying(true);
    setRefusal(undefined);
    const before = { settings: estimate.settings, adjustments: estimate.adjustments ?? null };
    try {
      // The user agreed to the total as shown, so nothing else may be merged into it.
      const { version } = await change(supposition, { seen: estimate.version, exact: true });
      const undo = async () => {
        try {
          await change(before, { seen: version });
        } catch (reason) {
          toast.warning(reason instanceof Error ? reason.message : errorText(reason));
        }
      };
      onApplied();
      toast.success(whatIfMessages.changesApplied, {
        duration: 10_000,
        action: { label: whatIfMessages.undo, onPress: () => void undo() },
      });
    } catch (reason) {
      setRefusal(reason instanceof Error ? reason.message : errorText(reason));
    }
    setApplying(false);
  };
  return { isApplying, refusal, apply };
}

/** Total of a scenario beside the current one. */
function ScenarioSummary({
  difference,
  children,
}: {
  /** Undefined until the scenario is computed. */
  difference: EstimateDifference | undefined;
  /** Fields of the scenario. */
  children: ReactNode;
}) {
  return (
    <TotalsPanel
      label={whatIfMessages.totalWithChanges}
      total={difference ? formatMoney(difference.after.total) : '–'}
      notes={
        difference
          ? [
              !hasMoved(difference)
                ? whatIfMessages.sameAsCurrent
                : whatIfMessages.differenceFromCurrent(
                    signed(difference.difference),
                    formatMoney(difference.before.total),
                  ),
            ]
          : []
      }
      lines={
        difference
          ? [
              {
                id: 'cost',
                label: whatIfMessages.cost,
                note: `current ${formatAmount(difference.before.cost)}`,
                value: formatAmount(difference.after.cost),
              },
              {
                id: 'markup',
                label: whatIfMessages.markup,
                note: `current ${percent(difference.before.markup)}`,
                value: percent(difference.after.markup),
              },
              {
                id: 'margin',
                label: whatIfMessages.margin,
                note: `current ${percent(difference.before.margin)}`,
                value: percent(difference.after.margin),
              },
            ]
          : []
      }
    >
      {children}
    </TotalsPanel>
  );
}

/** Scenario of an estimate with other rates and prices. Nothing is saved until it is applied. */
/** Message of a field of the scenario; labor rates are sent as a list. */
const scenarioError = (
  errors: readonly FieldError[],
  sentRates: readonly { labor_cost_id: string }[],
  field: string,
): string | undefined => {
  const labor = sentRates.findIndex(({ labor_cost_id }) => `labor ${labor_cost_id}` === field);
  const name = labor < 0 ? field : `adjustments.labor_rates.${labor}.rate`;
  return errors.find((each) => each.field === name)?.message;
};

function ScenarioTools({
  difference,
  isChanged,
  onReset,
  onClose,
}: {
  difference: EstimateDifference | undefined;
  isChanged: boolean;
  onReset: () => void;
  onClose: () => void;
}) {
  return (
    <>
      <Button size="sm" onPress={onClose}>
        {whatIfMessages.backToEstimate}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        onPress={onReset}
        {...(isChanged ? {} : { disabledReason: whatIfMessages.nothingToReset })}
      >
        {whatIfMessages.resetChanges}
      </Button>
      {difference && (
        <Text aria-live="polite">
          {formatMoney(difference.after.total)}
          {hasMoved(difference) && `, ${signed(difference.difference)}`}, margin{' '}
          {percent(difference.after.margin)}
        </Text>
      )}
    </>
  );
}

export function WhatIf({
  head,
  estimation,
  estimate,
  change,
  reload,
  onClose,
}: {
  head: ReactNode;
  estimation: Estimation;
  estimate: Estimate;
  change: ChangeEstimate;
  reload: () => void;
  onClose: () => void;
}) {
  const { uuid } = estimation;
  const mayChange = useMayChange(estimation);
  const draft = useDraft(`what-if ${uuid}`, nothingTried);
  const supposition = scenarioBody(estimate, draft.value);
  const { answer, isCurrent, error, retry } = useScenario(uuid, estimate, supposition);
  const difference = answer?.difference;
  const rows = useMemo(() => (difference ? differenceRows(difference) : []), [difference]);
  const isChanged = hasTrialChanges(estimate, draft.value);
  const errors = error instanceof ApiError ? error.errors : [];
  const sentRates = supposition.adjustments?.labor_rates ?? [];
  const errorOf = (field: string) => scenarioError(errors, sentRates, field);

  const { isApplying, refusal, apply } = useApply(estimate, change, () => {
    draft.discard();
    onClose();
  });
  const reach = async (margin: string) => {
    try {
      const { data } = await estimateWhatIfCompute(uuid, { ...supposition, margin });
      draft.change({
        settings: { ...draft.value.settings, profit_percentage: data.settings.profit_percentage },
      });
      return undefined;
    } catch (reason) {
      return errorText(reason);
    }
  };
  const why = !mayChange.allowed
    ? denialText(mayChange)
    : !isChanged
      ? whatIfMessages.nothingToReset
      : undefined;
  return (
    <WorksheetLayout
      head={head}
      content="sheet"
      tools={
        <ScenarioTools
          difference={difference}
          isChanged={isChanged}
          onReset={draft.discard}
          onClose={onClose}
        />
      }
      toolsEnd={
        <Button
          size="sm"
          variant="primary"
          isPending={isApplying}
          isDisabled={why === undefined && !isCurrent}
          onPress={() => void apply(supposition)}
          {...(why ? { disabledReason: why } : {})}
        >
          {whatIfMessages.applyChanges}
        </Button>
      }
      {...(refusal
        ? {
            formula: (
              <Banner isAtEdge isUrgent tone="warn">
                {refusal}
              </Banner>
            ),
          }
        : {})}
      sideLabel={whatIfMessages.whatIf}
      isSideFirst
      side={
        <ScenarioSummary difference={difference}>
          <WhatIfFields
            estimate={estimate}
            answer={answer}
            trial={draft.value}
            change={draft.change}
            errorOf={errorOf}
            onMargin={reach}
          />
        </ScenarioSummary>
      }
    >
      {error && errors.length === 0 ? (
        <Failed
          error={error}
          onRetry={() => {
            reload();
            retry();
          }}
        />
      ) : (
        <DifferenceTable
          rows={rows}
          names={names}
          isLoading={!difference}
          emptyState={
            <EmptyState icon={GitCompareIcon} title={whatIfMessages.noChangesYet}>
              {whatIfMessages.whatIfEmpty}
            </EmptyState>
          }
        />
      )}
    </WorksheetLayout>
  );
}
