import { ApiError } from '@plumbline/api';
import { messages } from '@plumbline/validation/messages';
import type { Decision } from '@plumbline/permissions';
import { Banner } from '@plumbline/ui/Banner';
import { FieldGroup, WideField } from '@plumbline/ui/FieldGroup';
import { FormLayout } from '@plumbline/ui/FormLayout';
import { PageHeader } from '@plumbline/ui/PageHeader';
import { Stack } from '@plumbline/ui/Stack';
import { useRef, useState, type ReactNode, type Ref, type RefObject } from 'react';
import type { ZodType } from 'zod';
import { DiscardDialog } from '../form/DiscardDialog.tsx';
import { useDraft } from '../form/use-draft.ts';
import { aboveFields, isStale } from '../data/error-message.ts';
import { validationErrors } from '../form/validation-errors.ts';
import { FieldControl, type FieldSpec } from '../form/FieldControl.tsx';
import { notifySaved } from '../form/FormDrawer.tsx';
import { changedOf, staleText } from '../form/use-versioned-save.ts';
import { denied } from '../record/record-actions.tsx';
import { settingsMessages } from './messages.ts';

interface Stored {
  version: number;
}
export interface SettingsSection<Values> {
  id: string;
  title: string;
  description?: ReactNode;
  fields?: readonly (FieldSpec & { name: keyof Values & string; wide?: boolean })[];
  /** Content above the fields. */
  head?: ReactNode;
  /** Content below the fields. */
  foot?: ReactNode | ((values: Values) => ReactNode);
}
export interface SettingsScreenProps<Row extends Stored, Values extends object> {
  title: string;
  description: ReactNode;
  backHref?: string;
  backLabel?: string;
  /** Unique name of the draft. */
  draftName: string;
  row: Row;
  /** Edited values with defaults for missing ones. */
  initial: Values;
  sections: readonly SettingsSection<Values>[];
  /** Schema of an update, from the contract. */
  schema: ZodType;
  decision: Decision;
  /** Saves changed values. @returns the saved row. */
  save: (changed: Partial<Values> & { version: number }) => Promise<{ data: Row }>;
  /** Reloads the row. @returns its version. */
  reload: () => Promise<number | undefined>;
  onSaved?: (row: Row) => void;
  /** Content above the sections. */
  banner?: ReactNode;
}

const wording = (count: number) => settingsMessages.unsavedCount(count);

/** Validates and saves the changed values; errors belong to their fields, and `problem` is shown above them. */
function useSettingsSave<Row extends Stored, Values extends object>({
  draft,
  values,
  changed,
  sections,
  schema,
  controls,
  save,
  reload,
  onSaved,
}: Pick<SettingsScreenProps<Row, Values>, 'sections' | 'schema' | 'save' | 'reload'> & {
  draft: ReturnType<typeof useDraft<Values & Stored>>;
  values: Values;
  changed: Partial<Values>;
  /** Controls by field, to focus the first one with an error. */
  controls: RefObject<Record<string, { focus?: () => void } | null>>;
  onSaved: SettingsScreenProps<Row, Values>['onSaved'];
}) {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState('');
  const [isSaving, setSaving] = useState(false);
  const { version } = draft.value;
  const all = sections.flatMap(({ fields = [] }) => fields);
  const refuse = (found: Readonly<Record<string, string>>): boolean => {
    setErrors(found);
    const first = all.find(({ name }) => found[name]);
    if (first) controls.current[first.name]?.focus?.();
    return first !== undefined;
  };
  const submit = async () => {
    setProblem('');
    const required = all
      .filter(({ name, isRequired }) => isRequired && !String(values[name] ?? '').trim())
      .map(({ name }) => [name, messages.required]);
    const found = {
      ...Object.fromEntries(validationErrors(schema, { ...changed, version })),
      ...(Object.fromEntries(required) as Record<string, string>),
    };
    if (Object.keys(found).length > 0) {
      if (!refuse(found)) setProblem(Object.values(found)[0] ?? '');
      return;
    }
    setErrors({});
    setSaving(true);
    try {
      const { data } = await save({ ...changed, version });
      draft.discard();
      await reload();
      onSaved?.(data);
      notifySaved();
    } catch (reason) {
      const named =
        reason instanceof ApiError
          ? Object.fromEntries(reason.errors.map(({ field, message }) => [field, message]))
          : {};
      refuse(named);
      setProblem(aboveFields(reason, (field) => all.some(({ name }) => name === field)));
      if (isStale(reason)) {
        // Saving again overwrites the other user's changes.
        const theirs = await reload().catch(() => undefined);
        if (theirs !== undefined) {
          draft.change({ version: theirs } as Partial<Values & Stored>);
          setProblem(staleText);
        }
      }
    }
    setSaving(false);
  };
  const clear = () => {
    setErrors({});
    setProblem('');
  };
  return { errors, problem, isSaving, submit, clear };
}

