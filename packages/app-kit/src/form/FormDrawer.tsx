import { ApiError, type FieldError } from '@plumbline/api';
import { Banner } from '@plumbline/ui/Banner';
import { ErrorSummary } from '@plumbline/ui/ErrorSummary';
import { FieldGroup, WideField } from '@plumbline/ui/FieldGroup';
import { Form } from '@plumbline/ui/Form';
import { Stack } from '@plumbline/ui/Stack';
import { toast } from '@plumbline/ui/toast';
import { messages } from '@plumbline/validation/messages';
import { Fragment, useId, useRef, useState, type ReactNode, type Ref } from 'react';
import {
  Controller,
  get,
  set,
  useForm,
  type UseFormReturn,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
} from 'react-hook-form';
import type { ZodType } from 'zod';
import type { Decision } from '@plumbline/permissions';
import { EditDrawer } from './EditDrawer.tsx';
import { aboveFields } from '../data/error-message.ts';
import { insertAtCursor } from './insert-at-cursor.ts';
import { validationErrors } from './validation-errors.ts';
import { FieldControl, type FieldSpec } from './FieldControl.tsx';
import { denied } from '../record/record-actions.tsx';
import { useValueListener } from './use-value-listener.ts';
import type { FormDraft } from './form-draft.ts';
import { useDraftedValues } from './use-drafted-values.ts';
import { DraftNotice } from './DraftNotice.tsx';

/** Field of a form. */
export interface FormField<Values> extends FieldSpec {
  name: Path<Values & FieldValues>;
  wide?: boolean;
  /** Error from a server check, shown at the field while typing. */
  problem?: string | undefined;
}
export interface FormSection<Values> {
  title?: string;
  fields: readonly FormField<Values>[];
}

/** Removes empty text: optional fields are omitted, nullable fields become null. */
function clean<Values extends FieldValues>(values: Values, fields: readonly FormField<Values>[]): Values {
  const result: FieldValues = { ...values };
  for (const { name, kind } of fields) {
    // Nested values are cleaned by the server.
    if (name.includes('.')) continue;
    // Trim whitespace of pasted addresses.
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

/** Additional validation of a form: error messages by field name. */
export type FormCheck<Values> = (values: Values) => Readonly<Record<string, string>>;

/** Builds a resolver from the contract's schema with the specified messages. */
function resolverOf<Values extends FieldValues>(
  schema: ZodType,
  fields: readonly FormField<Values>[],
  check: FormCheck<Values>,
  /** Error of an incomplete date, the same at the field and in the summary. */
  saidOf: (name: string, value: unknown) => string | undefined,
): Resolver<Values> {
  return (values) => {
    // Errors of `check` take precedence over those of the schema.
    const found = new Map([
      ...validationErrors(schema, clean(values, fields)),
      ...Object.entries(check(values)),
    ]);
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
  /** Submits the values. `key` is the idempotency key of all attempts with the same values. */
  submit: (values: Values, key: string) => Promise<unknown>;
  head?: ReactNode;
  /** Decision about saving; a denied form is read-only. */
  decision?: Decision;
  /** Additional validation beside the schema. */
  check?: FormCheck<Values>;
  /** Called with the current values on each change. `fill` sets other fields. */
  onValues?: (values: Values, fill: (values: Partial<Values>) => void) => void;
  /** Draft that keeps unsaved input over a reload. */
  draft?: FormDraft;
  /** Content below the first fields, for feedback while typing. */
  afterFirst?: ReactNode;
  /** Content below the fields; `insert` inserts text at the last cursor position of a field. */
  foot?: (tools: { insert: (field: Path<Values>, text: string) => void }) => ReactNode;
}

/** Scrolls an error above a long form into view. */
const intoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });

function SectionFields<Values extends FieldValues>({
  section,
  form,
  onUnread,
}: {
  section: FormSection<Values>;
  form: UseFormReturn<Values>;
  /** Called with an incomplete date as typed and with the error of the field. */
  onUnread: (name: string, typed: string, message: string) => void;
}) {
  return (
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
                onUnread={(typed, message) => onUnread(field.name, typed, message)}
                errorMessage={fieldState.error?.message ?? field.problem}
              />
            )}
          />
        );
        return field.wide ? <WideField key={field.name}>{control}</WideField> : control;
      })}
    </FieldGroup>
  );
}

/**
 * Form of a record in a drawer. Errors are shown at their fields and in a summary, including those of the server. Input
 * survives errors, and closing with changes asks first.
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
  draft,
  afterFirst,
  foot,
}: FormDrawerProps<Values>) {
  const fields = sections.flatMap((section) => section.fields);
  const id = useId();
  const key = useRef(crypto.randomUUID());
  const unread = useRef(new Map<string, { typed: string; message: string }>());
  const [problem, setProblem] = useState<string>();
  const form = useForm<Values>({
    // The library's type of default values is too deep for a plain record.
    defaultValues: initial as never,
    resolver: resolverOf<Values>(schema, fields, check, (name, value) => {
      const last = unread.current.get(name);
      return last && last.typed === value ? last.message : undefined;
    }),
    mode: 'onTouched',
  });
  const { errors, isSubmitting, isDirty, submitCount } = form.formState;
  useValueListener(form, onValues);
  useDraftedValues(form, { initial, fields, draft });
  const close = () => {
    draft?.clear();
    onClose();
  };
  // Focus the first invalid field: it may be far above the pressed button.
  const take = (list: readonly FieldError[]) => {
    for (const { field, message } of list) form.setError(field as Path<Values>, { type: 'server', message });
    const first = fields.find(({ name }) => list.some(({ field }) => field === name));
    if (first) form.setFocus(first.name as Path<Values>);
  };
  const insert = (name: Path<Values>, text: string) =>
    insertAtCursor(form, name, `#${CSS.escape(id)} [name="${CSS.escape(name)}"]`, text);
  const onSubmit = form.handleSubmit(
    async (values) => {
      setProblem(undefined);
      try {
        await submit(clean(values as Values, fields), key.current);
        close();
      } catch (error) {
        if (error instanceof ApiError && error.errors.length) take(error.errors);
        setProblem(aboveFields(error, (field) => fields.some(({ name }) => name === field)) || undefined);
        // A retry with other values needs a new idempotency key.
        key.current = crypto.randomUUID();
      }
    },
    (found) => {
      // Show errors of fields that are not in the form, too.
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
      onClose={close}
      isDirty={isDirty}
      isPending={isSubmitting}
      {...(decision ? denied(decision) : {})}
    >
      <Form hasOwnRules id={id} label={title} onSubmit={() => void onSubmit()}>
        <Stack gap={24}>
          {draft?.restored && <DraftNotice onDiscard={draft.discard} />}
          {head}
          {problem && (
            <div ref={intoView}>
              <Banner tone="bad" isUrgent>
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
              <SectionFields
                section={section}
                form={form}
                onUnread={(name, typed, message) => unread.current.set(name, { typed, message })}
              />
              {at === 0 && afterFirst}
            </Fragment>
          ))}
          {foot?.({ insert })}
        </Stack>
      </Form>
    </EditDrawer>
  );
}

/** Duration of a toast that leads to the saved record, in milliseconds. */
const LINK_TOAST_MS = 8000;

/**
 * Shows a toast that a record was saved.
 * @param action leads to the record.
 */
export function notifySaved(action?: { label: string; onPress: () => void }): void {
  toast.success(messages.successDefault, action ? { action, duration: LINK_TOAST_MS } : {});
}
