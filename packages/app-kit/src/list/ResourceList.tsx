import type { FieldMeta, Kind } from '@plumbline/api/kinds';
import { titleOf } from '@plumbline/api/kinds';
import type { Right } from '@plumbline/permissions';
import type { FormModuleKey } from '@plumbline/validation/forms';
import { ListCard } from '@plumbline/ui/ListCard';
import type { CellValue } from '@plumbline/ui/DataTable';
import { formatMoney } from '@plumbline/ui/format';
import type { IconType } from '@plumbline/ui/Icon';
import { useDeferredValue, useMemo } from 'react';
import { recordHref } from '../custom/record-href.ts';
import type { EditManyProps, ListColumn } from './ListScreen.tsx';
import { useTerritoryRefusal } from '../data/lookups.ts';
import type { CopyOne } from '../record/use-copy-record.ts';
import { RecordList, type RecordListProps } from './RecordList.tsx';
import { capital, listed, withUnit } from '../format/format-values.ts';
import { useKindChoices } from '../form/choices.ts';
import { choicesOf, nameFieldOf, statusModuleOf } from '../form/resource-fields.ts';
import type { KindFormProps } from '../form/ResourceForm.tsx';
import type { BoardLook } from './ResourceBoard.tsx';
import { BulkEdit, KindBoard, KindForm, MergeDialog } from '../form/lazy.tsx';

type Given<Row extends { uuid: string }> = Partial<Omit<RecordListProps<Row>, 'columns' | 'empty'>>;
export interface KindListProps<
  Row extends { uuid: string; version: number },
  Create,
  Update,
> extends Given<Row> {
  kind: Kind<Row, Create, Update>;
  icon: IconType;
  /** One sentence about the entity, for the empty state. */
  text: string;
  /** First columns in this order; a string is the name of a contract field. */
  columns?: readonly (string | ListColumn<Row>)[];
  /** Additional form props. */
  /** Customization of the board. */
  look?: BoardLook<Row>;
  formProps?: Partial<Omit<KindFormProps<Row, Create, Update>, 'kind' | 'record' | 'onClose'>>;
}

/** Fields that can be columns, in the order of the contract; references are shown by name. */
const columnFields = (fields: Readonly<Record<string, FieldMeta>>) =>
  Object.entries(fields).filter(([, { kind }]) => kind !== 'uuid');

/** Column of a field, by the kind of its values. */
function fieldColumn<Row extends { uuid: string }>(
  name: string,
  fields: Readonly<Record<string, FieldMeta>>,
  cell: ReturnType<typeof useKindChoices>['statuses']['cell'],
): ListColumn<Row> {
  const field = fields[name];
  const valueOf = (row: Row) => new Map<string, unknown>(Object.entries(row)).get(name);
  const person = Object.entries(fields).some(
    ([id, { ref }]) => ref === 'user' && id !== name && nameFieldOf(id) === name,
  );
  const own = field && choicesOf(field);
  return {
    id: name,
    width: field?.column ?? 140,
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

/** List of an entity with columns, filters, options, form, import and export from the contract. */
export function ResourceList<Row extends { uuid: string; version: number }, Create, Update>({
  kind,
  icon,
  text,
  columns = [],
  formProps,
  options,
  look = {},
  ...list
}: KindListProps<Row, Create, Update>) {
  const { fields } = kind;
  const { choices, statuses } = useKindChoices(fields);
  const cell = statuses.cell;
  const [territory] = Object.entries(fields).find(([, field]) => field.choices === 'territory') ?? [];
  const refusalIn = useTerritoryRefusal(kind.many, territory !== undefined);
  const columnOf = useMemo(() => (name: string) => fieldColumn<Row>(name, fields, cell), [fields, cell]);
  const shown = useMemo<ListColumn<Row>[]>(() => {
    const given = columns.map((column) => (typeof column === 'string' ? columnOf(column) : column));
    const rest = columnFields(fields)
      .filter(([name]) => !given.some(({ id }) => id === name))
      .map(([name, field]) => ({
        ...columnOf(name),
        ...(given.length === 0 && field.column ? {} : { isOptional: true }),
      }));
    return [...given, ...rest.toSorted((a, b) => Number('isOptional' in a) - Number('isOptional' in b))];
  }, [columns, columnOf, fields]);
  const [title = 'name'] = kind.title;
  const whole = (
    <RecordList<Row>
      title={capital(kind.many)}
      noun={[kind.one, kind.many]}
      fields={fields}
      useList={kind.useList}
      defaultSort={{ columnId: title, direction: 'asc' }}
      rowLabel={(row) => titleOf(kind, row)}
      rowHref={(row) => recordHref(kind.name, row.uuid)}
      opensForm={!kind.view && !list.onRowOpen}
      cardView={(row) => {
        const values = new Map<string, unknown>(Object.entries(row));
        const rest = shown
          .filter(({ id, isOptional }) => !isOptional && !kind.title.includes(id))
          .flatMap(({ id }) => {
            const value = values.get(id);
            if (typeof value !== 'string') return [];
            if (value !== '' && fields[id]?.format?.startsWith('money')) return formatMoney(value);
            return (choices[id] ?? []).find((choice) => choice.id === value)?.label ?? value;
          });
        return <ListCard title={titleOf(kind, row)} subtitle={listed(rest.slice(0, 3))} />;
      }}
      right={kind.right as RecordListProps<Row>['right']}
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
      {...(kind.form ? { formModule: kind.name as FormModuleKey } : {})}
      {...(kind.copy ? { copyOne: kind.copy as CopyOne<Row> } : {})}
      {...(kind.removeMany ? { removeMany: kind.removeMany } : {})}
      exportPath={`${kind.path}/export`}
      {...(kind.keys ? { imports: kind.name } : {})}
      {...(kind.restores ? { isRestorable: true } : {})}
      refreshPath={`/${kind.path.split('/')[1] ?? ''}/`}
      {...(kind.updateMany
        ? { editMany: (props: EditManyProps<Row>) => <BulkEdit kind={kind} {...props} /> }
        : {})}
      {...(kind.merge && kind.read
        ? {
            mergeMany: {
              right: { ...kind.right, type: 'd' } as Right,
              most: 5,
              render: ({ rows, onClose, onMerged }) => (
                <MergeDialog
                  kind={kind}
                  uuids={rows.map(({ uuid }) => uuid)}
                  onClose={onClose}
                  onMerged={onMerged}
                />
              ),
            },
          }
        : {})}
      {...(kind.useBoard
        ? {
            board: ({ open, add, ...tools }) => (
              <KindBoard kind={kind} {...look} {...tools} onOpen={open} {...(add ? { onAdd: add } : {})} />
            ),
          }
        : {})}
      form={({ record, given, onClose, onSaved }) => (
        <KindForm<Row, Create, Update>
          kind={kind}
          record={record}
          {...formProps}
          given={{ ...formProps?.given, ...given }}
          onClose={onClose}
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
  return useDeferredValue(whole);
}
