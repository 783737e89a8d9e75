import type { MapRadius } from '@plumbline/ui/Map';
import { useMemo } from 'react';
import type { MapCentre } from './map-results.ts';

/** Circle of `miles` around the searched place; undefined without a place or without a limit. */
export const useSearchRadius = (
  { latitude, longitude, label }: MapCentre,
  miles: number | undefined,
): MapRadius | undefined =>
  useMemo(
    () =>
      latitude !== undefined && longitude !== undefined && miles !== undefined
        ? { latitude, longitude, miles, ...(label ? { label } : {}) }
        : undefined,
    [latitude, longitude, label, miles],
  );
