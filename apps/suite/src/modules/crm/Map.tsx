import { ApiError } from '@plumbline/api';
import { useCrmMapTerritories } from '@plumbline/api/hooks/crm';
import { lazyWithRetry } from '@plumbline/app-kit/module/lazy-with-retry';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { Button } from '@plumbline/ui/Button';
import type { Filter } from '@plumbline/ui/FilterBar';
import { Inline } from '@plumbline/ui/Inline';
import { ListLayout } from '@plumbline/ui/ListLayout';
import { Map, type MapArea, type MapHandle, type MapRadius, type MapView } from '@plumbline/ui/Map';
import { useIsNarrow } from '@plumbline/ui/media';
import { Menu } from '@plumbline/ui/Menu';
import { SearchField } from '@plumbline/ui/SearchField';
import { SegmentedControl } from '@plumbline/ui/SegmentedControl';
import { Select } from '@plumbline/ui/Select';
import { Split } from '@plumbline/ui/Split';
import { Stack } from '@plumbline/ui/Stack';
import { LayersIcon, ListIcon, MapIcon, MapPinIcon } from '@plumbline/ui/icons';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { byDistance, firstRadius, radii, readState, seenBy, writeView } from './map.ts';
import { useMapFilters } from './map-filters.ts';
import { layerLabels, toneLabelsOf, useLayers } from './map-layers.ts';
import { MapPlace } from './MapPlace.tsx';
import { MapSide } from './MapSide.tsx';

const MapUnplaced = lazyWithRetry(() => import('./MapUnplaced.tsx').then((module) => module.MapUnplaced));

const ALL_TERRITORIES = 'everywhere';
const isUuid = (text: string) => /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(text);

