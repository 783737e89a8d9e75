import { Search } from 'lucide-react';
import { cx } from '../../cx.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { EmptyState } from '../Feedback/States.tsx';
import { commandPaletteMessages } from './CommandPalette.messages.ts';
import { useResults } from './useResults.ts';
import * as styles from './CommandPalette.css.ts';

export interface PaletteNoticeProps {
  state: ReturnType<typeof useResults>['state'];
  query: string;
  /** True if no command is listed. */
  isEmpty: boolean;
}

/** Loading, failed and empty state of the list. */
export function PaletteNotice({ state, query, isEmpty }: PaletteNoticeProps) {
  const messages = useMessages('commandPalette', commandPaletteMessages);
  if (state === 'loading') return <div className={styles.note}>{messages.searching}</div>;
  if (state === 'failed') return <div className={cx(styles.note, styles.noteBad)}>{messages.failed}</div>;
  if (!isEmpty) return null;
  return (
    <EmptyState title={query ? messages.nothing(query) : messages.empty} icon={Search} size="sm">
      {query && messages.nothingText}
    </EmptyState>
  );
}
