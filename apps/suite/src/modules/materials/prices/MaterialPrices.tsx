import type { Material, MaterialPrice } from '@plumbline/api';
import { useDecision } from '@plumbline/permissions/react';
import { denied } from '@plumbline/app-kit/record/record-actions';
import { DataTable, type Column } from '@plumbline/ui/DataTable';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { formatDate, formatPercent } from '@plumbline/ui/format';
import { Columns } from '@plumbline/ui/Columns';
import { Heading } from '@plumbline/ui/Heading';
import { LineChart } from '@plumbline/ui/LineChart';
import { ListCard } from '@plumbline/ui/ListCard';
import { Stack } from '@plumbline/ui/Stack';
import { StatusText } from '@plumbline/ui/StatusText';
import { Surface } from '@plumbline/ui/Surface';
import { Text } from '@plumbline/ui/Text';
import { Undo2Icon } from '@plumbline/ui/icons';
import { useState } from 'react';
import { priceChangeOf, priceSeriesOf, priceInForceOf, priceStateOf, unitPrice } from './price.ts';
import { PriceSteps } from './PriceSteps.tsx';
import { WithdrawDialog } from './WithdrawDialog.tsx';
import { pricesMessages } from './messages.ts';

const signs = { up: '+', down: '−', same: '' } as const;
const changeText = (change: ReturnType<typeof priceChangeOf>) =>
  change
    ? signs[change.direction] +
      (change.percent === undefined ? change.amount : formatPercent(change.percent.replace('-', '')))
    : '';

const priceColumns = (prices: readonly MaterialPrice[]): Column<MaterialPrice>[] => [
  {
    id: 'date',
    header: pricesMessages.date,
    type: 'date',
    width: 106,
    accessor: (row) => row.last_price_date ?? null,
  },
  { id: 'vendor', header: pricesMessages.vendor, width: 160, accessor: (row) => row.vendor_name },
  {
    id: 'state',
    header: pricesMessages.state,
    type: 'status',
    width: 130,
    accessor: (row) => priceStateOf(row, prices),
  },
  {
    id: 'price',
    header: pricesMessages.price,
    type: 'money',
    fractionDigits: 4,
    width: 88,
    accessor: (row) => row.price,
  },
  {
    id: 'landed',
    header: pricesMessages.landed,
    type: 'money',
    fractionDigits: 4,
    width: 88,
    accessor: (row) => row.landed_price,
  },
  {
    id: 'change',
    header: pricesMessages.change,
    width: 92,
    accessor: (row) => changeText(priceChangeOf(row, prices)),
  },
  {
    id: 'expires',
    header: pricesMessages.expires,
    type: 'date',
    width: 106,
    isMuted: true,
    accessor: (row) => row.expiry_price_date ?? null,
  },
  {
    id: 'estimate',
    header: pricesMessages.estimate,
    type: 'money',
    fractionDigits: 4,
    width: 88,
    accessor: (row) => row.estimate_price,
  },
  {
    id: 'sell',
    header: pricesMessages.sell,
    type: 'money',
    fractionDigits: 4,
    width: 88,
    accessor: (row) => row.sell_price ?? null,
  },
  {
    id: 'lead',
    header: pricesMessages.leadDays,
    type: 'number',
    width: 84,
    accessor: (row) => row.lead_time ?? null,
  },
];

/** Prices of a material: the price in force with its reason, the price chart and the price history. */
export function MaterialPrices({
  material,
  prices,
  onChanged,
}: {
  material: Material;
  prices: readonly MaterialPrice[];
  onChanged: () => void;
}) {
  const [withdrawing, setWithdrawing] = useState<MaterialPrice>();
  const mayWithdraw = useDecision({ app: 6, name: 'price', type: 'd' });
  const priceInForce = priceInForceOf(prices, material.prefered_vendor_id);
  const { dates, series } = priceSeriesOf(prices);
  if (prices.length === 0)
    return (
      <EmptyState size="sm" title={pricesMessages.noPriceYet}>
        {pricesMessages.pricesEmptyForMaterial}
      </EmptyState>
    );
  return (
    <Stack gap={24}>
      <Columns min="md" gap={24}>
        {priceInForce && (
          <Surface border="all" radius="card" padding={16}>
            <Stack gap={12}>
              <Stack gap={4}>
                <Heading
                  level={3}
                >{`${priceInForce.row.vendor_name}, ${formatDate(priceInForce.row.last_price_date ?? '')}`}</Heading>
                <StatusText tone={priceInForce.validity.tone}>{priceInForce.validity.text}</StatusText>
              </Stack>
              <Text size="small" tone="muted">
                {pricesMessages.inForceBecause(priceInForce.why)}
              </Text>
              <PriceSteps price={priceInForce.row} unit={material.unit_of_measure} />
            </Stack>
          </Surface>
        )}
        {dates.length > 1 && (
          <LineChart
            label={pricesMessages.landedPriceChart(material.unit_of_measure)}
            unit="money"
            categoryLabel="Date"
            categories={dates.map((date) => formatDate(date))}
            series={series}
            height={220}
          />
        )}
      </Columns>
      <DataTable
        label={pricesMessages.prices}
        variant="document"
        frame="card"
        rows={prices}
        getRowId={(row) => row.uuid}
        rowLabel={(row) => `${row.vendor_name}, ${formatDate(row.last_price_date ?? '')}`}
        rowActions={(row) => [
          {
            id: 'withdraw',
            label: pricesMessages.withdrawPrice,
            icon: Undo2Icon,
            onAction: () => setWithdrawing(row),
            ...(row.withdrawnAt ? { disabledReason: pricesMessages.withdrawnReason } : denied(mayWithdraw)),
          },
        ]}
        hasCardActions
        cardView={(row) => (
          <ListCard
            title={row.vendor_name}
            figure={unitPrice(row.price)}
            subtitle={pricesMessages.landedPriceOn(
              formatDate(row.last_price_date ?? ''),
              unitPrice(row.landed_price),
            )}
            meta={[priceStateOf(row, prices).label, changeText(priceChangeOf(row, prices))]}
          />
        )}
        columns={priceColumns(prices)}
      />
      {withdrawing && (
        <WithdrawDialog price={withdrawing} onClose={() => setWithdrawing(undefined)} onDone={onChanged} />
      )}
    </Stack>
  );
}
