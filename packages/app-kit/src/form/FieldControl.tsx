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

/** Definition of a form field: control and options. */
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
  /** Server search of a `search` field. */
  onSearch?: (search: string) => Promise<Option[]>;
  /** Label of the initial value of a `search` or `file` field. */
  valueLabel?: string;
  /** Source of a `select`: `status:<module>`, or an entity whose names are the options. */
  source?: string;
  /** Current status of the record, from which the workflow determines the allowed transitions. */
  present?: string;
  /** Entity searched by a `search` field. */
  reference?: string;
  unit?: string;
  /** Allows negative values in `decimal` and `money` fields. */
  allowsNegative?: boolean;
  isRequired?: boolean;
  description?: string;
  /** Custom control instead of the one for `kind`. */
  control?: OwnControl;
}
/** Props of a custom control: label, value as text and change handler. */
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
  /** Called with an incomplete date as typed and with the error of the field. */
  onUnread?: (typed: string, message: string) => void;
  /** Hides the label, for inline editing. */
  hideLabel?: true;
  size?: 'sm';
  autoFocus?: true;
}

const isFigure = (text: string) => /^-?\d+(\.\d*)?$/.test(text);

type ControlProps<Value> = Omit<Parameters<OwnControl>[0], 'value' | 'onChange'> & {
  value: Value;
  onChange: (value: unknown) => void;
};

const selectControl = (field: FieldSpec, props: ControlProps<string | null>): ReactNode =>
  field.source ? (
    <SourceSelect
      {...props}
      source={field.source}
      {...(field.present === undefined ? {} : { present: field.present })}
    />
  ) : (
    <Select {...props} options={field.options ?? []} />
  );

const searchControl = (field: FieldSpec, props: ControlProps<string | null>): ReactNode =>
  field.reference ? (
    <ReferenceSearch
      {...props}
      kind={field.reference}
      {...(field.valueLabel ? { valueLabel: field.valueLabel } : {})}
    />
  ) : (
    <ComboBox
      {...props}
      {...(field.onSearch ? { onSearch: field.onSearch } : { options: field.options ?? [] })}
      {...(field.valueLabel ? { valueLabel: field.valueLabel } : {})}
      isClearable={!field.isRequired}
    />
  );

const numberControl = (field: FieldSpec, { value, onChange, ...props }: ControlProps<unknown>): ReactNode => (
  <NumberField
    {...props}
    value={typeof value === 'number' ? value : null}
    onChange={(next) => onChange(next ?? undefined)}
    {...(field.kind === 'percent' ? { min: 0, max: 100, suffix: '%', hideStepper: true } : {})}
    {...(field.kind === 'number' && field.unit ? { suffix: field.unit } : {})}
  />
);

/** Control of a field by its kind, used in forms and in records. */
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
  // Pass invalid numbers to the form so that validation rejects them instead of saving a partial value. The minus
  // sign is replaced so that validation also rejects negative numbers.
  const onUnread = (text: string) => onChange(text.replace('-', '−'));
  const figure = {
    ...common,
    value: isFigure(text) ? text : '',
    onChange,
    onUnread,
    onBlur,
    ...(field.allowsNegative ? { allowsNegative: true } : {}),
  };
  if (field.control) return field.control({ ...common, value: text, onChange, onBlur });
  switch (field.kind) {
    case 'area':
      return <TextArea {...common} value={text} onChange={onChange} onBlur={onBlur} />;
    case 'select':
      return selectControl(field, { ...common, value: text || null, onChange, onBlur });
    case 'search':
      return searchControl(field, { ...common, value: text || null, onChange, onBlur });
    case 'money':
      return <CurrencyField {...figure} />;
    case 'decimal':
      return <DecimalField {...figure} {...(field.unit ? { unit: field.unit } : {})} />;
    case 'percent':
    case 'number':
      return numberControl(field, { ...common, value, onChange, onBlur });
    case 'date':
      return (
        <DatePicker
          {...common}
          value={text || null}
          onChange={onChange}
          // Validation rejects an incomplete date so that the previous one is not saved in its place.
          onUnread={(typed, message) => {
            tell?.(typed, message);
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
