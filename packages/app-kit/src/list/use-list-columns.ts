import type { FormDefinition } from '@plumbline/api';
import type { Column } from '@plumbline/ui/DataTable';
import type { FilterField, FilterOption } from '@plumbline/ui/FilterBar';
import { useMemo } from 'react';
import { hiddenColumns, listColumns, listFields, listOptions, retiredFields } from '../custom/columns.ts';
import { addedFields } from '../custom/use-form.ts';
import type { ContractField, ListColumn } from './list-types.ts';

const filterType = (
  field: ContractField,
  options: readonly FilterOption[] | undefined,
): FilterField['type'] => {
  if (options) return 'select';
  switch (field.kind) {
    case 'decimal':
      return field.format?.startsWith('money') ? 'money' : 'number';
    case 'number':
      return 'number';
    case 'day':
    case 'instant':
      return 'date';
    case 'boolean':
      return 'boolean';
    default:
      return 'text';
  }
};
const columnType = (field: ContractField | undefined): Column<object>['type'] => {
  switch (field?.kind) {
    case 'decimal':
      return field.format === 'percent' ? 'percent' : field.format?.startsWith('money') ? 'money' : 'number';
    case 'number':
      return field.format === 'percent' ? 'percent' : 'number';
    case 'day':
    case 'instant':
      return 'date';
    default:
      return 'text';
  }
};

interface Given<Row> {
  /** Fields of the contract. */
  fields: Readonly<Record<string, ContractField>>;
  columns: readonly ListColumn<Row>[];
  options: Readonly<Record<string, readonly FilterOption[]>>;
  /** Form definition with the custom fields. */
  own: FormDefinition | undefined;
  people: readonly { id: string; label: string }[];
  /** Fields used by the current filters. */
  used?: readonly string[];
}

const noFields: readonly string[] = [];

/** Columns and filters of a list, from the contract and the custom fields. */
export function useListColumns<Row extends object>({
  fields: contractFields,
  columns: allColumns,
  options,
  own,
  people,
  used = noFields,
}: Given<Row>) {
  const named = used.join();
  const added = useMemo(() => [...addedFields(own), ...retiredFields(own, named.split(','))], [own, named]);
  const fields = useMemo<Readonly<Record<string, ContractField>>>(
    () => ({ ...contractFields, ...listFields(added) }),
    [contractFields, added],
  );
  const columns = useMemo<Column<Row>[]>(
    () =>
      [...allColumns, ...listColumns<Row>(own)].map<Column<Row>>(
        ({ isOptional: _optional, ...column }: ListColumn<Row>) => {
          const field = fields[column.id];
          return {
            type: columnType(field),
            sortable: field?.sort === true,
            accessor: (row: Row) => (row as Record<string, unknown>)[column.id] as string,
            ...column,
            header: column.header ?? field?.label ?? column.id,
          };
        },
      ),
    [allColumns, fields, own],
  );
  const filterFields = useMemo<FilterField[]>(() => {
    const choices: Readonly<Record<string, readonly FilterOption[]>> = {
      ...options,
      ...listOptions(added, people),
    };
    return Object.entries(fields)
      .filter(([id, field]) => field.filter && (field.kind !== 'uuid' || choices[id]))
      .map(([id, field]) => ({
        id,
        label: field.label,
        type: filterType(field, choices[id]),
        ...(choices[id] ? { options: choices[id] } : {}),
      }));
  }, [fields, options, added, people]);
  /** Ids of columns hidden by default. */
  const optional = useMemo(
    () => [...allColumns.flatMap(({ id, isOptional }) => (isOptional ? [id] : [])), ...hiddenColumns(own)],
    [allColumns, own],
  );
  return { columns, filterFields, optional };
}