/** Map of accounts, leads and vendors with a list of the records in view. The state is kept in the URL. */
export default function CrmMap() {
  const [searchParams, setSearchParams] = useSearchParams();
  const isNarrow = useIsNarrow();
  const [isListed, setListed] = useState(false);
  const [isFixing, setFixing] = useState(false);
  const state = readState(searchParams);
  const filterText = searchParams.get('filter');
  const filters = useMemo<Filter[]>(() => {
    try {
      return (
        JSON.parse(filterText ?? '[]') as { field: string; op: Filter['operator']; value: Filter['value'] }[]
      ).map(({ field, op, value }) => ({ fieldId: field, operator: op, value }));
    } catch {
      return [];
    }
  }, [filterText]);
  // Map moves and clicks can both write search params before the next render; build on the latest value.
  const latest = useRef(searchParams);
  useEffect(() => {
    latest.current = searchParams;
  }, [searchParams]);
  const change = useCallback(
    (values: Readonly<Record<string, string | undefined>>) => {
      const next = new URLSearchParams(latest.current);
      for (const [name, value] of Object.entries(values)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      latest.current = next;
      setSearchParams(next, { replace: true });
    },
    [setSearchParams],
  );
  const { fields, known } = useMapFilters(state.layers);
  const { offered, found, spots, isLoading } = useLayers(state, filters, known);
  const { data: territories } = useCrmMapTerritories();

  const refusal = found.flatMap(({ error }) =>
    error instanceof ApiError ? error.errors.filter(({ field }) => field === 'near') : [],
  )[0]?.message;
  const failed = refusal ? undefined : found.find(({ error }) => error !== undefined);
  const centre = found.find(({ answer }) => answer?.centre)?.answer?.centre;
  const { latitude, longitude, label } = (state.near && !refusal && centre) || {};
  const radius = useMemo<MapRadius | undefined>(
    () =>
      latitude !== undefined && longitude !== undefined && state.miles !== undefined
        ? { latitude, longitude, miles: state.miles, ...(label ? { label } : {}) }
        : undefined,
    [latitude, longitude, label, state.miles],
  );
  const areas = useMemo<MapArea[]>(
    () =>
      (territories?.data ?? [])
        .filter(({ name, states }) => name === state.territory && states.length > 0)
        .map(({ uuid, name, states }) => ({ id: uuid, label: name, states })),
    [territories, state.territory],
  );

  const box = useRef<HTMLDivElement>(null);
  const handle = useRef<MapHandle>(null);
  /** Set when other records are requested: the map then fits all of them once they load. */
  const isAsked = useRef(false);
  const ask = (values: Parameters<typeof change>[0]) => {
    isAsked.current = true;
    change({ ...values, selected: undefined });
  };
  useEffect(() => {
    if (!isAsked.current || spots.length === 0) return;
    isAsked.current = false;
    if (state.miles === undefined) handle.current?.fit();
  }, [spots, state.miles]);
  const [seen, setSeen] = useState<{ view: MapView; width: number; height: number }>();
  // The last view is kept in the URL and restored when the user returns.
  const begin = useRef(state.view);
  const onView = useCallback(
    (view: MapView) => {
      // Measure the map surface only: the legend below it is not part of the view.
      const ground = box.current?.querySelector('[role="application"]');
      const { width = 0, height = 0 } = ground?.getBoundingClientRect() ?? {};
      setSeen({ view, width, height });
      change({ at: writeView(view) });
    },
    [change],
  );
  const inView = useMemo(() => {
    const middle =
      radius ?? (latitude !== undefined && longitude !== undefined ? { latitude, longitude } : seen?.view);
    const visible = seen ? spots.filter(seenBy(seen.view, seen)) : spots;
    return byDistance(visible, middle ?? { latitude: 39.5, longitude: -98.35 });
  }, [spots, seen, radius, latitude, longitude]);
  const toneLabels = useMemo(() => toneLabelsOf(spots), [spots]);
  // Clear the selection when the filters exclude the selected record.
  const selected = spots.some(({ id }) => id === state.selected) ? state.selected : null;
  const isFound = !isLoading && spots.length > 0;
  useEffect(() => {
    if (isFound && state.selected !== null && selected === null) change({ selected: undefined });
  }, [isFound, state.selected, selected, change]);

  const total = found.reduce((sum, { answer }) => sum + (answer?.count ?? 0), 0);
  const unplaced = found.reduce((sum, { answer }) => sum + (answer?.unplaced_count ?? 0), 0);
  const isList = isNarrow && isListed;
  const side = (
    <MapSide
      spots={inView}
      total={total}
      centre={label}
      onChoose={(id) => {
        setListed(false);
        change({ selected: id });
      }}
    />
  );
  const map = (
    <Stack ref={box} grow gap={0} fullHeight fullWidth paddingX={isNarrow ? 0 : 12} paddingY={8}>
      <Map
        ref={handle}
        label="Map"
        points={spots}
        {...(radius ? { radius } : {})}
        areas={areas}
        toneLabels={toneLabels}
        selectedId={selected}
        onSelect={(id) => change({ selected: id ?? undefined })}
        {...(begin.current ? { defaultView: begin.current } : {})}
        onViewChange={onView}
        isLoading={isLoading}
        renderCard={(point) => {
          const spot = spots.find(({ id }) => id === point.id);
          return spot ? (
            <MapPlace
              spot={spot}
              onAround={() =>
                change({ near: spot.record.uuid, miles: String(state.miles ?? firstRadius), at: undefined })
              }
            />
          ) : null;
        }}
      />
    </Stack>
  );
  return (
    <>
      <ListLayout
        title="Map"
        {...(isLoading ? {} : { count: total })}
        actions={
          <Inline gap={8}>
            {unplaced > 0 && (
              <Button size="sm" icon={MapPinIcon} onPress={() => setFixing(true)}>
                {`${unplaced.toLocaleString('en-US')} not on map`}
              </Button>
            )}
            {isNarrow && (
              <SegmentedControl
                label="View"
                size="sm"
                value={isListed ? 'list' : 'map'}
                onChange={(next) => setListed(next === 'list')}
                options={[
                  { id: 'map', label: 'Map', icon: MapIcon, iconOnly: true },
                  { id: 'list', label: 'List', icon: ListIcon, iconOnly: true },
                ]}
              />
            )}
          </Inline>
        }
        search={{
          value: state.search,
          placeholder: 'Search the map',
          onSearch: (words) => words !== state.search && ask({ q: words }),
        }}
        toolbar={
          <>
            <SearchField
              key={isUuid(state.near) ? (label ?? '') : state.near}
              label="Near"
              placeholder="ZIP, or city and state"
              defaultValue={isUuid(state.near) ? (label ?? '') : state.near}
              onSearch={(near) =>
                near !== (isUuid(state.near) ? label : state.near) &&
                change({
                  near,
                  miles: near ? String(state.miles ?? firstRadius) : undefined,
                  selected: undefined,
                })
              }
              {...(refusal ? { errorMessage: refusal } : {})}
            />
            {state.near !== '' && (
              <SegmentedControl
                label="Radius"
                size="sm"
                value={String(state.miles ?? 'all')}
                onChange={(miles) => change({ miles: miles === 'all' ? undefined : miles })}
                options={[
                  ...radii.map((miles) => ({ id: String(miles), label: `${miles} mi` })),
                  { id: 'all', label: 'Any' },
                ]}
              />
            )}
            <Stack shrink={false}>
              <Select
                label="Territory"
                hideLabel
                value={state.territory || ALL_TERRITORIES}
                onChange={(name) => ask({ territory: name === ALL_TERRITORIES ? undefined : name })}
                options={[
                  { id: ALL_TERRITORIES, label: 'All territories' },
                  ...(territories?.data ?? []).map(({ name }) => ({ id: name, label: name })),
                ]}
              />
            </Stack>
            <Menu
              label="Layers"
              placement="bottom start"
              trigger={<Button icon={LayersIcon}>Layers</Button>}
              items={[
                {
                  id: 'layers',
                  items: offered.map((id) => ({ id, label: layerLabels[id] })),
                  selectionMode: 'multiple',
                  selectedIds: [...state.layers],
                  onSelectionChange: (ids) => ask({ layers: ids.length ? ids.join(',') : 'account' }),
                },
              ]}
            />
          </>
        }
        filters={{
          fields,
          filters,
          onChange: (list) =>
            ask({
              filter: list.length
                ? JSON.stringify(
                    list.map(({ fieldId, operator, value }) => ({ field: fieldId, op: operator, value })),
                  )
                : undefined,
            }),
        }}
      >
        {failed ? (
          <Failed error={failed.error} onRetry={failed.reload} />
        ) : isNarrow ? (
          isList ? (
            side
          ) : (
            map
          )
        ) : (
          <Split label="List width" defaultSize={352} minSize={260} maxSize={560} start={side} end={map} />
        )}
      </ListLayout>
      {isFixing && <MapUnplaced found={found} onClose={() => setFixing(false)} />}
    </>
  );
}
