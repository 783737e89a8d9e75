import type { FieldMeta, Entity } from '@plumbline/api/entities';
import type { FormModuleKey } from '@plumbline/validation/forms';
import { issueMessage } from '@plumbline/validation';
import { inSentence } from '@plumbline/ui/format';
import { IconButton } from '@plumbline/ui/IconButton';
import { ArrowUpRightIcon } from '@plumbline/ui/icons';
import { InlineEdit } from '@plumbline/ui/InlineEdit';
import { PropertyGroup } from '@plumbline/ui/RecordLayout';
import { useEffect, useState } from 'react';
import type { ZodObject } from 'zod';
import { CustomProperty } from '../custom/CustomProperty.tsx';
import { useFormCall, type WithCustom } from '../custom/use-form.ts';
import { FieldControl } from '../form/FieldControl.tsx';
import { recordHref } from '../custom/record-href.ts';
import { capital } from '../format/format-values.ts';
import { arrangedGroups } from './field-layout.ts';
import { groupsOf, nameFieldOf, specOf } from '../form/resource-fields.ts';
import { shownValue } from './FieldValue.tsx';
import { recordMessages } from './messages.ts';

const withArticle = (label: string) => (/^[aeiou]/i.test(label) ? 'an ' : 'a ') + inSentence(label);

export interface EntityPropertiesProps<Row extends { uuid: string }, Update> {
  entity: Entity<Row, never, Update> | Entity<Row, object, Update>;
  row: Row;
  /** Saves a field; the message of a rejection is shown at the field. */
  onSave: (change: Record<string, unknown>) => Promise<unknown>;
  isReadOnly?: boolean;
  /** Fields shown elsewhere in the record. */
  without?: readonly string[];
}

/** Side panel of a record: all writable and custom fields with inline editing. */
export function RecordDetails<Row extends { uuid: string }, Update>({
  entity,
  row,
  onSave,
  isReadOnly = false,
  without = [],
}: EntityPropertiesProps<Row, Update>) {
  // Null without rules in the browser: the server checks them.
  const [schema, setSchema] = useState<ZodObject | null>();
  useEffect(() => {
    void (entity.schema?.() ?? Promise.resolve(null)).then(setSchema, () => setSchema(null));
  }, [entity]);
  const values = new Map<string, unknown>(Object.entries(row));
  const problemOf = (name: string, value: unknown): string | undefined => {
    const rule = schema?.shape[name] as { safeParse: ZodObject['safeParse'] } | undefined;
    const result = rule?.safeParse(value, { reportInput: true });
    const issue = result && !result.success ? result.error.issues[0] : undefined;
    return issue ? issueMessage(issue) : undefined;
  };
  const formCall = useFormCall(entity.form ? (entity.name as FormModuleKey) : undefined);
  const form = entity.form ? formCall.data?.data : undefined;
  // The company's form can move a field to another group, which would close a field that is being edited.
  const isArranged = !entity.form || form !== undefined || formCall.error !== undefined;
  const canEdit = !isReadOnly && isArranged && schema !== undefined;
  const groups = arrangedGroups(
    groupsOf(entity.fields).map(({ title, names }) => ({
      title: title ?? capital(entity.one),
      names: names.filter((name) => !without.includes(name)),
    })),
    form,
  );
  return (
    <>
      {groups.map(({ id, title, fields }) => (
        <PropertyGroup key={id} title={title}>
          {fields.map((entry) => {
            if ('own' in entry)
              return (
                <CustomProperty
                  key={`custom.${entry.own.code}`}
                  field={entry.own}
                  record={row as WithCustom}
                  onSave={onSave}
                  isReadOnly={!canEdit}
                />
              );
            const { name } = entry;
            const field = entity.fields[name] as FieldMeta;
            const spec = specOf(name, field, row);
            const value = values.get(name) ?? (field.kind === 'day' || field.ref ? null : '');
            const named =
              field.ref && typeof value === 'string' && value !== ''
                ? recordHref(field.ref, value)
                : undefined;
            const toValue = (next: unknown) =>
              next === '' && (field.kind === 'decimal' || field.kind === 'day' || field.ref) ? null : next;
            return (
              <InlineEdit<unknown>
                key={name}
                label={field.label}
                value={value}
                display={shownValue(name, field, value, row)}
                {...(named
                  ? {
                      aside: (
                        <IconButton
                          icon={ArrowUpRightIcon}
                          size="sm"
                          label={recordMessages.openRecord(
                            String(values.get(nameFieldOf(name)) ?? '') || inSentence(field.label),
                          )}
                          href={named}
                        />
                      ),
                    }
                  : {})}
                emptyText={recordMessages.addRecord(withArticle(field.label))}
                validate={(next) => problemOf(name, toValue(next))}
                onSave={async (next) => {
                  await onSave({ [name]: toValue(next) });
                }}
                {...(spec.kind === 'area' ? { layout: 'stack' as const } : {})}
                {...(['select', 'search', 'switch'].includes(spec.kind) ? { savesOnChange: true } : {})}
                {...(canEdit ? {} : { isReadOnly: true })}
              >
                {(edit) => <FieldControl {...edit} field={spec} />}
              </InlineEdit>
            );
          })}
        </PropertyGroup>
      ))}
    </>
  );
}
