import { denied } from '@plumbline/app-kit/record/record-actions';
import type { Assembly, AssemblyMaterial, TakeoffParameters, TakeoffType } from '@plumbline/api';
import { assembliesCreate, assembliesUpdate, useAssemblyNotesList } from '@plumbline/api/hooks/materials';
import { useSubmit } from '@plumbline/app-kit/form/use-submit';
import { EditDrawer } from '@plumbline/app-kit/form/EditDrawer';
import { notifySaved } from '@plumbline/app-kit/form/FormDrawer';
import { useDecision } from '@plumbline/permissions/react';
import { messages } from '@plumbline/validation/messages';
import { Banner } from '@plumbline/ui/Banner';
import { FieldGroup, WideField } from '@plumbline/ui/FieldGroup';
import { Select } from '@plumbline/ui/Select';
import { Stack } from '@plumbline/ui/Stack';
import { TakeoffDimensions } from '@plumbline/ui/TakeoffDimensions';
import { TextField } from '@plumbline/ui/TextField';
import { MultiSelect } from '@plumbline/ui/MultiSelect';
import { useState } from 'react';
import type { Line } from './AssemblyLine.tsx';
import { takeoffTypeOptions } from './takeoff-types.ts';
import { AssemblyLines } from './AssemblyLines.tsx';
import { assembliesMessages } from './messages.ts';

/** Text of a cost field: empty for zero. */
const shownCost = (cost = '0') => (Number(cost) === 0 ? '' : cost);

interface Head {
  name: string;
  code: string;
  take_off_type: string;
  category: string;
}

/** Line of the form of a stored material. */
const lineOf = (line: AssemblyMaterial): Line => ({
  ...line,
  key: line.uuid ?? crypto.randomUUID(),
  equipment_cost: shownCost(line.equipment_cost),
  other_cost: shownCost(line.other_cost),
  lump_cost: shownCost(line.lump_cost),
});

/** Material of a line as it is saved. */
const materialOf = ({
  key: _key,
  material_name: _name,
  material_code: _code,
  unit: _unit,
  labor_cost_name: _labor,
  labor_productivity_name: _pace,
  ...line
}: Line) => ({
  ...line,
  labor_unit: line.labor_unit || null,
  labor_productivity_id: line.labor_productivity_id || null,
  labor_cost_id: line.labor_cost_id || null,
  equipment_cost: line.equipment_cost || '0',
  other_cost: line.other_cost || '0',
  lump_cost: line.lump_cost || '0',
});

/** Required fields without a value. */
function assemblyProblems(head: Head, lines: readonly Line[]): Record<string, string> {
  const wrong: Record<string, string> = {};
  if (!head.name.trim()) wrong['name'] = messages.required;
  if (!head.code.trim()) wrong['code'] = messages.required;
  lines.forEach((line, index) => {
    if (!line.material_id) wrong[`materials.${index}.material_id`] = messages.required;
    if (!line.formula.trim()) wrong[`materials.${index}.formula`] = messages.required;
  });
  return wrong;
}

/** Name, code, take-off type and group of an assembly. */
function HeadFields({
  head,
  onChange,
  problemOf,
}: {
  head: Head;
  onChange: (change: Partial<Head>) => void;
  problemOf: ReturnType<typeof useSubmit>['problemOf'];
}) {
  return (
    <>
      <WideField>
        <TextField
          label={assembliesMessages.assembly}
          value={head.name}
          isRequired
          onChange={(name) => onChange({ name })}
          {...problemOf('name')}
        />
      </WideField>
      <TextField
        label={assembliesMessages.code}
        value={head.code}
        isRequired
        onChange={(code) => onChange({ code })}
        {...problemOf('code')}
      />
      <Select
        label={assembliesMessages.takeOffType}
        options={takeoffTypeOptions}
        value={head.take_off_type}
        onChange={(take_off_type) => onChange({ take_off_type })}
      />
      <TextField
        label={assembliesMessages.group}
        value={head.category}
        onChange={(category) => onChange({ category })}
      />
    </>
  );
}

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
  const { data: noteList } = useAssemblyNotesList({ limit: -1, sort: 'name' });
  const mayEdit = useDecision({ app: 6, name: 'assembly', type: assembly ? 'e' : 'a' });
  const [head, setHead] = useState<Head>({
    name: assembly?.name ?? '',
    code: assembly?.code ?? '',
    take_off_type: assembly?.take_off_type ?? 'area',
    category: assembly?.category ?? '',
  });
  const [notes, setNotes] = useState<string[]>(assembly?.notes ?? []);
  const [parameters, setParameters] = useState((assembly?.parameters ?? {}) as TakeoffParameters);
  /** Dimension texts that could not be parsed, by field. */
  const [unread, setUnread] = useState<Record<string, string>>({});
  const [lines, setLines] = useState<Line[]>(() => (assembly?.materials ?? []).map(lineOf));
  const { problem, problemOf, isPending, submit: send } = useSubmit();
  const [isDirty, setDirty] = useState(false);
  const touch = () => setDirty(true);
  const submit = async () => {
    const wrong = { ...unread, ...assemblyProblems(head, lines) };
    const materials = lines.map(materialOf);
    const values = { ...head, parameters: { ...parameters }, materials, notes };
    await send(wrong, async (key) => {
      if (assembly) await assembliesUpdate(assembly.uuid, { ...values, version: assembly.version });
      else await assembliesCreate(values, { headers: { 'idempotency-key': key } });
      notifySaved();
      onSaved();
      onClose();
    });
  };

  return (
    <EditDrawer
      title={assembly ? `${assembly.code} ${assembly.name}` : assembliesMessages.newAssembly}
      submitLabel={assembly ? assembliesMessages.saveAssembly : assembliesMessages.createAssembly}
      onSubmit={() => void submit()}
      onClose={onClose}
      isDirty={isDirty}
      isPending={isPending}
      {...denied(mayEdit)}
    >
      <Stack gap={24}>
        {problem && (
          <Banner tone="bad" isUrgent>
            {problem}
          </Banner>
        )}
        <FieldGroup columns={2}>
          <HeadFields
            head={head}
            onChange={(change) => {
              touch();
              setHead({ ...head, ...change });
              if (change.take_off_type) setUnread({});
            }}
            problemOf={problemOf}
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
              label={assembliesMessages.assemblyNotes}
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
        <AssemblyLines
          lines={lines}
          onChange={(change) => {
            touch();
            setLines(change);
          }}
          problemOf={problemOf}
        />
      </Stack>
    </EditDrawer>
  );
}
