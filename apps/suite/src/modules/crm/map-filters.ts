import { accountKind } from '@plumbline/api/kinds/account';
import { leadKind } from '@plumbline/api/kinds/lead';
import { vendorKind } from '@plumbline/api/kinds/vendor';
import { useReportFields } from '@plumbline/app-kit/report/use-fields';
import type { FilterField } from '@plumbline/ui/FilterBar';
import { useMemo } from 'react';
import { layerNames, type LayerName } from './map.ts';

/** The map has a place of its own for the territory, and shows no lead that was converted. */
const apart: ReadonlySet<string> = new Set(['territory', 'is_converted', 'converted_at']);

/** Of each layer, the fields by which its records can be filtered. */
export type KnownFields = Readonly<Record<LayerName, ReadonlySet<string>>>;

/**
 * What the map is filtered by: as the lists of its layers are, those of the company's own fields among them. One that
 * several layers have stands once, and filters each of them.
 */
export function useMapFilters(layers: readonly LayerName[]): { fields: FilterField[]; known: KnownFields } {
  const account = useReportFields(accountKind);
  const lead = useReportFields(leadKind);
  const vendor = useReportFields(vendorKind);
  // An address is read anew at each rendering.
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
      fields: [...each.values()].toReversed().filter(({ id }) => !apart.has(id)),
      known: { account: ids(offered.account), lead: ids(offered.lead), vendor: ids(offered.vendor) },
    };
  }, [shown, account.filterFields, lead.filterFields, vendor.filterFields]);
}
