/** The contract as OpenAPI, in the shape that the generators read. */

export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  allOf?: Schema[];
  anyOf?: Schema[];
  maxLength?: number;
  required?: string[];
  'x-field'?: FieldDescription;
}
/** Options of `@field`. */
export interface FieldDescription {
  label?: string;
  format?: string;
  formLabel?: string;
  group?: string;
  wide?: boolean;
  help?: string;
  ref?: string;
  options?: string[];
  choices?: string;
}
/** Options of `@entity`. */
export interface EntityDescription {
  name: string;
  one?: string;
  many?: string;
  title?: string[];
  lookupKeys?: string[][];
  importKeys?: string[][];
  view?: string;
  page?: string;
  list?: string;
  searchSubtitle?: string;
  lookup?: string;
  number?: string;
  hasOutcome?: boolean;
  imports?: string;
  boardSum?: string;
  boardWeight?: string;
}
/** Options of `@appModule`. */
export interface AppModuleDescription {
  appId: number;
  appName?: string;
  permissions?: Record<string, { label: string; abilities: string[] }>;
  ownedRecords?: string;
  purchases?: Record<string, { name: string; description: string; plans: string[] }>;
  addOn?: { key: string; name: string; description: string; monthlyPrice: string };
  includedIn?: string;
  sharedRoutes?: Record<string, string>;
  assistantLinks?: Record<string, { route: string; label?: string }>;
  portals?: string[];
}
export interface Operation {
  operationId: string;
  tags?: string[];
  parameters?: { $ref?: string; in?: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
  'x-permission'?: { app: number; name: string; type: string };
  'x-access'?: string;
  'x-idempotent'?: boolean;
  'x-produces'?: string;
  'x-long-running'?: true;
  'x-entity'?: EntityDescription;
}
export interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; parameters: Record<string, { in: string }> };
  'x-modules': Record<string, AppModuleDescription>;
}

export const camelCase = (id: string): string =>
  id.replace(/[-_]+(\w)/g, (_, c: string) => c.toUpperCase()).replace(/^\w/, (c) => c.toLowerCase());
export const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
export const pascalCase = (id: string): string => capitalize(camelCase(id));

/** Name of the schema that a `$ref` points to. */
export const refName = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);

export const resolveSchema = (contract: Contract, schema: Schema): Schema =>
  schema.$ref ? (contract.components.schemas[refName(schema.$ref)] ?? {}) : schema;

/** Rows of an operation that answers with a list; undefined for other operations. */
export function rowsOf(contract: Contract, operation: Operation): string | undefined {
  const schema = operation.responses['200']?.content?.['application/json']?.schema;
  const rows = schema && resolveSchema(contract, schema).properties?.['data'];
  const ref = rows?.type === 'array' ? rows.items?.$ref : undefined;
  return ref && refName(ref);
}

/** Schema inside a choice with null, or of a composition of one. */
const innerSchema = (schema: Schema): Schema | undefined =>
  schema.allOf?.[0] ?? schema.anyOf?.find((each) => each.type !== 'null');

/** Type by which lists compare a value and tables show it. */
export function valueType(contract: Contract, schema: Schema): string {
  const inner = innerSchema(schema);
  if (inner) return valueType(contract, inner);
  if (schema.$ref) return valueType(contract, resolveSchema(contract, schema));
  switch (schema.format) {
    case 'uuid':
      return 'uuid';
    case 'decimal':
      return 'decimal';
    case 'date':
      return 'day';
    case 'date-time':
      return 'instant';
  }
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'integer' || type === 'number') return 'number';
  if (type === 'boolean') return 'boolean';
  if (type === 'array') return 'list';
  return 'text';
}

/** Control that a text is entered with; undefined for a single line. */
export function inputType(contract: Contract, schema: Schema): string | undefined {
  const inner = innerSchema(schema);
  if (inner) return inputType(contract, inner);
  if (schema.$ref) return inputType(contract, resolveSchema(contract, schema));
  if (schema.format === 'phone') return 'phone';
  if (schema.format === 'optional-email') return 'email';
  if (schema.format === 'optional-url') return 'url';
  return (schema.maxLength ?? 0) >= 2000 ? 'area' : undefined;
}
