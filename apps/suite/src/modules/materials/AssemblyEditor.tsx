import { denied } from '@plumbline/app-kit/record/record-actions';
import type { Assembly, TakeoffParameters, TakeoffType } from '@plumbline/api';
import {
  assembliesCreate,
  assembliesUpdate,
  useLaborCostsList,
  useLaborProductivitiesList,
  useAssemblyNotesList,
} from '@plumbline/api/hooks/materials';
import { useSubmit } from '@plumbline/app-kit/form/use-submit';
import { EditDrawer } from '@plumbline/app-kit/form/EditDrawer';
import { saved } from '@plumbline/app-kit/form/FormDrawer';
import { useDecision } from '@plumbline/permissions/react';
import { messages } from '@plumbline/validation/messages';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { FieldGroup, WideField } from '@plumbline/ui/FieldGroup';
import { Heading } from '@plumbline/ui/Heading';
import { Inline } from '@plumbline/ui/Inline';
import { Select } from '@plumbline/ui/Select';
import { Stack } from '@plumbline/ui/Stack';
import { TakeoffDimensions } from '@plumbline/ui/TakeoffDimensions';
import { Text } from '@plumbline/ui/Text';
import { TextField } from '@plumbline/ui/TextField';
import { PlusIcon } from '@plumbline/ui/icons';
import { formatMoney } from '@plumbline/ui/format';
import { MultiSelect } from '@plumbline/ui/MultiSelect';
import { useState } from 'react';
import { AssemblyLine, type Line } from './AssemblyLine.tsx';
import { productivitiesFor } from './productivity.ts';
import { takeoffTypeOptions } from './takeoff-types.ts';

const VARIABLES = 'qty, length, area, perimeter, volume, count, pieces, height, width, depth, sides';

/** Text of a cost field: empty for zero. */
const shownCost = (cost = '0') => (Number(cost) === 0 ? '' : cost);

