import { useRef, type ReactNode } from 'react';
import { Checkbox } from '../../components/Choice/Checkbox.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { ProgressBar } from '../../components/Feedback/ProgressBar.tsx';
import { cx } from '../../cx.ts';
import { useWords } from '../../messages/useMessages.ts';
import { sheetGridWords } from './SheetGrid.messages.ts';
import * as styles from './SheetGrid.css.ts';

export interface SheetItem {
  id: string;
  /** Sheet number; may be empty. */
  code: string;
  name: string;
  /** What is measured on it, or where its reading stands. */
  note: string;
  previewUrl?: string;
  /** How far its picture is turned, clockwise. */
  turn?: 0 | 90 | 180 | 270;
  /** Opens the sheet; absent while it is being read. */
  href?: string;
  /** Opens beside this page: a file. */
  target?: '_blank';
  /** 0 to 1 while it is being read. */
  progress?: number;
  /** A menu at the end of the line. */
  actions?: ReactNode;
  /** Of a grid to choose from. */
  isSelected?: boolean;
}

export interface SheetGridProps {
  label: string;
  items: readonly SheetItem[];
  /** Sheets are chosen instead of opened; `isRange` with the Shift key, from the one before. */
  onChoose?: (id: string, isSelected: boolean, isRange: boolean) => void;
  isReadOnly?: boolean;
}

/** A picture that is turned by a quarter still fits its frame, which is three wide and two high. */
const turned = (turn: SheetItem['turn']) =>
  turn ? { transform: `rotate(${turn}deg)${turn === 180 ? '' : ' scale(0.6667)'}` } : undefined;

/** The sheets of a plan set as pictures, each leading to its sheet, or to be chosen from. */
export function SheetGrid({ label, items, onChoose, isReadOnly = false }: SheetGridProps) {
  const words = useWords('sheetGrid', sheetGridWords);
  const isRange = useRef(false);
  return (
    <ul className={styles.grid} aria-label={label}>
      {items.map((item) => (
        <li
          key={item.id}
          className={cx(styles.card, onChoose && styles.pick, onChoose && item.isSelected && styles.picked)}
          // A change of the box does not say which keys were held.
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
                <ProgressBar label={words.reading} value={item.progress ?? 0} max={1} />
              </div>
            )}
          </div>
          <div className={styles.foot}>
            <div className={styles.words}>
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
                    cover
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
