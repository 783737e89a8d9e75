import type { Assembly, Condition, TakeoffParameters, TakeoffType } from '@plumbline/api';
import { conditionsCreate, conditionsUpdate } from '@plumbline/api/hooks/estimation';
import { useAssembliesList } from '@plumbline/api/hooks/materials';
import { distinctLook, quantityUnitsOf, type QuantityUnit } from '@plumbline/estimating';
import { useSubmit } from '@plumbline/app-kit/form/use-submit';
import { messages } from '@plumbline/validation/messages';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { ComboBox } from '@plumbline/ui/ComboBox';
import { Dialog } from '@plumbline/ui/Dialog';
import { FieldGroup, WideField } from '@plumbline/ui/FieldGroup';
import { Form } from '@plumbline/ui/Form';
import { Select } from '@plumbline/ui/Select';
import { Stack } from '@plumbline/ui/Stack';
import { missingDimensions, TakeoffDimensions } from '@plumbline/ui/TakeoffDimensions';
import { TextField } from '@plumbline/ui/TextField';
import { conditionColors } from '@plumbline/ui/TakeoffColors';
import { useState } from 'react';
import { ConditionAppearance } from './ConditionAppearance.tsx';
import { takeoffMessages } from './messages.ts';

const types: readonly { id: TakeoffType; label: string }[] = [
  { id: 'area', label: takeoffMessages.area },
  { id: 'linear', label: takeoffMessages.linear },
  { id: 'count', label: takeoffMessages.count },
  { id: 'surface_area', label: takeoffMessages.surfaceAreaWalls },
  { id: 'pitched_area', label: takeoffMessages.pitchedArea },
  { id: 'pitched_linear', label: takeoffMessages.pitchedLinear },
  { id: 'linear_drop', label: takeoffMessages.linearWithDrops },
  { id: 'volume_2d', label: takeoffMessages.volumeFromArea },
  { id: 'volume_3d', label: takeoffMessages.volumeAlongALine },
  { id: 'spiral_area', label: takeoffMessages.ductSpiralArea },
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

/** Code, name, type and group of a condition of an assembly; another condition of it gets a number. */
const valuesOf = (assembly: Assembly, conditions: readonly Condition[]) => {
  const taken = conditions.filter(
    ({ code }) => code.replace(/-\d+$/, '') === assembly.code || code === assembly.code,
  ).length;
  return {
    code: taken ? `${assembly.code}-${taken + 1}` : assembly.code,
    name: assembly.name,
    type: assembly.take_off_type as TakeoffType,
    category: assembly.category ?? '',
    unit: null as QuantityUnit | null,
  };
};

function AssemblyPicker({
  assemblies,
  ...props
}: {
  assemblies: readonly Assembly[];
  value: string | null;
  onChange: (uuid: string | null) => void;
  autoFocus: boolean;
  isDisabled: boolean;
}) {
  return (
    <ComboBox
      label={takeoffMessages.assembly}
      description={takeoffMessages.assemblyHint}
      options={assemblies.map((assembly) => ({
        id: assembly.uuid,
        label: `${assembly.code} ${assembly.name}`,
        description: types.find((type) => type.id === assembly.take_off_type)?.label ?? '',
      }))}
      isClearable
      {...props}
    />
  );
}

type NamedValues = ReturnType<typeof valuesOf>;

/** Code, take-off type, name, group and unit of a condition. */
function ConditionFields({
  values,
  onChange,
  onType,
  isTypeFixed,
  problemOf,
}: {
  values: NamedValues;
  onChange: (change: Partial<Omit<NamedValues, 'type'>>) => void;
  /** Changes the take-off type, which starts other dimensions. */
  onType: (type: TakeoffType) => void;
  isTypeFixed: boolean;
  problemOf: ReturnType<typeof useSubmit>['problemOf'];
}) {
  const units = quantityUnitsOf(values.type);
  return (
    <>
      <TextField
        label={takeoffMessages.code}
        value={values.code}
        isRequired
        onChange={(code) => onChange({ code })}
        {...problemOf('code')}
      />
      <Select
        label={takeoffMessages.takeOffType}
        options={types}
        value={values.type}
        onChange={(type) => onType(type as TakeoffType)}
        isDisabled={isTypeFixed}
      />
      <WideField>
        <TextField
          label={takeoffMessages.name}
          value={values.name}
          isRequired
          onChange={(name) => onChange({ name })}
          {...problemOf('name')}
        />
      </WideField>
      <TextField
        label={takeoffMessages.group}
        value={values.category}
        onChange={(category) => onChange({ category })}
      />
      {units.length > 1 && (
        <Select
          label={takeoffMessages.unit}
          options={units.map((id) => ({ id, label: takeoffMessages.unitNames[id] }))}
          value={values.unit ?? units[0] ?? 'EA'}
          onChange={(unit) => onChange({ unit: units.find((each) => each === unit) ?? null })}
          {...problemOf('unit')}
        />
      )}
    </>
  );
}

type Look = ReturnType<typeof distinctLook>;

/** Values of a condition, or of a new one with a look that differs from the others. */
const initialValues = (condition: Condition | undefined, type: TakeoffType, look: Look) => ({
  code: condition?.code ?? '',
  name: condition?.name ?? '',
  type: condition?.type ?? type,
  category: condition?.category ?? '',
  unit: condition?.unit ?? null,
  ...(condition
    ? {
        color: condition.color,
        hatch: condition.hatch ?? 'none',
        mark_shape: condition.mark_shape ?? 'circle',
      }
    : look),
});

/** Adds or changes a condition. */
async function saveCondition(
  estimationId: string,
  condition: Condition | undefined,
  { type, ...own }: ReturnType<typeof initialValues> & { parameters: TakeoffParameters },
  assemblyId: string | null,
  key: string,
): Promise<Condition> {
  const { data } = condition
    ? await conditionsUpdate(estimationId, condition.uuid, {
        ...own,
        version: condition.version,
      })
    : await conditionsCreate(
        estimationId,
        { ...own, type, assembly_id: assemblyId },
        { headers: { 'idempotency-key': key } },
      );
  return data;
}

/**
 * Form of a condition. Assembly and take-off type cannot be changed after creation; without an assembly it is measured
 * only.
 */
export function ConditionForm({
  estimationId,
  conditions,
  condition,
  type: initialType = 'area',
  onClose,
  onSaved,
}: Props) {
  const { data: assemblies } = useAssembliesList({ limit: -1, sort: 'code' });
  const unlike = (type: TakeoffType) => distinctLook(conditions, type, conditionColors);
  const [assemblyId, setAssemblyId] = useState<string | null>(condition?.assembly_id ?? null);
  const [values, setValues] = useState(() => initialValues(condition, initialType, unlike(initialType)));
  const [parameters, setParameters] = useState<TakeoffParameters>(condition?.parameters ?? {});
  /** Messages of dimensions that could not be parsed, by name. */
  const [unread, setUnread] = useState<Record<string, string>>({});
  const { problem, problemOf, isPending, clear, submit: send } = useSubmit();
  const title = condition ? takeoffMessages.editCode(condition.code) : takeoffMessages.newCondition;
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
    setValues({
      ...valuesOf(assembly, conditions),
      ...unlike(assembly.take_off_type as TakeoffType),
      ...(assembly.color && !conditions.some(({ color }) => color === assembly.color)
        ? { color: assembly.color }
        : {}),
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
      onSaved(await saveCondition(estimationId, condition, { ...values, parameters }, assemblyId, key));
      onClose();
    });
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={takeoffMessages.conditionDescription}
      width={600}
      footer={
        <>
          <Button onPress={onClose}>{takeoffMessages.cancel}</Button>
          <Button variant="primary" isPending={isPending} onPress={() => void submit()}>
            {condition ? takeoffMessages.saveCondition : takeoffMessages.createCondition}
          </Button>
        </>
      }
    >
      <Form hasOwnRules label={title} onSubmit={() => void submit()}>
        <Stack gap={16}>
          {problem && (
            <Banner tone="bad" isUrgent>
              {problem}
            </Banner>
          )}
          <AssemblyPicker
            assemblies={list}
            value={assemblyId}
            onChange={choose}
            autoFocus={!condition}
            isDisabled={condition !== undefined}
          />
          <FieldGroup columns={2}>
            <ConditionFields
              values={values}
              onChange={(change) => setValues({ ...values, ...change })}
              onType={(type) => {
                setValues({ ...values, type, unit: null, ...patternOf(type) });
                setParameters({});
                setUnread({});
              }}
              isTypeFixed={assemblyId !== null || condition !== undefined}
              problemOf={problemOf}
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
          <ConditionAppearance values={values} onChange={(change) => setValues({ ...values, ...change })} />
        </Stack>
      </Form>
    </Dialog>
  );
}
