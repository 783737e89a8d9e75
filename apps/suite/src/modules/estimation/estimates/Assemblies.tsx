import type { Estimate } from '@plumbline/api';
import { DataTable } from '@plumbline/ui/DataTable';
import { formatDecimal } from '@plumbline/ui/decimal';
import { estimatesMessages } from './messages.ts';

/** Formats with at most `places` decimals and without thousands separators. */
const formatPlain = (value: string, places: number) => formatDecimal(value, 0, places).replaceAll(',', '');

/** Table of an estimate's assemblies with quantity, cost and price. */
export function Assemblies({ estimate }: { estimate: Estimate }) {
  return (
    <DataTable
      label={estimatesMessages.assemblies}
      variant="document"
      frame="card"
      hasStickyHeader={false}
      rows={estimate.groups}
      getRowId={(group) => group.condition_id}
      rowLabel={(group) => `${group.code} ${group.name}`}
      columns={[
        {
          id: 'name',
          header: estimatesMessages.assembly,
          accessor: (group) => group.name,
          width: 260,
        },
        {
          id: 'code',
          header: estimatesMessages.code,
          type: 'code',
          accessor: (group) => group.code,
          width: 80,
        },
        {
          id: 'quantity',
          header: estimatesMessages.quantity,
          type: 'quantity',
          accessor: (group) => formatPlain(group.quantity, group.unit === 'EA' ? 0 : 1),
          width: 90,
        },
        {
          id: 'unit',
          header: estimatesMessages.unit,
          accessor: (group) => group.unit,
          width: 56,
          isMuted: true,
        },
        {
          id: 'cost',
          header: estimatesMessages.cost,
          type: 'amount',
          accessor: (group) => group.cost,
          width: 110,
        },
        {
          id: 'sell',
          header: estimatesMessages.sell,
          type: 'amount',
          accessor: (group) => group.sell,
          width: 110,
        },
      ]}
    />
  );
}
