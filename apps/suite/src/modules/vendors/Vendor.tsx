import type { Vendor as Row } from '@plumbline/api';
import { useVendorsListMaterials } from '@plumbline/api/hooks/vendors';
import { vendorEntity } from '@plumbline/api/entities/vendor';
import { useContactsSection } from '@plumbline/app-kit/record/ContactsSection';
import { href } from '@plumbline/app-kit';
import { SectionTable } from '@plumbline/app-kit/record/SectionTable';
import { RecordScreen, type RecordTools, type RecordView } from '@plumbline/app-kit/record/RecordScreen';
import { filterText } from '@plumbline/app-kit/list/use-list-url-state';
import { useStatuses } from '@plumbline/app-kit/data/lookups';
import { ago, validity } from '@plumbline/app-kit/format/format-values';
import { useDecision } from '@plumbline/permissions/react';
import { Button } from '@plumbline/ui/Button';
import { DateText } from '@plumbline/ui/DateText';
import { Mark } from '@plumbline/ui/Mark';
import { StatusText } from '@plumbline/ui/StatusText';
import { HistoryIcon } from '@plumbline/ui/icons';
import { vendorsMessages } from './messages.ts';

/** Link to all prices of a vendor, latest first. */
const pricesOf = (uuid: string) =>
  href(
    'material-prices',
    {},
    { filter: filterText([{ fieldId: 'vendor_id', operator: 'eq', value: uuid }]) },
  );

function useView({ row, tab, mayEdit }: RecordTools<Row>): RecordView {
  const statuses = useStatuses('vendor');
  const loaded = useVendorsListMaterials(row.uuid, { sort: 'name', limit: tab === 'overview' ? 8 : -1 });
  const { data } = loaded;
  const materials = data?.data ?? [];
  const maySeePrices = useDecision({ app: 6, name: 'price', type: 'v' });
  const contacts = useContactsSection(vendorEntity, row, row.name, mayEdit, { contact_type: 'vendor' });
  return {
    mark: <Mark name={row.name} size={40} letters={2} />,
    status: <StatusText tone={statuses.tone(row.status ?? '')}>{row.status}</StatusText>,
    facts: [
      row.type,
      [row.city, row.state].filter(Boolean).join(', '),
      row.is_preferred ? 'Preferred' : '',
      vendorsMessages.editedAgo(ago(row.updatedAt)),
    ],
    keyFacts: [
      { label: vendorsMessages.materials, value: String(row.materials) },
      ...(row.last_price
        ? [{ label: vendorsMessages.lastPrice, value: <DateText value={row.last_price} /> }]
        : []),
      ...(row.insurance_expiry
        ? [
            {
              label: vendorsMessages.insurance,
              value: <DateText value={row.insurance_expiry} />,
              ...validity(row.insurance_expiry),
            },
          ]
        : []),
    ],
    sections: [
      {
        id: 'materials',
        label: vendorsMessages.materials,
        count: data?.meta.count,
        ...(materials.length && maySeePrices.allowed
          ? {
              actions: (
                <Button size="sm" icon={HistoryIcon} href={pricesOf(row.uuid)}>
                  {vendorsMessages.priceHistory}
                </Button>
              ),
            }
          : {}),
        content: (
          <SectionTable
            of={loaded}
            label={vendorsMessages.materials}
            rows={materials}
            getRowId={(each) => each.uuid}
            rowLabel={(each) => each.name}
            rowHref={(each) => href('material-view', { uuid: each.uuid })}
            columns={[
              { id: 'name', header: vendorsMessages.material, accessor: (each) => each.name, width: 230 },
              {
                id: 'code',
                header: vendorsMessages.code,
                type: 'code',
                accessor: (each) => each.code,
                width: 110,
              },
              {
                id: 'unit',
                header: vendorsMessages.unit,
                accessor: (each) => each.unit_of_measure,
                width: 60,
              },
              {
                id: 'price',
                header: vendorsMessages.price,
                type: 'money',
                accessor: (each) => each.price,
                width: 100,
              },
              {
                id: 'before',
                header: vendorsMessages.previous,
                type: 'money',
                accessor: (each) => each.price_before ?? null,
                width: 100,
                isMuted: true,
              },
              {
                id: 'date',
                header: vendorsMessages.priceDate,
                type: 'date',
                accessor: (each) => each.last_price_date,
                width: 110,
              },
              {
                id: 'expiry',
                header: vendorsMessages.expires,
                type: 'date',
                accessor: (each) => each.expiry_price_date ?? null,
                width: 110,
              },
            ]}
            empty={{
              title: vendorsMessages.noPricesYet,
              children: vendorsMessages.materialsEmpty,
            }}
          />
        ),
      },
      contacts,
    ],
    without: ['name'],
  };
}

export default function Vendor() {
  return <RecordScreen entity={vendorEntity} useView={useView} />;
}
