import type { Material, MaterialCharacteristic, MaterialFields, MaterialIdentifier } from '@plumbline/api';
import { fill } from '@plumbline/validation';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Context } from '../../context/context.ts';
import { invalidField, HttpError } from '../../core/http-error.ts';
import { defineResource } from '../../resource/define-resource.ts';
import { assertNoChildrenLeft, assertAcyclic } from '../../resource/hierarchy.ts';
import { after, before } from '../../resource/pipeline.ts';
import { choicesOf } from './rules.ts';
import { knownUnit } from './units.ts';

export const brands = defineResource('brand', { table: 'material_brand' });

const categoryTree = {
  table: 'material_category',
  view: 'material_category_view',
  one: 'category',
  many: 'categories',
};
export const categories = defineResource('materialCategory', {
  table: 'material_category',
  steps: {
    create: [
      after('workflow', (state) => {
        state.columns = { ...state.body, name: state.body.name.trim() };
      }),
    ],
    update: [
      after('workflow', async (state, context) => {
        const { body, before } = state;
        if (body.parent_id) await assertAcyclic(before, body.parent_id, categoryTree, context);
        state.columns = { ...body, ...(body.name === undefined ? {} : { name: body.name.trim() }) };
      }),
      after('write', async ({ body: { name }, before }, { tx }) => {
        // Materials store the category by name, so a rename updates them.
        if (name && name.trim() !== before.name)
          await sql`update material set category = ${name.trim()} where lower(category) = lower(${before.name})`.execute(
            tx,
          );
      }),
    ],
    delete: [
      before('dependents', ({ uuids }, context) => assertNoChildrenLeft(uuids, categoryTree, context)),
      before('dependents', async ({ uuids }, { tx }) => {
        const { rows: used } = await sql<{ name: string; materials: number }>`
          select name, materials from material_category_view where uuid = any(${uuids}::uuid[]) and materials > 0
          order by materials desc`.execute(tx);
        const [first] = used;
        if (first)
          throw new HttpError(
            409,
            `${first.name} is the category of ${first.materials === 1 ? 'a material' : `${first.materials} materials`}. Assign another category to ${first.materials === 1 ? 'it' : 'them'} first.`,
          );
      }),
    ],
  },
});

/** Creates a category that a material names and that does not exist yet, as imports do. */
export async function ensureCategory(name: string, context: Context): Promise<void> {
  if (name === '') return;
  const uuid = uuidv7();
  const { rows } = await sql<{ row_id: string }>`
    insert into material_category (tenant_id, row_id, name) values (${context.user.tenant_id}::uuid, ${uuid}::uuid, ${name})
    on conflict (tenant_id, lower(name)) where deleted_at is null do nothing returning row_id`.execute(
    context.tx,
  );
  if (rows.length)
    await context.audit({
      module: 'materials',
      entity: 'materialCategory',
      entityId: uuid,
      entityName: name,
      action: 'created',
    });
}

export const identifiers = defineResource('materialIdentifier', { table: 'material_identifier' });
export const characteristics = defineResource('materialCharacteristic', {
  table: 'material_characteristic',
  steps: {
    create: [
      after('workflow', async (state, { tx }) => {
        const unit = state.body.unit?.trim() ?? '';
        state.columns = { ...state.body, unit: unit && (await knownUnit(unit, 'unit', tx)) };
      }),
    ],
    update: [
      after('workflow', async (state, { tx }) => {
        const unit = state.body.unit?.trim();
        state.columns = { ...state.body, ...(unit ? { unit: await knownUnit(unit, 'unit', tx) } : {}) };
      }),
    ],
  },
});

const MAX_LENGTH = 250;
/** Merges stored and given values and drops emptied ones. */
function merged(
  before: Readonly<Record<string, string>>,
  values: Readonly<Record<string, string>>,
): Record<string, string> {
  const all = Object.entries({ ...before, ...values }).map(([id, value]) => [id, value.trim()] as const);
  return Object.fromEntries(all.filter(([, value]) => value !== ''));
}
async function definitions<Row extends { uuid: string }>(
  view: string,
  field: string,
  values: Readonly<Record<string, string>>,
  { tx }: Context,
): Promise<Map<string, Row>> {
  const { rows } = await sql<Row>`select * from ${sql.table(view)}
    where uuid::text = any(${Object.keys(values)}::text[])`.execute(tx);
  const rowById = new Map(rows.map((row) => [row.uuid, row]));
  for (const [id, value] of Object.entries(values)) {
    if (!rowById.has(id) && value.trim() !== '')
      throw invalidField(`${field}.${id}`, 'This characteristic or identifier was deleted.');
    if (value.length > MAX_LENGTH) throw invalidField(`${field}.${id}`, fill('maxLength', { n: MAX_LENGTH }));
  }
  return rowById;
}

/**
 * Validates identifiers and characteristics of a material and returns them for storage.
 * @throws HttpError 422 at a value that does not fit its definition.
 */
export async function describingColumns(
  values: Pick<MaterialFields, 'identifiers' | 'characteristics'>,
  before: Material | undefined,
  context: Context,
): Promise<{ identifiers?: string; characteristics?: string }> {
  const columns: { identifiers?: string; characteristics?: string } = {};
  if (values.identifiers) {
    await definitions<MaterialIdentifier>(
      'material_identifier_view',
      'identifiers',
      values.identifiers,
      context,
    );
    const all = merged(before?.identifiers ?? {}, values.identifiers);
    columns.identifiers = JSON.stringify(all);
  }
  if (values.characteristics) {
    const characteristics = await definitions<MaterialCharacteristic>(
      'material_characteristic_view',
      'characteristics',
      values.characteristics,
      context,
    );
    for (const [id, given] of Object.entries(values.characteristics)) {
      const [definition, value] = [characteristics.get(id), given.trim()];
      if (!definition || value === '') continue;
      const choices = choicesOf(definition.choices ?? '');
      if (choices.length && !choices.includes(value))
        throw invalidField(
          `characteristics.${id}`,
          `${definition.name} must be one of: ${choices.join(', ')}.`,
        );
      if (!choices.length && definition.unit && !/^-?\d+(\.\d+)?$/.test(value))
        throw invalidField(
          `characteristics.${id}`,
          `${definition.name} must be a number in ${definition.unit}.`,
        );
    }
    columns.characteristics = JSON.stringify(merged(before?.characteristics ?? {}, values.characteristics));
  }
  return columns;
}

/**
 * Checks unique identifiers. Runs after the write, because rows of an import are written together.
 * @throws HttpError 422 at an identifier that another material has.
 */
export async function assertUniqueIdentifiers(
  materialId: string,
  values: Readonly<Record<string, string>>,
  { tx }: Context,
): Promise<void> {
  const { rows } = await sql<{ uuid: string; name: string }>`select uuid, name from material_identifier_view
    where is_unique and uuid::text = any(${Object.keys(values)}::text[]) order by uuid`.execute(tx);
  for (const { uuid, name } of rows) {
    const value = values[uuid]?.trim() ?? '';
    if (value === '') continue;
    await sql`select pg_advisory_xact_lock(hashtext(${uuid}))`.execute(tx);
    const { rows: others } = await sql<{ name: string }>`select name from material
      where deleted_at is null and identifiers @> ${JSON.stringify({ [uuid]: value })}::jsonb
        and material_id <> ${materialId}::uuid limit 1`.execute(tx);
    if (others[0]) throw invalidField(`identifiers.${uuid}`, `“${others[0].name}” already has this ${name}.`);
  }
}
