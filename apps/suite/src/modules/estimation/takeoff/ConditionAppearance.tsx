import type { TakeoffType } from '@plumbline/api';
import type { distinctLook } from '@plumbline/estimating';
import { ColorSwatches } from '@plumbline/ui/ColorSwatches';
import { LookPicker } from '@plumbline/ui/LookPicker';
import { conditionColors } from '@plumbline/ui/TakeoffColors';
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
  return (
    <>
      <ColorSwatches
        label={takeoffMessages.color}
        colors={conditionColors}
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
