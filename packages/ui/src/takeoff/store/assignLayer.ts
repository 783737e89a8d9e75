import { retype, retypeObstacle, retypeParameters } from '@plumbline/estimating';
import { isMeasure, type CanvasCondition, type CanvasMeasure, type Drawn } from '../types.ts';
import { called, type Naming, type Prepared, selected, what } from './actions.ts';
import { type ParameterChange, withChange } from './parameterChange.ts';
import type { TakeoffState } from './takeoffStore.ts';

// What measures belong to and count by, changed for all that are selected: layer, typical group, condition, dimensions.

/** Puts what is selected into a layer; null takes it out of all. */
export function layerSelected(state: TakeoffState, layer: string | null, naming: Naming): Prepared {
  const moved = selected(state).filter((drawn) => (drawn.layer ?? null) !== layer);
  return {
    name: called('layer', moved, naming),
    changes: moved.map((before) => {
      const { layer: _layer, ...rest } = before;
      return { uuid: before.uuid, before, after: layer ? { ...rest, layer } : rest };
    }),
  };
}

const selectedMeasures = (state: TakeoffState): CanvasMeasure[] => selected(state).filter(isMeasure);

/** Puts measures into a typical group; null takes them out. @param times how often the group is built. */
export function groupSelected(
  state: TakeoffState,
  group: string | null,
  times: number,
  naming: Naming,
): Prepared {
  const moved = selectedMeasures(state).filter((measure) => (measure.group ?? null) !== group);
  return {
    name: called('group', moved, naming),
    changes: moved.map((before) => {
      const { group: _group, times: _times, ...rest } = before;
      return { uuid: before.uuid, before, after: group ? { ...rest, group, times } : rest };
    }),
  };
}

/** Dimensions of the selected measures alone, over those of their conditions. */
export function dimensionSelected(state: TakeoffState, change: ParameterChange, naming: Naming): Prepared {
  const measures = selectedMeasures(state);
  return {
    name: called('dimension', measures, naming),
    changes: measures.map((before) => ({
      uuid: before.uuid,
      before,
      after: { ...before, parameters: withChange(before.parameters, change) },
    })),
  };
}

/** What stands between measures and a condition, where anything does. */
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
 * Measures the selection by another condition, as its type measures. Null where one of them cannot be measured so: all
 * go together or none does.
 * @returns with the command, how many lost cut-outs that mean nothing there.
 */
export function conditionSelected(
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
    const after: Drawn = {
      ...rest,
      conditionId,
      type,
      geometry,
      ...(own && Object.keys(own).length > 0 ? { parameters: own } : {}),
    };
    changes.push({ uuid: before.uuid, before, after });
  }
  return { name: naming.words.condition(what(moved, naming), code), changes, withoutCutouts };
}
