import type { Material } from '@plumbline/api';
import { materialsSetActive, materialsReset } from '@plumbline/api/hooks/materials';
import { materialEntity } from '@plumbline/api/entities/material';
import { showError } from '@plumbline/app-kit';
import type { ListColumn } from '@plumbline/app-kit/list/ListScreen';
import { ResourceList } from '@plumbline/app-kit/list/ResourceList';
import { lazyWithRetry } from '@plumbline/app-kit/module/lazy-with-retry';
import { denied } from '@plumbline/app-kit/record/record-actions';
import { useRevalidate } from '@plumbline/app-kit/data/use-revalidate';
import { useDecision } from '@plumbline/permissions/react';
import { formatMoney } from '@plumbline/ui/format';
import { ListCard } from '@plumbline/ui/ListCard';
import { ArchiveIcon, BoxesIcon, CircleCheckIcon, DollarSignIcon, RotateCcwIcon } from '@plumbline/ui/icons';
import { toast } from '@plumbline/ui/toast';
import { useState } from 'react';
import { nameAndCodeDiffer } from './material-form.ts';
import { today } from './prices/price.ts';
import { ResetDialog } from './ResetDialog.tsx';
import { materialsMessages as text } from './messages.ts';

const PriceForm = lazyWithRetry(() => import('./prices/PriceForm.tsx').then((module) => module.PriceForm));

const right = { app: 6, name: 'material' } as const;
/** True for a material with a price. The contract sends 0 both for no price and for a price of zero. */
const isPriced = (row: Material) => Boolean(row.last_price_date) || Number(row.estimate_price) !== 0;
const priceState = (row: Material) =>
  !row.last_price_date
    ? { label: text.noPrice, tone: 'bad' as const }
    : row.expiry_price_date && row.expiry_price_date < today()
      ? { label: text.expired, tone: 'warn' as const }
      : { label: text.inForce, tone: 'ok' as const };
const active = (value: 'true' | 'false') => ({ fieldId: 'is_active', operator: 'eq' as const, value });
const views = [
  { id: 'active', label: text.active, filters: [active('true')] },
  {
    id: 'expired',
    label: text.priceExpired,
    filters: [active('true'), { fieldId: 'expiry_price_date', operator: 'lt' as const, value: today() }],
  },
  { id: 'inactive', label: text.inactive, filters: [active('false')] },
  { id: 'all', label: text.allMaterials, filters: [] },
];

const columns: readonly (string | ListColumn<Material>)[] = [
  'name',
  'code',
  'category',
  'unit_of_measure',
  {
    id: 'estimate_price',
    fractionDigits: 4,
    width: 108,
    accessor: (row) => (isPriced(row) ? row.estimate_price : undefined),
  },
  {
    id: 'landed_price',
    fractionDigits: 4,
    width: 104,
    isMuted: true,
    accessor: (row) => (isPriced(row) ? row.landed_price : undefined),
  },
  { id: 'vendor_name', width: 168 },
  { id: 'last_price_date', width: 102 },
  {
    id: 'expiry_price_date',
    header: text.price,
    type: 'status',
    width: 104,
    accessor: priceState,
  },
];

/** List of materials with the price in force of each. */
export default function Materials() {
  const [pricing, setPricing] = useState<Material>();
  const [resetting, setResetting] = useState<{ rows: Material[]; done: () => void }>();
  const refresh = useRevalidate('/material/');
  const mayPrice = useDecision({ app: 6, name: 'price', type: 'a' });
  const mayActivate = useDecision({ ...right, type: 'mai' });
  const activate = async (rows: Material[], is_active: boolean) => {
    const { data } = await materialsSetActive({ uuid: rows.map(({ uuid }) => uuid), is_active });
    toast.success(
      `${data.changed} ${data.changed === 1 ? 'material' : 'materials'} marked ${is_active ? 'active' : 'inactive'}`,
    );
    refresh();
  };
  return (
    <>
      <ResourceList
        entity={materialEntity}
        icon={BoxesIcon}
        text={text.materialsEmpty}
        views={views}
        columns={columns}
        rowActions={(row) => [
          {
            id: 'prices',
            label: text.addPrice,
            icon: DollarSignIcon,
            onAction: () => setPricing(row),
            ...denied(mayPrice),
          },
          {
            id: 'active',
            label: row.is_active ? text.markInactive : text.markActive,
            icon: row.is_active ? ArchiveIcon : CircleCheckIcon,
            onAction: () => void activate([row], !row.is_active).catch(showError),
            ...denied(mayActivate),
          },
        ]}
        copy={{ label: text.copyCode, text: (row) => row.code }}
        cardView={(row) => (
          <ListCard
            title={row.name}
            {...(isPriced(row) ? { figure: formatMoney(row.estimate_price) } : {})}
            subtitle={[row.code, row.category].filter(Boolean).join(' · ')}
            meta={[row.vendor_name, row.is_active ? priceState(row).label : 'Inactive']}
          />
        )}
        bulk={[
          {
            id: 'active',
            label: text.markActive,
            icon: CircleCheckIcon,
            right: { ...right, type: 'mai' },
            onPress: (rows) => activate(rows, true),
          },
          {
            id: 'inactive',
            label: text.markInactive,
            icon: ArchiveIcon,
            right: { ...right, type: 'mai' },
            onPress: (rows) => activate(rows, false),
          },
          {
            id: 'reset',
            label: text.reset,
            icon: RotateCcwIcon,
            right: { ...right, type: 'r' },
            onPress: (rows) => new Promise((done) => setResetting({ rows, done: () => done(undefined) })),
          },
        ]}
        exportsMore={[
          {
            id: 'identifiers',
            label: text.exportWithIdentifiers,
            right: { ...right, type: 'i' },
            path: '/material/list/export-identifiers',
          },
        ]}
        formProps={{ refine: nameAndCodeDiffer }}
      />
      {pricing && <PriceForm material={pricing} onClose={() => setPricing(undefined)} onSaved={refresh} />}
      {resetting && (
        <ResetDialog
          names={resetting.rows.map(({ name }) => name)}
          call={() => materialsReset({ uuid: resetting.rows.map(({ uuid }) => uuid) })}
          onClose={() => setResetting(undefined)}
          onDone={() => {
            resetting.done();
            refresh();
          }}
        />
      )}
    </>
  );
}
