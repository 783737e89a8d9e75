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
  /** The contract's. */
  fields: Readonly<Record<string, ContractField>>;
  columns: readonly ListColumn<Row>[];
  options: Readonly<Record<string, readonly FilterOption[]>>;
  /** The form with the fields that the company added. */
  own: FormDefinition | undefined;
  people: readonly { id: string; label: string }[];
  /** Of the filters there are, the fields. */
  used?: readonly string[];
}

const nothing: readonly string[] = [];

/** Columns and filters of a list: the contract's, and those of the company's own fields. */
export function useListColumns<Row extends object>({
  fields: contractFields,
  columns: given,
  options,
  own,
  people,
  used = nothing,
}: Given<Row>) {
  const named = used.join();
  const added = useMemo(() => [...addedFields(own), ...retiredFields(own, named.split(','))], [own, named]);
  const fields = useMemo<Readonly<Record<string, ContractField>>>(
    () => ({ ...contractFields, ...listFields(added) }),
    [contractFields, added],
  );
  const columns = useMemo<Column<Row>[]>(
    () =>
      [...given, ...listColumns<Row>(own)].map<Column<Row>>(
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
    [given, fields, own],
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
  /** Those that nobody sees before they ask for them. */
  const optional = useMemo(
    () => [...given.flatMap(({ id, isOptional }) => (isOptional ? [id] : [])), ...hiddenColumns(own)],
    [given, own],
  );
  return { columns, filterFields, optional };
}
