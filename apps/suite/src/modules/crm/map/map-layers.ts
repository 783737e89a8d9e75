import type { PlacedRecord, RecordMap } from '@plumbline/api';
import { useCrmMapListAccounts, useCrmMapListLeads, useCrmMapListVendors } from '@plumbline/api/hooks/crm';
import { accountEntity } from '@plumbline/api/entities/account';
import { leadEntity } from '@plumbline/api/entities/lead';
import { vendorEntity } from '@plumbline/api/entities/vendor';
import { useStatuses, type Tone } from '@plumbline/app-kit/data/lookups';
import { capital } from '@plumbline/app-kit/format/format-values';
import { useDecision } from '@plumbline/permissions/react';
import type { Filter } from '@plumbline/ui/FilterBar';
import type { MapPoint } from '@plumbline/ui/Map';
import { useMemo } from 'react';
import type { KnownFields } from './map-filters.ts';
import { layerNames, type LayerName, type MapState } from './map.ts';

export const kindOfLayer = { account: accountEntity, lead: leadEntity, vendor: vendorEntity } as const;
export const layerLabels: Readonly<Record<LayerName, string>> = {
  account: capital(accountEntity.many),
  lead: capital(leadEntity.many),
  vendor: capital(vendorEntity.many),
};

/** Record as shown on the map, in its list and in its card. */
export interface Spot extends MapPoint {
  layer: LayerName;
  record: PlacedRecord;
  tone: Tone;
}
export interface LayerFound {
  name: LayerName;
  answer: RecordMap | undefined;
  error: unknown;
  reload: () => void;
}

const noRecords: readonly PlacedRecord[] = [];
/** Memoizes the points of a layer so that clusters are recomputed only when the response changes. */
function useSpots(layer: LayerName, points: readonly PlacedRecord[] = noRecords): readonly Spot[] {
  const { tone } = useStatuses(layer);
  return useMemo(
    () =>
      points.map((record) => ({
        id: `${layer}:${record.uuid}`,
        label: record.title,
        detail: [record.city, record.state].filter(Boolean).join(', '),
        latitude: record.latitude,
        longitude: record.longitude,
        tone: tone(record.status),
        layer,
        record,
      })),
    [layer, points, tone],
  );
}

/** Enabled layers that the user may view, with the records found in each. */
export function useLayers(
  { search, territory, near, miles, layers }: MapState,
  filters: readonly Filter[],
  fieldsByLayer: KnownFields,
) {
  const decisions = {
    account: useDecision({ app: 1, name: 'account', type: 'v' }),
    lead: useDecision({ app: 1, name: 'lead', type: 'v' }),
    vendor: useDecision({ app: 5, name: 'vendor', type: 'v' }),
  };
  const offered = layerNames.filter((name) => decisions[name].allowed);
  const queryOf = (name: LayerName) => {
    // Conditions on fields that this layer has.
    const conditions = filters
      .filter(({ fieldId }) => fieldsByLayer[name].has(fieldId))
      .map(({ fieldId, operator, value }) => ({ field: fieldId, op: operator, value }));
    // A converted lead appears on the map as its account.
    const all =
      name === 'lead' ? [...conditions, { field: 'is_converted', op: 'eq', value: 'false' }] : conditions;
    return {
      ...(search ? { search } : {}),
      ...(all.length ? { filter: JSON.stringify(all) } : {}),
      ...(territory ? { territory } : {}),
      ...(near ? { near } : {}),
      ...(near && miles ? { miles } : {}),
    };
  };
  const isOn = (name: LayerName) => layers.includes(name) && decisions[name].allowed;
  const swr = (name: LayerName) => ({ swr: { enabled: isOn(name) } });
  const answers = {
    account: useCrmMapListAccounts(queryOf('account'), swr('account')),
    lead: useCrmMapListLeads(queryOf('lead'), swr('lead')),
    vendor: useCrmMapListVendors(queryOf('vendor'), swr('vendor')),
  };
  // Keep the previous points when a request fails.
  const pointsOf = (name: LayerName) => (isOn(name) ? answers[name].data?.data.points : undefined);
  const accounts = useSpots('account', pointsOf('account'));
  const leads = useSpots('lead', pointsOf('lead'));
  const vendors = useSpots('vendor', pointsOf('vendor'));
  const spots = useMemo(() => [...accounts, ...leads, ...vendors], [accounts, leads, vendors]);
  const found: LayerFound[] = layerNames.filter(isOn).map((name) => ({
    name,
    answer: answers[name].data?.data,
    error: answers[name].error as unknown,
    reload: () => void answers[name].mutate(),
  }));
  return { offered, found, spots, isLoading: found.some(({ name }) => answers[name].isLoading) };
}

/** Legend labels: the statuses on the map by tone. */
export function toneLabelsOf(spots: readonly Spot[]): Partial<Record<Tone, string>> {
  const names = new Map<Tone, Set<string>>();
  for (const { tone, record } of spots) {
    const own = names.get(tone) ?? new Set();
    if (record.status) own.add(record.status);
    names.set(tone, own);
  }
  return Object.fromEntries([...names].map(([tone, own]) => [tone, [...own].toSorted().join(', ')]));
}
