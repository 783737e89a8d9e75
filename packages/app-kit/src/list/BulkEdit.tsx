import { ApiError, type ManyChanged } from '@plumbline/api';
import type { FieldMeta, Entity } from '@plumbline/api/entities';
import { issueMessage } from '@plumbline/validation';
import { checkValue, cleanValue, type FormEntry, type FormModuleKey } from '@plumbline/validation/forms';
import { messages } from '@plumbline/validation/messages';
import { Banner } from '@plumbline/ui/Banner';
import { IconButton } from '@plumbline/ui/IconButton';
import { Inline } from '@plumbline/ui/Inline';
import { Select } from '@plumbline/ui/Select';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { XIcon } from '@plumbline/ui/icons';
import { useEffect, useId, useState } from 'react';
import type { ZodObject } from 'zod';
import { groupsOf as formGroups, useFormCall } from '../custom/use-form.ts';
import { EditDrawer } from '../form/EditDrawer.tsx';
import { FieldControl, type FieldSpec } from '../form/FieldControl.tsx';
import { errorText } from '../data/error-message.ts';
import type { EditManyProps } from './ListScreen.tsx';
import { SectionLoaded } from '../data/load-states.tsx';
import { blockedReason } from './bulk-limit.ts';
import { BulkOutcome, formatChanged } from './BulkOutcome.tsx';
import { emptyOf, groupsOf, statusModuleOf } from '../form/resource-fields.ts';
import { ResourceField } from '../form/ResourceField.tsx';
import { countText } from '../format/count-text.ts';
import { bulkMessages } from './bulk-messages.ts';
import { useBulkUndo } from './use-record-undo.ts';

/** Form entry of a field of an entity without custom fields. */
const entryOf = (code: string, field: FieldMeta): FormEntry => ({
  code,
  label: field.formLabel ?? field.label,
  kind: 'text',
  required: field.write === 'required',
  help: '',
  width: 'half',
  options: [],
  record: '',
  inList: false,
  isSystem: true,
});
const nameOf = ({ code, isSystem }: FormEntry) => (isSystem ? code : `custom.${code}`);

/** Fields that can be bulk updated: all writable fields except the name. */
function useEntries<Row extends { uuid: string }, Create, Update>(
  entity: Entity<Row, Create, Update>,
): { groups: { title: string; entries: FormEntry[] }[] | undefined; call: ReturnType<typeof useFormCall> } {
  const call = useFormCall(entity.form ? (entity.name as FormModuleKey) : undefined);
  const form = entity.form ? call.data?.data : undefined;
  if (entity.form && !form) return { groups: undefined, call };
  const groups = form
    ? formGroups(form).map(({ title, fields }) => ({ title, entries: [...fields] as FormEntry[] }))
    : groupsOf(entity.fields).map(({ title = '', names }) => ({
        title,
        entries: names.map((name) => entryOf(name, entity.fields[name] as FieldMeta)),
      }));
  const open = groups
    .map(({ title, entries }) => ({
      title,
      entries: entries.filter(
        ({ code, isSystem, kind: control }) =>
          control !== 'file' && (!isSystem || (entity.fields[code]?.write && !entity.title.includes(code))),
      ),
    }))
    .filter(({ entries }) => entries.length > 0);
  return { groups: open, call };
}

/** Additional bulk edit field that is not part of the form. */
export interface MoreField {
  name: string;
  label: string;
  /** Value while nothing is chosen. */
  empty: unknown;
  control: FieldSpec;
  /** Rejects an empty value. */
  isRequired?: boolean;
  /** Builds the request fields, when they differ from name and value. */
  sent?: (value: unknown) => Readonly<Record<string, unknown>>;
}
interface BulkEditProps<Row extends { uuid: string }, Create, Update> extends EditManyProps<Row> {
  entity: Entity<Row, Create, Update>;
  /** Additional fields under their own heading. */
  more?: { title: string; fields: readonly MoreField[] };
  /** Shows the result instead of the default toast with undo, also when some records were rejected. */
  tell?: (text: string, result: ManyChanged) => void;
}
const ownOf = (more: readonly MoreField[], name: string) => more.find((each) => each.name === name);
const noFields: readonly MoreField[] = [];

