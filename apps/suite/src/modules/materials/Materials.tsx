import { lazyPart } from '@plumbline/app-kit/lazy-part';
import type { Material } from '@plumbline/api';
import { MaterialFields } from '@plumbline/api/fields';
import { materialsRemoveMany, useMaterialsList } from '@plumbline/api/hooks/materials';
import { useRefresh } from '@plumbline/app-kit/refresh';
import { RecordList } from '@plumbline/app-kit/record-list';
import { formatMoney } from '@plumbline/ui/format';
import { ListCard } from '@plumbline/ui/ListCard';
import { BoxesIcon, DollarSignIcon } from '@plumbline/ui/icons';
import { useState } from 'react';

const MaterialForm = lazyPart(() => import('./MaterialForm.tsx').then((module) => module.MaterialForm));
const PriceDrawer = lazyPart(() => import('./PriceDrawer.tsx').then((module) => module.PriceDrawer));

const today = () => new Date().toISOString().slice(0, 10);
const priceState = (row: Material) =>
  !row.last_price_date
    ? { label: 'No price', tone: 'bad' as const }
    : row.expiry_price_date && row.expiry_price_date < today()
      ? { label: 'Expired', tone: 'warn' as const }
      : { label: 'In force', tone: 'ok' as const };

export default function Materials() {
  const [pricing, setPricing] = useState<Material>();
  const refresh = useRefresh('/material/');
  return (
    <>
      <RecordList<Material>
        title="Materials"
        noun={['material', 'materials']}
        fields={MaterialFields}
        useList={useMaterialsList}
        defaultSort={{ columnId: 'name', direction: 'asc' }}
        columns={[
          { id: 'name', width: 232 },
          { id: 'code', type: 'code', width: 102 },
          { id: 'category', width: 126 },
          { id: 'unit_of_measure', width: 56 },
          { id: 'estimate_price', width: 102 },
          { id: 'landed_price', width: 94, isMuted: true },
          { id: 'vendor_name', width: 168 },
          { id: 'last_price_date', width: 102 },
          { id: 'expiry_price_date', header: 'Price', type: 'status', width: 88, accessor: priceState },
        ]}
        rowLabel={(row) => row.name}
        rowActions={(row) => [
          { id: 'prices', label: 'Prices', icon: DollarSignIcon, onAction: () => setPricing(row) },
        ]}
        copy={{ label: 'Copy code', text: (row) => row.code }}
        onRowOpen={setPricing}
        cardView={(row) => (
          <ListCard
            title={row.name}
            figure={formatMoney(row.estimate_price)}
            subtitle={`${row.code} · ${row.category ?? ''}`}
            meta={[row.vendor_name, priceState(row).label]}
          />
        )}
        right={{ app: 6, name: 'material' }}
        removeMany={materialsRemoveMany}
        exportPath="/material/list/export"
        refreshPath="/material/"
        empty={{ icon: BoxesIcon, text: 'What assemblies are made of, with the prices vendors gave.' }}
        form={({ record, ...form }) => <MaterialForm {...(record ? { material: record } : {})} {...form} />}
      />
      {pricing && (
        <PriceDrawer material={pricing} onClose={() => setPricing(undefined)} onChanged={refresh} />
      )}
    </>
  );
}
