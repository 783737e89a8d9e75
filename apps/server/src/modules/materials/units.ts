import type { Unit, UnitFields } from '@plumbline/api';
import { UnitTable, unitName, type UnitLink } from '@plumbline/estimating';
import { messages } from '@plumbline/validation';
import { sql } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import type { Context } from '../../context/context.ts';
import { invalidField, HttpError } from '../../core/http-error.ts';
import { defineResource } from '../../resource/define-resource.ts';

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
function tidy<Values extends Partial<UnitFields>>(values: Values): Values {
  const factor = values.factor?.trim();
  return {
    ...values,
    ...(values.value === undefined ? {} : { value: values.value.trim() }),
    ...(factor === undefined ? {} : { factor }),
    ...(factor === '' ? { per: '' } : {}),
  };
}

export const units = defineResource('unit', {
  table: 'unit_of_measure',
  key: 'unit_id',
  beforeCreate: async (given, context) => {
    const values = tidy(given);
    await checkUnit(values, undefined, context);
    return { ...values };
  },
  beforeUpdate: async (given, before, context) => {
    const values = tidy(given);
    await checkUnit({ ...before, ...values }, before.uuid, context);
    return values;
  },
  afterWrite: async (_uuid, values, before, { tx }) => {
    const value = values.value?.trim();
    if (!before || value === undefined || value === before.value) return;
    // Records store the unit by name, so a rename updates them.
    await sql`update material set unit_of_measure = ${value} where lower(unit_of_measure) = lower(${before.value})`.execute(
      tx,
    );
    await sql`update unit_of_measure set per = ${value} where lower(per) = lower(${before.value})`.execute(
      tx,
    );
    await sql`update material_characteristic set unit = ${value} where lower(unit) = lower(${before.value})`.execute(
      tx,
    );
    await sql`update labor_productivity set work_unit = ${value} where lower(work_unit) = lower(${before.value})`.execute(
      tx,
    );
  },
  beforeRemove: async (uuids, { tx }) => {
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
  },
  afterRestore: async (rows, context) => {
    for (const row of rows)
      await checkUnit(row, row.uuid, context).catch((error: unknown) => {
        throw error instanceof HttpError ? new HttpError(409, `${row.value}: ${error.message}`) : error;
      });
  },
});
