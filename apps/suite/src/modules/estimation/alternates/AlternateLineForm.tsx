import type { AlternateOwnLine } from '@plumbline/api';
import { FormDrawer, saved } from '@plumbline/app-kit/form/FormDrawer';
import { messages } from '@plumbline/validation/messages';
import { z } from 'zod';

const figures = [
  'quantity',
  'unit_price',
  'labor_unit',
  'labor_rate',
  'equipment_cost',
  'other_cost',
  'lump_cost',
  'markup',
] as const;
type Values = Record<'name' | 'unit' | (typeof figures)[number], string>;
const schema = z.looseObject({ name: z.string().trim().min(1).max(250) });

/** Form of a line that exists only in an alternate. */
export function AlternateLineForm({
  title,
  line,
  save,
  onClose,
}: {
  title: string;
  /** Line to edit; omitted for a new one. */
  line?: AlternateOwnLine;
  save: (line: AlternateOwnLine) => Promise<void>;
  onClose: () => void;
}) {
  return (
    <FormDrawer<Values>
      title={title}
      onClose={onClose}
      schema={schema}
      initial={{
        name: line?.name ?? '',
        quantity: line?.quantity ?? '1',
        unit: line?.unit ?? 'EA',
        unit_price: line?.unit_price ?? '',
        labor_unit: line?.labor_unit ?? '',
        labor_rate: line?.labor_rate ?? '',
        equipment_cost: line?.equipment_cost ?? '',
        other_cost: line?.other_cost ?? '',
        lump_cost: line?.lump_cost ?? '',
        markup: line?.markup ?? '',
      }}
      submitLabel={line ? 'Save line' : 'Add line'}
      check={(values): Record<string, string> => ({
        ...(values.quantity ? {} : { quantity: messages.required }),
        ...(values.labor_unit && !values.labor_rate
          ? { labor_rate: 'Enter the labor rate, or leave the hours empty.' }
          : {}),
        ...(values.labor_rate && !values.labor_unit
          ? { labor_unit: 'Enter the hours per unit, or leave the rate empty.' }
          : {}),
      })}
      submit={async ({ name, unit, quantity, ...rest }) => {
        const given = figures.flatMap((field) => {
          const value = field === 'quantity' ? '' : rest[field];
          return value ? [[field, value] as const] : [];
        });
        await save({
          ...(line?.uuid ? { uuid: line.uuid } : {}),
          name: name.trim(),
          quantity,
          unit: unit.trim(),
          ...Object.fromEntries(given),
        });
        saved();
      }}
      sections={[
        {
          fields: [
            { name: 'name', label: 'Name', kind: 'text', isRequired: true, wide: true },
            { name: 'quantity', label: 'Quantity', kind: 'decimal', isRequired: true },
            { name: 'unit', label: 'Unit', kind: 'text' },
          ],
        },
        {
          title: 'Cost',
          fields: [
            {
              name: 'unit_price',
              label: 'Material per unit',
              kind: 'decimal',
              unit: '$',
              allowsNegative: true,
              description: 'Enter a negative amount for a credit.',
            },
            { name: 'labor_unit', label: 'Labor hours per unit', kind: 'decimal', unit: 'HR' },
            { name: 'labor_rate', label: 'Labor rate', kind: 'decimal', unit: '$/HR' },
            { name: 'equipment_cost', label: 'Equipment per unit', kind: 'decimal', unit: '$' },
            { name: 'other_cost', label: 'Other cost per unit', kind: 'decimal', unit: '$' },
            {
              name: 'lump_cost',
              label: 'Lump sum',
              kind: 'decimal',
              unit: '$',
              description: 'Counts once, regardless of the quantity.',
            },
            {
              name: 'markup',
              label: 'Markup',
              kind: 'decimal',
              unit: '%',
              description: 'Leave empty to use the estimate’s overhead, contingency and profit.',
            },
          ],
        },
      ]}
    />
  );
}
