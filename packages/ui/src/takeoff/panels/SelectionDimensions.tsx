import { isClosed, type LengthUnit } from '@plumbline/estimating';
import { ownChange, type ParameterChange, withChange } from '../store/parameterChange.ts';
import type { CanvasMeasure } from '../types.ts';
import { DimensionField } from './DimensionField.tsx';
import { drops, extraDimensions, multiplier, unsetDimensions } from './dimensions.ts';
import { MoreDimensions } from './MoreDimensions.tsx';
import type { WorkspaceCondition } from './workspaceTypes.ts';

interface SelectionDimensionsProps {
  /** Selected measures, if all can be changed. */
  measures: readonly CanvasMeasure[];
  conditions: readonly WorkspaceCondition[];
  unit: LengthUnit;
  onChange: (change: ParameterChange) => void;
}

/**
 * Dimensions of the selected measures: multiplier, dimensions their condition does not set, and individual ones such as
 * openings.
 */
export function SelectionDimensions({ measures, conditions, unit, onChange }: SelectionDimensionsProps) {
  const [first] = measures;
  if (!first) return null;
  // Show values only if all measures have the same.
  const isUniform = measures.every(
    ({ parameters }) => JSON.stringify(parameters) === JSON.stringify(first.parameters),
  );
  const own = isUniform ? (first.parameters ?? {}) : {};
  const isOfOne = measures.every(({ conditionId }) => conditionId === first.conditionId);
  const { parameters: shared = {} } = conditions.find(({ uuid }) => uuid === first.conditionId) ?? {};
  const dimensions = [
    multiplier,
    ...(measures.every(({ type }) => type === 'linear_drop') ? [drops] : []),
    ...(isOfOne ? unsetDimensions(first.type, shared, unit) : []),
  ];
  const further = isOfOne ? extraDimensions(first.type) : [];
  return (
    <>
      {dimensions.map((dimension) => (
        <DimensionField
          key={dimension.key}
          dimension={dimension}
          parameters={own}
          unit={unit}
          onChange={onChange}
        />
      ))}
      <MoreDimensions
        dimensions={further.filter(
          // Open lines of walls have no ceiling.
          (each) =>
            each !== 'ceiling' || shared.ceiling || measures.every(({ geometry }) => isClosed(geometry)),
        )}
        parameters={withChange(shared, own)}
        unit={unit}
        onChange={(change) => onChange(ownChange(change, shared))}
      />
    </>
  );
}
