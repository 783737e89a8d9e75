import type { AssemblyFields as AssemblyInput, AssemblyMaterial } from '@plumbline/api';
import { takeoffTypes } from '@plumbline/estimating';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Context } from '../../http/context.ts';
import { invalid } from '../../http/problem.ts';
import { kindResource } from '../kind.ts';
import { checkAssemblyFormula } from './rules.ts';
import { totalsFollow } from './totals.ts';

export const assemblyNotes = kindResource('assemblyNote', { table: 'assembly_note' });

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
    .select([
      'l.assembly_id',
      'l.line_id as uuid',
      'l.material_id',
      'm.name as material_name',
      'm.code as material_code',
      'm.unit_of_measure as unit',
      'k.name as labor_cost_name',
    ])
    .select(['l.formula', 'l.waste_percentage', 'l.labor_unit', 'l.labor_cost_id', 'l.sequence'])
    .where('l.assembly_id', 'in', assemblies)
    .orderBy('l.sequence')
    .execute();
  for (const { assembly_id, labor_cost_name, ...line } of rows)
    found.get(assembly_id)?.push({ ...line, ...(labor_cost_name === null ? {} : { labor_cost_name }) });
  return found;
}

function checkLines(lines: AssemblyMaterial[]): void {
  lines.forEach((line, index) => {
    const problem = checkAssemblyFormula(line.formula);
    if (problem) throw invalid(`materials.${index}.formula`, problem);
  });
}

async function writeLines(assembly: string, lines: AssemblyMaterial[], { tx, user }: Context): Promise<void> {
  const kept = lines.flatMap((line) => (line.uuid ? [line.uuid] : []));
  await sql`delete from assembly_material where assembly_id = ${assembly}::uuid and not (line_id = any(${kept}::uuid[]))`.execute(
    tx,
  );
  for (const [index, line] of lines.entries()) {
    const values = {
      material_id: line.material_id,
      formula: line.formula,
      waste_percentage: line.waste_percentage ?? '0',
      labor_unit: line.labor_unit || null,
      labor_cost_id: line.labor_cost_id ?? null,
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
    throw invalid('take_off_type', `There is no take-off type “${rest.take_off_type}”.`);
  }
  if (notes?.length) {
    const { rows } = await sql`select 1 from assembly_note_view where uuid = any(${notes}::uuid[])`.execute(
      tx,
    );
    if (rows.length !== new Set(notes).size) throw invalid('notes', 'One of these notes does not exist.');
  }
  return {
    ...rest,
    ...(parameters === undefined ? {} : { parameters: JSON.stringify(parameters) }),
    ...(notes === undefined ? {} : { notes: JSON.stringify([...new Set(notes)]) }),
  };
}

export const assemblies = kindResource('assembly', {
  table: 'assembly',
  key: 'assembly_id',
  // Its materials are lines of their own, which the editor adds.
  importDefaults: { materials: [] },
  present: async (rows, context) => {
    const lines = await linesOf(
      rows.map((row) => row.uuid),
      context,
    );
    return rows.map((row) => ({ ...row, materials: lines.get(row.uuid) ?? [] }));
  },
  beforeCreate: async (values, context) => {
    checkLines(values.materials);
    return columns(values, context);
  },
  beforeUpdate: async (values, _before, context) => {
    if (values.materials) checkLines(values.materials);
    return columns(values, context);
  },
  afterWrite: async (uuid, values, before, context) => {
    if (values.materials) await writeLines(uuid, values.materials, context);
    if (before) totalsFollow({ assemblyId: uuid }, context);
  },
});
