import type { Material as Row, MaterialUse } from '@plumbline/api';
import {
  materialsSetActive,
  materialsReset,
  useMaterialsListPrices,
  useMaterialsListUses,
} from '@plumbline/api/hooks/materials';
import { materialEntity } from '@plumbline/api/entities/material';
import { href, showError } from '@plumbline/app-kit';
import { RecordScreen, type RecordTools, type RecordView } from '@plumbline/app-kit/record/RecordScreen';
import { lazyWithRetry } from '@plumbline/app-kit/module/lazy-with-retry';
import { denied } from '@plumbline/app-kit/record/record-actions';
import { useRevalidate } from '@plumbline/app-kit/data/use-revalidate';
import { ago, withUnit } from '@plumbline/app-kit/format/format-values';
import { useDecision } from '@plumbline/permissions/react';
import { Button } from '@plumbline/ui/Button';
import { DataTable } from '@plumbline/ui/DataTable';
import { DateText } from '@plumbline/ui/DateText';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { ListCard } from '@plumbline/ui/ListCard';
import { Link } from '@plumbline/ui/Link';
import { Mark } from '@plumbline/ui/Mark';
import { Property, PropertyGroup } from '@plumbline/ui/RecordLayout';
import { Money } from '@plumbline/ui/Money';
import { StatusText } from '@plumbline/ui/StatusText';
import { ArchiveIcon, BoxIcon, PlusIcon, RotateCcwIcon } from '@plumbline/ui/icons';
import { useState } from 'react';
import { nameAndCodeDiffer } from './material-form.ts';
import { EditDetails, MaterialDetails } from './MaterialDetails.tsx';
import { MaterialPrices } from './prices/MaterialPrices.tsx';
import { priceInForceOf } from './prices/price.ts';
import { ResetDialog } from './ResetDialog.tsx';
import { takeoffTypeOptions } from './assemblies/takeoff-types.ts';
import { materialsMessages } from './messages.ts';

const PriceForm = lazyWithRetry(() => import('./prices/PriceForm.tsx').then((module) => module.PriceForm));
const right = { app: 6, name: 'material' } as const;

const priceFacts = (
  row: Row,
  priceInForce: ReturnType<typeof priceInForceOf>,
  isLoaded: boolean,
): NonNullable<RecordView['keyFacts']> => [
  {
    label: materialsMessages.estimatePrice,
    value: priceInForce ? <Money value={row.estimate_price} maxFractionDigits={4} /> : '—',
    ...(priceInForce
      ? { note: priceInForce.expired ? 'expired' : `per ${row.unit_of_measure}` }
      : isLoaded
        ? { note: materialsMessages.noPriceValue }
        : {}),
  },
  {
    label: materialsMessages.landedPrice,
    value: priceInForce ? <Money value={row.landed_price} maxFractionDigits={4} /> : '—',
  },
  ...(row.sell_price
    ? [{ label: materialsMessages.sellPrice, value: <Money value={row.sell_price} maxFractionDigits={4} /> }]
    : []),
  ...(priceInForce ? [{ label: materialsMessages.vendor, value: priceInForce.row.vendor_name }] : []),
  ...(priceInForce && row.lead_time !== null && row.lead_time !== undefined
    ? [{ label: materialsMessages.leadTime, value: withUnit(row.lead_time, 'days') }]
    : []),
  ...(row.last_price_date
    ? [
        {
          label: materialsMessages.lastPrice,
          value: <DateText value={row.last_price_date} />,
          ...(priceInForce ? { note: priceInForce.validity.text.toLowerCase() } : {}),
        },
      ]
    : []),
];

/** Assemblies that use a material, one row for each of their lines. */
function MaterialUses({ uses }: { uses: readonly MaterialUse[] }) {
  if (uses.length === 0)
    return (
      <EmptyState size="sm" title={materialsMessages.assembliesEmptyTitle}>
        {materialsMessages.assembliesEmpty}
      </EmptyState>
    );
  return (
    <DataTable
      label={materialsMessages.assemblies}
      variant="document"
      frame="card"
      rows={uses.map((use, at) => ({ ...use, id: `${use.uuid} ${at}` }))}
      getRowId={(use) => use.id}
      rowLabel={(use) => use.name}
      rowHref={(use) => href('material-assemblies', {}, { q: use.code })}
      cardView={(use) => <ListCard title={use.name} subtitle={`${use.code} · ${use.formula}`} />}
      columns={[
        { id: 'name', header: materialsMessages.assembly, width: 240, accessor: (use) => use.name },
        { id: 'code', header: materialsMessages.code, type: 'code', width: 90, accessor: (use) => use.code },
        {
          id: 'type',
          header: materialsMessages.takeOffType,
          width: 130,
          accessor: (use) =>
            takeoffTypeOptions.find(({ id }) => id === use.take_off_type)?.label ?? use.take_off_type,
        },
        {
          id: 'formula',
          header: materialsMessages.quantity,
          type: 'code',
          width: 220,
          accessor: (use) => use.formula,
        },
        {
          id: 'waste',
          header: materialsMessages.waste,
          type: 'percent',
          width: 80,
          accessor: (use) => use.waste_percentage,
        },
      ]}
    />
  );
}

