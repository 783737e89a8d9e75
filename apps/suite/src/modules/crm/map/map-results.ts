import { ApiError } from '@plumbline/api';
import type { LayerFound } from './map-layers.ts';

/** Point that distances are measured from; empty while none is known. */
export interface MapCentre {
  latitude?: number;
  longitude?: number;
  label?: string;
}

/**
 * Joins the answers of the layers.
 * @param near place that records are searched around; empty without such a search
 * @returns `refusal`: message why the place was not found; `failed`: the first layer that failed for another reason;
 * `total`: number of matching records; `unplaced`: how many of them have no location
 */
export function joinResults(found: readonly LayerFound[], near: string) {
  const refusal = found.flatMap(({ error }) =>
    error instanceof ApiError ? error.errors.filter(({ field }) => field === 'near') : [],
  )[0]?.message;
  const centre = found.find(({ answer }) => answer?.centre)?.answer?.centre;
  return {
    refusal,
    failed: refusal ? undefined : found.find(({ error }) => error !== undefined),
    centre: ((near && !refusal && centre) || {}) as MapCentre,
    total: found.reduce((sum, { answer }) => sum + (answer?.count ?? 0), 0),
    unplaced: found.reduce((sum, { answer }) => sum + (answer?.unplaced_count ?? 0), 0),
  };
}
