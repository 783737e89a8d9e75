import { inputType, rowsOf, valueType, type Contract, type Operation } from './contract.ts';
import type { Entity } from './entities.ts';

/** Field tables of the rows that lists answer with. */
export interface FieldTables {
  /** Adds the rows of a list; their name, or undefined for an operation without described rows. */
  add: (operation: Operation) => string | undefined;
  /** Fields by the name of the rows. */
  tables: ReadonlyMap<string, string>;
}

export function fieldTables(contract: Contract, entities: readonly Entity[]): FieldTables {
  const bodies = new Map(
    entities.flatMap(({ entity, create }) => (create ? [[entity, create] as const] : [])),
  );
  const tables = new Map<string, string>();
  return {
    tables,
    add(operation) {
      const name = rowsOf(contract, operation);
      if (name === undefined) return undefined;
      const body = contract.components.schemas[bodies.get(name) ?? ''];
      const fields = Object.entries(contract.components.schemas[name]?.properties ?? {})
        .filter(([, property]) => property['x-field'])
        .map(([field, property]) => {
          const { label, ...options } = property['x-field'] ?? {};
          const input = inputType(contract, property);
          const isRequired = body?.required?.includes(field);
          return `  ${field}: ${JSON.stringify({
            label: label ?? field,
            kind: valueType(contract, property),
            ...options,
            ...(body?.properties?.[field] ? { write: isRequired ? 'required' : true } : {}),
            ...(input ? { input } : {}),
          })},`;
        });
      if (!fields.length) return undefined;
      tables.set(name, fields.join('\n'));
      return name;
    },
  };
}

/** Index of all field tables. */
export function fieldIndex({ tables }: FieldTables): string {
  const names = [...tables.keys()].sort();
  const lines = (keyword: string) =>
    names.map((name) => `${keyword} { ${name}Fields } from './fields/${name}.ts';`).join('\n');
  return `${lines('import')}
${lines('export')}

export const entityFields = {
${names.map((name) => `  ${name}: ${name}Fields,`).join('\n')}
} as const;
`;
}
