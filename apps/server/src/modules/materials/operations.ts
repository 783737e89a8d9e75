import { AssemblyFields, MaterialFields } from '@plumbline/api/fields';
import type {
  Assembly,
  AssemblyFields as AssemblyInput,
  AssemblyMaterial,
  AssemblyUpdate,
  Material,
  MaterialFields as MaterialInput,
  MaterialUpdate,
} from '@plumbline/api';
import { takeoffTypes } from '@plumbline/estimating';
import { messages } from '@plumbline/validation';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Context, Handlers } from '../../http/context.ts';
import { invalid } from '../../http/problem.ts';
import { resource } from '../../http/resource.ts';
import { checkAssemblyFormula } from './rules.ts';

const sameNameAndCode = (name: string, code: string) =>
  name.trim().toLowerCase() === code.trim().toLowerCase();

/** Stored totals of estimates follow by a job: one price may be in hundreds of them. */
const totalsFollow = (of: { materialId: string } | { assemblyId: string }, context: Context): void =>
  context.afterCommit(() =>
    context.ports.jobs.send('estimate-totals', { tenantId: context.user.tenant_id, ...of }),
  );

const materialTable = resource<Material, MaterialInput, MaterialUpdate>({
  module: 'materials',
  entity: 'material',
  label: 'This material',
  table: 'material',
  view: 'material_view',
  key: 'material_id',
  fields: MaterialFields,
  order: 'name',
  title: (row) => row.name,
  beforeCreate: async (values) => {
    if (sameNameAndCode(values.name, values.code)) throw invalid('code', messages.materialNameCodeSame);
    return { ...values };
  },
  beforeUpdate: async (values, before) => {
    if (sameNameAndCode(values.name ?? before.name, values.code ?? before.code))
      throw invalid('code', messages.materialNameCodeSame);
    return values;
  },
  afterWrite: async (materialId, _values, before, context) => {
    if (before) totalsFollow({ materialId }, context);
  },
});

async function linesOf(assemblies: string[], { tx }: Context): Promise<Map<string, AssemblyMaterial[]>> {
  const found = new Map<string, AssemblyMaterial[]>(assemblies.map((uuid) => [uuid, []]));
  if (!assemblies.length) return found;
  const rows = await tx
    .selectFrom('assembly_material as l')
    .innerJoin('material as m', (join) =>
      join.onRef('m.tenant_id', '=', 'l.tenant_id').onRef('m.material_id', '=', 'l.material_id'),
    )
    .select([
      'l.assembly_id',
      'l.line_id as uuid',
      'l.material_id',
      'm.name as material_name',
      'm.code as material_code',
      'm.unit_of_measure as unit',
    ])
    .select(['l.formula', 'l.waste_percentage', 'l.labor_unit', 'l.labor_cost_id', 'l.sequence'])
    .where('l.assembly_id', 'in', assemblies)
    .orderBy('l.sequence')
    .execute();
  for (const { assembly_id, ...line } of rows) found.get(assembly_id)?.push(line);
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

const columns = (values: Partial<AssemblyInput>) => {
  const { materials: _materials, parameters, ...rest } = values;
  if (rest.take_off_type !== undefined && !(takeoffTypes as readonly string[]).includes(rest.take_off_type)) {
    throw invalid('take_off_type', `There is no take-off type “${rest.take_off_type}”.`);
  }
  return { ...rest, ...(parameters === undefined ? {} : { parameters: JSON.stringify(parameters) }) };
};

const assemblyTable = resource<Assembly, AssemblyInput, AssemblyUpdate>({
  module: 'materials',
  entity: 'assembly',
  label: 'This assembly',
  table: 'assembly',
  view: 'assembly_view',
  key: 'assembly_id',
  fields: AssemblyFields,
  order: 'name',
  title: (row) => row.name,
  present: async (rows, context) => {
    const lines = await linesOf(
      rows.map((row) => row.uuid),
      context,
    );
    return rows.map((row) => ({ ...row, materials: lines.get(row.uuid) ?? [] }));
  },
  beforeCreate: async (values) => {
    checkLines(values.materials);
    return columns(values);
  },
  beforeUpdate: async (values) => {
    if (values.materials) checkLines(values.materials);
    return columns(values);
  },
  afterWrite: async (uuid, values, before, context) => {
    if (values.materials) await writeLines(uuid, values.materials, context);
    if (before) totalsFollow({ assemblyId: uuid }, context);
  },
});

const prices = async (materialId: string, { tx }: Context) => {
  const rows = await tx
    .selectFrom('material_price')
    .select([
      'price_id as uuid',
      'material_id',
      'vendor_name',
      'price',
      'freight_percentage',
      'duty_percentage',
      'packing_percentage',
    ])
    .select([
      'tariff_percentage',
      'cushion',
      'landed_price',
      'estimate_price',
      'lead_time',
      'last_price_date',
      'expiry_price_date',
    ])
    .where('material_id', '=', materialId)
    .orderBy('last_price_date', 'desc')
    .orderBy('created_at', 'desc')
    .execute();
  return rows;
};

export const materials = {
  materialsList: materialTable.list,
  materialsExport: materialTable.export,
  materialsCreate: materialTable.create,
  materialsRead: materialTable.read,
  materialsUpdate: materialTable.update,
  materialsRemove: materialTable.remove,
  materialsRemoveMany: materialTable.removeMany,
  assembliesList: assemblyTable.list,
  assembliesExport: assemblyTable.export,
  assembliesCreate: assemblyTable.create,
  assembliesRead: assemblyTable.read,
  assembliesUpdate: assemblyTable.update,
  assembliesRemove: assemblyTable.remove,
  assembliesRemoveMany: assemblyTable.removeMany,
  materialTablesAssemblies: assemblyTable.list,
  materialTablesPrices: async ({ params }, context) => {
    await materialTable.find(params.material_id, context);
    return { data: await prices(params.material_id, context) };
  },
  materialTablesAddPrice: async ({ params, body }, context) => {
    const material = await materialTable.find(params.material_id, context);
    await context.tx
      .insertInto('material_price')
      .values({
        tenant_id: context.user.tenant_id,
        price_id: uuidv7(),
        material_id: params.material_id,
        ...body,
      })
      .execute();
    totalsFollow({ materialId: params.material_id }, context);
    const [latest] = await prices(params.material_id, context);
    if (!latest) throw new Error('a price that was just written is not there');
    await context.audit({
      module: 'materials',
      entity: 'material',
      entityId: params.material_id,
      entityName: material.name,
      action: 'updated',
      changes: [{ field: 'estimate_price', before: material.estimate_price, after: latest.estimate_price }],
    });
    return { data: latest };
  },
  materialTablesLaborCosts: async (_input, { tx }) => {
    const rows = await tx
      .selectFrom('labor_cost')
      .select([
        'labor_cost_id as uuid',
        'name',
        'unit',
        'regular_cost',
        'overtime_cost',
        'double_overtime_cost',
        'nightshift_cost',
        'is_non_labor',
      ])
      .orderBy('name')
      .execute();
    return { data: rows, meta: { count: rows.length } };
  },
  materialTablesUnits: async (_input, { tx }) => {
    const rows = await tx
      .selectFrom('unit_of_measure')
      .select(['unit_id as uuid', 'name', 'value', 'created_at as createdAt'])
      .orderBy('name')
      .execute();
    return { data: rows, meta: { count: rows.length } };
  },
} satisfies Partial<Handlers>;
