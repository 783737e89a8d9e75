import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Checkbox } from '../../components/Choice/Checkbox.tsx';
import { DatePicker } from '../../components/Date/DatePicker.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { parseDecimal } from '../../components/Number/decimal.ts';
import * as styles from './FilterBar.css.ts';
import {
  isComplete,
  operatorName,
  operatorsOf,
  takesMany,
  type Filter,
  type FilterField,
  type FilterOperator,
} from './filters.ts';

interface FilterEditorProps {
  fields: readonly FilterField[];
  initial?: Filter;
  onApply: (filter: Filter) => void;
  onCancel: () => void;
}

/** Field, condition and value of one filter. */
export function FilterEditor({ fields, initial, onApply, onCancel }: FilterEditorProps) {
  const [fieldId, setFieldId] = useState(initial?.fieldId);
  const field = fields.find((one) => one.id === fieldId);
  const [operator, setOperator] = useState<FilterOperator | undefined>(initial?.operator);
  const [value, setValue] = useState<string | readonly string[]>(initial?.value ?? '');
  const [problem, setProblem] = useState<string>();

  const chooseField = (id: string) => {
    const next = fields.find((one) => one.id === id);
    const first = next && operatorsOf(next)[0];
    setFieldId(id);
    setOperator(first);
    setValue(next?.type === 'boolean' ? 'true' : first && takesMany(first) ? [] : '');
    setProblem(undefined);
  };
  const chooseOperator = (next: FilterOperator) => {
    if (takesMany(next)) setValue((was) => (typeof was === 'string' ? (was === '' ? [] : [was]) : was));
    else setValue((was) => (typeof was === 'string' ? was : (was[0] ?? '')));
    setOperator(next);
  };
  const submit = () => {
    if (!field || !operator) return;
    const isFigure = field.type === 'money' || field.type === 'number';
    const plain = isFigure && typeof value === 'string' ? parseDecimal(value) : value;
    if (plain === null) {
      setProblem('Enter a number');
      return;
    }
    const filter: Filter = { fieldId: field.id, operator, value: plain };
    if (isComplete(filter)) onApply(filter);
    else setProblem('Enter a value');
  };

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Select
        label="Field"
        size="sm"
        options={fields.map(({ id, label }) => ({ id, label }))}
        value={fieldId ?? null}
        placeholder="Choose a field"
        onChange={chooseField}
        autoFocus={initial === undefined}
      />
      {field && operator && operatorsOf(field).length > 1 && (
        <Select
          label="Condition"
          size="sm"
          options={operatorsOf(field).map((one) => ({ id: one, label: operatorName(field, one) }))}
          value={operator}
          onChange={(next) => chooseOperator(next as FilterOperator)}
        />
      )}
      {field && operator && (
        <FilterValue
          field={field}
          operator={operator}
          value={value}
          problem={problem}
          autoFocus={initial !== undefined}
          onChange={(next) => {
            setValue(next);
            setProblem(undefined);
          }}
        />
      )}
      <div className={styles.buttons}>
        <Button variant="ghost" size="sm" onPress={onCancel}>
          Cancel
        </Button>
        <Button variant="primary" size="sm" type="submit" isDisabled={!field}>
          Apply
        </Button>
      </div>
    </form>
  );
}

interface FilterValueProps {
  field: FilterField;
  operator: FilterOperator;
  value: string | readonly string[];
  problem?: string;
  autoFocus: boolean;
  onChange: (value: string | readonly string[]) => void;
}

function FilterValue({ field, operator, value, problem, autoFocus, onChange }: FilterValueProps) {
  const text = typeof value === 'string' ? value : (value[0] ?? '');
  if (field.type === 'boolean') {
    return (
      <Select
        label="Value"
        size="sm"
        options={[
          { id: 'true', label: 'Yes' },
          { id: 'false', label: 'No' },
        ]}
        value={text === '' ? 'true' : text}
        onChange={onChange}
      />
    );
  }
  if (field.type === 'select' && takesMany(operator)) {
    const chosen = typeof value === 'string' ? [] : value;
    return (
      <fieldset className={styles.options}>
        <legend className={styles.legend}>Values</legend>
        {field.options?.map((option) => (
          <Checkbox
            key={option.id}
            size="sm"
            label={option.label}
            isSelected={chosen.includes(option.id)}
            onChange={(isOn) =>
              onChange(isOn ? [...chosen, option.id] : chosen.filter((one) => one !== option.id))
            }
          />
        ))}
        {problem && (
          <span role="alert" className={styles.problem}>
            {problem}
          </span>
        )}
      </fieldset>
    );
  }
  if (field.type === 'select') {
    return (
      <Select
        label="Value"
        size="sm"
        options={[...(field.options ?? [])]}
        value={text === '' ? null : text}
        onChange={onChange}
        errorMessage={problem}
      />
    );
  }
  if (field.type === 'date') {
    return (
      <DatePicker
        label="Value"
        size="sm"
        value={text === '' ? null : text}
        onChange={(next) => onChange(next ?? '')}
        errorMessage={problem}
      />
    );
  }
  const isFigure = field.type === 'money' || field.type === 'number';
  return (
    <TextField
      label="Value"
      size="sm"
      value={text}
      onChange={onChange}
      inputMode={isFigure ? 'decimal' : undefined}
      align={isFigure ? 'end' : undefined}
      prefix={field.type === 'money' ? '$' : undefined}
      errorMessage={problem}
      autoFocus={autoFocus}
    />
  );
}
