import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useState, type Ref } from 'react';
import { cx } from '../../cx.ts';
import { FieldFrame, useFieldIds, type FieldProps } from '../Field/Field.tsx';
import * as styles from './Slider.css.ts';

export interface SliderProps extends FieldProps {
  /** Controlled value. */
  value?: number;
  /** Initial value when uncontrolled. */
  defaultValue?: number;
  /** Called with the new value. */
  onChange?: (value: number) => void;
  /** Smallest allowed value. */
  min?: number;
  /** Largest allowed value. */
  max?: number;
  /** Step of the value. */
  step?: number;
  /** Formats the value, e.g. "40%". */
  format?: (value: number) => string;
  /** Ref to the input. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * Slider for approximate values such as opacity, zoom or tolerance.
 *
 * @example
 * const [opacity, setOpacity] = useState(60);
 * return <Slider label="Overlay opacity" value={opacity} onChange={setOpacity} />;
 */
export function Slider(props: SliderProps) {
  const {
    value: controlled,
    min = 0,
    max = 100,
    step = 1,
    defaultValue = min,
    onChange,
    format = String,
    ref,
  } = props;
  const ids = useFieldIds(props);
  const [own, setOwn] = useState(defaultValue);
  const value = controlled ?? own;
  const part = max > min ? ((value - min) / (max - min)) * 100 : 0;
  return (
    <FieldFrame field={props} ids={ids}>
      <div className={styles.row}>
        <input
          ref={ref}
          id={ids.inputId}
          type="range"
          name={props.name}
          className={cx(styles.input, props.isReadOnly && !props.isDisabled && styles.readOnly)}
          style={assignInlineVars({ [styles.fill]: `${part}%` })}
          min={min}
          max={max}
          step={step}
          value={value}
          disabled={props.isDisabled || props.isReadOnly}
          autoFocus={props.autoFocus}
          aria-valuetext={format(value)}
          aria-describedby={ids.describedBy}
          onChange={(event) => {
            setOwn(event.target.valueAsNumber);
            onChange?.(event.target.valueAsNumber);
          }}
        />
        <output className={styles.output} htmlFor={ids.inputId}>
          {format(value)}
        </output>
      </div>
    </FieldFrame>
  );
}
