import type { Condition, TakeoffParameters, TakeoffType } from '@plumbline/api';
import { estimationWorkAddCondition, estimationWorkChangeCondition } from '@plumbline/api/hooks/estimation';
import { useAssembliesList } from '@plumbline/api/hooks/materials';
import { unlikeLook } from '@plumbline/estimating';
import { useSubmission } from '@plumbline/app-kit/submission';
import { messages } from '@plumbline/validation/messages';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { ColorSwatches } from '@plumbline/ui/ColorSwatches';
import { ComboBox } from '@plumbline/ui/ComboBox';
import { DecimalField } from '@plumbline/ui/DecimalField';
import { Dialog } from '@plumbline/ui/Dialog';
import { FieldGroup, WideField } from '@plumbline/ui/FieldGroup';
import { Form } from '@plumbline/ui/Form';
import { LookPicker } from '@plumbline/ui/LookPicker';
import { Select } from '@plumbline/ui/Select';
import { Stack } from '@plumbline/ui/Stack';
import { TextField } from '@plumbline/ui/TextField';
import { conditionColors } from '@plumbline/ui/TakeoffColors';
import { useState } from 'react';

const types: readonly { id: TakeoffType; label: string }[] = [
  { id: 'area', label: 'Area' },
  { id: 'linear', label: 'Linear' },
  { id: 'count', label: 'Count' },
  { id: 'surface_area', label: 'Surface area (walls)' },
  { id: 'pitched_area', label: 'Pitched area' },
  { id: 'pitched_linear', label: 'Pitched linear' },
  { id: 'linear_drop', label: 'Linear with drops' },
  { id: 'volume_2d', label: 'Volume from area' },
  { id: 'volume_3d', label: 'Volume along a line' },
  { id: 'spiral_area', label: 'Duct, spiral area' },
];
/** Dimensions each type needs beside its drawing, in feet unless it is a ratio. */
const dimensions: Partial<
  Record<
    TakeoffType,
    readonly {
      name: 'height' | 'sides' | 'depth' | 'width' | 'diameter' | 'rise' | 'run';
      label: string;
      unit?: string;
    }[]
  >
> = {
  surface_area: [
    { name: 'height', label: 'Height', unit: 'ft' },
    { name: 'sides', label: 'Sides' },
  ],
  volume_2d: [{ name: 'depth', label: 'Depth', unit: 'ft' }],
  volume_3d: [
    { name: 'width', label: 'Width', unit: 'ft' },
    { name: 'height', label: 'Height', unit: 'ft' },
  ],
  pitched_area: [
    { name: 'rise', label: 'Rise' },
    { name: 'run', label: 'Run' },
  ],
  pitched_linear: [
    { name: 'rise', label: 'Rise' },
    { name: 'run', label: 'Run' },
  ],
  spiral_area: [{ name: 'diameter', label: 'Diameter', unit: 'ft' }],
};

const numbersOf = (parameters: TakeoffParameters | Record<string, unknown> | null | undefined) =>
  Object.fromEntries(
    Object.entries(parameters ?? {}).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number',
    ),
  );

interface Props {
  estimationId: string;
  conditions: readonly Condition[];
  /** To be changed; a new one without it. */
  condition?: Condition;
  onClose: () => void;
  onSaved: (condition: Condition) => void;
}

