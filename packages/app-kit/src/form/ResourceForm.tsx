import type { FieldMeta, Entity } from '@plumbline/api/entities';
import { titleOf } from '@plumbline/api/entities';
import type { FormModuleKey } from '@plumbline/validation/forms';
import { useDecision } from '@plumbline/permissions/react';
import { useEffect, useState, type ReactNode } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { ZodObject, ZodType } from 'zod';
import { addedFields, useCustomForm, type WithCustom } from '../custom/use-form.ts';
import { recordHref } from '../custom/record-href.ts';
import { lazyWithRetry } from '../module/lazy-with-retry.tsx';
import { RecordForm } from '../custom/RecordForm.tsx';
import { FormSkeleton } from './FormSkeleton.tsx';
import {
  FormDrawer,
  notifySaved,
  type FormCheck,
  type FormDrawerProps,
  type FormField,
} from './FormDrawer.tsx';
import { useStatuses } from '../data/lookups.ts';
import { isStale } from '../data/error-message.ts';
import { changedOf } from './use-versioned-save.ts';
import { useProfile } from '../session/use-profile.ts';
import type { EditConflict } from './Conflict.tsx';
import { emptyOf, groupsOf, specOf, statusModuleOf } from './resource-fields.ts';
import { useZipFill } from '../record/use-zip-autofill.ts';
import { useFormDraft } from './form-draft.ts';
import { formMessages } from './messages.ts';

const Duplicates = lazyWithRetry(() => import('./Duplicates.tsx').then((module) => module.Duplicates));
const Conflict = lazyWithRetry(() =>
  import('./Conflict.tsx').then((module) => module.Conflict),
) as typeof import('./Conflict.tsx').Conflict;

/** Parent record of a new one. */
export interface Reference {
  id: string;
  label: string;
}
export interface ResourceFormProps<Row extends { uuid: string; version: number }, Create, Update> {
  entity: Entity<Row, Create, Update>;
  /** Current record; undefined for a new one. */
  record?: Row | undefined;
  /** Initial values of a new record, in addition to the contract's defaults; references by id and name. */
  given?: Readonly<Record<string, unknown>>;
  /** Overrides of the contract's fields; false removes a field. */
  fields?: Readonly<Record<string, Partial<FormField<FieldValues>> | false>>;
  /** Adds validation between fields. */
  refine?: (schema: ZodObject) => ZodType;
  check?: FormCheck<FieldValues>;
  head?: ReactNode;
  /** Decision about saving, when more than the edit right applies. */
  decision?: FormDrawerProps<FieldValues>['decision'];
  onValues?: (values: FieldValues) => void;
  onClose: () => void;
  onSaved?: (row: Row) => void;
  /** Opens a new record from the toast; by default its page, for entities that have one. */
  onOpen?: ((row: Row) => void) | undefined;
}

const isReference = (value: unknown): value is Reference =>
  typeof value === 'object' && value !== null && 'id' in value && 'label' in value;

function beginning(
  field: FieldMeta,
  { me, first }: { me: string | undefined; first: string | undefined },
): unknown {
  if (field.default === 'me') return me ?? null;
  if (field.default === 'first') return first ?? '';
  return field.default ?? emptyOf(field);
}

/** Schema of an entity; undefined until it is loaded. */
function useEntitySchema({ schema: load }: Pick<Entity<never>, 'schema'>): ZodObject | undefined {
  const [schema, setSchema] = useState<ZodObject>();
  useEffect(() => {
    void load?.().then(setSchema);
  }, [load]);
  return schema;
}

/** Statuses of the field that begins with the first one, if there is such a field. */
function useFirstStatuses(fields: Readonly<Record<string, FieldMeta>>) {
  const first = Object.values(fields).find(
    (field) => field.default === 'first' && statusModuleOf(field) !== undefined,
  );
  return useStatuses(first && statusModuleOf(first));
}

/** Initial values and sections of the form. */
function contentOf<Row extends { uuid: string; version: number }, Create, Update>({
  entity,
  record,
  given = {},
  particular = {},
  titles,
  begin,
}: Pick<ResourceFormProps<Row, Create, Update>, 'entity' | 'record' | 'given'> & {
  /** Titles of restored references, by field. */
  titles: Readonly<Record<string, string>>;
  particular: ResourceFormProps<Row, Create, Update>['fields'];
  begin: Parameters<typeof beginning>[1];
}) {
  const stored = new Map<string, unknown>(Object.entries(record ?? {}));
  const written = groupsOf(entity.fields).map(({ title: heading, names }) => ({
    ...(heading ? { title: heading } : {}),
    names: names.filter((name) => particular[name] !== false),
  }));
  const initial: FieldValues = Object.fromEntries(
    written
      .flatMap(({ names }) => names)
      .map((name) => {
        const field = entity.fields[name] as FieldMeta;
        const start = isReference(given[name]) ? given[name].id : given[name];
        return [name, record ? (stored.get(name) ?? emptyOf(field)) : (start ?? beginning(field, begin))];
      }),
  );
  const sections = written.map(({ names, ...section }) => ({
    ...section,
    fields: names.map((name): FormField<FieldValues> => {
      const field = entity.fields[name] as FieldMeta;
      const start = given[name];
      return {
        ...specOf(name, field, record),
        ...(isReference(start) ? { valueLabel: start.label } : {}),
        ...(titles[name] ? { valueLabel: titles[name] } : {}),
        ...(field.wide ? { wide: true } : {}),
        ...particular[name],
        name: name as Path<FieldValues>,
      };
    }),
  }));
  return { initial, sections };
}

