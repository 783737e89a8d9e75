import { ApiError, type FieldError } from '@plumbline/api';
import { Banner } from '@plumbline/ui/Banner';
import { ErrorSummary } from '@plumbline/ui/ErrorSummary';
import { FieldGroup, WideField } from '@plumbline/ui/FieldGroup';
import { Form } from '@plumbline/ui/Form';
import { Stack } from '@plumbline/ui/Stack';
import { toast } from '@plumbline/ui/toast';
import { messages } from '@plumbline/validation/messages';
import { Fragment, useEffect, useId, useRef, useState, type ReactNode, type Ref } from 'react';
import {
  Controller,
  get,
  set,
  useForm,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
} from 'react-hook-form';
import type { ZodType } from 'zod';
import type { Decision } from '@plumbline/permissions';
import { EditDrawer } from './EditDrawer.tsx';
import { aboveFields } from '../data/error-message.ts';
import { faultsOf } from './validation-errors.ts';
import { FieldControl, type FieldSpec } from './FieldControl.tsx';
import { denied } from '../record/record-actions.tsx';

/** One field of a form: which control, and where its choices come from. */
export interface FormField<Values> extends FieldSpec {
  name: Path<Values & FieldValues>;
  wide?: boolean;
  /** What is wrong with it that only a question to the server tells; it stands beside the field while somebody types. */
  problem?: string | undefined;
}
export interface FormSection<Values> {
  title?: string;
  fields: readonly FormField<Values>[];
}

