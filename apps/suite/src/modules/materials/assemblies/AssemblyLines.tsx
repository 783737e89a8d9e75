import { useLaborCostsList, useLaborProductivitiesList } from '@plumbline/api/hooks/materials';
import { Button } from '@plumbline/ui/Button';
import { Heading } from '@plumbline/ui/Heading';
import { Inline } from '@plumbline/ui/Inline';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { formatMoney } from '@plumbline/ui/format';
import { PlusIcon } from '@plumbline/ui/icons';
import { AssemblyLine, type Line } from './AssemblyLine.tsx';
import { productivitiesFor } from '../labor/productivity.ts';
import { assembliesMessages } from './messages.ts';

const VARIABLES = 'qty, length, area, perimeter, volume, count, pieces, height, width, depth, sides';
const LABOR_UNITS: Readonly<Record<string, string>> = { h: 'h', D: 'day', w: 'week', m: 'month', u: 'unit' };

/** Materials, labor and equipment of an assembly. */
export function AssemblyLines({
  lines,
  onChange,
  problemOf,
}: {
  lines: readonly Line[];
  onChange: (change: (before: Line[]) => Line[]) => void;
  /** Problem of a field of the assembly. */
  problemOf: (field: string) => { errorMessage?: string };
}) {
  const { data: labor } = useLaborCostsList({ limit: -1, sort: 'name' });
  const { data: productivities } = useLaborProductivitiesList({ limit: -1, sort: 'name' });
  const laborOptions = (labor?.data ?? []).map((row) => ({
    id: row.uuid,
    label: row.name,
    aside: `${formatMoney(row.regular_cost)}/${LABOR_UNITS[row.unit] ?? row.unit}`,
  }));
  // Without the right to view labor costs, show the labor that a line has.
  const laborOf = (line: Line) =>
    line.labor_cost_id && !laborOptions.some(({ id }) => id === line.labor_cost_id)
      ? [...laborOptions, { id: line.labor_cost_id, label: line.labor_cost_name ?? assembliesMessages.labor }]
      : laborOptions;
  return (
    <Stack gap={12}>
      <Heading level={3}>{assembliesMessages.materialsLaborAndEquipment}</Heading>
      <Text size="small" tone="muted">
        {assembliesMessages.formulaHint(VARIABLES)}
      </Text>
      {lines.map((line, index) => (
        <AssemblyLine
          key={line.key}
          line={line}
          number={index + 1}
          labor={laborOf(line)}
          productivities={productivitiesFor(productivities?.data ?? [], line.unit)}
          isProductivityKnown={productivities !== undefined}
          problemOf={(field) => problemOf(`materials.${index}.${field}`)}
          onChange={(change) =>
            onChange((before) =>
              before.map((each) => (each.key === line.key ? { ...each, ...change } : each)),
            )
          }
          onRemove={() => onChange((before) => before.filter((each) => each.key !== line.key))}
        />
      ))}
      <Inline>
        <Button
          icon={PlusIcon}
          size="sm"
          onPress={() =>
            onChange((before) => [
              ...before,
              { key: crypto.randomUUID(), material_id: '', formula: 'qty', waste_percentage: '0' },
            ])
          }
        >
          {assembliesMessages.addMaterial}
        </Button>
      </Inline>
    </Stack>
  );
}
