import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Checkbox } from '../../components/Choice/Checkbox.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { cx } from '../../cx.ts';
import { useMedia, useScrolls } from '../../hooks.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { screens } from '../../styles/breakpoints.ts';
import { isChosen, toggleChosen, toggleHidden } from './filterPins.ts';
import { PinSymbol, StatusMark } from './PinSymbol.tsx';
import type { PinLabels } from './usePinLabels.ts';
import { planPinsMessages } from './PlanPins.messages.ts';
import type { PlanPinKind, PlanPinStatus } from './planPinTypes.ts';
import * as styles from './PinFilters.css.ts';

export interface PinFilterProps {
  kinds: readonly PlanPinKind[];
  statuses: readonly PlanPinStatus[];
  /** Number of pins by kind and status; null while the pins are unknown. */
  counts: ReadonlyMap<string, number> | null;
  /** Number of all pins and of those that are shown. */
  total: number;
  shown: number;
  unsynced: number;
  hiddenIds: readonly string[];
  onHiddenIdsChange: (ids: readonly string[]) => void;
  texts: PinLabels;
}

const unknownCount = '–';

const kindGlyph = (kind: PlanPinKind): ReactNode => (
  <PinSymbol shape={kind.shape} icon={kind.icon} scale={0.8} />
);

/** Legend of the plan: each kind and status with its count and a checkbox that shows or hides it. */
export function PinFilterPanel(props: PinFilterProps) {
  const { kinds, statuses, counts, total, shown, unsynced, hiddenIds, onHiddenIdsChange, texts } = props;
  const messages = useMessages('planPins', planPinsMessages);
  const [scroller, isScrolling] = useScrolls();
  const isTouch = useMedia(screens.touch);
  const row = (id: string, label: string, glyph: ReactNode) => (
    <li key={id} className={styles.row}>
      <Checkbox
        isSelected={!hiddenIds.includes(id)}
        onChange={() => onHiddenIdsChange(toggleHidden(hiddenIds, id))}
        label={
          <span className={styles.label}>
            <span className={styles.sign}>{glyph}</span>
            <span className={styles.name}>{label}</span>{' '}
            <span className={styles.count}>{counts ? texts.count(counts.get(id) ?? 0) : unknownCount}</span>
          </span>
        }
      />
    </li>
  );
  return (
    <div
      ref={scroller}
      role="group"
      className={styles.panel}
      aria-label={messages.filters}
      tabIndex={isScrolling ? 0 : undefined}
    >
      <div className={styles.head}>
        <h3 className={styles.title}>{messages.pins}</h3>
        <span className={styles.total}>
          {!counts
            ? unknownCount
            : shown === total
              ? texts.count(total)
              : messages.shownOf(texts.count(shown), texts.count(total))}
        </span>
        {hiddenIds.length > 0 && total > 0 && (
          <Button size={isTouch ? 'lg' : 'sm'} variant="ghost" onPress={() => onHiddenIdsChange([])}>
            {messages.showAll}
          </Button>
        )}
      </div>
      <h4 className={styles.group}>{messages.kind}</h4>
      <ul className={styles.rows}>{kinds.map((kind) => row(kind.id, kind.pluralLabel, kindGlyph(kind)))}</ul>
      <h4 className={styles.group}>{messages.status}</h4>
      <ul className={styles.rows}>
        {statuses.map(({ id, label, tone }) => row(id, label, <StatusMark tone={tone} />))}
      </ul>
      {unsynced > 0 && (
        <p className={styles.unsynced}>
          <Icon icon={CloudOff} />
          {messages.unsyncedPins(unsynced, texts.count(unsynced))}
        </p>
      )}
    </div>
  );
}

/** The filters as a row of chips, for narrow plans. A chip narrows the pins to what is chosen of its group. */
export function PinFilterChips(props: PinFilterProps) {
  const { kinds, statuses, counts, total, hiddenIds, onHiddenIdsChange, texts } = props;
  const messages = useMessages('planPins', planPinsMessages);
  const groups = [
    {
      ids: kinds.map(({ id }) => id),
      chips: kinds.map((kind) => ({ id: kind.id, label: kind.pluralLabel, glyph: kindGlyph(kind) })),
    },
    {
      ids: statuses.map(({ id }) => id),
      chips: statuses.map(({ id, label, tone }) => ({ id, label, glyph: <StatusMark tone={tone} /> })),
    },
  ];
  const chip = (options: {
    id: string;
    label: string;
    glyph?: ReactNode;
    count: number | undefined;
    isPressed: boolean;
    onPress: () => void;
  }) => (
    <li key={options.id}>
      <button
        type="button"
        className={cx(styles.chip, options.isPressed && styles.chipOn)}
        aria-pressed={options.isPressed}
        onClick={options.onPress}
      >
        {options.glyph && <span className={styles.chipSign}>{options.glyph}</span>}
        {options.label}{' '}
        <span className={styles.chipCount}>
          {options.count === undefined ? unknownCount : texts.count(options.count)}
        </span>
      </button>
    </li>
  );
  return (
    <ul className={styles.chips} aria-label={messages.filters}>
      {chip({
        id: 'all',
        label: messages.all,
        count: counts ? total : undefined,
        isPressed: hiddenIds.length === 0,
        onPress: () => onHiddenIdsChange([]),
      })}
      {groups.flatMap(({ ids, chips }) =>
        chips.map(({ id, label, glyph }) =>
          chip({
            id,
            label,
            glyph,
            count: counts ? (counts.get(id) ?? 0) : undefined,
            isPressed: isChosen(hiddenIds, ids, id),
            onPress: () => onHiddenIdsChange(toggleChosen(hiddenIds, ids, id)),
          }),
        ),
      )}
    </ul>
  );
}
