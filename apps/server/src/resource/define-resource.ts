import { entities, operations, titleOf, type EntityMeta, type EntityName } from '@plumbline/api/operations';
import type { DuplicateRule } from '@plumbline/validation/duplicates';
import type { FormModuleKey } from '@plumbline/validation/forms';
import type { CreateOf, RowOf, UpdateOf } from './call-states.ts';
import type { EntitySteps } from './call-steps.ts';
import { defineCrud } from './crud.ts';
import { describeFields } from './entity-fields.ts';
import { entityHandlers } from './entity-handlers.ts';
import { describeImport, type ImportOptions } from './import-options.ts';
import { describeStorage, registerResource } from './registry.ts';
import type { Resource, ResourceRow } from './resource.ts';

/** Options of an entity beside its description in the contract. */
export interface EntityOptions<Name extends EntityName> extends Partial<
  Omit<Resource<RowOf<Name>>, 'contract'>
> {
  /** Fields that the table's search column contains; `platform.add_search_column` creates it in the migration. */
  searchColumns?: readonly string[];
  /** Rule by which two records are duplicates; required for a `Mergeable` entity. */
  duplicates?: DuplicateRule;
  /** Fields that a copy does not take over. */
  excludedFromCopy?: readonly string[];
  /** Values that a create body needs and no cell of a file can hold. */
  importDefaults?: ImportOptions['defaults'];
  /** For records that are only added: the existing record that each body of an import repeats. */
  importExistingRows?: ImportOptions['existingRows'];
  /** Columns of an import beside the body's fields. */
  importExtraColumns?: ImportOptions['extraColumns'];
  /** The module's own steps, by call. */
  steps?: EntitySteps<RowOf<Name>, CreateOf<Name>, UpdateOf<Name>>;
}

/**
 * The calls of an entity of the contract. References, choices, workflow, numbering, import, audit log and titles follow
 * from its description there; the options say what is particular. The calls run the steps of `call-steps.ts`.
 */
export function defineResource<const Name extends EntityName>(name: Name, options: EntityOptions<Name> = {}) {
  const {
    searchColumns,
    duplicates,
    excludedFromCopy,
    importDefaults: defaults,
    importExistingRows: existingRows,
    importExtraColumns: extraColumns,
    steps: { merge, ...steps } = {},
    ...particular
  } = options;

  const entity: EntityMeta = entities[name];
  if (!duplicates && Object.hasOwn(operations, `${entity.calls}Duplicates`))
    throw new Error(`${name} is Mergeable: state in \`duplicates\` what makes two records similar`);
  const fields = describeFields(entity, searchColumns);

  const storage = describeStorage(
    name,
    entity,
    { ...particular, ...(duplicates ? { duplicates } : {}) },
    fields,
  );
  registerResource(name, storage);

  const crud = defineCrud<RowOf<Name>, CreateOf<Name>, UpdateOf<Name>>({
    module: entity.module,
    entity: name,
    label: `This ${entity.one}`,
    order: entity.title.join(','),
    title: (row) => titleOf(entity, row),
    ...(entity.form ? { form: name as FormModuleKey } : {}),
    ...(entity.importKeys
      ? {
          imports: describeImport(entity, entity.importKeys, fields, {
            ...(defaults ? { defaults } : {}),
            ...(existingRows ? { existingRows } : {}),
            ...(extraColumns ? { extraColumns } : {}),
          }),
        }
      : {}),
    ...particular,
    table: storage.table,
    view: storage.view,
    key: storage.key,
    fields,
    contract: { name, app: entity.right.app, many: entity.many, fields, isNumbered: Boolean(entity.number) },
    steps,
  });

  return {
    entity: entities[name],
    ...crud,
    ...entityHandlers(entity, storage, crud, { excludedFromCopy, merge }),
  };
}

/** The part of a defined resource that entity-independent code needs. */
export interface DefinedResource {
  options: Pick<Resource<ResourceRow>, 'table' | 'view' | 'aggregateView' | 'imports'>;
}
