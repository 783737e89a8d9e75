import type { TakeoffType } from '@plumbline/api';
import type { distinctLook } from '@plumbline/estimating';
import { ColorSwatches } from '@plumbline/ui/ColorSwatches';
import { LookPicker } from '@plumbline/ui/LookPicker';
import { conditionColors } from '@plumbline/ui/TakeoffColors';
import { useState } from 'react';
import { takeoffMessages } from './messages.ts';

type Look = ReturnType<typeof distinctLook>;

/** Color and pattern of a condition. */
export function ConditionAppearance({
  values,
  onChange,
}: {
  values: Look & { type: TakeoffType };
  /** Changes single values. */
  onChange: (change: Partial<Look>) => void;
}) {
  // A color from outside the palette stays on offer.
  const [colors] = useState(() =>
    conditionColors.includes(values.color) ? conditionColors : [values.color, ...conditionColors],
  );
  return (
    <>
      <ColorSwatches
        label={takeoffMessages.color}
        colors={colors}
        value={values.color}
        onChange={(color) => onChange({ color })}
      />
      <LookPicker
        type={values.type}
        color={values.color}
        hatch={values.hatch}
        markShape={values.mark_shape}
        onHatch={(hatch) => onChange({ hatch })}
        onMarkShape={(mark_shape) => onChange({ mark_shape })}
      />
    </>
  );
}
