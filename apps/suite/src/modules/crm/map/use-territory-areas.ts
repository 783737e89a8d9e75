import { useCrmMapListTerritories } from '@plumbline/api/hooks/crm';
import type { MapArea } from '@plumbline/ui/Map';
import { useMemo } from 'react';

/**
 * Territories of the company, and the states of one of them as areas of the map.
 * @param selected name of the territory whose areas are shown; empty for none
 */
export function useTerritoryAreas(selected: string) {
  const { data } = useCrmMapListTerritories();
  const areas = useMemo<MapArea[]>(
    () =>
      (data?.data ?? [])
        .filter(({ name, states }) => name === selected && states.length > 0)
        .map(({ uuid, name, states }) => ({ id: uuid, label: name, states })),
    [data, selected],
  );
  return { territories: data?.data ?? [], areas };
}
