import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useRef, type PointerEvent, type Ref } from 'react';
import { cx } from '../../cx.ts';
import { useControlled } from '../../hooks.ts';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { useMergedRef } from '../../useMergedRef.ts';
import { FieldFrame, useFieldIds, type FieldProps } from '../Field/Field.tsx';
import { NumberField } from '../Number/NumberField.tsx';
import { rangeSliderMessages } from './RangeSlider.messages.ts';
import {
  limitRange,
  moveEnd,
  nearestEnd,
  valueAfterKey,
  type NumberRange,
  type RangeScale,
} from './sliderRange.ts';
import * as styles from './RangeSlider.css.ts';

export type { NumberRange } from './sliderRange.ts';

export interface RangeSliderProps extends FieldProps {
  /** Smaller and larger end, whole numbers. */
  value?: NumberRange;
  /** Initial value when uncontrolled; the whole scale by default. */
  defaultValue?: NumberRange;
  /** Called with both ends. */
  onChange?: (value: NumberRange) => void;
  /** Smallest value of the scale. @default 0 */
  min?: number;
  /** Largest value of the scale. @default 100 */
  max?: number;
  /** Step of the thumbs, a whole number. Any value between can be typed. @default 1 */
  step?: number;
  /** Smallest distance between the ends. @default 0 */
  minDistance?: number;
  /** Formats a value, e.g. "$40k". */
  format?: (value: number) => string;
  /** Counts of records in equal parts of the scale, drawn above the track. */
  histogram?: readonly number[];
  /** Hides the number inputs, where the range need not be exact. */
  hideInputs?: boolean;
  /** Ref to the input of the smaller end. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * Slider for a range, with an input for each exact end. Keys of a thumb are those of a slider: arrow keys step, Page Up and
 * Page Down take larger steps, Home and End go as far as the other end allows. A press on the track moves the nearer end.
 *
 * @example
 * const [range, setRange] = useState<NumberRange>([20, 80]);
 * return <RangeSlider label="Probability" value={range} onChange={setRange} />;
 */
export function RangeSlider(props: RangeSliderProps) {
  const { min = 0, max = 100, step = 1, minDistance = 0, format, hideInputs, histogram, ref } = props;
  const { locale, direction } = useLocale();
  const messages = useMessages('rangeSlider', rangeSliderMessages);
  const ids = useFieldIds(props);
  const first = useRef<HTMLInputElement>(null);
  const second = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(first, ref);
  const scale: RangeScale = { min, max: Math.max(min, max), step: Math.max(1, step), minDistance };
  const [value, change] = useControlled(props.value, props.defaultValue ?? [min, max], props.onChange);
  // A typed end need not be on a step.
  const range = limitRange(value, { ...scale, step: 1 });
  const isInert = Boolean(props.isDisabled || props.isReadOnly);
  const show = format ?? ((number: number) => number.toLocaleString(locale));
  const shareOf = (number: number) =>
    scale.max > scale.min ? ((number - scale.min) / (scale.max - scale.min)) * 100 : 0;
  const move = (end: 0 | 1, to: number, by = scale.step) => {
    const next = moveEnd(range, end, to, { ...scale, step: by });
    if (next[0] !== range[0] || next[1] !== range[1]) change(next);
  };
  const onPress = (event: PointerEvent<HTMLElement>) => {
    if (isInert || event.button !== 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    const part = (event.clientX - box.left) / box.width;
    const at = scale.min + (direction === 'rtl' ? 1 - part : part) * (scale.max - scale.min);
    const end = nearestEnd(range, at);
    move(end, at);
    // After the browser has moved the focus by the press.
    event.preventDefault();
    (end === 0 ? first : second).current?.focus();
  };
  const names = [messages.minimum(props.label), messages.maximum(props.label)] as const;
  const thumb = (end: 0 | 1) => (
    <input
      ref={end === 0 ? merged : second}
      id={end === 0 ? ids.inputId : undefined}
      type="range"
      className={cx(
        styles.input,
        end === 0 && shareOf(range[0]) > 50 && styles.above,
        props.isReadOnly && !props.isDisabled && styles.readOnly,
      )}
      min={scale.min}
      max={scale.max}
      step="any"
      value={range[end]}
      disabled={isInert}
      autoFocus={end === 0 && props.autoFocus}
      aria-label={names[end]}
      aria-valuetext={show(range[end])}
      aria-describedby={ids.describedBy}
      onKeyDown={(event) => {
        const to = valueAfterKey(event.key, range[end], scale, direction === 'rtl');
        if (to === undefined) return;
        event.preventDefault();
        move(end, to);
      }}
      onChange={(event) => move(end, event.target.valueAsNumber)}
    />
  );
  const numberInput = (end: 0 | 1) => (
    <div className={styles.end}>
      <NumberField
        label={names[end]}
        hideLabel
        hideStepper
        size={props.size}
        value={range[end]}
        min={end === 0 ? scale.min : Math.min(scale.max, range[0] + minDistance)}
        max={end === 0 ? Math.max(scale.min, range[1] - minDistance) : scale.max}
        step={scale.step}
        isDisabled={props.isDisabled}
        isReadOnly={props.isReadOnly}
        onChange={(next) => move(end, next ?? (end === 0 ? scale.min : scale.max), 1)}
      />
    </div>
  );
  // Each thumb says its own end; both ends together are only seen.
  const figures = (
    <span aria-hidden className={styles.figures}>
      {messages.range(show(range[0]), show(range[1]))}
    </span>
  );
  return (
    <FieldFrame
      field={{ ...props, labelAside: props.labelAside ?? figures }}
      ids={ids}
      labelAs="span"
      onLabelClick={() => first.current?.focus()}
    >
      <div role="group" aria-labelledby={ids.labelId}>
        <div className={cx(styles.root, props.isDisabled && styles.isOff)}>
          {histogram && <Histogram counts={histogram} range={range} scale={scale} />}
          <div className={styles.rail}>
            <div
              className={styles.track}
              style={assignInlineVars({
                [styles.from]: `${shareOf(range[0])}%`,
                [styles.to]: `${100 - shareOf(range[1])}%`,
              })}
              onPointerDown={onPress}
            />
            {thumb(0)}
            {thumb(1)}
          </div>
        </div>
        {!hideInputs && (
          <div className={styles.foot}>
            {numberInput(0)}
            {numberInput(1)}
          </div>
        )}
      </div>
    </FieldFrame>
  );
}

interface HistogramProps {
  counts: readonly number[];
  range: NumberRange;
  scale: RangeScale;
}

/** Bars above the track; those inside the range are colored. */
function Histogram({ counts, range, scale }: HistogramProps) {
  const highest = Math.max(1, ...counts);
  const middleOf = (at: number) => scale.min + ((at + 0.5) / counts.length) * (scale.max - scale.min);
  return (
    <div className={styles.bars} aria-hidden>
      {counts.map((count, at) => (
        <span
          // The bars have no identity but their position.
          key={middleOf(at)}
          className={cx(styles.bar, middleOf(at) >= range[0] && middleOf(at) <= range[1] && styles.barInside)}
          style={assignInlineVars({ [styles.share]: `${(Math.max(0, count) / highest) * 100}%` })}
        />
      ))}
    </div>
  );
}
