import { getLocalTimeZone, today as dayNow } from '@internationalized/date';
import { PlusIcon } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { focusIncompleteField } from '../../components/Field/incompleteField.ts';
import { parseDecimal } from '../../components/Number/decimal.ts';
import { Select } from '../../components/Select/Select.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { filterMessages } from './Filter.messages.ts';
import { filterEditorMessages } from './FilterEditor.messages.ts';
import * as styles from './FilterBar.css.ts';
import type { ConditionName } from './filterOperators.ts';
import {
  conditionsOf,
  operatorName,
  operatorsOf,
  acceptsList,
  type FilterField,
  type FilterGroup,
} from './filters.ts';
import { FilterRange, FilterValue } from './FilterValue.tsx';

interface FilterEditorProps {
  fields: readonly FilterField[];
  initial?: FilterGroup;
  /** YYYY-MM-DD that periods count from. */
  today?: string;
  onApply: (group: FilterGroup) => void;
  /** Continues with an alternative to the filter. */
  onOr?: ((group: FilterGroup) => void) | undefined;
  onCancel: () => void;
}

type Value = string | readonly string[];

const firstOf = (value: Value): string => (typeof value === 'string' ? value : (value[0] ?? ''));

/** Converts a value to the shape that a condition requires and keeps as much of it as possible. */
function shaped(value: Value, condition: ConditionName): Value {
  if (condition === 'between')
    return typeof value === 'string' ? [value, ''] : [value[0] ?? '', value[1] ?? ''];
  if (acceptsList(condition)) return typeof value === 'string' ? (value === '' ? [] : [value]) : value;
  return firstOf(value);
}

/** Buttons of the editor: an alternative, cancel and apply, which submits its form. */
function FilterButtons({
  isDisabled,
  onOr,
  onCancel,
}: {
  isDisabled: boolean;
  onOr: (() => void) | undefined;
  onCancel: () => void;
}) {
  const messages = useMessages('filterEditor', filterEditorMessages);
  return (
    <div className={styles.buttons}>
      {onOr && (
        <span className={styles.start}>
          <Button variant="ghost" size="sm" icon={PlusIcon} isDisabled={isDisabled} onPress={onOr}>
            {messages.addAlternative}
          </Button>
        </span>
      )}
      <Button variant="ghost" size="sm" onPress={onCancel}>
        {messages.cancel}
      </Button>
      <Button variant="primary" size="sm" type="submit" isDisabled={isDisabled}>
        {messages.apply}
      </Button>
    </div>
  );
}

/** Field, condition and value of one filter. */
export function FilterEditor({ fields, initial, today, onApply, onOr, onCancel }: FilterEditorProps) {
  const messages = useMessages('filterEditor', filterEditorMessages);
  const conditionNames = useMessages('filter', filterMessages);
  const [fieldId, setFieldId] = useState(initial?.fieldId);
  const field = fields.find((one) => one.id === fieldId);
  const [condition, setCondition] = useState<ConditionName | undefined>(initial?.condition);
  const [value, setValue] = useState<Value>(initial?.value ?? '');
  const [problem, setProblem] = useState<string>();

  const change = (next: Value) => {
    setValue(next);
    setProblem(undefined);
  };
  const chooseField = (id: string) => {
    const next = fields.find((one) => one.id === id);
    const first = next && operatorsOf(next)[0];
    setFieldId(id);
    setCondition(first);
    change(next?.type === 'boolean' ? 'true' : shaped('', first ?? 'eq'));
  };
  const chooseCondition = (next: ConditionName) => {
    setValue((was) => shaped(was, next));
    setCondition(next);
  };
  /** Passes the filter on if it is complete, and says what is missing otherwise. */
  const submit = (finish: (group: FilterGroup) => void) => {
    if (!field || !condition) return;
    const isFigure = field.type === 'money' || field.type === 'number';
    const values = typeof value === 'string' ? [value] : value;
    const plain = isFigure ? values.map((one) => (one.trim() === '' ? '' : parseDecimal(one))) : values;
    const loadedOptions = plain.flatMap((one) => one ?? []);
    const isMissing =
      loadedOptions.length === 0 ||
      (!acceptsList(condition) && loadedOptions.some((one) => one.trim() === ''));
    if (loadedOptions.length < plain.length) setProblem(messages.enterNumber);
    else if (isMissing) setProblem(isFigure ? messages.enterNumber : messages.enterValue);
    else if (condition === 'between' && isAfter(loadedOptions[0] ?? '', loadedOptions[1] ?? '', isFigure))
      setProblem(messages.enterRange);
    else
      finish({
        fieldId: field.id,
        condition,
        value: typeof value === 'string' ? (loadedOptions[0] ?? '') : loadedOptions,
        indexes: initial?.indexes ?? [],
      });
  };

  const conditions = field ? conditionsOf(field) : [];
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!focusIncompleteField(event.currentTarget)) submit(onApply);
      }}
    >
      <Select
        label={messages.field}
        size="sm"
        options={fields.map(({ id, label }) => ({ id, label }))}
        value={fieldId ?? null}
        placeholder={messages.chooseField}
        onChange={chooseField}
        autoFocus={initial === undefined}
      />
      {field && condition && conditions.length > 1 && (
        <Select
          label={messages.condition}
          size="sm"
          options={conditions.map((one) => ({ id: one, label: operatorName(field, one, conditionNames) }))}
          value={condition}
          onChange={(next) => {
            const chosenCondition = conditions.find((one) => one === next);
            if (chosenCondition) chooseCondition(chosenCondition);
          }}
        />
      )}
      {field && condition === 'between' ? (
        <FilterRange
          field={field}
          value={typeof value === 'string' ? [value, ''] : value}
          problem={problem}
          today={today ?? dayNow(getLocalTimeZone()).toString()}
          onChange={change}
        />
      ) : (
        field &&
        condition && (
          <FilterValue
            field={field}
            isMany={acceptsList(condition)}
            value={value}
            problem={problem}
            autoFocus={initial !== undefined}
            onChange={change}
          />
        )
      )}
      <FilterButtons isDisabled={!field} onOr={onOr && (() => submit(onOr))} onCancel={onCancel} />
    </form>
  );
}

const isAfter = (from: string, to: string, isFigure: boolean) =>
  isFigure ? Number(from) > Number(to) : from > to;
