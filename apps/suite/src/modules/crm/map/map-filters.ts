import { accountEntity } from '@plumbline/api/entities/account';
import { leadEntity } from '@plumbline/api/entities/lead';
import { vendorEntity } from '@plumbline/api/entities/vendor';
import { useReportFields } from '@plumbline/app-kit/report/use-fields';
import type { FilterField } from '@plumbline/ui/FilterBar';
import { useMemo } from 'react';
import { layerNames, type LayerName } from './map.ts';

/** Fields without a filter on the map: the territory has its own control, and converted leads are hidden. */
const EXCLUDED_FIELDS: ReadonlySet<string> = new Set(['territory', 'is_converted', 'converted_at']);

/** Filterable fields of each layer. */
export type KnownFields = Readonly<Record<LayerName, ReadonlySet<string>>>;

/**
 * Filter fields of the map: those of the lists of its layers, including custom fields. A field of several layers is listed
 * once and filters each of them.
 */
export function useMapFilters(layers: readonly LayerName[]): {
  fields: FilterField[];
  fieldsByLayer: KnownFields;
} {
  const account = useReportFields(accountEntity);
  const lead = useReportFields(leadEntity);
  const vendor = useReportFields(vendorEntity);
  // `layers` is a new array on each render; its joined text is the stable dependency.
  const shown = layers.join(',');
  return useMemo(() => {
    const offered = { account: account.filterFields, lead: lead.filterFields, vendor: vendor.filterFields };
    const each = new Map(
      layerNames
        .filter((name) => shown.split(',').includes(name))
        .flatMap((name) => offered[name].map((field) => [field.id, field] as const))
        .toReversed(),
    );
    const ids = (fields: readonly FilterField[]) => new Set(fields.map(({ id }) => id));
    return {
      fields: [...each.values()].toReversed().filter(({ id }) => !EXCLUDED_FIELDS.has(id)),
      fieldsByLayer: { account: ids(offered.account), lead: ids(offered.lead), vendor: ids(offered.vendor) },
    };
  }, [shown, account.filterFields, lead.filterFields, vendor.filterFields]);
}
