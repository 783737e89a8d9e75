import type { AlternateOwnLine } from '@plumbline/api';
import { FormDrawer, notifySaved, type FormSection } from '@plumbline/app-kit/form/FormDrawer';
import { messages } from '@plumbline/validation/messages';
import { z } from 'zod';
import { alternatesMessages } from './messages.ts';

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

/** Fields of a lump sum, which has no quantity of its own. */
const lumpFields: ReadonlySet<string> = new Set(['name', 'lump_cost', 'markup']);

/** Form of a line with costs of its own, of an alternate or of an estimate without take-off. */
export function AlternateLineForm({
  title,
  line,
  isLumpSum = false,
  save,
  onClose,
}: {
  title: string;
  /** Line to edit; omitted for a new one. */
  line?: AlternateOwnLine;
  /** Offers only name, amount and markup. */
  isLumpSum?: boolean;
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
        unit: line?.unit ?? (isLumpSum ? 'LS' : 'EA'),
        unit_price: line?.unit_price ?? '',
        labor_unit: line?.labor_unit ?? '',
        labor_rate: line?.labor_rate ?? '',
        equipment_cost: line?.equipment_cost ?? '',
        other_cost: line?.other_cost ?? '',
        lump_cost: line?.lump_cost ?? '',
        markup: line?.markup ?? '',
      }}
      submitLabel={
        line
          ? alternatesMessages.saveLine
          : isLumpSum
            ? alternatesMessages.addLumpSum
            : alternatesMessages.addLine
      }
      check={(values): Record<string, string> => ({
        ...(values.quantity ? {} : { quantity: messages.required }),
        ...(isLumpSum && !values.lump_cost ? { lump_cost: messages.required } : {}),
        ...(values.labor_unit && !values.labor_rate
          ? { labor_rate: alternatesMessages.laborRateMissing }
          : {}),
        ...(values.labor_rate && !values.labor_unit
          ? { labor_unit: alternatesMessages.laborHoursMissing }
          : {}),
      })}
      submit={async ({ name, unit, quantity, ...rest }) => {
        const changedFigures = figures.flatMap((field) => {
          const value = field === 'quantity' ? '' : rest[field];
          return value ? [[field, value] as const] : [];
        });
        await save({
          ...(line?.uuid ? { uuid: line.uuid } : {}),
          name: name.trim(),
          quantity,
          unit: unit.trim(),
          ...Object.fromEntries(changedFigures),
        });
        notifySaved();
      }}
      sections={sectionsOf(isLumpSum)}
    />
  );
}

/** Fields of the form; those of a lump sum are fewer. */
function sectionsOf(isLumpSum: boolean): FormSection<Values>[] {
  const sections: FormSection<Values>[] = [
    {
      fields: [
        { name: 'name', label: alternatesMessages.name, kind: 'text', isRequired: true, wide: true },
        { name: 'quantity', label: alternatesMessages.quantity, kind: 'decimal', isRequired: true },
        { name: 'unit', label: alternatesMessages.unit, kind: 'text' },
      ],
    },
    {
      title: alternatesMessages.cost,
      fields: [
        {
          name: 'unit_price',
          label: alternatesMessages.materialPerUnit,
          kind: 'decimal',
          unit: '$',
          allowsNegative: true,
          description: alternatesMessages.negativeAmountHint,
        },
        {
          name: 'labor_unit',
          label: alternatesMessages.laborHoursPerUnit,
          kind: 'decimal',
          unit: 'HR',
        },
        { name: 'labor_rate', label: alternatesMessages.laborRate, kind: 'decimal', unit: '$/HR' },
        {
          name: 'equipment_cost',
          label: alternatesMessages.equipmentPerUnit,
          kind: 'decimal',
          unit: '$',
        },
        { name: 'other_cost', label: alternatesMessages.otherCostPerUnit, kind: 'decimal', unit: '$' },
        {
          name: 'lump_cost',
          label: alternatesMessages.lumpSum,
          kind: 'decimal',
          unit: '$',
          description: alternatesMessages.lumpSumHint,
        },
        {
          name: 'markup',
          label: alternatesMessages.markup,
          kind: 'decimal',
          unit: '%',
          description: alternatesMessages.markupHint,
        },
      ],
    },
  ];
  if (!isLumpSum) return sections;
  return [
    {
      fields: sections
        .flatMap(({ fields }) => fields)
        .filter(({ name }) => lumpFields.has(name))
        .map(({ description, ...field }) =>
          field.name === 'lump_cost'
            ? { ...field, isRequired: true }
            : { ...field, ...(description ? { description } : {}) },
        ),
    },
  ];
}
