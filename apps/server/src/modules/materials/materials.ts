import { MaterialFields } from '@plumbline/api/fields';
import type {
  Material,
  MaterialFields as MaterialInput,
  MaterialIdentifier,
  MaterialUse,
} from '@plumbline/api';
import { UnitTable } from '@plumbline/estimating';
import { materialProblems } from '@plumbline/validation/materials';
import { sql } from 'kysely';
import type { Context, FileReply } from '../../context/context.ts';
import { loadForm } from '../../resource/custom-fields.ts';
import { exportFields, exportRows } from '../../resource/custom-fields-export.ts';
import type { ListFields, ListQuery } from '../../resource/list-query.ts';
import { invalidField, notFoundError, HttpError } from '../../core/http-error.ts';
import { diffRecords } from '../../resource/record-diff.ts';
import { exportList } from '../../resource/list-export.ts';
import { defineResource } from '../../resource/define-resource.ts';
import { after, before } from '../../resource/pipeline.ts';
import { materialDuplicates } from './duplicate-rule.ts';
import { describingColumns, ensureCategory, assertUniqueIdentifiers } from './material-attributes.ts';
import { throwProblems } from './rules.ts';
import { scheduleTotals } from './totals.ts';
import { knownUnit } from './units.ts';

/** Rejects a unit change while prices exist, because prices are per unit. */
async function assertUnitUnchanged(before: Material, unit: string, { tx }: Context): Promise<void> {
  if (new UnitTable().factor(before.unit_of_measure, unit)?.numerator === 1n) {
    const there = new UnitTable().factor(before.unit_of_measure, unit);
    if (there?.denominator === 1n) return;
  }
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from material_price_view
    where material_id = ${before.uuid}::uuid`.execute(tx);
  const count = rows[0]?.count ?? 0;
  if (count)
    throw invalidField(
      'unit_of_measure',
      `${count === 1 ? 'Its price is' : `Its ${count} prices are`} per ${before.unit_of_measure}. Create a new material to use another unit.`,
    );
}

/** Checks the identifiers of a written material and creates a category that it names and that does not exist yet. */
async function saveAttributes(
  {
    uuid,
    body: { category, identifiers },
    before,
  }: {
    uuid: string;
    body: Pick<Partial<MaterialInput>, 'category' | 'identifiers'>;
    before: Material | undefined;
  },
  context: Context,
): Promise<void> {
  if (identifiers) await assertUniqueIdentifiers(uuid, identifiers, context);
  const name = category?.trim() ?? '';
  if (name.toLowerCase() !== (before?.category ?? '').toLowerCase()) await ensureCategory(name, context);
}

/** @throws HttpError 409 if assemblies use one of the materials. */
async function assertMaterialUnused({ uuids }: { uuids: readonly string[] }, { tx }: Context): Promise<void> {
  const { rows } = await sql<{ name: string; count: number }>`
    select m.name, count(distinct a.assembly_id)::int as count from material m
    join assembly_material l on l.material_id = m.material_id
    join assembly a on a.assembly_id = l.assembly_id and a.deleted_at is null
    where m.material_id = any(${uuids}::uuid[]) group by m.name order by count desc, m.name`.execute(tx);
  const [first] = rows;
  if (first)
    throw new HttpError(
      409,
      `“${first.name}” is used in ${first.count === 1 ? 'an assembly' : `${first.count} assemblies`}. Remove it from ${first.count === 1 ? 'it' : 'them'} first, or mark it inactive.`,
    );
}

export const materials = defineResource('material', {
  searchColumns: ['name', 'code'],
  duplicates: materialDuplicates,
  table: 'material',
  // The identifying attribute.
  excludedFromCopy: ['identifiers'],
  key: 'material_id',
  importExtraColumns: async (tx) => {
    const { rows } = await sql<Pick<MaterialIdentifier, 'uuid' | 'name'>>`
      select uuid, name from material_identifier_view order by name`.execute(tx);
    return rows.map(({ uuid, name }) => ({
      id: `identifiers.${uuid}`,
      label: name,
      hint: 'Material identifier',
    }));
  },
  steps: {
    create: [
      after('workflow', async (state, context) => {
        const { identifiers, characteristics, ...values } = state.body;
        throwProblems(materialProblems(values));
        state.columns = {
          ...values,
          unit_of_measure: await knownUnit(values.unit_of_measure, 'unit_of_measure', context.tx),
          ...(values.category === undefined ? {} : { category: values.category.trim() }),
          ...(await describingColumns(
            { ...(identifiers ? { identifiers } : {}), ...(characteristics ? { characteristics } : {}) },
            undefined,
            context,
          )),
        };
      }),
      after('write', saveAttributes),
    ],
    update: [
      after('workflow', async (state, context) => {
        const { before } = state;
        const { identifiers, characteristics, ...values } = state.body;
        throwProblems(
          materialProblems({ name: values.name ?? before.name, code: values.code ?? before.code }),
        );
        const unit =
          values.unit_of_measure === undefined || values.unit_of_measure === before.unit_of_measure
            ? undefined
            : await knownUnit(values.unit_of_measure, 'unit_of_measure', context.tx);
        if (unit !== undefined && unit !== before.unit_of_measure)
          await assertUnitUnchanged(before, unit, context);
        state.columns = {
          ...values,
          ...(unit === undefined ? {} : { unit_of_measure: unit }),
          ...(values.category === undefined ? {} : { category: values.category.trim() }),
          ...(await describingColumns(
            { ...(identifiers ? { identifiers } : {}), ...(characteristics ? { characteristics } : {}) },
            before,
            context,
          )),
        };
      }),
      after('write', saveAttributes),
      after('write', ({ uuid }, context) => scheduleTotals({ materialId: uuid }, context)),
    ],
    delete: [before('dependents', assertMaterialUnused)],
    restore: [
      after('parents', async ({ rows }, context) => {
        for (const row of rows)
          await assertUniqueIdentifiers(row.uuid, row.identifiers ?? {}, context).catch((error: unknown) => {
            throw error instanceof HttpError ? new HttpError(409, `${row.name}: ${error.message}`) : error;
          });
      }),
    ],
  },
  // Audit fields show identifiers and characteristics as text.
  changes: () => [],
});

/** Applies a change to materials with audit entries. @throws HttpError 404 if one is not found. */
async function updateMaterials<Row extends { uuid: string; version: number }>(
  kind: {
    options: {
      table: string;
      view: string;
      key: string;
      fields: ListFields;
      module: string;
      entity: string;
      title: (row: Row) => string;
    };
  },
  uuids: readonly string[],
  columns: Readonly<Record<string, unknown>>,
  label: string,
  context: Context,
): Promise<Row[]> {
  const { tx } = context;
  const { table, view, key, fields, module, entity, title } = kind.options;
  const uniqueIds = [...new Set(uuids)];
  await sql`select 1 from ${sql.table(table)} where ${sql.ref(key)} = any(${uniqueIds}::uuid[])
    order by ${sql.ref(key)} for update`.execute(tx);
  const read = async () =>
    (
      await sql<Row>`select * from ${sql.table(view)} where uuid = any(${uniqueIds}::uuid[]) order by uuid`.execute(
        tx,
      )
    ).rows;
  const before = await read();
  if (before.length !== uniqueIds.length) throw notFoundError(label);
  const names = Object.keys(columns);
  const differs = sql.join(
    names.map((name) => sql`${sql.ref(name)} is distinct from ${columns[name]}`),
    sql` or `,
  );
  await sql`update ${sql.table(table)} set ${sql.join(
    names.map((name) => sql`${sql.ref(name)} = ${columns[name]}`),
  )}, version = version + 1, updated_at = now()
    where ${sql.ref(key)} = any(${uniqueIds}::uuid[]) and (${differs})`.execute(tx);
  const changed: Row[] = [];
  for (const [at, after] of (await read()).entries()) {
    const was = before[at];
    if (!was || was.version === after.version) continue;
    changed.push(after);
    await context.audit({
      module,
      entity,
      entityId: after.uuid,
      entityName: title(after),
      action: 'updated',
      changes: diffRecords(
        was,
        after,
        Object.keys(fields).filter((name) => name !== 'updatedAt'),
      ),
    });
  }
  return changed;
}

/** Deactivates or activates materials. Inactive ones are not offered but stay where they are used. */
export async function activate<Row extends { uuid: string; version: number }>(
  kind: Parameters<typeof updateMaterials<Row>>[0],
  label: string,
  { uuid, is_active }: { uuid: string[]; is_active: boolean },
  context: Context,
) {
  const changed = await updateMaterials<Row>(kind, uuid, { is_active }, label, context);
  return { data: { changed: changed.length } };
}

/** Default buying and estimating values of a new material. */
const defaultValues: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(
    Object.entries(MaterialFields).flatMap(([name, field]) =>
      'default' in field ? [[name, field.default]] : [],
    ),
  ),
  prefered_vendor_id: null,
};

/** Resets buying and estimating values to their defaults. Name, unit, prices and uses stay. */
export async function resetMaterials(uuids: readonly string[], context: Context) {
  const changed = await updateMaterials<Material>(materials, uuids, defaultValues, 'This material', context);
  for (const { uuid: materialId } of changed) scheduleTotals({ materialId }, context);
  return { data: { changed: changed.length } };
}

const withoutIdentifiers: ListFields = Object.fromEntries(
  Object.entries(MaterialFields).filter(([name]) => name !== 'identifier_words'),
);

/** Exports the list without identifiers. */
export const exportMaterials = async (query: ListQuery, context: Context): Promise<FileReply> => {
  const fields = await materials.describe(context);
  const form = await loadForm('material', context.tx);
  return exportList(context.tx, 'material_view', fields, query, {
    order: 'name',
    name: 'material.xlsx',
    columns: { ...withoutIdentifiers, ...exportFields(form) },
    present: (rows) => exportRows(rows, form, context.tx),
  });
};

/** Exports the list with a column for each identifier. */
export async function exportWithIdentifiers(query: ListQuery, context: Context): Promise<FileReply> {
  const { rows } = await sql<Pick<MaterialIdentifier, 'uuid' | 'name'>>`
    select uuid, name from material_identifier_view order by name`.execute(context.tx);
  const fields = await materials.describe(context);
  const form = await loadForm('material', context.tx);
  return exportList(context.tx, 'material_view', fields, query, {
    order: 'name',
    name: 'material.xlsx',
    columns: {
      ...withoutIdentifiers,
      ...exportFields(form),
      ...Object.fromEntries(rows.map(({ uuid, name }) => [uuid, { label: name, kind: 'text' }])),
    },
    present: async (rows) =>
      (await exportRows(rows, form, context.tx)).map((row) => ({
        ...row,
        ...(row as unknown as Material).identifiers,
      })),
  });
}

/** Assemblies that use a material. */
export async function usesOf(materialId: string, { tx }: Context): Promise<MaterialUse[]> {
  const { rows } = await sql<MaterialUse>`
    select a.assembly_id as uuid, a.name, a.code, a.take_off_type, l.formula, l.waste_percentage, a.is_active
    from assembly_material l
    join assembly a on a.tenant_id = l.tenant_id and a.assembly_id = l.assembly_id and a.deleted_at is null
    where l.material_id = ${materialId}::uuid order by a.code, l.sequence`.execute(tx);
  return rows;
}
