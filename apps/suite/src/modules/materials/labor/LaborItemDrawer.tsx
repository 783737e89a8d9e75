import type { LaborCost, LaborCostItem, LaborCostMember } from '@plumbline/api';
import { EditDrawer } from '@plumbline/app-kit/form/EditDrawer';
import { useSubmit } from '@plumbline/app-kit/form/use-submit';
import { laborFormulaNames } from '@plumbline/estimating';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { DecimalField } from '@plumbline/ui/DecimalField';
import { FieldGroup, WideField } from '@plumbline/ui/FieldGroup';
import { formatMoney } from '@plumbline/ui/format';
import { Heading } from '@plumbline/ui/Heading';
import { IconButton } from '@plumbline/ui/IconButton';
import { Inline } from '@plumbline/ui/Inline';
import { Select, type Option } from '@plumbline/ui/Select';
import { Stack } from '@plumbline/ui/Stack';
import { TextField } from '@plumbline/ui/TextField';
import { PlusIcon, Trash2Icon } from '@plumbline/ui/icons';
import { laborCostItemProblems } from '@plumbline/validation/materials';
import { messages } from '@plumbline/validation/messages';
import { useState } from 'react';
import { formulaOf, rateOf } from './labor-rate.ts';
import { LaborRate } from './LaborRate.tsx';
import { laborMessages } from './messages.ts';

const unitWords: Readonly<Record<string, string>> = { h: 'h', D: 'day', w: 'week', m: 'month', u: 'unit' };
interface Member extends LaborCostMember {
  /** React key, stable while rows are added and removed. */
  key: string;
}
const plain = (item: LaborCostItem | undefined) => ({
  name: item?.name ?? '',
  indirect_cost: item?.indirect_cost ?? '0',
  profit: item?.profit ?? '0',
  discount: item?.discount ?? '0',
  formula: item?.formula ?? '',
});

type ItemValues = ReturnType<typeof plain>;
type ProblemOf = ReturnType<typeof useSubmit>['problemOf'];

/** Labor costs of an item with their counts. */
function MemberRows({
  members,
  options,
  missing,
  problemOf,
  onChange,
  onRemove,
}: {
  members: readonly Member[];
  options: readonly Option[];
  /** Message when the item has no labor cost. */
  missing: string | undefined;
  problemOf: ProblemOf;
  onChange: (key: string, change: Partial<Member>) => void;
  onRemove: (key: string) => void;
}) {
  return members.map((member, index) => (
    <Inline key={member.key} gap={8} align="end">
      <Stack grows>
        <Select
          label={laborMessages.laborCost(index + 1)}
          size="sm"
          options={options}
          value={member.labor_cost_id || null}
          onChange={(labor_cost_id) => onChange(member.key, { labor_cost_id })}
          {...(index === 0 && missing ? { errorMessage: missing } : {})}
        />
      </Stack>
      <DecimalField
        label={laborMessages.count}
        size="sm"
        value={member.count ?? '1'}
        onChange={(count) => onChange(member.key, { count })}
        {...problemOf(`${index}.count`)}
      />
      <IconButton
        icon={Trash2Icon}
        size="sm"
        label={laborMessages.removeLaborCost(index + 1)}
        onPress={() => onRemove(member.key)}
      />
    </Inline>
  ));
}

/** Additions to the labor costs of an item and its formula. */
function AdditionFields({
  values,
  onChange,
  problemOf,
}: {
  values: ItemValues;
  onChange: (change: Partial<ItemValues>) => void;
  problemOf: ProblemOf;
}) {
  return (
    <FieldGroup columns={2} title={laborMessages.adjustments}>
      <DecimalField
        label={laborMessages.indirectCost}
        unit="%"
        value={values.indirect_cost}
        onChange={(indirect_cost) => onChange({ indirect_cost })}
        {...problemOf('indirect_cost')}
      />
      <DecimalField
        label={laborMessages.profit}
        unit="%"
        value={values.profit}
        onChange={(profit) => onChange({ profit })}
        {...problemOf('profit')}
      />
      <DecimalField
        label={laborMessages.discount}
        unit="%"
        value={values.discount}
        onChange={(discount) => onChange({ discount })}
        {...problemOf('discount')}
      />
      <WideField>
        <TextField
          label={laborMessages.formula}
          isMono
          value={values.formula}
          placeholder={formulaOf({})}
          description={laborMessages.formulaHint(laborFormulaNames.join(', '))}
          onChange={(formula) => onChange({ formula })}
          {...problemOf('formula')}
        />
      </WideField>
    </FieldGroup>
  );
}