/** A condition: an assembly that prices it, or a free one that is only measured. What it is measured as and priced by stays. */
export function ConditionForm({ estimationId, conditions, condition, onClose, onSaved }: Props) {
  const { data: assemblies } = useAssembliesList({ limit: -1, sort: 'code' });
  const unlike = (type: TakeoffType) => unlikeLook(conditions, type, conditionColors);
  const [assemblyId, setAssemblyId] = useState<string | null>(condition?.assembly_id ?? null);
  const [values, setValues] = useState(() => ({
    code: condition?.code ?? '',
    name: condition?.name ?? '',
    type: condition?.type ?? ('area' as TakeoffType),
    category: condition?.category ?? '',
    ...(condition
      ? {
          color: condition.color,
          hatch: condition.hatch ?? 'none',
          mark_shape: condition.mark_shape ?? 'circle',
        }
      : unlike('area')),
  }));
  const [parameters, setParameters] = useState<Record<string, number>>(() =>
    numbersOf(condition?.parameters),
  );
  const { problem, problemOf, isPending, clear, submit: send } = useSubmission();
  const title = condition ? `Edit ${condition.code}` : 'New condition';
  const patternOf = (type: TakeoffType) => {
    const { hatch, mark_shape } = unlike(type);
    return { hatch, mark_shape };
  };
  // What is inactive is offered to nobody.
  const list = (assemblies?.data ?? []).filter((each) => each.is_active);

  const choose = (uuid: string | null) => {
    setAssemblyId(uuid);
    const assembly = list.find((each) => each.uuid === uuid);
    if (!assembly) return;
    const taken = conditions.filter(
      (condition) =>
        condition.code.replace(/-\d+$/, '') === assembly.code || condition.code === assembly.code,
    ).length;
    setValues({
      code: taken ? `${assembly.code}-${taken + 1}` : assembly.code,
      name: assembly.name,
      type: assembly.take_off_type as TakeoffType,
      ...unlike(assembly.take_off_type as TakeoffType),
      ...(assembly.color && !conditions.some(({ color }) => color === assembly.color)
        ? { color: assembly.color }
        : {}),
      category: assembly.category ?? '',
    });
    setParameters(numbersOf(assembly.parameters));
    clear();
  };
  const submit = async () => {
    const wrong: Record<string, string> = {};
    if (!values.code.trim()) wrong['code'] = messages.required;
    if (!values.name.trim()) wrong['name'] = messages.required;
    for (const { name } of dimensions[values.type] ?? [])
      if (!(Number(parameters[name]) > 0) && name !== 'sides') wrong[name] = messages.required;
    await send(wrong, async (key) => {
      const { type, ...own } = values;
      // What the form does not ask for, openings among it, stays as it is.
      const given = { ...own, parameters: { ...condition?.parameters, ...parameters } as TakeoffParameters };
      const { data } = condition
        ? await estimationWorkChangeCondition(estimationId, condition.uuid, {
            ...given,
            version: condition.version,
          })
        : await estimationWorkAddCondition(
            estimationId,
            { ...given, type, assembly_id: assemblyId },
            { headers: { 'idempotency-key': key } },
          );
      onSaved(data);
      onClose();
    });
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description="What is measured together and priced as one."
      width={600}
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="primary" isPending={isPending} onPress={() => void submit()}>
            {condition ? 'Save condition' : 'Create condition'}
          </Button>
        </>
      }
    >
      <Form label={title} onSubmit={() => void submit()}>
        <Stack gap={16}>
          {problem && (
            <Banner tone="bad" urgent>
              {problem}
            </Banner>
          )}
          <ComboBox
            label="Assembly"
            description="Gives materials, labor and price. Without one the condition is only measured."
            options={list.map((assembly) => ({
              id: assembly.uuid,
              label: `${assembly.code} ${assembly.name}`,
              description: types.find((type) => type.id === assembly.take_off_type)?.label ?? '',
            }))}
            value={assemblyId}
            onChange={choose}
            isClearable
            autoFocus={!condition}
            isDisabled={condition !== undefined}
          />
          <FieldGroup columns={2}>
            <TextField
              label="Code"
              value={values.code}
              isRequired
              onChange={(code) => setValues({ ...values, code })}
              {...problemOf('code')}
            />
            <Select
              label="Take-off type"
              options={types}
              value={values.type}
              onChange={(type) =>
                setValues({ ...values, type: type as TakeoffType, ...patternOf(type as TakeoffType) })
              }
              isDisabled={assemblyId !== null || condition !== undefined}
            />
            <WideField>
              <TextField
                label="Name"
                value={values.name}
                isRequired
                onChange={(name) => setValues({ ...values, name })}
                {...problemOf('name')}
              />
            </WideField>
            <TextField
              label="Group"
              value={values.category}
              onChange={(category) => setValues({ ...values, category })}
            />
            {(dimensions[values.type] ?? []).map(({ name, label, unit }) => (
              <DecimalField
                key={name}
                label={label}
                {...(unit ? { unit } : {})}
                value={parameters[name] === undefined ? '' : String(parameters[name])}
                onChange={(value) => setParameters((before) => ({ ...before, [name]: Number(value) }))}
                maxFractionDigits={4}
                {...problemOf(name)}
              />
            ))}
          </FieldGroup>
          <ColorSwatches
            label="Color"
            colors={conditionColors}
            value={values.color}
            onChange={(color) => setValues({ ...values, color })}
          />
          <LookPicker
            type={values.type}
            color={values.color}
            hatch={values.hatch}
            markShape={values.mark_shape}
            onHatch={(hatch) => setValues({ ...values, hatch })}
            onMarkShape={(mark_shape) => setValues({ ...values, mark_shape })}
          />
        </Stack>
      </Form>
    </Dialog>
  );
}
