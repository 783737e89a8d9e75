import { Button } from '@plumbline/ui/Button';
import { FormulaBar, useNarrowSheet } from '@plumbline/ui/EstimateSheet';
import type { describeCell } from './rows.ts';

/** Calculation of the selected figure. */
export function SheetFormula({
  place,
  header,
  steps,
  description,
  onExplain,
}: {
  /** Place of the selected row; undefined if none is selected. */
  place: string | undefined;
  /** Heading of the selected column. */
  header: string;
  steps: Parameters<typeof FormulaBar>[0]['steps'];
  /** Description of the selected cell. */
  description: ReturnType<typeof describeCell>;
  /** Explains the figure step by step; undefined if there is nothing to explain. */
  onExplain: (() => void) | undefined;
}) {
  const isNarrow = useNarrowSheet();
  return (
    <FormulaBar
      {...(place === undefined ? {} : { name: header, place })}
      steps={steps}
      {...(onExplain
        ? {
            actions: (
              <Button size="sm" variant="ghost" onPress={onExplain}>
                Why this number
              </Button>
            ),
          }
        : {})}
    >
      {description ??
        (isNarrow
          ? 'Select a figure to see how it is calculated'
          : 'Select a figure to see how it is calculated. Press Alt+Enter for all steps.')}
    </FormulaBar>
  );
}