/**
 * Drawer of one item of a labor cost template: labor costs, additions and the resulting rate.
 * @param at index among the template's items, used in the field names of server errors.
 */
export function LaborItemDrawer({
  item,
  at,
  costs,
  onSave,
  onClose,
}: {
  item?: LaborCostItem;
  at: number;
  costs: readonly LaborCost[];
  onSave: (item: LaborCostItem) => Promise<void>;
  onClose: () => void;
}) {
  const [values, setValues] = useState(() => plain(item));
  const [members, setMembers] = useState<Member[]>(() =>
    (item?.labor_costs ?? [{ labor_cost_id: '' }]).map((each) => ({ ...each, key: crypto.randomUUID() })),
  );
  const [isDirty, setDirty] = useState(false);
  const { problem, problemOf, isPending, submit } = useSubmit();
  const set = (change: Partial<typeof values>) => {
    setDirty(true);
    setValues((before) => ({ ...before, ...change }));
  };
  const setMember = (key: string, change: Partial<Member>) => {
    setDirty(true);
    setMembers((before) => before.map((each) => (each.key === key ? { ...each, ...change } : each)));
  };
  const labor_costs = members
    .filter(({ labor_cost_id }) => labor_cost_id !== '')
    .map(({ labor_cost_id, count }) => ({ labor_cost_id, count: count || '1' }));
  const written: LaborCostItem = { ...values, labor_costs, ...(item?.uuid ? { uuid: item.uuid } : {}) };
  const place = `items.${at}`;
  const send = () => {
    const wrong = Object.fromEntries(
      laborCostItemProblems(values).map(({ field, message }) => [`${place}.${field}`, message]),
    );
    if (labor_costs.length === 0) wrong[`${place}.labor_costs`] = messages.required;
    void submit(wrong, async () => {
      await onSave({
        ...written,
        indirect_cost: values.indirect_cost || '0',
        profit: values.profit || '0',
        discount: values.discount || '0',
      });
      onClose();
    });
  };
  const options = costs.map((cost) => ({
    id: cost.uuid,
    label: cost.name,
    aside: `${formatMoney(cost.regular_cost)}/${unitWords[cost.unit] ?? cost.unit}`,
  }));
  const missing = problemOf(`${place}.labor_costs`).errorMessage;
  return (
    <EditDrawer
      title={item ? item.name : laborMessages.newItem}
      submitLabel={item ? laborMessages.saveItem : laborMessages.addItem}
      onSubmit={send}
      onClose={onClose}
      isDirty={isDirty}
      isPending={isPending}
    >
      <Stack gap={24}>
        {problem && (
          <Banner tone="bad" isUrgent>
            {problem}
          </Banner>
        )}
        <TextField
          label={laborMessages.name}
          value={values.name}
          isRequired
          onChange={(name) => set({ name })}
          {...problemOf(`${place}.name`)}
        />
        <Stack gap={12}>
          <Heading level={3}>{laborMessages.laborCosts}</Heading>
          <MemberRows
            members={members}
            options={options}
            missing={missing}
            problemOf={(field) => problemOf(`${place}.labor_costs.${field}`)}
            onChange={setMember}
            onRemove={(key) => {
              setDirty(true);
              setMembers(members.filter((each) => each.key !== key));
            }}
          />
          <Inline>
            <Button
              icon={PlusIcon}
              size="sm"
              onPress={() => setMembers([...members, { labor_cost_id: '', key: crypto.randomUUID() }])}
            >
              {laborMessages.addLaborCost}
            </Button>
          </Inline>
        </Stack>
        <AdditionFields
          values={values}
          onChange={set}
          problemOf={(field) => problemOf(`${place}.${field}`)}
        />
        <Stack gap={12}>
          <Heading level={3}>{laborMessages.rate}</Heading>
          <LaborRate rate={rateOf(written, costs)} />
        </Stack>
      </Stack>
    </EditDrawer>
  );
}
