import type { Unit, UnitFields } from '@plumbline/api';
import { UnitTable, unitName, type UnitLink } from '@plumbline/estimating';
import { messages } from '@plumbline/validation';
import { sql } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import type { Context } from '../../context/context.ts';
import { invalidField, HttpError } from '../../core/http-error.ts';
import { defineResource } from '../../resource/define-resource.ts';
import { after, before } from '../../resource/pipeline.ts';

interface UnitRow extends UnitLink {
  uuid: string;
}
async function unitsOf(tx: Transaction): Promise<UnitRow[]> {
  const { rows } = await sql<UnitRow>`select uuid, value as unit, factor, per from unit_of_measure_view
    order by "createdAt", uuid`.execute(tx);
  return rows;
}
const linksOf = (units: readonly UnitLink[]) =>
  units.filter(({ factor, per }) => factor !== '' && per !== '');

/** Conversion of the company's and the built-in units. */
export async function unitTable(tx: Transaction): Promise<{ table: UnitTable; values: string[] }> {
  const units = await unitsOf(tx);
  return { table: new UnitTable(linksOf(units)), values: units.map(({ unit }) => unit) };
}

/**
 * Returns a unit in the company's spelling.
 * @throws HttpError 422 at the field for an unknown unit.
 */
export async function knownUnit(word: string, field: string, tx: Transaction): Promise<string> {
  const { values, table } = await unitTable(tx);
  const text = word.trim();
  const own = values.find((each) => each.toLowerCase() === text.toLowerCase());
  if (own) return own;
  if (text !== '' && table.has(text)) return text;
  throw invalidField(field, `The unit “${text}” does not exist. Add it under Units of measure.`);
}

/** @throws HttpError 422 at a value that contradicts the company's other units. */
async function checkUnit(
  { value, factor = '', per = '' }: Pick<UnitFields, 'value' | 'factor' | 'per'>,
  uuid: string | undefined,
  { tx }: Context,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('unit_of_measure'))`.execute(tx);
  const others = (await unitsOf(tx)).filter((each) => each.uuid !== uuid);
  if (others.some((each) => each.unit.toLowerCase() === value.toLowerCase()))
    throw invalidField('value', `The unit “${value}” already exists.`);
  if (factor === '') return;
  if (per === '') throw invalidField('per', messages.required);
  const links = [...linksOf(others), { unit: value, factor, per }];
  if (![...others.map(({ unit }) => unit), value].some((each) => unitName(each) === unitName(per))) {
    if (!new UnitTable().has(per))
      throw invalidField('per', `The unit “${per}” does not exist. Add it under Units of measure.`);
  }
  const problem = new UnitTable(links).problems.find(({ at }) => at === links.length - 1);
  if (problem) {
    const isItself = unitName(per) === unitName(value);
    throw invalidField(problem.code === 'factor' || !isItself ? 'factor' : 'per', problem.message);
  }
}

/** Trims values and drops an incomplete conversion. */
function normalizeUnit<Values extends Partial<UnitFields>>(values: Values): Values {
  const factor = values.factor?.trim();
  return {
    ...values,
    ...(values.value === undefined ? {} : { value: values.value.trim() }),
    ...(factor === undefined ? {} : { factor }),
    ...(factor === '' ? { per: '' } : {}),
  };
}

/** Renames a unit in the records that store it by name. */
async function renameUnit(from: string, to: string | undefined, { tx }: Context): Promise<void> {
  if (to === undefined || to === from) return;
  await sql`update material set unit_of_measure = ${to} where lower(unit_of_measure) = lower(${from})`.execute(
    tx,
  );
  await sql`update unit_of_measure set per = ${to} where lower(per) = lower(${from})`.execute(tx);
  await sql`update material_characteristic set unit = ${to} where lower(unit) = lower(${from})`.execute(tx);
  await sql`update labor_productivity set work_unit = ${to} where lower(work_unit) = lower(${from})`.execute(
    tx,
  );
}

/** @throws HttpError 409 if materials or conversions use one of the units. */
async function assertUnitUnused({ uuids }: { uuids: readonly string[] }, { tx }: Context): Promise<void> {
  const { rows } = await sql<
    Pick<Unit, 'value' | 'materials'>
  >`select value, materials from unit_of_measure_view
    where uuid = any(${uuids}::uuid[]) and materials > 0 order by materials desc`.execute(tx);
  const [first] = rows;
  if (first)
    throw new HttpError(
      409,
      `${first.materials === 1 ? 'A material is' : `${first.materials} materials are`} measured in ${first.value}. Assign another unit to ${first.materials === 1 ? 'it' : 'them'} first.`,
    );
  const { rows: linked } = await sql<{ value: string; per: string }>`
    select u.value, u.per from unit_of_measure_view u
    join unit_of_measure_view o on lower(o.value) = lower(u.per) and o.uuid = any(${uuids}::uuid[])
    where u.factor <> '' and not (u.uuid = any(${uuids}::uuid[]))`.execute(tx);
  if (linked[0])
    throw new HttpError(
      409,
      `${linked[0].value} is converted from ${linked[0].per}. Change that conversion first.`,
    );
}

export const units = defineResource('unit', {
  table: 'unit_of_measure',
  key: 'unit_id',
  steps: {
    create: [
      after('workflow', async (state, context) => {
        const values = normalizeUnit(state.body);
        await checkUnit(values, undefined, context);
        state.columns = { ...values };
      }),
    ],
    update: [
      after('workflow', async (state, context) => {
        const values = normalizeUnit(state.body);
        await checkUnit({ ...state.before, ...values }, state.uuid, context);
        state.columns = { ...values };
      }),
      after('write', ({ body, before }, context) => renameUnit(before.value, body.value?.trim(), context)),
    ],
    delete: [before('dependents', assertUnitUnused)],
    restore: [
      after('parents', async ({ rows }, context) => {
        for (const row of rows)
          await checkUnit(row, row.uuid, context).catch((error: unknown) => {
            throw error instanceof HttpError ? new HttpError(409, `${row.value}: ${error.message}`) : error;
          });
      }),
    ],
  },
});
