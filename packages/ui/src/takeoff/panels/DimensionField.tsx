import { useEffect, useRef, useState } from 'react';
import type { LengthUnit, TakeoffParameters } from '@plumbline/estimating';
import { TextField } from '../../components/TextField/TextField.tsx';
import { cx } from '../../cx.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { takeoffFiguresMessages } from '../canvas/figures.messages.ts';
import type { ParameterChange } from '../store/parameterChange.ts';
import type { Dimension } from './dimensions.ts';
import { lengths } from './Dimensions.css.ts';
import * as styles from './OptionsBar.css.ts';

const widths: Partial<Record<Dimension['key'], string>> = {
  sides: styles.fieldShort,
  multiplier: styles.fieldShort,
  drops: styles.fieldWide,
  oval: styles.fieldWide,
};

interface DimensionFieldProps {
  dimension: Dimension;
  parameters: TakeoffParameters;
  unit: LengthUnit;
  onChange: (change: ParameterChange) => void;
}

/** Field of a dimension in drawing notation. Valid values are saved; invalid text stays with an error. */
export function DimensionField({ dimension, parameters, unit, onChange }: DimensionFieldProps) {
  const [text, setText] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  // Scroll the error into view, because the bar may be wider than the sheet.
  useEffect(() => {
    if (isWrong) box.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isWrong]);
  const messages = useMessages('takeoffFigures', takeoffFiguresMessages);
  const label = messages[dimension.key];
  const show = (next: string | null) => {
    setText(next);
    setWrong(false);
  };
  const keep = () => {
    if (text === null) return;
    const read = dimension.read(text, unit);
    if (read) onChange(read);
    else if (text.trim() !== '') return setWrong(true);
    show(null);
  };
  return (
    <div className={styles.field}>
      <span aria-hidden>{label}</span>
      <div
        ref={box}
        className={cx(lengths, widths[dimension.key] ?? styles.fieldInput, isWrong && styles.fieldWrong)}
      >
        <TextField
          label={label}
          hideLabel
          size="sm"
          value={text ?? dimension.show(parameters, unit)}
          onChange={show}
          onBlur={keep}
          onKeyDown={(event) => {
            event.stopPropagation();
            if (event.key === 'Enter') keep();
            if (event.key === 'Escape') show(null);
          }}
          autoComplete="off"
          {...(isWrong ? { errorMessage: messages.wrong[dimension.key] } : {})}
        />
      </div>
    </div>
  );
}
