import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { cx } from '../../cx.ts';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { takeoffPagesMessages } from './PageDrawer.messages.ts';
import * as panel from './panel.css.ts';
import * as styles from './SearchResults.css.ts';
import type { PlanSearching } from './usePlanSearch.ts';

interface PlacesFoundProps {
  search: PlanSearching;
  /** Floats over the sheet, with a button that closes the search. */
  isFloating?: boolean;
}

/** Current search match with next and previous buttons. */
export function SearchResults({ search, isFloating }: PlacesFoundProps) {
  const { locale } = useLocale();
  const messages = useMessages('takeoffPages', takeoffPagesMessages);
  const number = new Intl.NumberFormat(locale);
  const { total } = search;
  if (total === 0) return null;
  return (
    <div className={cx(styles.places, isFloating && styles.floating)}>
      <span className={styles.count} role="status">
        {search.number > 0
          ? messages.placeOf(number.format(search.number), number.format(total))
          : messages.places(total, number.format(total))}
      </span>
      <span className={panel.grow} />
      <IconButton icon={ChevronUp} label={messages.previousPlace} size="sm" onPress={() => search.step(-1)} />
      <IconButton icon={ChevronDown} label={messages.nextPlace} size="sm" onPress={() => search.step(1)} />
      {isFloating && (
        <IconButton icon={X} label={messages.endSearch} size="sm" onPress={() => search.setQuery('')} />
      )}
    </div>
  );
}