/** Returns a function that creates a record and reports it in a toast, which leads to it. */
function useCreation<Row extends { uuid: string; version: number }, Create, Update>(
  entity: Entity<Row, Create, Update>,
  { onOpen, onSaved }: Pick<ResourceFormProps<Row, Create, Update>, 'onOpen' | 'onSaved'>,
) {
  const navigate = useNavigate();
  /** @param key idempotency key of all attempts with the same values. */
  return async (values: FieldValues, key: string): Promise<void> => {
    if (!entity.create) throw new Error(`${entity.many} cannot be created`);
    const { data } = await entity.create(values as Create, { headers: { 'idempotency-key': key } });
    const page = recordHref(entity.name, data.uuid);
    const open = onOpen ?? (page === undefined ? undefined : () => void navigate(page));
    notifySaved(open && { label: formMessages.openRecord(entity.one), onPress: () => open(data) });
    onSaved?.(data);
  };
}

/** Title of the form and label of its button. */
const headingsOf = <Row extends object>(
  entity: Pick<Entity<never>, 'one' | 'title'>,
  record: Row | undefined,
) =>
  record
    ? {
        title: formMessages.editRecord(titleOf(entity, record)),
        submitLabel: formMessages.saveRecord(entity.one),
      }
    : { title: formMessages.newRecord(entity.one), submitLabel: formMessages.createRecord(entity.one) };

/** Form that creates or edits a record with all writable fields of the contract and custom fields. */
export function ResourceForm<Row extends { uuid: string; version: number }, Create, Update>({
  entity,
  record,
  given = {},
  fields: particular = {},
  refine,
  onClose,
  onSaved,
  onOpen,
  decision,
  ...drawer
}: ResourceFormProps<Row, Create, Update>) {
  const schema = useEntitySchema(entity);
  const create = useCreation(entity, { onOpen, onSaved });
  const profile = useProfile();
  const statuses = useFirstStatuses(entity.fields);
  const mayEdit = useDecision({ ...entity.right, type: 'e' } as Parameters<typeof useDecision>[0]);
  const [collision, setCollision] = useState<EditConflict<Row>>();
  const { titles, version, openDraft } = useFormDraft(entity, record);
  const [typed, setTyped] = useState<FieldValues>({});
  const zipFill = useZipFill(entity.fields, (record as FieldValues | undefined)?.['zip']);
  const own = useCustomForm(entity.form ? (entity.name as FormModuleKey) : undefined);
  const looksOut = entity.duplicates !== undefined && !record;
  const { title, submitLabel } = headingsOf(entity, record);
  if (!schema || !titles || statuses.isLoading)
    return (
      <FormSkeleton
        title={title}
        submitLabel={submitLabel}
        onClose={onClose}
        waitsFor={statuses.isLoading ? [statuses.call] : []}
      />
    );
  const { initial: saved, sections } = contentOf({
    entity,
    record,
    given,
    particular,
    titles,
    begin: { me: profile?.uuid, first: statuses.list[0]?.name },
  });
  const { initial, custom, draft, key: formKey } = openDraft(saved);
  const close = () => {
    draft.clear();
    onClose();
  };
  const write = async (change: FieldValues) => {
    if (!entity.update || !record) throw new Error(`${entity.many} cannot be changed`);
    const { data } = await entity.update(record.uuid, { ...change, version: version.current } as Update);
    notifySaved();
    onSaved?.(data);
  };
  const props = {
    ...drawer,
    title,
    onClose,
    schema: refine ? refine(schema) : schema,
    initial,
    submitLabel,
    sections,
    draft,
    ...(record ? { decision: decision ?? mayEdit } : {}),
    ...(looksOut || zipFill || drawer.onValues
      ? {
          onValues: (values: FieldValues, fill: (values: FieldValues) => void) => {
            if (looksOut) setTyped(values);
            zipFill?.(values, fill);
            drawer.onValues?.(values);
          },
        }
      : {}),
    ...(looksOut ? { afterFirst: <Duplicates entity={entity} values={typed} /> } : {}),
    submit: async (values: FieldValues, key: string) => {
      if (!record) return create(values, key);
      const changed = changedOf(values, { ...initial, custom });
      if (Object.keys(changed).length === 0) return;
      try {
        await write(changed);
      } catch (reason) {
        if (!isStale(reason) || !entity.read) throw reason;
        const { data: latest } = await entity.read(record.uuid);
        version.current = latest.version;
        setCollision({ latest, before: { ...initial, custom: custom ?? {} }, changed });
        throw reason;
      }
    },
  };
  const form = entity.form ? (
    <RecordForm<FieldValues>
      form={entity.name as FormModuleKey}
      key={formKey}
      record={record && { ...(record as WithCustom), custom }}
      {...props}
    />
  ) : (
    <FormDrawer<FieldValues> key={formKey} {...props} />
  );
  return (
    <>
      {form}
      {collision && (
        <Conflict
          entity={entity}
          collision={collision}
          labels={new Map(addedFields(own).map(({ code, label }) => [`custom.${code}`, label]))}
          save={async (change) => {
            await write(change);
            close();
          }}
          onTakeTheirs={() => {
            onSaved?.(collision.latest);
            close();
          }}
          onKeepEditing={() => setCollision(undefined)}
        />
      )}
    </>
  );
}