/** Empty text means: no value. Fields that have none in the contract are left out, those that may be null become it. */
function clean<Values extends FieldValues>(values: Values, fields: readonly FormField<Values>[]): Values {
  const result: FieldValues = { ...values };
  for (const { name, kind } of fields) {
    // Inside of another value: the server cleans those itself.
    if (name.includes('.')) continue;
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

/** What a form finds wrong beyond the contract: by the field's name, in words. */
export type FormCheck<Values> = (values: Values) => Readonly<Record<string, string>>;

/** Validates by the contract's own schema, with the documented messages. */
function resolverOf<Values extends FieldValues>(
  schema: ZodType,
  fields: readonly FormField<Values>[],
  check: FormCheck<Values>,
  /** What fields say of dates that are not complete, by name: one and the same there and in the summary. */
  saidOf: (name: string, value: unknown) => string | undefined,
): Resolver<Values> {
  return (values) => {
    // What a form checks by itself is said before what the contract finds.
    const found = new Map([...faultsOf(schema, clean(values, fields)), ...Object.entries(check(values))]);
    if (found.size === 0) return { values, errors: {} };
    const errors: FieldErrors = {};
    for (const [name, message] of found)
      set(errors, name, { type: 'invalid', message: saidOf(name, get(values, name)) ?? message });
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
const nothingWrong = () => ({});

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
  /** Whether it may be saved; who may not can look. */
  decision?: Decision;
  /** What else is wrong, beside what the schema finds. */
  check?: FormCheck<Values>;
  /** Told of what is being filled in: for what the head shows of it. `fill` writes into other fields. */
  onValues?: (values: Values, fill: (values: Partial<Values>) => void) => void;
  /** Below the first fields: what is said of them while they are written. */
  afterFirst?: ReactNode;
  /** Below the fields; `insert` puts text into one of them, where its cursor was last. */
  foot?: (tools: { insert: (field: Path<Values>, text: string) => void }) => ReactNode;
}

/** What is said above a long form is seen from the button below it. */
const intoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });

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
  decision,
  check = nothingWrong,
  onValues,
  afterFirst,
  foot,
}: FormDrawerProps<Values>) {
  const fields = sections.flatMap((section) => section.fields);
  const id = useId();
  const key = useRef(crypto.randomUUID());
  const unread = useRef(new Map<string, { typed: string; said: string }>());
  const [problem, setProblem] = useState<string>();
  const form = useForm<Values>({
    // The library's own type of defaults is deeper than a plain record of values.
    defaultValues: initial as never,
    resolver: resolverOf<Values>(schema, fields, check, (name, value) => {
      const last = unread.current.get(name);
      return last && last.typed === value ? last.said : undefined;
    }),
    mode: 'onTouched',
  });
  const { errors, isSubmitting, isDirty, submitCount } = form.formState;
  const tell = useRef(onValues);
  useEffect(() => {
    tell.current = onValues;
  });
  const isTold = onValues !== undefined;
  useEffect(() => {
    if (!isTold) return undefined;
    const fill = (given: Partial<Values>) => {
      for (const [name, value] of Object.entries(given))
        form.setValue(name as Path<Values>, value as never, { shouldDirty: true, shouldValidate: true });
    };
    const subscription = form.watch((values) => tell.current?.(values as Values, fill));
    return () => subscription.unsubscribe();
  }, [form, isTold]);
  // The button that was pressed may be a screen below what is wrong: the first field that is refused takes the focus.
  const take = (list: readonly FieldError[]) => {
    for (const { field, message } of list) form.setError(field as Path<Values>, { type: 'server', message });
    const first = fields.find(({ name }) => list.some(({ field }) => field === name));
    if (first) form.setFocus(first.name as Path<Values>);
  };
  const insert = (name: Path<Values>, text: string) => {
    const control = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(
      `#${CSS.escape(id)} [name="${CSS.escape(name)}"]`,
    );
    const before = String(form.getValues(name) ?? '');
    const from = control?.selectionStart ?? before.length;
    const to = control?.selectionEnd ?? from;
    form.setValue(name, (before.slice(0, from) + text + before.slice(to)) as never, {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: true,
    });
    // After the menu has given the focus back.
    setTimeout(() => {
      control?.focus();
      control?.setSelectionRange(from + text.length, from + text.length);
    });
  };
  const onSubmit = form.handleSubmit(
    async (values) => {
      setProblem(undefined);
      try {
        await submit(clean(values as Values, fields), key.current);
        onClose();
      } catch (error) {
        if (error instanceof ApiError && error.errors.length) take(error.errors);
        setProblem(aboveFields(error, (field) => fields.some(({ name }) => name === field)) || undefined);
        // Another try with other values is another request.
        key.current = crypto.randomUUID();
      }
    },
    (found) => {
      // What is wrong and has no field here is said all the same.
      const [first] = Object.values(found) as { message?: string }[];
      setProblem(fields.some(({ name }) => get(found, name)) ? undefined : first?.message);
    },
  );
  const listed = fields.flatMap(({ name, label }) => {
    const { message } = (get(errors, name) ?? {}) as { message?: string };
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
      {...(decision ? denied(decision) : {})}
    >
      <Form id={id} label={title} onSubmit={() => void onSubmit()}>
        <Stack gap={24}>
          {head}
          {problem && (
            <div ref={intoView}>
              <Banner tone="bad" urgent>
                {problem}
              </Banner>
            </div>
          )}
          {submitCount > 0 && listed.length > 0 && (
            <ErrorSummary
              errors={listed}
              onFocusField={(name) => form.setFocus(name as Path<Values>)}
              autoFocus={false}
            />
          )}
          {sections.map((section, at) => (
            <Fragment key={section.title ?? 'main'}>
              <FieldGroup columns="halves" {...(section.title ? { title: section.title } : {})}>
                {section.fields.map((field) => {
                  const control = (
                    <Controller
                      key={field.name}
                      control={form.control}
                      name={field.name as Path<Values>}
                      render={({ field: bound, fieldState }) => (
                        <FieldControl
                          field={field}
                          value={bound.value}
                          onChange={bound.onChange}
                          onBlur={bound.onBlur}
                          ref={bound.ref as Ref<never>}
                          onUnread={(typed, said) => unread.current.set(field.name, { typed, said })}
                          errorMessage={fieldState.error?.message ?? field.problem}
                        />
                      )}
                    />
                  );
                  return field.wide ? <WideField key={field.name}>{control}</WideField> : control;
                })}
              </FieldGroup>
              {at === 0 && afterFirst}
            </Fragment>
          ))}
          {foot?.({ insert })}
        </Stack>
      </Form>
    </EditDrawer>
  );
}

/** Says that a record was saved. */
export function saved(): void {
  toast.success(messages.successDefault);
}