/** Selectors of focusable controls: text inputs take precedence over the buttons of their toolbar. */
const TEXT_INPUTS = 'input:not([type="hidden"]), textarea, [contenteditable="true"]';
const BUTTONS = 'button, [tabindex="0"]';

/** Dialog that sets fields of several records. Rejected records are listed afterwards with the reason. */
export function BulkEdit<Row extends { uuid: string }, Create, Update>({
  entity,
  rows,
  count,
  matching,
  onClose,
  onChanged,
  more,
  tell,
}: BulkEditProps<Row, Create, Update>) {
  const { groups: ofForm, call: formCall } = useEntries(entity);
  const report = useBulkUndo(entity);
  const own = more?.fields ?? noFields;
  const groups =
    ofForm && more
      ? [
          ...ofForm,
          {
            title: more.title,
            entries: own.map(({ name, label, isRequired = false }) => ({
              ...entryOf(name, { label, kind: 'text' }),
              required: isRequired,
            })),
          },
        ]
      : ofForm;
  const [schema, setSchema] = useState<ZodObject>();
  useEffect(() => {
    void entity.schema?.().then(setSchema);
  }, [entity]);
  const [values, setValues] = useState<ReadonlyMap<string, unknown>>(new Map());
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);
  const [result, setResult] = useState<ManyChanged>();
  const id = useId();
  /** Moves the focus to the chosen field, because the option that had it is gone. */
  const goTo = (place: string) =>
    requestAnimationFrame(() => {
      const box = document.getElementById(`${id} ${place}`);
      (box?.querySelector<HTMLElement>(TEXT_INPUTS) ?? box?.querySelector<HTMLElement>(BUTTONS))?.focus();
    });
  const all = new Map(groups?.flatMap(({ entries }) => entries.map((entry) => [nameOf(entry), entry])));
  const left = (groups ?? []).flatMap(({ title, entries }) =>
    entries
      .filter((entry) => !values.has(nameOf(entry)))
      .map((entry) => ({ id: nameOf(entry), label: entry.label, ...(title ? { group: title } : {}) })),
  );
  const what = countText(count, entity);
  if (result) return <BulkOutcome kind={entity} result={result} onClose={onClose} />;

  /** Converts a value for the request: null for an empty nullable field. */
  const sent = (entry: FormEntry, value: unknown): unknown => {
    if (!entry.isSystem) return cleanValue(entry, value);
    if (ownOf(own, entry.code)) return value;
    const field = entity.fields[entry.code];
    return value === '' && (field?.kind === 'day' || field?.kind === 'decimal' || field?.ref) ? null : value;
  };
  const problemOf = (entry: FormEntry, value: unknown): string | undefined => {
    if (!entry.isSystem) return checkValue(entry, value);
    const field = entity.fields[entry.code];
    const isEmpty = value === '' || value === null || value === undefined;
    if (ownOf(own, entry.code)) return isEmpty && entry.required ? messages.required : undefined;
    const isNeeded = entry.required || field?.write === 'required';
    if (isEmpty && (isNeeded || (field && statusModuleOf(field)) || field?.kind === 'number'))
      return messages.required;
    const rule = schema?.shape[entry.code] as { safeParse: ZodObject['safeParse'] } | undefined;
    const found = rule?.safeParse(value, { reportInput: true });
    const issue = found && !found.success ? found.error.issues[0] : undefined;
    return issue ? issueMessage(issue) : undefined;
  };
  const submit = async () => {
    const body: Record<string, unknown> = {};
    const custom: Record<string, unknown> = {};
    const wrong = new Map<string, string>();
    for (const [name, value] of values) {
      const entry = all.get(name);
      if (!entry) continue;
      const ready = sent(entry, value);
      const message = problemOf(entry, ready);
      if (message) wrong.set(name, message);
      const ownSent = ownOf(own, entry.code)?.sent;
      if (ownSent) Object.assign(body, ownSent(ready));
      else (entry.isSystem ? body : custom)[entry.code] = ready;
    }
    setErrors(wrong);
    setProblem(undefined);
    const [first] = wrong.keys();
    if (first) goTo(first);
    if (wrong.size > 0 || !entity.updateMany) return;
    setPending(true);
    try {
      const { data } = await entity.updateMany({
        values: { ...body, ...(Object.keys(custom).length ? { custom } : {}) },
        ...(matching ? { matching } : { uuid: rows.map(({ uuid }) => uuid) }),
      });
      onChanged();
      if (data.refused.length === 0 || data.changed > 0) (tell ?? report)(formatChanged(entity, data), data);
      if (data.refused.length > 0) setResult(data);
      else onClose();
    } catch (error) {
      if (error instanceof ApiError)
        setErrors(
          new Map(error.errors.map(({ field, message }) => [field.replace(/^values\./, ''), message])),
        );
      setProblem(errorText(error));
    } finally {
      setPending(false);
    }
  };
  const blocked = blockedReason(count, values.size);
  return (
    <EditDrawer
      title={bulkMessages.bulkEditTitle(what)}
      submitLabel={bulkMessages.bulkEditSubmit(what)}
      onSubmit={() => void submit()}
      onClose={onClose}
      isDirty={values.size > 0}
      isPending={isPending}
      {...(blocked ? { disabledReason: blocked } : {})}
    >
      <Stack gap={16}>
        {problem && (
          <Banner tone="bad" isUrgent>
            {problem}
          </Banner>
        )}
        <Text tone="muted">{bulkMessages.bulkEditHint}</Text>
        {groups ? (
          <Stack id={`${id} `}>
            <Select
              label={bulkMessages.fieldToChange}
              placeholder={left.length > 0 ? bulkMessages.chooseAField : bulkMessages.allFieldsSelected}
              isDisabled={left.length === 0}
              value={null}
              options={left}
              onChange={(name) => {
                const entry = name === null ? undefined : all.get(name);
                if (!name || !entry) return;
                const field = entry.isSystem ? entity.fields[entry.code] : undefined;
                const ownField = ownOf(own, entry.code);
                const empty = field ? emptyOf(field) : entry.kind === 'switch' ? false : '';
                setValues(new Map(values).set(name, ownField ? ownField.empty : empty));
                goTo(name);
              }}
            />
          </Stack>
        ) : (
          <SectionLoaded of={formCall} label={bulkMessages.loadingFields}>
            {null}
          </SectionLoaded>
        )}
        {[...values].map(([name, value]) => {
          const entry = all.get(name);
          const ownField = ownOf(own, name);
          const change = (next: unknown) => {
            setValues(new Map(values).set(name, next));
            setErrors(new Map([...errors].filter(([each]) => each !== name)));
          };
          return (
            entry && (
              <Inline key={name} gap={8} align="end">
                <Stack grows id={`${id} ${name}`}>
                  {ownField ? (
                    <FieldControl
                      field={{ ...ownField.control, label: ownField.label, name }}
                      value={value}
                      onChange={change}
                      errorMessage={errors.get(name)}
                    />
                  ) : (
                    <ResourceField
                      entry={entry}
                      fields={entity.fields}
                      value={value}
                      onChange={change}
                      errorMessage={errors.get(name)}
                    />
                  )}
                </Stack>
                <IconButton
                  icon={XIcon}
                  label={bulkMessages.removeField(entry.label)}
                  onPress={() => {
                    setValues(new Map([...values].filter(([each]) => each !== name)));
                    goTo('');
                  }}
                />
              </Inline>
            )
          );
        })}
      </Stack>
    </EditDrawer>
  );
}
