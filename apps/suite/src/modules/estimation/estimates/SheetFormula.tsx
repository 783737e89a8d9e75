import { Button } from '@plumbline/ui/Button';
import { FormulaBar } from '@plumbline/ui/FormulaBar';
import { Inline } from '@plumbline/ui/Inline';
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
  onEdit,
  onRemove,
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
  /** Edits the line without take-off of the cell; undefined for other lines. */
  onEdit: (() => void) | undefined;
  /** Removes it. */
  onRemove: (() => void) | undefined;
}) {
  const isNarrow = useIsPhone();
  return (
    <FormulaBar
      {...(place === undefined ? {} : { name: header, place })}
      steps={steps}
      {...(onExplain || onEdit
        ? {
            actions: (
              <Inline gap={4}>
                {onEdit && (
                  <Button size="sm" variant="ghost" onPress={onEdit}>
                    {estimatesMessages.edit}
                  </Button>
                )}
                {onRemove && (
                  <Button size="sm" variant="ghost" onPress={onRemove}>
                    {estimatesMessages.remove}
                  </Button>
                )}
                {onExplain && (
                  <Button size="sm" variant="ghost" onPress={onExplain}>
                    {estimatesMessages.whyThisNumber}
                  </Button>
                )}
              </Inline>
            ),
          }
        : {})}
    >
      {description ??
        (isNarrow ? estimatesMessages.selectFigureHint : estimatesMessages.selectFigureShortcutHint)}
    </FormulaBar>
  );
}
