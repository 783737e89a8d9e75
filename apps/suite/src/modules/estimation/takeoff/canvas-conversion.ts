import type { NewTakeoff, Takeoff, NewPlanMark, PlanMark } from '@plumbline/api';
import type { CanvasMeasure, CanvasPlanMark, PlanMarkType } from '@plumbline/ui/TakeoffCanvas';
import type { Drawn } from './page-sync-types.ts';

/** Mark of a page as the canvas shows it. */
export const toMark = (
  { uuid, geometry, content, layer_id }: PlanMark,
  type: PlanMarkType,
): CanvasPlanMark => ({
  uuid,
  type,
  geometry,
  content: {
    ...(content.text === undefined ? {} : { text: content.text }),
    ...(content.color === undefined ? {} : { color: content.color }),
    ...(content.page_id === undefined ? {} : { pageId: content.page_id }),
    ...(content.image_id === undefined ? {} : { imageId: content.image_id }),
    ...(content.opacity === undefined ? {} : { opacity: content.opacity }),
  },
  ...(layer_id ? { layer: layer_id } : {}),
});

/** Mark of the canvas as it is saved. */
export const fromMark = ({ uuid, type, geometry, content, layer }: CanvasPlanMark): Drawn<NewPlanMark> => {
  const { pageId: page_id, imageId: image_id, ...shown } = content;
  return {
    uuid,
    type,
    geometry,
    content: { ...shown, ...(page_id ? { page_id } : {}), ...(image_id ? { image_id } : {}) },
    ...(layer ? { layer_id: layer } : {}),
  };
};

/**
 * Measure as the canvas shows it.
 * @param times multiplier of each typical group by id
 */
export const toMeasure = (
  { uuid, condition_id, type, name, geometry, parameters, layer_id, group_id }: Takeoff,
  times: ReadonlyMap<string, number>,
): CanvasMeasure => ({
  uuid,
  conditionId: condition_id,
  type,
  geometry,
  ...(name ? { name } : {}),
  ...(parameters && Object.keys(parameters).length ? { parameters } : {}),
  ...(layer_id ? { layer: layer_id } : {}),
  ...(group_id && times.has(group_id) ? { group: group_id, times: times.get(group_id) ?? 1 } : {}),
});

/** Measure of the canvas as it is saved. */
export const fromMeasure = ({
  uuid,
  conditionId,
  geometry,
  name,
  parameters,
  layer,
  group,
}: CanvasMeasure): Drawn<NewTakeoff> => ({
  uuid,
  condition_id: conditionId,
  geometry,
  ...(name ? { name } : {}),
  ...(parameters ? { parameters } : {}),
  ...(layer ? { layer_id: layer } : {}),
  ...(group ? { group_id: group } : {}),
});
