import { Pencil, Plus } from 'lucide-react';
import { axisOf, type Calibration, formatLength } from '@plumbline/estimating';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { type LengthWay, takeoffScalesMessages } from '../panels/ScalesPanel.messages.ts';
import * as styles from '../panels/LayersPanel.css.ts';
import * as panel from '../panels/panel.css.ts';

interface KnownLengthRowsProps {
  scale: Calibration;
  /** Name of the sheet or detail. */
  name: string;
  /** The page's x axis is vertical on screen. */
  isSideways: boolean;
  /** Absent if scales cannot be changed. */
  onCorrect?: ((scale: Calibration, which: 0 | 1) => void) | undefined;
}

/** List of a scale's calibration lines, each correctable by itself. */
export function CalibrationRows({ scale, name, isSideways, onCorrect }: KnownLengthRowsProps) {
  const messages = useMessages('takeoffScales', takeoffScalesMessages);
  const { lengths = [], unit } = scale;
  const [first] = lengths;
  if (!first) return null;
  const wayOf = (axis: 'x' | 'y' | null): LengthWay =>
    axis === null ? 'slanted' : (axis === 'x') === isSideways ? 'up' : 'across';
  const axis = axisOf(first.a, first.b);
  return (
    <ul className={styles.list} aria-label={messages.lengths(name)}>
      {lengths.map(({ a, b, realLength }, at) => {
        const shown = formatLength(realLength, { unit });
        const way = wayOf(axisOf(a, b));
        const which = at === 0 ? 0 : 1;
        return (
          <li key={which} className={styles.row}>
            <span className={styles.staticText}>
              <span className={panel.ellipsis}>{messages.length(name, shown, way)}</span>
            </span>
            {which === 0 && lengths.length === 1 && axis && onCorrect && (
              <IconButton
                icon={Plus}
                label={messages.addLength(name, wayOf(axis === 'x' ? 'y' : 'x'))}
                size="sm"
                onPress={() => onCorrect(scale, 1)}
              />
            )}
            {onCorrect && (
              <IconButton
                icon={Pencil}
                label={messages.correct(name, shown, way)}
                size="sm"
                onPress={() => onCorrect(scale, which)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
