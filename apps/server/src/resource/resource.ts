import type { FormModuleKey } from '@plumbline/validation/forms';
import type { Context } from '../context/context.ts';
import type { EntityFields } from './entity-fields.ts';
import type { ImportOptions } from './import-options.ts';
import type { ListFields } from './list-query.ts';
import type { FieldChange } from './record-diff.ts';

/** What every row of a resource's view has. */
export interface ResourceRow {
  uuid: string;
  version: number;
}

/** What the steps read from an entity of the contract. */
export interface EntityDescription {
  name: string;
  /** App whose rights the entity's calls require. */
  app: number;
  /** Plural in the middle of a sentence. */
  many: string;
  fields: EntityFields;
  /** New records get a number. */
  isNumbered: boolean;
}

/** A resource as its calls and steps see it. */
export interface Resource<Row extends ResourceRow> {
  module: string;
  /** Entity name used in audit rows and export file names, e.g. `account`. */
  entity: string;
  /** Subject of the message for a missing record, e.g. `This account`. */
  label: string;
  table: string;
  view: string;
  /**
   * The same rows with sums over other tables computed for all rows at once instead of row by row: for exports, and for
   * lists that are sorted or filtered by one of these fields.
   */
  aggregateView?: { view: string; fields: readonly string[] };
  /** Primary key column beside the tenant's. */
  key: string;
  fields: ListFields;
  /** Default order of the list. */
  order: string;
  title: (row: Row) => string;
  /** Form that companies extend with custom fields. Their values are in the column `custom`. */
  form?: FormModuleKey;
  /** Converts the rows of a page to the contract, where the view differs from it. */
  present?: (rows: Row[], context: Context) => Row[] | Promise<Row[]>;
  /** Order of a field's values, where a company decides it. Read when a list is sorted by the field. */
  sequences?: Readonly<Record<string, (context: Pick<Context, 'tx'>) => Promise<readonly string[]>>>;
  /** How rows of a file become records; without it, the resource is not importable. */
  imports?: ImportOptions;
  /** Audited changes beside the contract's fields, such as those of lists. */
  changes?: (before: Row | undefined, after: Row) => FieldChange[];
  /** The entity of the contract. Without it, the steps do nothing that follows from a description of the fields. */
  contract?: EntityDescription;
}
