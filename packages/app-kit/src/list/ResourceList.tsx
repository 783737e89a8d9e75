import type { FieldMeta, Entity, EntityMeta, EntityName } from '@plumbline/api/entities';
import { titleOf } from '@plumbline/api/entities';
import type { Right } from '@plumbline/permissions';
import type { FormModuleKey } from '@plumbline/validation/forms';
import { ListCard } from '@plumbline/ui/ListCard';
import type { CellValue } from '@plumbline/ui/DataTable';
import type { IconType } from '@plumbline/ui/Icon';
import { useDeferredValue, useMemo } from 'react';
import { areaOf } from '../data/entity-area.ts';
import { recordHref } from '../custom/record-href.ts';
import type { EditManyProps, ListColumn } from './ListScreen.tsx';
import { useTerritoryRefusal } from '../data/lookups.ts';
import type { CopyOne } from '../record/use-copy-record.ts';
import { RecordList, type RecordListProps } from './RecordList.tsx';
import { fieldText } from '../format/field-text.ts';
import { capital, joinFacts, withUnit } from '../format/format-values.ts';
import { useEntityChoices } from '../form/choices.ts';
import { choicesOf, nameFieldOf, statusModuleOf } from '../form/resource-fields.ts';
import type { ResourceFormProps } from '../form/ResourceForm.tsx';
import type { BoardLook } from './ResourceBoard.tsx';
import { BulkEdit, LazyResourceBoard, LazyResourceForm, MergeDialog } from '../form/lazy.tsx';

type Given<Row extends { uuid: string }> = Partial<Omit<RecordListProps<Row>, 'columns' | 'empty'>>;
export interface ResourceListProps<
  Row extends { uuid: string; version: number },
  Create,
  Update,
> extends Given<Row> {
  entity: Entity<Row, Create, Update>;
  icon: IconType;
  /** One sentence about the entity, for the empty state. */
  text: string;
  /** First columns in this order; a string is the name of a contract field. */
  columns?: readonly (string | ListColumn<Row>)[];
  /** Additional form props. */
  /** Customization of the board. */
  look?: BoardLook<Row>;
  formProps?: Partial<Omit<ResourceFormProps<Row, Create, Update>, 'kind' | 'record' | 'onClose'>>;
}

/** Fields that can be columns, in the order of the contract; references are shown by name. */
const columnFields = (fields: Readonly<Record<string, FieldMeta>>) =>
  Object.entries(fields).filter(([, { kind }]) => kind !== 'uuid');

/** Column of a field, by the kind of its values. */
function fieldColumn<Row extends { uuid: string }>(
  name: string,
  fields: Readonly<Record<string, FieldMeta>>,
  cell: ReturnType<typeof useEntityChoices>['statuses']['cell'],
): ListColumn<Row> {
  const field = fields[name];
  const valueOf = (row: Row) => new Map<string, unknown>(Object.entries(row)).get(name);
  const person = Object.entries(fields).some(
    ([id, { ref }]) => ref === 'user' && id !== name && nameFieldOf(id) === name,
  );
  const own = field && choicesOf(field);
  return {
    id: name,
    width: field?.columnWidth ?? 140,
    ...(person
      ? {
          type: 'person' as const,
          accessor: (row: Row): CellValue => ({ name: String(valueOf(row) ?? '') }),
        }
      : field && statusModuleOf(field)
        ? {
            type: 'status' as const,
            accessor: (row: Row): CellValue => cell(valueOf(row) as string | undefined),
          }
        : own
          ? {
              accessor: (row: Row): CellValue =>
                own.find(({ id }) => id === valueOf(row))?.label ?? String(valueOf(row) ?? ''),
            }
          : name === 'code' || name === 'number'
            ? { type: 'code' as const }
            : field?.kind === 'boolean'
              ? { type: 'boolean' as const, accessor: (row: Row): CellValue => valueOf(row) === true }
              : field?.unit && field.kind === 'number'
                ? {
                    cell: (row: Row) => {
                      const value = valueOf(row);
                      return typeof value === 'number' ? withUnit(value, field.unit) : '';
                    },
                  }
                : {}),
  };
}

/** Subtitle of a record's card: the first three values of the columns that are shown by default. */
function cardSubtitle<Row extends { uuid: string; version: number }, Create, Update>(
  { fields, title }: Entity<Row, Create, Update>,
  row: Row,
  columns: readonly ListColumn<Row>[],
  choices: ReturnType<typeof useEntityChoices>['choices'],
): string {
  const values = new Map<string, unknown>(Object.entries(row));
  const texts = columns
    .filter(({ id, isOptional }) => !isOptional && !title.includes(id))
    .flatMap(({ id }) => {
      const value = values.get(id);
      if (typeof value !== 'string') return [];
      return (choices[id] ?? []).find((choice) => choice.id === value)?.label ?? fieldText(fields[id], value);
    });
  return joinFacts(texts.slice(0, 3));
}

