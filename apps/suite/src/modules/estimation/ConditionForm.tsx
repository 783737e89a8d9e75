import type { Condition, TakeoffParameters, TakeoffType } from '@plumbline/api';
import { estimationWorkAddCondition, estimationWorkChangeCondition } from '@plumbline/api/hooks/estimation';
import { useAssembliesList } from '@plumbline/api/hooks/materials';
import { unlikeLook } from '@plumbline/estimating';
import { useSubmit } from '@plumbline/app-kit/form/use-submit';
import { messages } from '@plumbline/validation/messages';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { ColorSwatches } from '@plumbline/ui/ColorSwatches';
import { ComboBox } from '@plumbline/ui/ComboBox';
import { Dialog } from '@plumbline/ui/Dialog';
import { FieldGroup, WideField } from '@plumbline/ui/FieldGroup';
import { Form } from '@plumbline/ui/Form';
import { LookPicker } from '@plumbline/ui/LookPicker';
import { Select } from '@plumbline/ui/Select';
import { Stack } from '@plumbline/ui/Stack';
import { missingDimensions, TakeoffDimensions } from '@plumbline/ui/TakeoffDimensions';
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
interface Props {
  estimationId: string;
  conditions: readonly Condition[];
  /** Condition to edit; omitted for a new one. */
  condition?: Condition;
  /** Take-off type of a new condition. @default 'area' */
  type?: TakeoffType;
  onClose: () => void;
  onSaved: (condition: Condition) => void;
}

/**
 * Form of a condition. Assembly and take-off type cannot be changed after creation; without an assembly it is measured
 * only.
 */
export function ConditionForm({
  estimationId,
  conditions,
  condition,
  type: wanted = 'area',
  onClose,
  onSaved,
}: Props) {
  const { data: assemblies } = useAssembliesList({ limit: -1, sort: 'code' });
  const unlike = (type: TakeoffType) => unlikeLook(conditions, type, conditionColors);
  const [assemblyId, setAssemblyId] = useState<string | null>(condition?.assembly_id ?? null);
  const [values, setValues] = useState(() => ({
    code: condition?.code ?? '',
    name: condition?.name ?? '',
    type: condition?.type ?? wanted,
    category: condition?.category ?? '',
    ...(condition
      ? {
          color: condition.color,
          hatch: condition.hatch ?? 'none',
          mark_shape: condition.mark_shape ?? 'circle',
        }
      : unlike(wanted)),
  }));
  const [parameters, setParameters] = useState<TakeoffParameters>(condition?.parameters ?? {});
  /** Messages of dimensions that could not be parsed, by name. */
  const [unread, setUnread] = useState<Record<string, string>>({});
  const { problem, problemOf, isPending, clear, submit: send } = useSubmit();
  const title = condition ? `Edit ${condition.code}` : 'New condition';
  const patternOf = (type: TakeoffType) => {
    const { hatch, mark_shape } = unlike(type);
    return { hatch, mark_shape };
  };
  // Inactive assemblies are not offered.
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
    setParameters((assembly.parameters ?? {}) as TakeoffParameters);
    setUnread({});
    clear();
  };
  const submit = async () => {
    const wrong: Record<string, string> = { ...unread };
    if (!values.code.trim()) wrong['code'] = messages.required;
    if (!values.name.trim()) wrong['name'] = messages.required;
    for (const name of missingDimensions(values.type, parameters)) wrong[name] ??= messages.required;
    await send(wrong, async (key) => {
      const { type, ...own } = values;
      const given = { ...own, parameters };
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
      description="A condition groups measures that are priced together."
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
            description="Adds materials, labor and price. Without an assembly, the condition is measured but not priced."
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
              onChange={(type) => {
                setValues({ ...values, type: type as TakeoffType, ...patternOf(type as TakeoffType) });
                setParameters({});
                setUnread({});
              }}
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
            <TakeoffDimensions
              key={`${values.type} ${assemblyId}`}
              type={values.type}
              parameters={parameters}
              onChange={(next, wrong) => {
                setParameters(next);
                setUnread(wrong);
              }}
              problemOf={problemOf}
            />
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
