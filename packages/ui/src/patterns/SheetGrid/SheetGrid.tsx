import { useRef, type ReactNode } from 'react';
import { Checkbox } from '../../components/Choice/Checkbox.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { ProgressBar } from '../../components/Feedback/ProgressBar.tsx';
import { cx } from '../../cx.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { sheetGridMessages } from './SheetGrid.messages.ts';
import * as styles from './SheetGrid.css.ts';

/** Sheet of a plan set. */
export interface SheetItem {
  /** Unique id. */
  id: string;
  /** Sheet number; may be empty. */
  code: string;
  /** Sheet name. */
  name: string;
  /** Measures or processing state. */
  note: string;
  /** URL of the thumbnail. */
  previewUrl?: string;
  /** Rotation of the thumbnail in degrees clockwise. */
  turn?: 0 | 90 | 180 | 270;
  /** URL of the sheet; absent while it is processed. */
  href?: string;
  /** Opens the sheet in a new tab, for files. */
  target?: '_blank';
  /** Processing progress from 0 to 1. */
  progress?: number;
  /** Menu at the end of the caption. */
  actions?: ReactNode;
  /** Selected, in a grid with `onChoose`. */
  isSelected?: boolean;
}

export interface SheetGridProps {
  /** Accessible name. */
  label: string;
  /** Sheets in order. */
  items: readonly SheetItem[];
  /** Makes sheets selectable instead of links; `isRange` is true with Shift, from the previously clicked sheet. */
  onChoose?: (id: string, isSelected: boolean, isRange: boolean) => void;
  /** Disables the selection. */
  isReadOnly?: boolean;
}

/** Rotation of a thumbnail; quarter turns are scaled to fit the 3:2 frame. */
const turned = (turn: SheetItem['turn']) =>
  turn ? { transform: `rotate(${turn}deg)${turn === 180 ? '' : ' scale(0.6667)'}` } : undefined;

/**
 * Grid of sheet thumbnails that are links or selectable.
 *
 * @example
 * <SheetGrid
 *   label="Sheets"
 *   items={[{ id: '1', code: 'A2.1', name: 'Floor plan', note: '1/8″ = 1′-0″', href: '/sheets/1' }]}
 * />
 */
export function SheetGrid({ label, items, onChoose, isReadOnly = false }: SheetGridProps) {
  const messages = useMessages('sheetGrid', sheetGridMessages);
  const isRange = useRef(false);
  return (
    <ul className={styles.grid} aria-label={label}>
      {items.map((item) => (
        <li
          key={item.id}
          className={cx(styles.card, onChoose && styles.pick, onChoose && item.isSelected && styles.picked)}
          // The change event has no modifier keys.
          onClickCapture={(event) => void (isRange.current = event.shiftKey)}
        >
          <div className={styles.paper}>
            {item.previewUrl ? (
              <img
                className={styles.image}
                src={item.previewUrl}
                alt=""
                loading="lazy"
                style={turned(item.turn)}
              />
            ) : (
              <div className={styles.waiting}>
                <ProgressBar label={messages.reading} value={item.progress ?? 0} max={1} />
              </div>
            )}
          </div>
          <div className={styles.foot}>
            <div className={styles.text}>
              <div className={styles.name} title={`${item.code} ${item.name}`.trim()}>
                {onChoose ? (
                  <Checkbox
                    size="sm"
                    isCover
                    isSelected={item.isSelected ?? false}
                    isReadOnly={isReadOnly}
                    onChange={(isSelected) => onChoose(item.id, isSelected, isRange.current)}
                    label={
                      <>
                        {item.code && <span className={styles.code}>{`${item.code} `}</span>}
                        {item.name}
                      </>
                    }
                  />
                ) : item.href ? (
                  <Link
                    href={item.href}
                    tone="primary"
                    isCover
                    {...(item.target ? { target: item.target } : {})}
                  >
                    {item.code && <span className={styles.code}>{`${item.code} `}</span>}
                    {item.name}
                  </Link>
                ) : (
                  <>
                    {item.code && <span className={styles.code}>{`${item.code} `}</span>}
                    {item.name}
                  </>
                )}
              </div>
              <div className={styles.note}>{item.note}</div>
            </div>
            {item.actions && <div className={styles.above}>{item.actions}</div>}
          </div>
        </li>
      ))}
    </ul>
  );
}
