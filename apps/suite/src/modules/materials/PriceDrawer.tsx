import { denied } from '@plumbline/app-kit/record';
import type { Material } from '@plumbline/api';
import { materialTablesAddPrice, useMaterialTablesPrices } from '@plumbline/api/hooks/materials';
import { MaterialTablesAddPriceBody } from '@plumbline/api/schemas/materials';
import { FormDrawer, saved } from '@plumbline/app-kit/form';
import { Failed } from '@plumbline/app-kit/states';
import { useDecision } from '@plumbline/permissions/react';
import { Button } from '@plumbline/ui/Button';
import { DataTable } from '@plumbline/ui/DataTable';
import { Drawer } from '@plumbline/ui/Drawer';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { Inline } from '@plumbline/ui/Inline';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { PlusIcon } from '@plumbline/ui/icons';
import { useState } from 'react';

interface Values {
  vendor_name: string;
  price: string;
  freight_percentage: string;
  duty_percentage: string;
  packing_percentage: string;
  tariff_percentage: string;
  cushion: string;
  expiry_price_date: string | null;
}

/** A material's prices, newest first. A price is added, never changed: an estimate can always show the one it used. */
export function PriceDrawer({
  material,
  onClose,
  onChanged,
}: {
  material: Material;
  onClose: () => void;
  onChanged: () => void;
}) {
  const { data, error, mutate } = useMaterialTablesPrices(material.uuid);
  const [isAdding, setAdding] = useState(false);
  const mayEdit = useDecision({ app: 6, name: 'material', type: 'e' });
  const rows = data?.data ?? [];
  const latest = rows[0];
  return (
    <>
      <Drawer isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={material.name} width={720}>
        <Stack gap={16}>
          <Text tone="muted">
            Landed is the price with freight, duty, packing and tariff; the estimate price adds the cushion.
            Prices are per {material.unit_of_measure}.
          </Text>
          <Inline>
            <Button variant="primary" icon={PlusIcon} onPress={() => setAdding(true)} {...denied(mayEdit)}>
              Add price
            </Button>
          </Inline>
          {error ? (
            <Failed error={error} onRetry={() => void mutate()} />
          ) : (
            <DataTable
              label="Prices"
              variant="document"
              frame="card"
              rows={rows}
              loadingState={data ? 'idle' : 'loading'}
              getRowId={(row) => row.uuid}
              emptyState={<EmptyState size="sm" title="No price yet" />}
              columns={[
                {
                  id: 'date',
                  header: 'Date',
                  type: 'date',
                  accessor: (row) => row.last_price_date,
                  width: 110,
                },
                { id: 'vendor', header: 'Vendor', accessor: (row) => row.vendor_name, width: 170 },
                { id: 'price', header: 'Price', type: 'money', accessor: (row) => row.price, width: 90 },
                {
                  id: 'landed',
                  header: 'Landed',
                  type: 'money',
                  accessor: (row) => row.landed_price,
                  width: 90,
                },
                {
                  id: 'estimate',
                  header: 'Estimate',
                  type: 'money',
                  accessor: (row) => row.estimate_price,
                  width: 90,
                },
                {
                  id: 'expires',
                  header: 'Expires',
                  type: 'date',
                  accessor: (row) => row.expiry_price_date ?? null,
                  width: 110,
                  isMuted: true,
                },
              ]}
            />
          )}
        </Stack>
      </Drawer>
      {isAdding && (
        <FormDrawer<Values>
          title={`New price of ${material.name}`}
          onClose={() => setAdding(false)}
          schema={MaterialTablesAddPriceBody}
          initial={{
            vendor_name: latest?.vendor_name ?? '',
            price: '',
            freight_percentage: latest?.freight_percentage ?? '0',
            duty_percentage: latest?.duty_percentage ?? '0',
            packing_percentage: latest?.packing_percentage ?? '0',
            tariff_percentage: latest?.tariff_percentage ?? '0',
            cushion: latest?.cushion ?? '0',
            expiry_price_date: null,
          }}
          submitLabel="Add price"
          submit={async (values, key) => {
            await materialTablesAddPrice(material.uuid, values, { headers: { 'idempotency-key': key } });
            saved();
            await mutate();
            onChanged();
          }}
          sections={[
            {
              fields: [
                { name: 'vendor_name', label: 'Vendor', kind: 'text', isRequired: true },
                {
                  name: 'price',
                  label: `Price per ${material.unit_of_measure}`,
                  kind: 'money',
                  isRequired: true,
                },
                { name: 'freight_percentage', label: 'Freight (0-100)', kind: 'decimal', unit: '%' },
                { name: 'duty_percentage', label: 'Duty (0-100)', kind: 'decimal', unit: '%' },
                { name: 'packing_percentage', label: 'Packing (0-100)', kind: 'decimal', unit: '%' },
                { name: 'tariff_percentage', label: 'Tariff (0-100)', kind: 'decimal', unit: '%' },
                { name: 'cushion', label: 'Cushion (0-100)', kind: 'decimal', unit: '%' },
                { name: 'expiry_price_date', label: 'Price expires', kind: 'date' },
              ],
            },
          ]}
        />
      )}
    </>
  );
}
