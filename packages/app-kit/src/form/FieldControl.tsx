import { ComboBox } from '@plumbline/ui/ComboBox';
import { CurrencyField } from '@plumbline/ui/CurrencyField';
import { DatePicker } from '@plumbline/ui/DatePicker';
import { DecimalField } from '@plumbline/ui/DecimalField';
import { MultiSelect } from '@plumbline/ui/MultiSelect';
import { NumberField } from '@plumbline/ui/NumberField';
import { PasswordField } from '@plumbline/ui/PasswordField';
import { PhoneField } from '@plumbline/ui/PhoneField';
import { Select, type Option } from '@plumbline/ui/Select';
import { Switch } from '@plumbline/ui/Switch';
import { TextArea } from '@plumbline/ui/TextArea';
import { TextField } from '@plumbline/ui/TextField';
import type { ReactNode, Ref } from 'react';
import { FileControl } from '../custom/FileControl.tsx';
import { TimeControl } from '../custom/TimeControl.tsx';
import { ReferenceSearch, SourceSelect } from '../record/options.tsx';

/** Which control a field of a form is, and what it chooses from. */
export interface FieldSpec {
  label: string;
  kind:
    | 'text'
    | 'email'
    | 'url'
    | 'phone'
    | 'area'
    | 'select'
    | 'search'
    | 'money'
    | 'decimal'
    | 'percent'
    | 'number'
    | 'date'
    | 'time'
    | 'choices'
    | 'switch'
    | 'secret'
    | 'file';
  options?: readonly Option[];
  /** Searches on the server, for `search`. */
  onSearch?: (words: string) => Promise<Option[]>;
  /** What a `search` or `file` field shows for the value it begins with. */
  valueLabel?: string;
  /** For `select`: `status:` and a module, or the kind of record whose names are chosen from. */
  source?: string;
  /** What the record has now: the workflow leads on from there. */
  present?: string;
  /** For `search`: the kind of record that is found. */
  reference?: string;
  unit?: string;
  /** For `decimal` and `money`: a figure below 0 is one, too. */
  allowsNegative?: boolean;
  isRequired?: boolean;
  description?: string;
  /** A control of its own instead of one by kind: for what only one area writes. */
  control?: OwnControl;
}
/** What a field's own control is given: its words, its value as text, and where a change goes. */
export type OwnControl = (props: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  name?: string;
  ref?: Ref<never>;
  errorMessage?: ReactNode;
  isRequired?: boolean;
  description?: string;
}) => ReactNode;

export interface FieldControlProps {
  field: FieldSpec & { name?: string };
  value: unknown;
  onChange: (value: unknown) => void;
  onBlur?: () => void;
  ref?: Ref<never>;
  errorMessage?: ReactNode;
  /** Told of a date that is not complete, as it was typed and in what the field says of it. */
  onUnread?: (typed: string, said: string) => void;
  /** For a field that is edited where it stands. */
  hideLabel?: true;
  size?: 'sm';
  autoFocus?: true;
}

const isFigure = (text: string) => /^-?\d+(\.\d*)?$/.test(text);

/** The control of a field by its kind: the same in a form and in a record. */
export function FieldControl({
  field,
  value,
  onChange,
  onBlur = () => undefined,
  ref,
  errorMessage,
  onUnread: tell,
  ...place
}: FieldControlProps) {
  const common = {
    label: field.label,
    ...(field.name ? { name: field.name } : {}),
    ...(ref ? { ref } : {}),
    ...(errorMessage ? { errorMessage } : {}),
    ...(field.isRequired ? { isRequired: true } : {}),
    ...(field.description ? { description: field.description } : {}),
    ...place,
  };
  const text = typeof value === 'string' ? value : '';
  // Words that are no number go into the form, whose rules refuse them: a figure half read is not saved. Nor is one
  // below nothing, which the rules would take as it is written.
  const onUnread = (words: string) => onChange(words.replace('-', '−'));
  const figure = {
    ...common,
    value: isFigure(text) ? text : '',
    onChange,
    onUnread,
    onBlur,
    ...(field.allowsNegative ? { allowNegative: true } : {}),
  };
  if (field.control) return field.control({ ...common, value: text, onChange, onBlur });
  switch (field.kind) {
    case 'area':
      return <TextArea {...common} value={text} onChange={onChange} onBlur={onBlur} />;
    case 'select':
      return field.source ? (
        <SourceSelect
          {...common}
          source={field.source}
          {...(field.present === undefined ? {} : { present: field.present })}
          value={text || null}
          onChange={onChange}
          onBlur={onBlur}
        />
      ) : (
        <Select
          {...common}
          options={field.options ?? []}
          value={text || null}
          onChange={onChange}
          onBlur={onBlur}
        />
      );
    case 'search':
      return field.reference ? (
        <ReferenceSearch
          {...common}
          kind={field.reference}
          {...(field.valueLabel ? { valueLabel: field.valueLabel } : {})}
          value={text || null}
          onChange={onChange}
          onBlur={onBlur}
        />
      ) : (
        <ComboBox
          {...common}
          {...(field.onSearch ? { onSearch: field.onSearch } : { options: field.options ?? [] })}
          {...(field.valueLabel ? { valueLabel: field.valueLabel } : {})}
          value={text || null}
          onChange={onChange}
          onBlur={onBlur}
          isClearable={!field.isRequired}
        />
      );
    case 'money':
      return <CurrencyField {...figure} />;
    case 'decimal':
      return <DecimalField {...figure} {...(field.unit ? { unit: field.unit } : {})} />;
    case 'percent':
      return (
        <NumberField
          {...common}
          value={typeof value === 'number' ? value : null}
          onChange={(next) => onChange(next ?? undefined)}
          onBlur={onBlur}
          min={0}
          max={100}
          suffix="%"
          hideStepper
        />
      );
    case 'number':
      return (
        <NumberField
          {...common}
          value={typeof value === 'number' ? value : null}
          onChange={(next) => onChange(next ?? undefined)}
          onBlur={onBlur}
          {...(field.unit ? { suffix: field.unit } : {})}
        />
      );
    case 'date':
      return (
        <DatePicker
          {...common}
          value={text || null}
          onChange={onChange}
          // The rules refuse a date half typed, so that the one before it is not saved in its place.
          onUnread={(typed, said) => {
            tell?.(typed, said);
            onChange(typed);
          }}
          onBlur={onBlur}
        />
      );
    case 'time':
      return <TimeControl {...common} value={text || null} onChange={onChange} onBlur={onBlur} />;
    case 'choices':
      return (
        <MultiSelect
          {...common}
          options={field.options ?? []}
          value={Array.isArray(value) ? (value as string[]) : []}
          onChange={(ids) => onChange(ids)}
          onBlur={onBlur}
        />
      );
    case 'switch':
      return <Switch {...common} isSelected={value === true} onChange={onChange} onBlur={onBlur} />;
    case 'secret':
      return (
        <PasswordField
          {...common}
          value={text}
          onChange={onChange}
          onBlur={onBlur}
          autoComplete="new-password"
        />
      );
    case 'file':
      return <FileControl {...common} value={text} fileName={field.valueLabel} onChange={onChange} />;
    case 'phone':
      return <PhoneField {...common} value={text} onChange={onChange} onBlur={onBlur} />;
    default:
      return (
        <TextField
          {...common}
          value={text}
          onChange={onChange}
          onBlur={onBlur}
          type={field.kind === 'email' ? 'email' : field.kind === 'url' ? 'url' : 'text'}
        />
      );
  }
}
