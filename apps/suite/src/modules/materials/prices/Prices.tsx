import type { MaterialPrice } from '@plumbline/api';
import { MaterialPriceFields } from '@plumbline/api/fields';
import { useMaterialPricesList } from '@plumbline/api/hooks/materials';
import { href } from '@plumbline/app-kit';
import { importAs } from '@plumbline/app-kit/import/importable-entities';
import { lazyWithRetry } from '@plumbline/app-kit/module/lazy-with-retry';
import { ListScreen } from '@plumbline/app-kit/list/ListScreen';
import { denied } from '@plumbline/app-kit/record/record-actions';
import { useRevalidate } from '@plumbline/app-kit/data/use-revalidate';
import { useDecision } from '@plumbline/permissions/react';
import { formatDate } from '@plumbline/ui/format';
import { ListCard } from '@plumbline/ui/ListCard';
import { BoxIcon, DollarSignIcon, Undo2Icon } from '@plumbline/ui/icons';
import { useState } from 'react';
import { today, unitPrice } from './price.ts';
import { WithdrawDialog } from './WithdrawDialog.tsx';
import { pricesMessages } from './messages.ts';

const PriceForm = lazyWithRetry(() => import('./PriceForm.tsx').then((module) => module.PriceForm));

const views = [
  { id: 'all', label: pricesMessages.allPrices, filters: [] },
  {
    id: 'in-force',
    label: pricesMessages.inForce,
    filters: [{ fieldId: 'in_force', operator: 'eq' as const, value: 'true' }],
  },
  {
    id: 'expired',
    label: pricesMessages.inForceAndExpired,
    filters: [
      { fieldId: 'in_force', operator: 'eq' as const, value: 'true' },
      { fieldId: 'expiry_price_date', operator: 'lt' as const, value: today() },
    ],
  },
];

/** List of all material prices; price files are imported here. */
export default function Prices() {
  const [isAdding, setAdding] = useState(false);
  const [withdrawing, setWithdrawing] = useState<MaterialPrice>();
  const refresh = useRevalidate('/');
  const mayWithdraw = useDecision({ app: 6, name: 'price', type: 'd' });
  const files = importAs('materialPrice');
  return (
    <>
      <ListScreen<MaterialPrice>
        title={pricesMessages.prices}
        entityName="materialPrice"
        noun={['price', 'prices']}
        preferenceKey="material-prices"
        fields={MaterialPriceFields}
        useList={useMaterialPricesList}
        views={views}
        defaultSort={{ columnId: 'last_price_date', direction: 'desc' }}
        rowLabel={(row) => pricesMessages.materialFromVendor(row.material_name, row.vendor_name)}
        rowHref={(row) => href('material-view', { uuid: row.material_id })}
        columns={[
          { id: 'material_name', width: 232 },
          { id: 'material_code', type: 'code', width: 106 },
          { id: 'vendor_name', width: 176 },
          { id: 'price', fractionDigits: 4, width: 92 },
          { id: 'landed_price', fractionDigits: 4, width: 96 },
          { id: 'estimate_price', fractionDigits: 4, width: 104 },
          { id: 'unit_of_measure', width: 56 },
          { id: 'last_price_date', width: 108 },
          { id: 'expiry_price_date', width: 108 },
          {
            id: 'in_force',
            type: 'status',
            width: 124,
            accessor: (row) =>
              row.in_force
                ? row.expiry_price_date && row.expiry_price_date < today()
                  ? { label: pricesMessages.expired, tone: 'bad' }
                  : { label: pricesMessages.inForce, tone: 'ok' }
                : { label: pricesMessages.notInForce, tone: 'neutral' },
          },
          { id: 'sell_price', fractionDigits: 4, width: 96, isOptional: true },
          { id: 'lead_time', width: 90, isOptional: true },
          { id: 'user_name', width: 140, isOptional: true },
        ]}
        rowActions={(row) => [
          {
            id: 'material',
            label: pricesMessages.openMaterial,
            icon: BoxIcon,
            href: href('material-view', { uuid: row.material_id }),
          },
          {
            id: 'withdraw',
            label: pricesMessages.withdrawPrice,
            icon: Undo2Icon,
            onAction: () => setWithdrawing(row),
            ...denied(mayWithdraw),
          },
        ]}
        cardView={(row) => (
          <ListCard
            title={row.material_name}
            figure={unitPrice(row.price)}
            subtitle={`${row.vendor_name} · ${formatDate(row.last_price_date ?? '')}`}
            meta={[row.material_code, row.in_force ? pricesMessages.inForce : '']}
          />
        )}
        create={{
          label: pricesMessages.newPrice,
          right: { app: 6, name: 'price', type: 'a' },
          onPress: () => setAdding(true),
        }}
        exportAs={{ right: { app: 6, name: 'price', type: 'x' }, path: '/crm/import/materialsprice/export' }}
        {...(files ? { importAs: files } : {})}
        empty={{
          icon: DollarSignIcon,
          text: pricesMessages.pricesEmpty,
        }}
      />
      {isAdding && <PriceForm onClose={() => setAdding(false)} onSaved={refresh} />}
      {withdrawing && (
        <WithdrawDialog price={withdrawing} onClose={() => setWithdrawing(undefined)} onDone={refresh} />
      )}
    </>
  );
}
