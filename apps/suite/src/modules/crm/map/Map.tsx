import { lazyWithRetry } from '@plumbline/app-kit/module/lazy-with-retry';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { ListLayout } from '@plumbline/ui/ListLayout';
import { Map } from '@plumbline/ui/Map';
import { useIsNarrow } from '@plumbline/ui/media';
import { Split } from '@plumbline/ui/Split';
import { Stack } from '@plumbline/ui/Stack';
import { useMemo, useState } from 'react';
import { writeFilters } from './filter-text.ts';
import { firstRadius } from './map.ts';
import { useMapFilters } from './map-filters.ts';
import { toneLabelsOf, useLayers } from './map-layers.ts';
import { joinResults } from './map-results.ts';
import { MapActions } from './MapActions.tsx';
import { MapPlace } from './MapPlace.tsx';
import { MapSide } from './MapSide.tsx';
import { MapToolbar } from './MapToolbar.tsx';
import { useFitToResults } from './use-fit-to-results.ts';
import { useMapAddress } from './use-map-address.ts';
import { useSearchRadius } from './use-search-radius.ts';
import { useSelectedSpot } from './use-selected-spot.ts';
import { useTerritoryAreas } from './use-territory-areas.ts';
import { useVisibleSpots } from './use-visible-spots.ts';
import { mapMessages as text } from './messages.ts';

const MapUnplaced = lazyWithRetry(() => import('./MapUnplaced.tsx').then((module) => module.MapUnplaced));

/** Map of accounts, leads and vendors with a list of the records in view. The state is kept in the URL. */
export default function CrmMap() {
  const isNarrow = useIsNarrow();
  const [isListed, setListed] = useState(false);
  const [isFixing, setFixing] = useState(false);
  const { state, filters, change } = useMapAddress();
  const { fields, fieldsByLayer } = useMapFilters(state.layers);
  const { offered, found, spots, isLoading } = useLayers(state, filters, fieldsByLayer);
  const { territories, areas } = useTerritoryAreas(state.territory);
  const { refusal, failed, centre, total, unplaced } = joinResults(found, state.near);
  const radius = useSearchRadius(centre, state.miles);
  const { handle, ask } = useFitToResults(spots, state.miles, change);
  const { box, defaultView, onView, visible } = useVisibleSpots({
    spots,
    radius,
    centre,
    view: state.view,
    change,
  });
  const toneLabels = useMemo(() => toneLabelsOf(spots), [spots]);
  const selected = useSelectedSpot(state.selected, { spots, isLoading }, change);

  const side = (
    <MapSide
      spots={visible}
      total={total}
      centre={centre.label}
      onChoose={(id) => {
        setListed(false);
        change({ selected: id });
      }}
    />
  );
  const map = (
    <Stack ref={box} grows gap={0} isFullHeight isFullWidth paddingX={isNarrow ? 16 : 12} paddingY={8}>
      <Map
        ref={handle}
        label={text.map}
        points={spots}
        {...(radius ? { radius } : {})}
        areas={areas}
        toneLabels={toneLabels}
        selectedId={selected}
        onSelect={(id) => change({ selected: id ?? undefined })}
        {...(defaultView ? { defaultView } : {})}
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
        title={text.map}
        {...(isLoading ? {} : { count: total })}
        actions={
          <MapActions
            unplaced={unplaced}
            onFix={() => setFixing(true)}
            shown={isNarrow ? (isListed ? 'list' : 'map') : undefined}
            onShownChange={(next) => setListed(next === 'list')}
          />
        }
        search={{
          value: state.search,
          placeholder: text.searchTheMap,
          onSearch: (search) => search !== state.search && ask({ q: search }),
        }}
        toolbar={
          <MapToolbar
            state={state}
            centreLabel={centre.label}
            refusal={refusal}
            territories={territories}
            offered={offered}
            onChange={change}
            onAsk={ask}
          />
        }
        filters={{ fields, filters, onChange: (list) => ask({ filter: writeFilters(list) }) }}
      >
        {failed ? (
          <Failed error={failed.error} onRetry={failed.reload} />
        ) : isNarrow ? (
          isListed ? (
            side
          ) : (
            map
          )
        ) : (
          <Split
            label={text.listWidth}
            defaultSize={352}
            minSize={260}
            maxSize={560}
            start={side}
            end={map}
          />
        )}
      </ListLayout>
      {isFixing && <MapUnplaced found={found} onClose={() => setFixing(false)} />}
    </>
  );
}