function SectionFields<Values extends object>({
  fields,
  values,
  errors,
  controls,
  onChange,
}: {
  fields: NonNullable<SettingsSection<Values>['fields']>;
  values: Values;
  errors: Readonly<Record<string, string>>;
  /** Receives the controls by field. */
  controls: RefObject<Record<string, { focus?: () => void } | null>>;
  onChange: (part: Partial<Values>) => void;
}) {
  return (
    <FieldGroup columns="halves">
      {fields.map(({ wide, ...field }) => {
        const control = (
          <FieldControl
            key={field.name}
            field={field}
            value={values[field.name]}
            onChange={(next) => onChange({ [field.name]: next } as Partial<Values>)}
            ref={
              ((element: { focus?: () => void } | null) => {
                controls.current[field.name] = element;
              }) as Ref<never>
            }
            errorMessage={errors[field.name]}
          />
        );
        return wide ? <WideField key={field.name}>{control}</WideField> : control;
      })}
    </FieldGroup>
  );
}

/**
 * Settings page with fields in sections and a save bar that appears with unsaved changes. Input survives errors, reloads
 * and changes of other users.
 */
export function SettingsScreen<Row extends Stored, Values extends object>({
  title,
  description,
  backHref,
  backLabel,
  draftName,
  row,
  initial,
  sections,
  schema,
  decision,
  save,
  reload,
  onSaved,
  banner,
}: SettingsScreenProps<Row, Values>) {
  const draft = useDraft<Values & Stored>(draftName, { ...initial, version: row.version });
  const [isLeaving, setLeaving] = useState(false);
  const controls = useRef<Record<string, { focus?: () => void } | null>>({});
  const { version, ...rest } = draft.value;
  const values = rest as unknown as Values;
  const changed = changedOf(values, initial);
  const count = Object.keys(changed).length;
  const change = (part: Partial<Values>) => draft.change({ version, ...part } as Partial<Values & Stored>);

  const { errors, problem, isSaving, submit, clear } = useSettingsSave({
    draft,
    values,
    changed,
    sections,
    schema,
    controls,
    save,
    reload,
    onSaved,
  });
  const foot = ({ foot: content }: SettingsSection<Values>) =>
    typeof content === 'function' ? content(values) : content;

  return (
    <>
      <FormLayout
        header={
          <PageHeader
            title={title}
            description={description}
            {...(backHref ? { backHref } : {})}
            {...(backLabel ? { backLabel } : {})}
          />
        }
        errors={
          problem || banner ? (
            <Stack gap={12}>
              {problem && (
                <Banner tone="bad" isUrgent>
                  {problem}
                </Banner>
              )}
              {banner}
            </Stack>
          ) : undefined
        }
        sections={sections.map((section) => {
          const { id, title: name, description: help, fields = [], head } = section;
          const wrong = fields.filter((field) => errors[field.name]).length;
          return {
            id,
            title: name,
            ...(help ? { description: help } : {}),
            ...(wrong ? { errorCount: wrong } : {}),
            children: (
              <Stack gap={16}>
                {head}
                {fields.length > 0 && (
                  <SectionFields
                    fields={fields}
                    values={values}
                    errors={errors}
                    controls={controls}
                    onChange={change}
                  />
                )}
                {foot(section)}
              </Stack>
            ),
          };
        })}
        {...(count > 0
          ? {
              save: {
                message: wording(count),
                saveLabel: settingsMessages.saveChanges,
                discardLabel: 'Discard',
                isSaving,
                onSave: () => void submit(),
                onDiscard: () => setLeaving(true),
                ...denied(decision),
              },
            }
          : {})}
      />
      <DiscardDialog
        isOpen={isLeaving}
        onOpenChange={setLeaving}
        onDiscard={() => {
          draft.discard();
          clear();
        }}
      />
    </>
  );
}
