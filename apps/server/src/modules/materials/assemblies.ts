import type { AssemblyFields as AssemblyInput, AssemblyMaterial } from '@plumbline/api';
import { takeoffTypes } from '@plumbline/estimating';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Context } from '../../context/context.ts';
import { invalidField } from '../../core/http-error.ts';
import { defineResource } from '../../resource/define-resource.ts';
import { after } from '../../resource/pipeline.ts';
import { hoursPerUnit, type ProductivityRow } from './labor.ts';
import { checkAssemblyFormula } from './rules.ts';
import { scheduleTotals } from './totals.ts';

export const assemblyNotes = defineResource('assemblyNote', { table: 'assembly_note' });

async function linesOf(assemblies: string[], { tx }: Context): Promise<Map<string, AssemblyMaterial[]>> {
  const found = new Map<string, AssemblyMaterial[]>(assemblies.map((uuid) => [uuid, []]));
  if (!assemblies.length) return found;
  const rows = await tx
    .selectFrom('assembly_material as l')
    .innerJoin('material as m', (join) =>
      join.onRef('m.tenant_id', '=', 'l.tenant_id').onRef('m.material_id', '=', 'l.material_id'),
    )
    .leftJoin('labor_cost as k', (join) =>
      join.onRef('k.tenant_id', '=', 'l.tenant_id').onRef('k.labor_cost_id', '=', 'l.labor_cost_id'),
    )
    .leftJoin('labor_productivity as p', (join) =>
      join.onRef('p.tenant_id', '=', 'l.tenant_id').onRef('p.row_id', '=', 'l.labor_productivity_id'),
    )
    .select([
      'l.assembly_id',
      'l.line_id as uuid',
      'l.material_id',
      'm.name as material_name',
      'm.code as material_code',
      'm.unit_of_measure as unit',
      'k.name as labor_cost_name',
      'p.name as labor_productivity_name',
    ])
    .select([
      'l.formula',
      'l.waste_percentage',
      'l.labor_unit',
      'l.labor_basis',
      'l.labor_productivity_id',
      'l.labor_cost_id',
      'l.equipment_cost',
      'l.other_cost',
      'l.lump_cost',
      'l.sequence',
    ])
    .where('l.assembly_id', 'in', assemblies)
    .orderBy('l.sequence')
    .execute();
  for (const { assembly_id, labor_cost_name, labor_productivity_name, ...line } of rows)
    found.get(assembly_id)?.push({
      ...line,
      ...(labor_cost_name === null ? {} : { labor_cost_name }),
      ...(labor_productivity_name === null ? {} : { labor_productivity_name }),
    });
  return found;
}

function checkLines(lines: AssemblyMaterial[]): void {
  lines.forEach((line, index) => {
    const problem = checkAssemblyFormula(line.formula);
    if (problem) throw invalidField(`materials.${index}.formula`, problem);
    for (const field of ['equipment_cost', 'other_cost', 'lump_cost'] as const)
      if (Number(line[field] || 0) < 0)
        throw invalidField(`materials.${index}.${field}`, 'This cost must be at least 0.');
  });
}

/**
 * Hours given by the productivities of some lines, by productivity id.
 * @throws HttpError 422 at a line whose productivity is missing, by the piece, or in another unit.
 */
async function hoursOf(lines: AssemblyMaterial[], { tx }: Context): Promise<Map<string, string>> {
  const productivityIds = [...new Set(lines.flatMap((line) => line.labor_productivity_id ?? []))];
  if (!productivityIds.length) return new Map();
  const { rows } = await sql<ProductivityRow>`select uuid, name, value, work_unit, unit
    from labor_productivity_view where uuid = any(${productivityIds}::uuid[])`.execute(tx);
  const { rows: materials } = await sql<{ uuid: string; unit: string }>`select material_id as uuid,
    unit_of_measure as unit from material where material_id = any(${lines.map((line) => line.material_id)}::uuid[])`.execute(
    tx,
  );
  const units = new Map(materials.map(({ uuid, unit }) => [uuid, unit]));
  const rowById = new Map(rows.map((row) => [row.uuid, row]));
  const hours = new Map<string, string>();
  lines.forEach(({ labor_productivity_id: id, material_id }, index) => {
    if (!id) return;
    const row = rowById.get(id);
    const refused = (message: string) => invalidField(`materials.${index}.labor_productivity_id`, message);
    if (!row) throw refused('This labor productivity does not exist.');
    const each = hoursPerUnit(row);
    if (each === undefined) throw refused(`${row.name} is paid by the piece and has no hours.`);
    const unit = units.get(material_id);
    if (row.work_unit && unit && row.work_unit.toLowerCase() !== unit.toLowerCase())
      throw refused(
        `${row.name} gives hours per ${row.work_unit}, but this material is measured in ${unit}.`,
      );
    hours.set(id, each);
  });
  return hours;
}

