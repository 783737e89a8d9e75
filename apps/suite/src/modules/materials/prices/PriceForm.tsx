import type { Material, MaterialPrice, MaterialPriceFields } from '@plumbline/api';
import { materialPricesCreate, materialsRead } from '@plumbline/api/hooks/materials';
import { searchEntity } from '@plumbline/api/entities';
import { MaterialPricesCreateBody } from '@plumbline/api/schemas/materials';
import { FormDrawer, notifySaved, type FormField } from '@plumbline/app-kit/form/FormDrawer';
import { materialPriceProblems } from '@plumbline/validation/materials';
import { messages } from '@plumbline/validation/messages';
import { useState } from 'react';
import { today } from './price.ts';
import { PriceSteps } from './PriceSteps.tsx';
import { pricesMessages } from './messages.ts';

type PriceMaterial = Pick<
  Material,
  'uuid' | 'name' | 'unit_of_measure' | 'prefered_vendor_id' | 'prefered_vendor_name'
>;
interface Values {
  material_id: string | null;
  vendor_id: string | null;
  price: string;
  freight_percentage: string;
  duty_percentage: string;
  packing_percentage: string;
  tariff_percentage: string;
  cushion: string;
  sell_price: string;
  lead_time: number | undefined;
  last_price_date: string | null;
  expiry_price_date: string | null;
  order_quantity: string;
  length: string;
  breath: string;
  height: string;
  weight: string;
  volume: string;
}
const percents: readonly [Extract<keyof Values, `${string}_percentage`>, string][] = [
  ['freight_percentage', pricesMessages.freightPercent],
  ['duty_percentage', pricesMessages.dutyPercent],
  ['packing_percentage', pricesMessages.packingPercent],
  ['tariff_percentage', pricesMessages.tariffPercent],
];
const decimal = (name: keyof Values, label: string): FormField<Values> => ({ name, label, kind: 'decimal' });

/** Values of a new price, with the percentages and package of the previous one. */
const initialValues = (material: PriceMaterial | undefined, latest: MaterialPrice | undefined): Values => ({
  material_id: material?.uuid ?? null,
  vendor_id: latest?.vendor_id ?? material?.prefered_vendor_id ?? null,
  price: '',
  freight_percentage: latest?.freight_percentage ?? '0',
  duty_percentage: latest?.duty_percentage ?? '0',
  packing_percentage: latest?.packing_percentage ?? '0',
  tariff_percentage: latest?.tariff_percentage ?? '0',
  cushion: latest?.cushion ?? '0',
  sell_price: '',
  lead_time: latest?.lead_time,
  last_price_date: today(),
  expiry_price_date: null,
  order_quantity: latest?.order_quantity ?? '',
  length: latest?.length ?? '',
  breath: latest?.breath ?? '',
  height: latest?.height ?? '',
  weight: latest?.weight ?? '',
  volume: latest?.volume ?? '',
});

/**
 * Form of a vendor's new price. Percentages start with those of the vendor's last price; the landed and estimate price
 * are computed while typing.
 * @param material material of the price; undefined lets the user choose one.
 * @param latest previous price.
 */
export function PriceForm({
  material: initialMaterial,
  latest,
  onClose,
  onSaved,
}: {
  material?: PriceMaterial;
  latest?: MaterialPrice | undefined;
  onClose: () => void;
  onSaved: () => void;
}) {
  const [chosen, setChosen] = useState<PriceMaterial>();
  const material = initialMaterial ?? chosen;
  const unit = material?.unit_of_measure ?? 'unit';
  const [initial] = useState(() => initialValues(initialMaterial, latest));
  const [values, setValues] = useState<Values>(initial);
  const vendorLabel = latest?.vendor_id ? latest.vendor_name : initialMaterial?.prefered_vendor_name;
  return (
    <FormDrawer<Values>
      title={initialMaterial ? pricesMessages.newPriceFor(initialMaterial.name) : pricesMessages.newPrice}
      onClose={onClose}
      schema={MaterialPricesCreateBody}
      initial={initial}
      submitLabel={pricesMessages.addPrice}
      onValues={(next) => {
        setValues(next);
        if (initialMaterial || !next.material_id || next.material_id === chosen?.uuid) return;
        void materialsRead(next.material_id).then(
          ({ data }) => setChosen(data),
          () => undefined,
        );
      }}
      check={(next) => ({
        ...Object.fromEntries(materialPriceProblems(next).map(({ field, message }) => [field, message])),
        ...(next.vendor_id ? {} : { vendor_id: messages.required }),
        ...(next.material_id ? {} : { material_id: messages.required }),
      })}
      submit={async (price, key) => {
        await materialPricesCreate(price as MaterialPriceFields, {
          headers: { 'idempotency-key': key },
        });
        notifySaved();
        onSaved();
      }}
      sections={[
        {
          fields: [
            ...(initialMaterial
              ? []
              : [
                  {
                    name: 'material_id',
                    label: pricesMessages.material,
                    kind: 'search',
                    onSearch: (search: string) => searchEntity('material', search),
                    isRequired: true,
                    wide: true,
                  } as const,
                ]),
            {
              name: 'vendor_id',
              label: pricesMessages.vendor,
              kind: 'search',
              reference: 'vendor',
              isRequired: true,
              wide: true,
              ...(vendorLabel ? { valueLabel: vendorLabel } : {}),
            },
            { name: 'price', label: pricesMessages.pricePer(unit), kind: 'money', isRequired: true },
            { name: 'sell_price', label: pricesMessages.sellPrice, kind: 'money' },
          ],
        },
        {
          title: pricesMessages.addedToThePrice,
          fields: [
            ...percents.map(([name, label]): FormField<Values> => ({
              name,
              label,
              kind: 'decimal',
              unit: '%',
            })),
            { name: 'cushion', label: pricesMessages.cushionPercent, kind: 'decimal', unit: '%' },
          ],
        },
        {
          title: pricesMessages.validity,
          fields: [
            { name: 'last_price_date', label: pricesMessages.priceDate, kind: 'date' },
            { name: 'expiry_price_date', label: pricesMessages.priceExpires, kind: 'date' },
            { name: 'lead_time', label: pricesMessages.leadTime, kind: 'number', unit: 'days' },
          ],
        },
        {
          title: pricesMessages.package,
          fields: [
            decimal('order_quantity', pricesMessages.orderQuantity),
            decimal('weight', 'Weight'),
            decimal('length', 'Length'),
            decimal('breath', 'Width'),
            decimal('height', 'Height'),
            decimal('volume', 'Volume'),
          ],
        },
      ]}
      foot={() => <PriceSteps price={values} unit={unit} />}
    />
  );
}
