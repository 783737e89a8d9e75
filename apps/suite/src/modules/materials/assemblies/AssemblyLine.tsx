import type { AssemblyMaterial } from '@plumbline/api';
import { materialsList } from '@plumbline/api/hooks/materials';
import { ComboBox } from '@plumbline/ui/ComboBox';
import { DecimalField } from '@plumbline/ui/DecimalField';
import { Divider } from '@plumbline/ui/Divider';
import { FieldGroup } from '@plumbline/ui/FieldGroup';
import { IconButton } from '@plumbline/ui/IconButton';
import { Inline } from '@plumbline/ui/Inline';
import { Select, type Option } from '@plumbline/ui/Select';
import { Stack } from '@plumbline/ui/Stack';
import { TextField } from '@plumbline/ui/TextField';
import { Trash2Icon } from '@plumbline/ui/icons';
import { useRef } from 'react';
import { productivityOptions, type ProductivityOption } from '../labor/productivity.ts';
import { assembliesMessages } from './messages.ts';

export interface Line extends AssemblyMaterial {
  /** React key, stable while rows are added and removed. */
  key: string;
}

async function findMaterials(search: string) {
  const { data } = await materialsList({
    search,
    limit: 20,
    sort: 'name',
    // Inactive materials cannot be added to an assembly.
    filter: JSON.stringify([{ field: 'is_active', op: 'eq', value: true }]),
  });
  return data.map((row) => ({
    id: row.uuid,
    label: row.name,
    description: `${row.code} · ${row.unit_of_measure}`,
    unit: row.unit_of_measure,
  }));
}

/** Cost fields of a line beside material and labor; `isEach` costs are per unit. */
const otherCosts = [
  { field: 'equipment_cost', label: assembliesMessages.equipmentPerUnit, isEach: true },
  { field: 'other_cost', label: assembliesMessages.otherCostPerUnit, isEach: true },
  { field: 'lump_cost', label: assembliesMessages.lumpSum, isEach: false },
] as const;

const laborBases: readonly Option[] = [
  {
    id: 'installed',
    label: assembliesMessages.installedQuantity,
    description: assembliesMessages.installedQuantityHint,
  },
  {
    id: 'ordered',
    label: assembliesMessages.orderedQuantity,
    description: assembliesMessages.orderedQuantityHint,
  },
];

/** Search for the material of a line; another material brings its unit. */
function MaterialField({
  label,
  line,
  onChange,
  problem,
}: {
  label: string;
  line: Line;
  onChange: (change: Partial<Line>) => void;
  problem: { errorMessage?: string };
}) {
  const units = useRef(new Map<string, string>());
  return (
    <ComboBox
      label={label}
      size="sm"
      onSearch={async (search) => {
        const found = await findMaterials(search);
        for (const { id, unit } of found) units.current.set(id, unit);
        return found;
      }}
      value={line.material_id || null}
      {...(line.material_name ? { valueLabel: line.material_name } : {})}
      onChange={(material_id, option) =>
        onChange({
          material_id: material_id ?? '',
          material_name: option?.label ?? '',
          unit: units.current.get(material_id ?? '') ?? '',
          // The productivity is per another unit: clear it, but keep its hours for review.
          ...(units.current.get(material_id ?? '')?.toLowerCase() === line.unit?.toLowerCase()
            ? {}
            : { labor_productivity_id: null }),
        })
      }
      {...problem}
    />
  );
}

/** Fields of an assembly line: material, quantity formula, labor and other costs. */
export function AssemblyLine({
  line,
  number,
  labor,
  productivities,
  isProductivityKnown,
  problemOf,
  onChange,
  onRemove,
}: {
  line: Line;
  /** Position in the assembly, starting at 1. */
  number: number;
  labor: readonly Option[];
  productivities: readonly ProductivityOption[];
  /** True when the productivities are loaded and the user may view them. */
  isProductivityKnown: boolean;
  problemOf: (field: string) => { errorMessage?: string };
  onChange: (change: Partial<Line>) => void;
  onRemove: () => void;
}) {
  return (
    <Stack gap={8}>
      <Inline gap={8} align="end">
        <Stack grows>
          <MaterialField
            label={assembliesMessages.materialNumber(number)}
            line={line}
            onChange={onChange}
            problem={problemOf('material_id')}
          />
        </Stack>
        <IconButton
          icon={Trash2Icon}
          label={assembliesMessages.remove(line.material_name || `line ${number}`)}
          size="sm"
          onPress={onRemove}
        />
      </Inline>
      <FieldGroup columns={2}>
        <TextField
          label={assembliesMessages.quantityFormula}
          size="sm"
          isMono
          value={line.formula}
          onChange={(formula) => onChange({ formula })}
          {...problemOf('formula')}
        />
        <DecimalField
          label={assembliesMessages.waste}
          size="sm"
          unit="%"
          value={line.waste_percentage ?? '0'}
          onChange={(waste_percentage) => onChange({ waste_percentage: waste_percentage || '0' })}
        />
        <Select
          label={assembliesMessages.productivity}
          size="sm"
          options={productivityOptions(productivities, line)}
          value={line.labor_productivity_id ?? null}
          onChange={(id) => {
            const chosen = productivities.find((each) => each.id === id);
            onChange(
              chosen
                ? { labor_productivity_id: chosen.id, labor_unit: chosen.hours }
                : { labor_productivity_id: null },
            );
          }}
          placeholder={
            productivities.length || !isProductivityKnown
              ? assembliesMessages.chooseAProductivity
              : assembliesMessages.noneFor(line.unit || 'this unit')
          }
          {...problemOf('labor_productivity_id')}
        />
        <DecimalField
          label={assembliesMessages.laborHoursPerUnit}
          size="sm"
          unit="h"
          value={line.labor_unit ?? ''}
          onChange={(labor_unit) => onChange({ labor_unit, labor_productivity_id: null })}
          maxFractionDigits={6}
          {...(line.labor_productivity_id ? { description: assembliesMessages.laborHoursHint } : {})}
        />
        <Select
          label={assembliesMessages.chargeLaborOn}
          size="sm"
          options={laborBases}
          value={line.labor_basis ?? 'installed'}
          onChange={(labor_basis) =>
            onChange({ labor_basis: labor_basis as NonNullable<Line['labor_basis']> })
          }
        />
        <Select
          label={assembliesMessages.labor}
          size="sm"
          options={labor}
          value={line.labor_cost_id ?? null}
          onChange={(labor_cost_id) => onChange({ labor_cost_id })}
          placeholder={assembliesMessages.none}
        />
        {otherCosts.map(({ field, label, isEach }) => (
          <DecimalField
            key={field}
            label={label}
            size="sm"
            unit={isEach ? `$/${line.unit || 'unit'}` : '$'}
            value={line[field] ?? ''}
            onChange={(value) => onChange({ [field]: value })}
            maxFractionDigits={4}
            {...problemOf(field)}
          />
        ))}
      </FieldGroup>
      <Divider />
    </Stack>
  );
}