/** Editor of an assembly and its lines. Each line has a quantity formula over the take-off quantities. */
export function AssemblyEditor({
  assembly,
  onClose,
  onSaved,
}: {
  assembly?: Assembly;
  onClose: () => void;
  onSaved: () => void;
}) {
  const { data: labor } = useLaborCostsList({ limit: -1, sort: 'name' });
  const { data: productivities } = useLaborProductivitiesList({ limit: -1, sort: 'name' });
  const { data: noteList } = useAssemblyNotesList({ limit: -1, sort: 'name' });
  const mayEdit = useDecision({ app: 6, name: 'assembly', type: assembly ? 'e' : 'a' });
  const [head, setHead] = useState({
    name: assembly?.name ?? '',
    code: assembly?.code ?? '',
    take_off_type: assembly?.take_off_type ?? 'area',
    category: assembly?.category ?? '',
  });
  const [notes, setNotes] = useState<string[]>(assembly?.notes ?? []);
  const [parameters, setParameters] = useState((assembly?.parameters ?? {}) as TakeoffParameters);
  /** Dimension texts that could not be parsed, by field. */
  const [unread, setUnread] = useState<Record<string, string>>({});
  const [lines, setLines] = useState<Line[]>(() =>
    (assembly?.materials ?? []).map((line) => ({
      ...line,
      key: line.uuid ?? crypto.randomUUID(),
      equipment_cost: shownCost(line.equipment_cost),
      other_cost: shownCost(line.other_cost),
      lump_cost: shownCost(line.lump_cost),
    })),
  );
  const { problem, problemOf, isPending, submit: send } = useSubmit();
  const [isDirty, setDirty] = useState(false);
  const touch = () => setDirty(true);
  const setLine = (key: string, change: Partial<Line>) => {
    touch();
    setLines((before) => before.map((line) => (line.key === key ? { ...line, ...change } : line)));
  };
  const laborUnits: Readonly<Record<string, string>> = { h: 'h', D: 'day', w: 'week', m: 'month', u: 'unit' };
  const laborOptions = (labor?.data ?? []).map((row) => ({
    id: row.uuid,
    label: row.name,
    aside: `${formatMoney(row.regular_cost)}/${laborUnits[row.unit] ?? row.unit}`,
  }));
  // Without the right to view labor costs, show the labor that a line has.
  const laborOf = (line: Line) =>
    line.labor_cost_id && !laborOptions.some(({ id }) => id === line.labor_cost_id)
      ? [...laborOptions, { id: line.labor_cost_id, label: line.labor_cost_name ?? 'Labor' }]
      : laborOptions;
  const submit = async () => {
    const wrong: Record<string, string> = { ...unread };
    if (!head.name.trim()) wrong['name'] = messages.required;
    if (!head.code.trim()) wrong['code'] = messages.required;
    lines.forEach((line, index) => {
      if (!line.material_id) wrong[`materials.${index}.material_id`] = messages.required;
      if (!line.formula.trim()) wrong[`materials.${index}.formula`] = messages.required;
    });
    const materials = lines.map(
      ({
        key: _key,
        material_name: _name,
        material_code: _code,
        unit: _unit,
        labor_cost_name: _labor,
        labor_productivity_name: _pace,
        ...line
      }) => ({
        ...line,
        labor_unit: line.labor_unit || null,
        labor_productivity_id: line.labor_productivity_id || null,
        labor_cost_id: line.labor_cost_id || null,
        equipment_cost: line.equipment_cost || '0',
        other_cost: line.other_cost || '0',
        lump_cost: line.lump_cost || '0',
      }),
    );
    const values = { ...head, parameters: { ...parameters }, materials, notes };
    await send(wrong, async (key) => {
      if (assembly) await assembliesUpdate(assembly.uuid, { ...values, version: assembly.version });
      else await assembliesCreate(values, { headers: { 'idempotency-key': key } });
      saved();
      onSaved();
      onClose();
    });
  };

  return (
    <EditDrawer
      title={assembly ? `${assembly.code} ${assembly.name}` : 'New assembly'}
      submitLabel={assembly ? 'Save assembly' : 'Create assembly'}
      onSubmit={() => void submit()}
      onClose={onClose}
      isDirty={isDirty}
      isPending={isPending}
      {...denied(mayEdit)}
    >
      <Stack gap={24}>
        {problem && (
          <Banner tone="bad" urgent>
            {problem}
          </Banner>
        )}
        <FieldGroup columns={2}>
          <WideField>
            <TextField
              label="Assembly"
              value={head.name}
              isRequired
              onChange={(name) => {
                touch();
                setHead({ ...head, name });
              }}
              {...problemOf('name')}
            />
          </WideField>
          <TextField
            label="Code"
            value={head.code}
            isRequired
            onChange={(code) => {
              touch();
              setHead({ ...head, code });
            }}
            {...problemOf('code')}
          />
          <Select
            label="Take-off type"
            options={takeoffTypeOptions}
            value={head.take_off_type}
            onChange={(take_off_type) => {
              touch();
              setHead({ ...head, take_off_type });
              setUnread({});
            }}
          />
          <TextField
            label="Group"
            value={head.category}
            onChange={(category) => {
              touch();
              setHead({ ...head, category });
            }}
          />
          <TakeoffDimensions
            key={head.take_off_type}
            type={head.take_off_type as TakeoffType}
            parameters={parameters}
            onChange={(next, wrong) => {
              touch();
              setParameters(next);
              setUnread(wrong);
            }}
            problemOf={problemOf}
          />
          <WideField>
            <MultiSelect
              label="Assembly notes"
              options={(noteList?.data ?? []).map((note) => ({
                id: note.uuid,
                label: note.name,
                ...(note.description ? { description: note.description.slice(0, 80) } : {}),
              }))}
              value={notes}
              onChange={(ids) => {
                touch();
                setNotes([...ids]);
              }}
              {...problemOf('notes')}
            />
          </WideField>
        </FieldGroup>
        <Stack gap={12}>
          <Heading level={3}>Materials, labor and equipment</Heading>
          <Text size="small" tone="muted">
            Variables: {VARIABLES}. You can use units: “area / 160 sf” gives a number, “length / 16 in” a
            number of pieces.
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
              onChange={(change) => setLine(line.key, change)}
              onRemove={() => {
                touch();
                setLines(lines.filter((each) => each.key !== line.key));
              }}
            />
          ))}
          <Inline>
            <Button
              icon={PlusIcon}
              size="sm"
              onPress={() => {
                touch();
                setLines([
                  ...lines,
                  { key: crypto.randomUUID(), material_id: '', formula: 'qty', waste_percentage: '0' },
                ]);
              }}
            >
              Add material
            </Button>
          </Inline>
        </Stack>
      </Stack>
    </EditDrawer>
  );
}
