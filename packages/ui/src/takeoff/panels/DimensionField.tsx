import { useState } from 'react';
import type { LengthUnit, TakeoffParameters } from '@plumbline/estimating';
import { TextField } from '../../components/TextField/TextField.tsx';
import { useWords } from '../../words/useWords.ts';
import { takeoffFiguresWords } from '../canvas/figures.words.ts';
import type { Dimension } from './dimensions.ts';
import * as styles from './OptionsBar.css.ts';

const widths: Partial<Record<Dimension['key'], string>> = {
  sides: styles.fieldShort,
  multiplier: styles.fieldShort,
  drops: styles.fieldWide,
};

interface DimensionFieldProps {
  dimension: Dimension;
  parameters: TakeoffParameters;
  unit: LengthUnit;
  onChange: (parameters: TakeoffParameters) => void;
}

/** Read as it is written on a drawing, and kept when it means something; otherwise what was stays. */
export function DimensionField({ dimension, parameters, unit, onChange }: DimensionFieldProps) {
  const [text, setText] = useState<string | null>(null);
  const label = useWords('takeoffFigures', takeoffFiguresWords)[dimension.key];
  const keep = () => {
    const read = text === null ? null : dimension.read(text, unit);
    if (read) onChange({ ...parameters, ...read });
    setText(null);
  };
  return (
    <div className={styles.field}>
      <span aria-hidden>{label}</span>
      {/* Feet and inches are read from left to right everywhere. */}
      <div dir="ltr" className={widths[dimension.key] ?? styles.fieldInput}>
        <TextField
          label={label}
          hideLabel
          size="sm"
          value={text ?? dimension.show(parameters, unit)}
          onChange={setText}
          onBlur={keep}
          onKeyDown={(event) => {
            event.stopPropagation();
            if (event.key === 'Enter') keep();
            if (event.key === 'Escape') setText(null);
          }}
          autoComplete="off"
        />
      </div>
    </div>
  );
}