/** Third line of a record's card: the first two numbers and yes-or-no fields of the default columns, with their labels. */
function cardMeta<Row extends { uuid: string; version: number }, Create, Update>(
  { fields, title }: Entity<Row, Create, Update>,
  row: Row,
  columns: readonly ListColumn<Row>[],
): string[] {
  const values = new Map<string, unknown>(Object.entries(row));
  return columns
    .filter(({ id, isOptional }) => !isOptional && !title.includes(id))
    .flatMap(({ id }) => {
      const value = values.get(id);
      const field = fields[id];
      if (field === undefined) return [];
      if (value === true) return [field.label];
      if (typeof value !== 'number') return [];
      const shown =
        field.format === 'percent' ? fieldText(field, String(value)) : withUnit(value, field.unit);
      return [`${field.label}: ${shown}`];
    })
    .slice(0, 2);
}

/** Name, nouns and restore call of the entity of a list. */
const identityOf = ({
  name,
  one,
  many,
  restoreMany,
}: Pick<EntityMeta, 'name' | 'one' | 'many'> & Pick<Entity<never>, 'restoreMany'>) => ({
  noun: [one, many] as const,
  entityName: name as EntityName,
  restoreMany,
});

/** List of an entity with columns, filters, options, form, import and export from the contract. */
export function ResourceList<Row extends { uuid: string; version: number }, Create, Update>({
  entity,
  icon,
  text,
  columns = [],
  formProps,
  options,
  look = {},
  ...list
}: ResourceListProps<Row, Create, Update>) {
  const { fields } = entity;
  const { choices, statuses } = useEntityChoices(fields);
  const cell = statuses.cell;
  const [territory] = Object.entries(fields).find(([, field]) => field.choices === 'territory') ?? [];
  const refusalIn = useTerritoryRefusal(entity.many, territory !== undefined);
  const columnOf = useMemo(() => (name: string) => fieldColumn<Row>(name, fields, cell), [fields, cell]);
  const shown = useMemo<ListColumn<Row>[]>(() => {
    const mainColumns = columns.map((column) => (typeof column === 'string' ? columnOf(column) : column));
    const otherColumns = columnFields(fields)
      .filter(([name]) => !mainColumns.some(({ id }) => id === name))
      .map(([name, field]) => ({
        ...columnOf(name),
        ...(mainColumns.length === 0 && field.columnWidth ? {} : { isOptional: true }),
      }));
    return [
      ...mainColumns,
      ...otherColumns.toSorted((a, b) => Number('isOptional' in a) - Number('isOptional' in b)),
    ];
  }, [columns, columnOf, fields]);
  const [title = 'name'] = entity.title;
  const recordList = (
    <RecordList<Row>
      title={capital(entity.many)}
      {...identityOf(entity)}
      fields={fields}
      useList={entity.useList}
      defaultSort={{ columnId: title, direction: 'asc' }}
      rowLabel={(row) => titleOf(entity, row)}
      rowHref={(row) => recordHref(entity.name, row.uuid)}
      opensForm={!entity.view && !list.onRowOpen}
      cardView={(row) => (
        <ListCard
          title={titleOf(entity, row)}
          subtitle={cardSubtitle(entity, row, shown, choices)}
          meta={cardMeta(entity, row, shown)}
        />
      )}
      right={entity.right as RecordListProps<Row>['right']}
      {...(territory
        ? {
            refusal: (row: Row, needed: 'edit' | 'delete') => {
              const name = new Map<string, unknown>(Object.entries(row)).get(territory);
              return refusalIn(
                typeof name === 'string' ? name : undefined,
                needed === 'edit' ? 'edit' : 'fullAccess',
              );
            },
          }
        : {})}
      {...(entity.form ? { formModule: entity.name as FormModuleKey } : {})}
      {...(entity.copy ? { copyOne: entity.copy as CopyOne<Row> } : {})}
      {...(entity.removeMany ? { removeMany: entity.removeMany } : {})}
      exportPath={`${entity.path}/export`}
      {...(entity.importKeys ? { imports: entity.name } : {})}
      refreshPath={areaOf(entity)}
      {...(entity.updateMany
        ? { editMany: (props: EditManyProps<Row>) => <BulkEdit entity={entity} {...props} /> }
        : {})}
      {...(entity.merge && entity.read
        ? {
            mergeMany: {
              right: { ...entity.right, type: 'd' } as Right,
              most: 5,
              render: ({ rows, onClose, onMerged }) => (
                <MergeDialog
                  entity={entity}
                  uuids={rows.map(({ uuid }) => uuid)}
                  onClose={onClose}
                  onMerged={onMerged}
                />
              ),
            },
          }
        : {})}
      {...(entity.useBoard
        ? {
            board: ({ open, add, ...tools }) => (
              <LazyResourceBoard
                entity={entity}
                {...look}
                {...tools}
                onOpen={open}
                {...(add ? { onAdd: add } : {})}
              />
            ),
          }
        : {})}
      form={({ record, initialValues, onClose, onSaved, onOpen }) => (
        <LazyResourceForm<Row, Create, Update>
          entity={entity}
          record={record}
          {...formProps}
          given={{ ...formProps?.given, ...initialValues }}
          onClose={onClose}
          onOpen={onOpen}
          onSaved={(row) => {
            onSaved();
            formProps?.onSaved?.(row);
          }}
        />
      )}
      {...list}
      columns={shown}
      options={{ ...choices, ...options }}
      empty={{ icon, text }}
    />
  );
  // Names and options load one by one; defer rendering so that each does not re-render the list synchronously.
  return useDeferredValue(recordList);
}