async function writeLines(assembly: string, lines: AssemblyMaterial[], context: Context): Promise<void> {
  const { tx, user } = context;
  const kept = lines.flatMap((line) => (line.uuid ? [line.uuid] : []));
  await sql`delete from assembly_material where assembly_id = ${assembly}::uuid and not (line_id = any(${kept}::uuid[]))`.execute(
    tx,
  );
  const hours = await hoursOf(lines, context);
  for (const [index, line] of lines.entries()) {
    const values = {
      material_id: line.material_id,
      formula: line.formula,
      waste_percentage: line.waste_percentage ?? '0',
      labor_unit: hours.get(line.labor_productivity_id ?? '') ?? (line.labor_unit || null),
      labor_basis: line.labor_basis ?? 'installed',
      labor_productivity_id: line.labor_productivity_id ?? null,
      labor_cost_id: line.labor_cost_id ?? null,
      equipment_cost: line.equipment_cost || '0',
      other_cost: line.other_cost || '0',
      lump_cost: line.lump_cost || '0',
      sequence: index + 1,
    };
    const updated = line.uuid
      ? await tx
          .updateTable('assembly_material')
          .set(values)
          .where('line_id', '=', line.uuid)
          .where('assembly_id', '=', assembly)
          .executeTakeFirst()
      : undefined;
    if (!updated?.numUpdatedRows) {
      await tx
        .insertInto('assembly_material')
        .values({ tenant_id: user.tenant_id, line_id: uuidv7(), assembly_id: assembly, ...values })
        .execute();
    }
  }
}

async function columns(values: Partial<AssemblyInput>, { tx }: Context) {
  const { materials: _materials, parameters, notes, ...rest } = values;
  if (rest.take_off_type !== undefined && !(takeoffTypes as readonly string[]).includes(rest.take_off_type)) {
    throw invalidField('take_off_type', `The take-off type “${rest.take_off_type}” does not exist.`);
  }
  if (notes?.length) {
    const { rows } = await sql`select 1 from assembly_note_view where uuid = any(${notes}::uuid[])`.execute(
      tx,
    );
    if (rows.length !== new Set(notes).size)
      throw invalidField('notes', 'One of these notes does not exist.');
  }
  return {
    ...rest,
    ...(parameters === undefined ? {} : { parameters: JSON.stringify(parameters) }),
    ...(notes === undefined ? {} : { notes: JSON.stringify([...new Set(notes)]) }),
  };
}

export const assemblies = defineResource('assembly', {
  table: 'assembly',
  key: 'assembly_id',
  // Materials are separate lines added by the editor.
  importDefaults: { materials: [] },
  present: async (rows, context) => {
    const lines = await linesOf(
      rows.map((row) => row.uuid),
      context,
    );
    return rows.map((row) => ({ ...row, materials: lines.get(row.uuid) ?? [] }));
  },
  steps: {
    create: [
      after('workflow', async (state, context) => {
        checkLines(state.body.materials);
        state.columns = await columns(state.body, context);
      }),
      after('write', ({ uuid, body }, context) => writeLines(uuid, body.materials, context)),
    ],
    update: [
      after('workflow', async (state, context) => {
        if (state.body.materials) checkLines(state.body.materials);
        state.columns = await columns(state.body, context);
      }),
      after('write', async ({ uuid, body }, context) => {
        if (body.materials) await writeLines(uuid, body.materials, context);
        scheduleTotals({ assemblyId: uuid }, context);
      }),
    ],
  },
});
