import { drawnAs, hatches, markShapes } from '@plumbline/estimating';
import type { Hatch, MarkShape, TakeoffType } from '@plumbline/estimating';
import { useId } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import * as styles from './LookPicker.css.ts';
import { lookPickerMessages } from './LookPicker.messages.ts';
import { LookSample } from './LookSample.tsx';

export interface LookPickerProps {
  /** Take-off type; determines if a hatch, dash pattern or mark shape is chosen. */
  type: TakeoffType;
  /** CSS hex color of the samples. */
  color: string;
  /** Current hatch or dash pattern. */
  hatch: Hatch;
  /** Current mark shape. */
  markShape: MarkShape;
  /** Called with the chosen hatch. */
  onHatch: (hatch: Hatch) => void;
  /** Called with the chosen mark shape. */
  onMarkShape: (shape: MarkShape) => void;
}

/**
 * Picker of the hatch, dash pattern or mark shape that distinguishes measures without color.
 *
 * @example
 * const [hatch, setHatch] = useState<Hatch>('none');
 * return (
 *   <LookPicker
 *     type="area"
 *     color="#0b6e4f"
 *     hatch={hatch}
 *     onHatch={setHatch}
 *     markShape="circle"
 *     onMarkShape={(shape) => console.log(shape)}
 *   />
 * );
 */
export function LookPicker({ type, color, hatch, markShape, onHatch, onMarkShape }: LookPickerProps) {
  const messages = useMessages('lookPicker', lookPickerMessages);
  const name = useId();
  const kind = drawnAs(type);
  const choices =
    kind === 'marks'
      ? markShapes.map((id) => ({
          id,
          label: messages.shapes[id],
          look: { markShape: id },
          isChosen: id === markShape,
          choose: () => onMarkShape(id),
        }))
      : hatches.map((id) => ({
          id,
          label: kind === 'region' ? messages.hatches[id] : messages.lines[id],
          look: { hatch: id },
          isChosen: id === hatch,
          choose: () => onHatch(id),
        }));
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>
        {kind === 'marks' ? messages.shape : kind === 'region' ? messages.hatch : messages.line}
      </legend>
      <div className={styles.choices}>
        {choices.map(({ id, label, look, isChosen, choose }) => (
          <label key={id} className={styles.choice}>
            <input
              className={styles.input}
              type="radio"
              name={name}
              value={id}
              checked={isChosen}
              onChange={choose}
            />
            <LookSample type={type} color={color} {...look} width={44} height={22} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
