import { ApiError, type FieldError } from '@plumbline/api';
import { issueMessage } from '@plumbline/validation';
import { Banner } from '@plumbline/ui/Banner';
import { ComboBox } from '@plumbline/ui/ComboBox';
import { CurrencyField } from '@plumbline/ui/CurrencyField';
import { DatePicker } from '@plumbline/ui/DatePicker';
import { DecimalField } from '@plumbline/ui/DecimalField';
import { ErrorSummary } from '@plumbline/ui/ErrorSummary';
import { FieldGroup, WideField } from '@plumbline/ui/FieldGroup';
import { Form } from '@plumbline/ui/Form';
import { MultiSelect } from '@plumbline/ui/MultiSelect';
import { NumberField } from '@plumbline/ui/NumberField';
import { PhoneField } from '@plumbline/ui/PhoneField';
import { Select, type Option } from '@plumbline/ui/Select';
import { Stack } from '@plumbline/ui/Stack';
import { Switch } from '@plumbline/ui/Switch';
import { TextArea } from '@plumbline/ui/TextArea';
import { TextField } from '@plumbline/ui/TextField';
import { toast } from '@plumbline/ui/toast';
import { messages } from '@plumbline/validation/messages';
import { useId, useRef, useState, type ReactNode, type Ref } from 'react';
import {
  Controller,
  useForm,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
} from 'react-hook-form';
import type { ZodType } from 'zod';
import { EditDrawer } from './edit-drawer.tsx';
import { errorText } from './errors.ts';

/** One field of a form: which control, and where its choices come from. */
export interface FormField<Values> {
  name: Path<Values & FieldValues>;
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
    | 'date'
    | 'choices'
    | 'switch';
  options?: readonly Option[];
  /** Searches on the server, for `search`. */
  onSearch?: (words: string) => Promise<Option[]>;
  /** What a `search` field shows for the value it begins with. */
  valueLabel?: string;
  unit?: string;
  isRequired?: boolean;
  wide?: boolean;
  description?: string;
}
export interface FormSection<Values> {
  title?: string;
  fields: readonly FormField<Values>[];
}

/** Empty text means: no value. Fields that have none in the contract are left out, those that may be null become it. */
function clean<Values extends FieldValues>(values: Values, fields: readonly FormField<Values>[]): Values {
  const result: FieldValues = { ...values };
  for (const { name, kind } of fields) {
    // Pasted addresses come with the space beside them.
    if ((kind === 'email' || kind === 'url') && typeof result[name] === 'string')
      result[name] = result[name].trim();
    const value: unknown = result[name];
    if (value !== '' && value !== null && value !== undefined) continue;
    if (kind === 'date' || kind === 'search') result[name] = null;
    else if (kind === 'money' || kind === 'decimal' || kind === 'percent' || kind === 'select')
      delete result[name];
  }
  return result as Values;
}

