import { Button } from '@plumbline/ui/Button';
import { FormulaBar } from '@plumbline/ui/FormulaBar';
import { useIsPhone } from '@plumbline/ui/media';
import type { describeCell } from './estimate-rows.ts';
import { estimatesMessages } from './messages.ts';

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
  const isNarrow = useIsPhone();
  return (
    <FormulaBar
      {...(place === undefined ? {} : { name: header, place })}
      steps={steps}
      {...(onExplain
        ? {
            actions: (
              <Button size="sm" variant="ghost" onPress={onExplain}>
                {estimatesMessages.whyThisNumber}
              </Button>
            ),
          }
        : {})}
    >
      {description ??
        (isNarrow ? estimatesMessages.selectFigureHint : estimatesMessages.selectFigureShortcutHint)}
    </FormulaBar>
  );
}
