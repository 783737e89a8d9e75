import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { cx } from '../../cx.ts';
import { Icon } from '../Icon/Icon.tsx';
import { mapWords } from './Map.messages.ts';
import { markGlyph } from './MapMarks.tsx';
import type { MapPoint } from './mapTypes.ts';
import type { Said } from './say.ts';
import { pointTone } from './Map.css.ts';
import * as styles from './MapPanels.css.ts';

interface PlaceListProps {
  label: string;
  points: readonly MapPoint[];
  /** Of all, where only the first of them are listed. */
  count: number;
  said: Said;
  onChoose: (point: MapPoint, hasKeyboard: boolean) => void;
}

/** Places one below another, each a way to its card. */
export function PlaceList({ label, points, count, said, onChoose }: PlaceListProps) {
  const words = useMessages('map', mapWords);
  const { locale } = useLocale();
  return (
    <>
      <ul className={styles.list} aria-label={label}>
        {points.map((point) => {
          const tone = point.tone ?? 'neutral';
          const { miles, detail } = said.partsOf(point);
          return (
            <li key={point.id}>
              <button
                type="button"
                className={styles.row}
                onClick={(event) => onChoose(point, event.detail === 0)}
              >
                <span className={cx(styles.rowDisc, pointTone[tone])}>
                  <Icon icon={markGlyph[tone]} size={12} bold />
                </span>
                <span className={styles.rowWords}>
                  <span className={styles.rowLabel}>{point.label}</span>
                  {detail && <span className={styles.rowDetail}>{detail}</span>}
                </span>
                {miles && <span className={styles.rowMiles}>{miles}</span>}
              </button>
            </li>
          );
        })}
      </ul>
      {count > points.length && (
        <p className={styles.note}>{words.more((count - points.length).toLocaleString(locale))}</p>
      )}
    </>
  );
}

interface InViewProps extends Omit<PlaceListProps, 'label'> {
  /** Of the map. */
  map: string;
  /** How many of all are in view, in words. */
  counted: string;
  hasAny: boolean;
}

/** The map as a list: what is in view, over the whole of it. */
export function InView({ map, counted, hasAny, ...list }: InViewProps) {
  const words = useMessages('map', mapWords);
  return (
    <div className={styles.listPanel}>
      <p className={styles.listHead}>{counted}</p>
      {list.count === 0 && hasAny && <p className={styles.note}>{words.nothingInView}</p>}
      <PlaceList label={words.listLabel(map)} {...list} />
    </div>
  );
}