/** Validates by the contract's own schema, with the documented messages. */
function resolverOf<Values extends FieldValues>(
  schema: ZodType,
  fields: readonly FormField<Values>[],
): Resolver<Values> {
  return (values) => {
    const result = schema.safeParse(clean(values, fields), { reportInput: true });
    if (result.success) return { values, errors: {} };
    const errors: FieldErrors = {};
    for (const issue of result.error.issues) {
      const name = issue.path.map(String).join('.');
      errors[name] ??= { type: issue.code ?? 'invalid', message: issueMessage(issue) };
    }
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}

interface ControlProps {
  value: unknown;
  onChange: (value: unknown) => void;
  onBlur: () => void;
  ref: Ref<never>;
  errorMessage: string | undefined;
}

function Control<Values>({
  field,
  value,
  onChange,
  onBlur,
  ref,
  errorMessage,
}: ControlProps & { field: FormField<Values> }) {
  const common = {
    label: field.label,
    name: field.name,
    ...(errorMessage ? { errorMessage } : {}),
    ...(field.isRequired ? { isRequired: true } : {}),
    ...(field.description ? { description: field.description } : {}),
  };
  const text = typeof value === 'string' ? value : '';
  switch (field.kind) {
    case 'area':
      return <TextArea {...common} ref={ref} value={text} onChange={onChange} onBlur={onBlur} />;
    case 'select':
      return (
        <Select
          {...common}
          ref={ref}
          options={field.options ?? []}
          value={text || null}
          onChange={onChange}
          onBlur={onBlur}
        />
      );
    case 'search':
      return (
        <ComboBox
          {...common}
          ref={ref}
          {...(field.onSearch ? { onSearch: field.onSearch } : { options: field.options ?? [] })}
          {...(field.valueLabel ? { valueLabel: field.valueLabel } : {})}
          value={text || null}
          onChange={onChange}
          onBlur={onBlur}
          isClearable={!field.isRequired}
        />
      );
    case 'money':
      return <CurrencyField {...common} ref={ref} value={text} onChange={onChange} onBlur={onBlur} />;
    case 'decimal':
      return (
        <DecimalField
          {...common}
          ref={ref}
          value={text}
          onChange={onChange}
          onBlur={onBlur}
          {...(field.unit ? { unit: field.unit } : {})}
        />
      );
    case 'percent':
      return (
        <NumberField
          {...common}
          ref={ref}
          value={typeof value === 'number' ? value : null}
          onChange={(next) => onChange(next ?? undefined)}
          onBlur={onBlur}
          min={0}
          max={100}
          suffix="%"
          hideStepper
        />
      );
    case 'date':
      return <DatePicker {...common} ref={ref} value={text || null} onChange={onChange} onBlur={onBlur} />;
    case 'choices':
      return (
        <MultiSelect
          {...common}
          ref={ref}
          options={field.options ?? []}
          value={Array.isArray(value) ? (value as string[]) : []}
          onChange={(ids) => onChange(ids)}
          onBlur={onBlur}
        />
      );
    case 'switch':
      return <Switch {...common} ref={ref} isSelected={value === true} onChange={onChange} onBlur={onBlur} />;
    case 'phone':
      return <PhoneField {...common} ref={ref} value={text} onChange={onChange} onBlur={onBlur} />;
    default:
      return (
        <TextField
          {...common}
          ref={ref}
          value={text}
          onChange={onChange}
          onBlur={onBlur}
          type={field.kind === 'email' ? 'email' : field.kind === 'url' ? 'url' : 'text'}
        />
      );
  }
}

export interface FormDrawerProps<Values extends FieldValues> {
  title: string;
  onClose: () => void;
  schema: ZodType;
  sections: readonly FormSection<Values>[];
  initial: Values;
  submitLabel: string;
  /** Sends what was filled in; `key` is the same for every try of this form, so that a doubled press has one effect. */
  submit: (values: Values, key: string) => Promise<unknown>;
  head?: ReactNode;
}

/**
 * A record's form in a drawer. What is wrong stands beside its field and in a summary; what the server refuses stands
 * there, too; nothing typed is ever lost to an error, and closing with changes asks first.
 */
export function FormDrawer<Values extends FieldValues>({
  title,
  onClose,
  schema,
  sections,
  initial,
  submitLabel,
  submit,
  head,
}: FormDrawerProps<Values>) {
  const fields = sections.flatMap((section) => section.fields);
  const id = useId();
  const key = useRef(crypto.randomUUID());
  const [problem, setProblem] = useState<string>();
  const form = useForm<Values>({
    // The library's own type of defaults is deeper than a plain record of values.
    defaultValues: initial as never,
    resolver: resolverOf<Values>(schema, fields),
    mode: 'onTouched',
  });
  const { errors, isSubmitting, isDirty, submitCount } = form.formState;
  const take = (list: readonly FieldError[]) => {
    for (const { field, message } of list) form.setError(field as Path<Values>, { type: 'server', message });
  };
  const onSubmit = form.handleSubmit(async (values) => {
    setProblem(undefined);
    try {
      await submit(clean(values as Values, fields), key.current);
      onClose();
    } catch (error) {
      if (error instanceof ApiError && error.errors.length) take(error.errors);
      setProblem(errorText(error));
      // Another try with other values is another request.
      key.current = crypto.randomUUID();
    }
  });
  const listed = fields.flatMap(({ name, label }) => {
    const message = (errors as Record<string, { message?: string } | undefined>)[name]?.message;
    return message ? [{ field: name, label, message }] : [];
  });
  return (
    <EditDrawer
      title={title}
      submitLabel={submitLabel}
      onSubmit={() => void onSubmit()}
      onClose={onClose}
      isDirty={isDirty}
      isPending={isSubmitting}
    >
      <Form id={id} label={title} onSubmit={() => void onSubmit()}>
        <Stack gap={24}>
          {head}
          {problem && listed.length === 0 && (
            <Banner tone="bad" urgent>
              {problem}
            </Banner>
          )}
          {submitCount > 0 && listed.length > 0 && (
            <ErrorSummary
              errors={listed}
              onFocusField={(name) => form.setFocus(name as Path<Values>)}
              autoFocus={false}
            />
          )}
          {sections.map((section) => (
            <FieldGroup
              key={section.title ?? 'main'}
              columns={2}
              {...(section.title ? { title: section.title } : {})}
            >
              {section.fields.map((field) => {
                const control = (
                  <Controller
                    key={field.name}
                    control={form.control}
                    name={field.name as Path<Values>}
                    render={({ field: bound, fieldState }) => (
                      <Control
                        field={field}
                        value={bound.value}
                        onChange={bound.onChange}
                        onBlur={bound.onBlur}
                        ref={bound.ref as Ref<never>}
                        errorMessage={fieldState.error?.message}
                      />
                    )}
                  />
                );
                return field.wide ? <WideField key={field.name}>{control}</WideField> : control;
              })}
            </FieldGroup>
          ))}
        </Stack>
      </Form>
    </EditDrawer>
  );
}

/** Says that a record was saved. */
export function saved(): void {
  toast.success(messages.successDefault);
}
