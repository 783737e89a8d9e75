import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { cx } from '../../cx.ts';
import { Icon } from '../Icon/Icon.tsx';
import { mapMessages } from './Map.messages.ts';
import { markGlyph } from './MapMarks.tsx';
import type { MapPoint } from './mapTypes.ts';
import type { PlaceText } from './usePlaceText.ts';
import { pointTone } from './Map.css.ts';
import * as styles from './MapPanels.css.ts';

interface PlaceListProps {
  label: string;
  points: readonly MapPoint[];
  /** Number of all places, if only the first ones are listed. */
  count: number;
  placeText: PlaceText;
  onChoose: (point: MapPoint, hasKeyboard: boolean) => void;
}

/** List of places; each opens its card. */
export function PlaceList({ label, points, count, placeText, onChoose }: PlaceListProps) {
  const messages = useMessages('map', mapMessages);
  const { locale } = useLocale();
  return (
    <>
      <ul className={styles.list} aria-label={label}>
        {points.map((point) => {
          const tone = point.tone ?? 'neutral';
          const { miles, detail } = placeText.partsOf(point);
          return (
            <li key={point.id}>
              <button
                type="button"
                className={styles.row}
                onClick={(event) => onChoose(point, event.detail === 0)}
              >
                <span className={cx(styles.rowDisc, pointTone[tone])}>
                  <Icon icon={markGlyph[tone]} size={12} isBold />
                </span>
                <span className={styles.rowText}>
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
        <p className={styles.note}>{messages.more((count - points.length).toLocaleString(locale))}</p>
      )}
    </>
  );
}

interface InViewProps extends Omit<PlaceListProps, 'label'> {
  /** Label of the map. */
  map: string;
  /** Number of places in view as text. */
  counted: string;
  hasAny: boolean;
}

/** List of the places in view, shown over the map. */
export function InView({ map, counted, hasAny, ...list }: InViewProps) {
  const messages = useMessages('map', mapMessages);
  return (
    <div className={styles.listPanel}>
      <p className={styles.listHead}>{counted}</p>
      {list.count === 0 && hasAny && <p className={styles.note}>{messages.nothingInView}</p>}
      <PlaceList label={messages.listLabel(map)} {...list} />
    </div>
  );
}
