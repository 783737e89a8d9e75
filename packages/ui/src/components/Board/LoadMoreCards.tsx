import { useMessages } from '../../messages/useMessages.ts';
import { Button } from '../Button/Button.tsx';
import { boardMessages } from './Board.messages.ts';
import * as styles from './Board.css.ts';

/** Number of cards that are not loaded, as a button if they can be loaded. */
export function LoadMoreCards({ shown, onLoadMore }: { shown: string; onLoadMore?: () => void }) {
  const messages = useMessages('board', boardMessages);
  return onLoadMore ? (
    <Button size="sm" variant="ghost" isQuiet onPress={onLoadMore}>
      {messages.more(shown)}
    </Button>
  ) : (
    <span className={styles.note}>{messages.more(shown)}</span>
  );
}
