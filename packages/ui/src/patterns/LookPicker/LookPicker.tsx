import { drawnAs, hatches, markShapes } from '@plumbline/estimating';
import type { Hatch, MarkShape, TakeoffType } from '@plumbline/estimating';
import { useId } from 'react';
import { useWords } from '../../messages/useMessages.ts';
import * as styles from './LookPicker.css.ts';
import { lookPickerWords } from './LookPicker.messages.ts';
import { LookSample } from './LookSample.tsx';

export interface LookPickerProps {
  /** Decides what is chosen: the hatch of an area, how a line is broken, the shape of a mark. */
  type: TakeoffType;
  /** A CSS hex colour that the samples are drawn in. */
  color: string;
  hatch: Hatch;
  markShape: MarkShape;
  onHatch: (hatch: Hatch) => void;
  onMarkShape: (shape: MarkShape) => void;
}

/** How measures are told apart without their colour. Each choice is seen as it will be drawn, and named. */
export function LookPicker({ type, color, hatch, markShape, onHatch, onMarkShape }: LookPickerProps) {
  const words = useWords('lookPicker', lookPickerWords);
  const name = useId();
  const kind = drawnAs(type);
  const choices =
    kind === 'marks'
      ? markShapes.map((id) => ({
          id,
          label: words.shapes[id],
          look: { markShape: id },
          isChosen: id === markShape,
          choose: () => onMarkShape(id),
        }))
      : hatches.map((id) => ({
          id,
          label: kind === 'region' ? words.hatches[id] : words.lines[id],
          look: { hatch: id },
          isChosen: id === hatch,
          choose: () => onHatch(id),
        }));
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>
        {kind === 'marks' ? words.shape : kind === 'region' ? words.hatch : words.line}
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