function useView({ row, save, reload, mayEdit }: RecordTools<Row>): RecordView {
  const [isPricing, setPricing] = useState(false);
  const [isResetting, setResetting] = useState(false);
  const { data: history } = useMaterialsListPrices(row.uuid);
  const { data: used } = useMaterialsListUses(row.uuid);
  const mayPrice = useDecision({ app: 6, name: 'price', type: 'a' });
  const mayActivate = useDecision({ ...right, type: 'mai' });
  const mayReset = useDecision({ ...right, type: 'r' });
  const loadPrices = useRevalidate('/material/');
  const prices = history?.data ?? [];
  const uses = used?.data ?? [];
  const priceInForce = priceInForceOf(prices, row.prefered_vendor_id);
  const changed = () => {
    loadPrices();
    reload();
  };
  const assemblies = new Set(uses.map(({ uuid }) => uuid)).size;
  return {
    mark: <Mark name={row.name} size={40} icon={BoxIcon} tint="blue" />,
    status: (
      <StatusText tone={row.is_active ? 'ok' : 'neutral'}>
        {row.is_active ? materialsMessages.active : materialsMessages.inactive}
      </StatusText>
    ),
    facts: [
      row.code,
      row.category,
      row.brand_name,
      `per ${row.unit_of_measure}`,
      materialsMessages.editedAgo(ago(row.updatedAt)),
    ],
    keyFacts: priceFacts(row, priceInForce, history !== undefined),
    menu: [
      {
        id: 'active',
        label: row.is_active ? materialsMessages.markInactive : materialsMessages.markActive,
        icon: ArchiveIcon,
        onAction: () => {
          void materialsSetActive({ uuid: [row.uuid], is_active: !row.is_active }).then(changed, showError);
        },
        ...denied(mayActivate),
      },
      {
        id: 'reset',
        label: materialsMessages.resetValues,
        icon: RotateCcwIcon,
        onAction: () => setResetting(true),
        ...denied(mayReset),
      },
    ],
    actions: (
      <Button variant="primary" icon={PlusIcon} onPress={() => setPricing(true)} {...denied(mayPrice)}>
        {materialsMessages.addPrice}
      </Button>
    ),
    sections: [
      {
        id: 'prices',
        label: materialsMessages.prices,
        count: history && prices.length,
        content: history ? <MaterialPrices material={row} prices={prices} onChanged={changed} /> : null,
      },
      {
        id: 'identifiers',
        label: materialsMessages.identifiers,
        content: <MaterialDetails row={row} />,
        actions: <EditDetails row={row} save={save} mayEdit={mayEdit} />,
      },
      {
        id: 'assemblies',
        label: materialsMessages.assemblies,
        count: used && assemblies,
        content: <MaterialUses uses={uses} />,
      },
    ],
    side: row.prefered_vendor_id && (
      <PropertyGroup title={materialsMessages.preferredVendor}>
        <Property label={materialsMessages.vendor}>
          <Link href={href('vendor-view', { uuid: row.prefered_vendor_id })}>{row.prefered_vendor_name}</Link>
        </Property>
      </PropertyGroup>
    ),
    without: ['name', 'code'],
    children: (
      <>
        {isPricing && (
          <PriceForm
            material={row}
            latest={priceInForce?.row ?? prices.find(({ withdrawnAt }) => !withdrawnAt)}
            onClose={() => setPricing(false)}
            onSaved={changed}
          />
        )}
        {isResetting && (
          <ResetDialog
            names={[row.name]}
            call={() => materialsReset({ uuid: [row.uuid] })}
            onClose={() => setResetting(false)}
            onDone={changed}
          />
        )}
      </>
    ),
  };
}

/** Record screen of a material: prices, identifiers and the assemblies that use it. */
export default function Material() {
  return <RecordScreen entity={materialEntity} useView={useView} formProps={{ refine: nameAndCodeDiffer }} />;
}
