import { lazyPart } from '@plumbline/app-kit/lazy-part';
import type { Material } from '@plumbline/api';
import { MaterialFields } from '@plumbline/api/fields';
import { materialsRemoveMany, useMaterialsList } from '@plumbline/api/hooks/materials';
import { ListScreen } from '@plumbline/app-kit/list-screen';
import { copyText } from '@plumbline/app-kit/clipboard';
import { formatMoney } from '@plumbline/ui/format';
import { ListCard } from '@plumbline/ui/ListCard';
import { BoxesIcon, CopyIcon, DollarSignIcon, PencilIcon, Trash2Icon } from '@plumbline/ui/icons';
import { useState } from 'react';
import { useSWRConfig } from 'swr';

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
  const [editing, setEditing] = useState<Material | 'new'>();
  const [pricing, setPricing] = useState<Material>();
  const { mutate } = useSWRConfig();
  const reload = () => void mutate((key) => Array.isArray(key) && String(key[0]).startsWith('/material/'));
  return (
    <>
      <ListScreen<Material>
        title="Materials"
        noun={['material', 'materials']}
        preferenceKey="materials"
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
        rowActions={(row, { remove }) => [
          { id: 'prices', label: 'Prices', icon: DollarSignIcon, onAction: () => setPricing(row) },
          { id: 'edit', label: 'Edit', icon: PencilIcon, onAction: () => setEditing(row) },
          { id: 'copy', label: 'Copy code', icon: CopyIcon, onAction: () => copyText(row.code) },
          ...(remove
            ? ([
                'separator',
                { id: 'delete', label: 'Delete…', icon: Trash2Icon, tone: 'danger', onAction: remove },
              ] as const)
            : []),
        ]}
        onRowOpen={setPricing}
        cardView={(row) => (
          <ListCard
            title={row.name}
            figure={formatMoney(row.estimate_price)}
            subtitle={`${row.code} · ${row.category ?? ''}`}
            meta={[row.vendor_name, priceState(row).label]}
          />
        )}
        create={{
          label: 'New material',
          right: { app: 6, name: 'material', type: 'a' },
          onPress: () => setEditing('new'),
        }}
        remove={{
          right: { app: 6, name: 'material', type: 'd' },
          call: (uuid) => materialsRemoveMany({ uuid }),
        }}
        exportAs={{ right: { app: 6, name: 'material', type: 'x' }, path: '/material/list/export' }}
        empty={{ icon: BoxesIcon, text: 'What assemblies are made of, with the prices vendors gave.' }}
      />
      {editing && (
        <MaterialForm
          {...(editing === 'new' ? {} : { material: editing })}
          onClose={() => setEditing(undefined)}
          onSaved={reload}
        />
      )}
      {pricing && <PriceDrawer material={pricing} onClose={() => setPricing(undefined)} onChanged={reload} />}
    </>
  );
}
