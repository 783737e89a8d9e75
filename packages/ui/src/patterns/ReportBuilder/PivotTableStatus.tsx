import { TableProperties, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState, NoResults } from '../../components/Feedback/States.tsx';
import { useLocale } from '../../locale.tsx';
import type { pivotTableMessages } from './PivotTable.messages.ts';
import type { PivotTableProps } from './PivotTable.props.ts';
import type { Pivot, PivotExcess } from './pivotTypes.ts';

interface StateOptions extends Pick<PivotTableProps, 'emptyState' | 'onFiltersClear' | 'onEntryRemove'> {
  words: typeof pivotTableMessages;
}

/** State that a pivot is in instead of showing figures; undefined if it shows them. */
export function pivotTableStatus(pivot: Pivot, { words, ...options }: StateOptions): ReactNode {
  if (pivot.measures.length === 0)
    return (
      options.emptyState ?? (
        <EmptyState size="sm" title={words.empty} icon={TableProperties}>
          {words.emptyText}
        </EmptyState>
      )
    );
  if (pivot.excess)
    return <TooManyCells excess={pivot.excess} words={words} onEntryRemove={options.onEntryRemove} />;
  if (pivot.recordCount > 0) return undefined;
  return <NoResults size="sm" {...(options.onFiltersClear ? { onClear: options.onFiltersClear } : {})} />;
}

interface TooManyCellsProps {
  excess: PivotExcess;
  words: typeof pivotTableMessages;
  onEntryRemove: ((entryId: string) => void) | undefined;
}

function TooManyCells({ excess, words, onEntryRemove }: TooManyCellsProps) {
  const { locale } = useLocale();
  const { cells, limit, widest } = excess;
  return (
    <EmptyState
      icon={TriangleAlert}
      title={words.tooMany}
      action={
        onEntryRemove &&
        widest.id !== '' && (
          <Button onPress={() => onEntryRemove(widest.id)}>{words.remove(widest.label)}</Button>
        )
      }
    >
      {words.tooManyText(cells.toLocaleString(locale), limit.toLocaleString(locale))}
    </EmptyState>
  );
}
