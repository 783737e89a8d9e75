import { Search } from 'lucide-react';
import { cx } from '../../cx.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { EmptyState } from '../Feedback/States.tsx';
import { commandPaletteWords } from './CommandPalette.messages.ts';
import { useResults } from './useResults.ts';
import * as styles from './CommandPalette.css.ts';

export interface PaletteNoticeProps {
  state: ReturnType<typeof useResults>['state'];
  query: string;
  /** Nothing is listed. */
  isEmpty: boolean;
}

/** Loading, failed and empty state of the list. */
export function PaletteNotice({ state, query, isEmpty }: PaletteNoticeProps) {
  const words = useMessages('commandPalette', commandPaletteWords);
  if (state === 'loading') return <div className={styles.note}>{words.searching}</div>;
  if (state === 'failed') return <div className={cx(styles.note, styles.noteBad)}>{words.failed}</div>;
  if (!isEmpty) return null;
  return (
    <EmptyState title={query ? words.nothing(query) : words.empty} icon={Search} size="sm">
      {query && words.nothingText}
    </EmptyState>
  );
}
