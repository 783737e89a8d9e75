import { isClosed, type LengthUnit } from '@plumbline/estimating';
import { ownChange, type ParameterChange, withChange } from '../store/parameterChange.ts';
import type { CanvasMeasure } from '../types.ts';
import { DimensionField } from './DimensionField.tsx';
import { drops, furtherOf, multiplier, unsaidOf } from './dimensions.ts';
import { MoreDimensions } from './MoreDimensions.tsx';
import type { WorkspaceCondition } from './workspaceTypes.ts';

interface SelectionDimensionsProps {
  /** What is selected, where all of it measures and may be changed. */
  measures: readonly CanvasMeasure[];
  conditions: readonly WorkspaceCondition[];
  unit: LengthUnit;
  onChange: (change: ParameterChange) => void;
}

/**
 * The dimensions of the selection alone: how often it counts, what its condition says nothing of, and what differs from
 * wall to wall and from duct to duct.
 */
export function SelectionDimensions({ measures, conditions, unit, onChange }: SelectionDimensionsProps) {
  const [first] = measures;
  if (!first) return null;
  // A dimension says what it is of all only where all are alike.
  const isAlike = measures.every(
    ({ parameters }) => JSON.stringify(parameters) === JSON.stringify(first.parameters),
  );
  const own = isAlike ? (first.parameters ?? {}) : {};
  const isOfOne = measures.every(({ conditionId }) => conditionId === first.conditionId);
  const { parameters: shared = {} } = conditions.find(({ uuid }) => uuid === first.conditionId) ?? {};
  const dimensions = [
    multiplier,
    ...(measures.every(({ type }) => type === 'linear_drop') ? [drops] : []),
    ...(isOfOne ? unsaidOf(first.type, shared, unit) : []),
  ];
  const further = isOfOne ? furtherOf(first.type) : [];
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
          // An open line of walls goes around nothing.
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
