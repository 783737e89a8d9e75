import { retype, retypeObstacle, retypeParameters } from '@plumbline/estimating';
import { isMeasure, type CanvasCondition, type CanvasMeasure, type CanvasShape } from '../types.ts';
import { commandName, type Naming, type Prepared, selectedShapes, describeMeasures } from './actions.ts';
import { type ParameterChange, withChange } from './parameterChange.ts';
import type { TakeoffState } from './takeoffStore.ts';

// Commands that assign layer, typical group, condition and dimensions to the selection.

/** Moves the selection to a layer; null removes it from its layers. */
export function assignLayer(state: TakeoffState, layer: string | null, naming: Naming): Prepared {
  const moved = selectedShapes(state).filter((drawn) => (drawn.layer ?? null) !== layer);
  return {
    name: commandName('layer', moved, naming),
    changes: moved.map((before) => {
      const { layer: _layer, ...rest } = before;
      return { uuid: before.uuid, before, after: layer ? { ...rest, layer } : rest };
    }),
  };
}

const selectedMeasures = (state: TakeoffState): CanvasMeasure[] => selectedShapes(state).filter(isMeasure);

/** Moves measures to a typical group; null removes them. @param times multiplier of the group. */
export function assignGroup(
  state: TakeoffState,
  group: string | null,
  times: number,
  naming: Naming,
): Prepared {
  const moved = selectedMeasures(state).filter((measure) => (measure.group ?? null) !== group);
  return {
    name: commandName('group', moved, naming),
    changes: moved.map((before) => {
      const { group: _group, times: _times, ...rest } = before;
      return { uuid: before.uuid, before, after: group ? { ...rest, group, times } : rest };
    }),
  };
}

/** Sets own dimensions of the selected measures, overriding their conditions'. */
export function assignDimensions(state: TakeoffState, change: ParameterChange, naming: Naming): Prepared {
  const measures = selectedMeasures(state);
  return {
    name: commandName('dimension', measures, naming),
    changes: measures.map((before) => ({
      uuid: before.uuid,
      before,
      after: { ...before, parameters: withChange(before.parameters, change) },
    })),
  };
}

/** Reason why measures cannot get a condition; undefined if they can. */
export function obstacleTo(
  measures: readonly CanvasMeasure[],
  { type }: Pick<CanvasCondition, 'type'>,
): ReturnType<typeof retypeObstacle> {
  for (const measure of measures) {
    const obstacle = retypeObstacle(measure.geometry, measure.type, type);
    if (obstacle) return obstacle;
  }
  return null;
}

/**
 * Changes the condition of the selection and converts it to the condition's type. Null if any measure cannot be
 * converted.
 * @returns the command and the number of measures that lost their cut-outs.
 */
export function assignCondition(
  state: TakeoffState,
  condition: Pick<CanvasCondition, 'uuid' | 'code' | 'type'>,
  naming: Naming,
): (Prepared & { withoutCutouts: number }) | null {
  const moved = selectedMeasures(state).filter(({ conditionId }) => conditionId !== condition.uuid);
  const { uuid: conditionId, type, code } = condition;
  const changes = [];
  let withoutCutouts = 0;
  for (const before of moved) {
    const geometry = retype(before.geometry, before.type, type);
    if (!geometry) return null;
    if (before.geometry.cutouts?.length && !geometry.cutouts) withoutCutouts++;
    const { parameters, ...rest } = before;
    const own = before.type === type ? parameters : parameters && retypeParameters(parameters, type);
    const after: CanvasShape = {
      ...rest,
      conditionId,
      type,
      geometry,
      ...(own && Object.keys(own).length > 0 ? { parameters: own } : {}),
    };
    changes.push({ uuid: before.uuid, before, after });
  }
  return { name: naming.messages.condition(describeMeasures(moved, naming), code), changes, withoutCutouts };
}
