import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Checkbox } from '../../components/Choice/Checkbox.tsx';
import { DatePicker } from '../../components/Date/DatePicker.tsx';
import { retryOf, Select } from '../../components/Select/Select.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { filterMessages } from './Filter.messages.ts';
import { filterEditorMessages } from './FilterEditor.messages.ts';
import * as styles from './FilterBar.css.ts';
import type { FilterField } from './filters.ts';
import { presetRange, presets } from './FilterPeriods.ts';

type Value = string | readonly string[];

interface OneValueProps {
  label: string;
  field: FilterField;
  value: string;
  problem?: string;
  autoFocus?: boolean;
  onChange: (value: string) => void;
}

/** Control for a value of the field's type. */
function OneValue({ label, field, value, problem, autoFocus, onChange }: OneValueProps) {
  const messages = useMessages('filter', filterMessages);
  const common = { label, size: 'sm' as const, errorMessage: problem };
  switch (field.type) {
    case 'boolean':
      return (
        <Select
          {...common}
          options={[
            { id: 'true', label: messages.yes },
            { id: 'false', label: messages.no },
          ]}
          value={value === '' ? 'true' : value}
          onChange={onChange}
        />
      );
    case 'select':
      return (
        <Select
          {...common}
          options={field.options ?? []}
          value={value === '' ? null : value}
          onChange={onChange}
        />
      );
    case 'date':
      return (
        <DatePicker
          {...common}
          value={value === '' ? null : value}
          onChange={(next) => onChange(next ?? '')}
        />
      );
    default: {
      const isFigure = field.type === 'money' || field.type === 'number';
      return (
        <TextField
          {...common}
          value={value}
          onChange={onChange}
          inputMode={isFigure ? 'decimal' : undefined}
          align={isFigure ? 'end' : undefined}
          prefix={field.type === 'money' ? '$' : undefined}
          autoFocus={autoFocus}
        />
      );
    }
  }
}

interface FilterValueProps {
  field: FilterField;
  isMany: boolean;
  value: Value;
  problem?: string;
  autoFocus: boolean;
  onChange: (value: Value) => void;
}

export function FilterValue({ field, isMany, value, problem, autoFocus, onChange }: FilterValueProps) {
  const messages = useMessages('filterEditor', filterEditorMessages);
  if (field.type === 'select' && isMany)
    return (
      <ManyValues
        field={field}
        chosen={typeof value === 'string' ? [] : value}
        problem={problem}
        onChange={onChange}
      />
    );
  return (
    <OneValue
      label={messages.value}
      field={field}
      value={typeof value === 'string' ? value : (value[0] ?? '')}
      problem={problem}
      autoFocus={autoFocus}
      onChange={onChange}
    />
  );
}

interface ManyValuesProps {
  field: FilterField;
  chosen: readonly string[];
  problem?: string;
  onChange: (value: Value) => void;
}

/** Maximum number of listed options; further ones are found by typing. */
const few = 8;
const maxOptions = 100;

function ManyValues({ field, chosen, problem, onChange }: ManyValuesProps) {
  const messages = useMessages('filterEditor', filterEditorMessages);
  const [query, setQuery] = useState('');
  const options = field.options ?? [];
  const search = query.trim().toLocaleLowerCase();
  const retry = retryOf(options);
  const shown = options
    .filter(({ label }) => label.toLocaleLowerCase().includes(search))
    .slice(0, maxOptions);
  return (
    <>
      {options.length > few && (
        <TextField
          label={messages.searchValues(field.label)}
          hideLabel
          placeholder={messages.searchValues(field.label)}
          size="sm"
          value={query}
          onChange={setQuery}
        />
      )}
      <fieldset className={styles.options}>
        <legend className={styles.legend}>{messages.values}</legend>
        {shown.map((option) => (
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
        {shown.length === 0 && (
          <span role={retry ? 'alert' : undefined} className={retry ? styles.problem : styles.legend}>
            {retry ? messages.failed : messages.noValue}
          </span>
        )}
        {retry && (
          <Button size="sm" icon={RotateCw} onPress={retry}>
            {messages.retry}
          </Button>
        )}
        {problem && (
          <span role="alert" className={styles.problem}>
            {problem}
          </span>
        )}
      </fieldset>
    </>
  );
}

interface FilterRangeProps {
  field: FilterField;
  value: readonly string[];
  problem?: string;
  /** YYYY-MM-DD that periods count from. */
  today: string;
  onChange: (value: Value) => void;
}

/** Both ends of a range; date ranges also have presets. */
export function FilterRange({ field, value, problem, today, onChange }: FilterRangeProps) {
  const messages = useMessages('filterEditor', filterEditorMessages);
  const [from = '', to = ''] = value;
  return (
    <>
      {field.type === 'date' && (
        <div role="group" aria-label={messages.presets} className={styles.presets}>
          {presets.map((preset) => (
            <Button key={preset} size="sm" onPress={() => onChange([...presetRange(preset, today)])}>
              {messages.preset[preset]}
            </Button>
          ))}
        </div>
      )}
      <OneValue label={messages.from} field={field} value={from} onChange={(next) => onChange([next, to])} />
      <OneValue
        label={messages.to}
        field={field}
        value={to}
        problem={problem}
        onChange={(next) => onChange([from, next])}
      />
    </>
  );
}
