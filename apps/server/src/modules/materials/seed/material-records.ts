import { addElapsed, utcDay } from '@plumbline/dates';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../../../database/database.ts';
import { assemblySeeds } from './assemblies.ts';
import { followedSeeds, laborSeeds, machineSeeds } from './labor.ts';
import { seedLaborRates } from './labor-records.ts';
import { seedDescriptions } from './material-descriptions.ts';
import { materialSeeds } from './materials.ts';
import type { Random } from '../../../capabilities/demo-data/random.ts';

const day = (clock: Date, offset: number) => utcDay(addElapsed(clock, { days: offset }));
const instant = (clock: Date, offset: number) => addElapsed(clock, { days: offset }).toISOString();
const inChunks = async <T>(rows: T[], work: (part: T[]) => Promise<unknown>) => {
  for (let at = 0; at < rows.length; at += 500) await work(rows.slice(at, at + 500));
};

/** Two general suppliers that also sell most materials. */
function rivalOf(vendor: string, nth: number): string {
  const general = ['Summit Interior Supply', 'Front Range Gypsum'].filter((each) => each !== vendor);
  return general[nth % general.length] ?? vendor;
}

const seeds = materialSeeds.flatMap(({ category, vendor, rows }) =>
  rows.map((row) => ({ category, vendor, row })),
);

/** A material that was created. */
interface CreatedMaterial {
  material_id: string;
  code: string;
  waste_percentage: string;
}

/** Company that gets prices, its materials in the order of their seeds, and its vendors by name. */
interface PriceSeed {
  tenantId: string;
  materials: readonly CreatedMaterial[];
  named: ReadonlyMap<string, string>;
  now: Date;
}

/** Four prices of each material over two years. */
function createPrices({ tenantId, materials, named, now }: PriceSeed, random: Random) {
  return seeds.flatMap(({ vendor, row: [, , , price, , , freight, cushion] }, index) => {
    // Four rising prices over two years; the last is in force, two have expired.
    return [-640, -420, -190, -random.int(8, 75)].map((at, step) => {
      const last = step === 3;
      const factor = last ? 1 : 1 - ((3 - step) * random.int(15, 45)) / 1000;
      const vendor_name = last || random.chance(0.7) ? vendor : rivalOf(vendor, random.int(0, 1));
      return {
        tenant_id: tenantId,
        price_id: uuidv7(),
        material_id: materials[index]?.material_id ?? '',
        vendor_name,
        vendor_id: named.get(vendor_name) ?? null,
        price: (Number(price) * factor).toFixed(4),
        freight_percentage: freight,
        cushion,
        lead_time: random.int(2, 35),
        last_price_date: day(now, at),
        expiry_price_date: day(now, last ? (index % 23 === 7 ? -4 : random.int(20, 90)) : at + 90),
        created_at: instant(now, at),
      };
    });
  });
}

/** An older price of another vendor for every second material. */
function createOtherPrices({ tenantId, materials, named, now }: PriceSeed) {
  return seeds.flatMap(({ vendor, row: [, , , price, , , freight, cushion] }, index) => {
    if (index % 2) return [];
    const other = rivalOf(vendor, index % 4 === 0 ? 1 : 0);
    return [
      {
        tenant_id: tenantId,
        price_id: uuidv7(),
        material_id: materials[index]?.material_id ?? '',
        vendor_name: other,
        vendor_id: named.get(other) ?? null,
        price: (Number(price) * (1 + ((index % 7) - 2) / 50)).toFixed(4),
        freight_percentage: freight,
        cushion,
        sell_price: index % 4 ? null : (Number(price) * 1.35).toFixed(4),
        lead_time: 7 + (index % 20),
        last_price_date: day(now, -100 - (index % 40)),
        expiry_price_date: day(now, 60 + (index % 30)),
        created_at: instant(now, -100 - (index % 40)),
      },
    ];
  });
}

/** Creates labor and machine rates. @returns their ids by name. */
async function seedLabor(tx: Transaction, tenantId: string): Promise<ReadonlyMap<string, string>> {
  const labor = laborSeeds.map(
    ([name, regular_cost, overtime_cost, double_overtime_cost, nightshift_cost]) => ({
      tenant_id: tenantId,
      labor_cost_id: uuidv7(),
      name,
      regular_cost,
      overtime_cost,
      double_overtime_cost,
      nightshift_cost,
    }),
  );
  await tx.insertInto('labor_cost').values(labor).execute();
  const machines = machineSeeds.map(([name, unit, cost]) => ({
    tenant_id: tenantId,
    labor_cost_id: uuidv7(),
    name,
    unit,
    regular_cost: cost,
    overtime_cost: cost,
    double_overtime_cost: cost,
    nightshift_cost: cost,
    is_non_labor: true,
  }));
  await tx.insertInto('labor_cost').values(machines).execute();
  const rates = new Map([...labor, ...machines].map(({ name, labor_cost_id }) => [name, labor_cost_id]));
  await seedLaborRates(tx, tenantId, rates);
  return rates;
}

/** Creates assemblies with their lines. */
async function seedAssemblies(
  tx: Transaction,
  tenantId: string,
  materials: readonly CreatedMaterial[],
  rates: ReadonlyMap<string, string>,
): Promise<void> {
  for (const seed of assemblySeeds) {
    const assemblyId = uuidv7();
    await tx
      .insertInto('assembly')
      .values({
        tenant_id: tenantId,
        assembly_id: assemblyId,
        name: seed.name,
        code: seed.code,
        take_off_type: seed.type,
        category: seed.category,
        color: seed.color,
        parameters: JSON.stringify(seed.parameters),
      })
      .execute();
    await tx
      .insertInto('assembly_material')
      .values(
        seed.lines.map(([code, formula, laborUnit, laborName], index) => {
          const material = materials.find((each) => each.code === code);
          if (!material) throw new Error(`no material ${code}`);
          return {
            tenant_id: tenantId,
            line_id: uuidv7(),
            assembly_id: assemblyId,
            material_id: material.material_id,
            formula,
            waste_percentage: material.waste_percentage,
            labor_unit: laborUnit,
            labor_cost_id: (laborName && rates.get(laborName)) || null,
            sequence: index + 1,
          };
        }),
      )
      .execute();
  }
  for (const [material, productivity] of followedSeeds)
    await sql`update assembly_material l set labor_productivity_id = p.row_id
      from material m, labor_productivity p
      where l.tenant_id = ${tenantId}::uuid and m.tenant_id = l.tenant_id and p.tenant_id = l.tenant_id
        and m.material_id = l.material_id and m.code = ${material} and p.code = ${productivity}
        and lower(m.unit_of_measure) = lower(p.work_unit) and l.labor_unit = round(8 / p.value, 6)`.execute(
      tx,
    );
}

/** Creates materials with two years of prices, labor, and their assemblies. */
export async function seedMaterials(
  tx: Transaction,
  tenantId: string,
  random: Random,
  now: Date,
  named: ReadonlyMap<string, string>,
): Promise<void> {
  const materials = seeds.map(({ category, row: [code, name, unit, , order, waste] }) => ({
    tenant_id: tenantId,
    material_id: uuidv7(),
    name,
    code,
    unit_of_measure: unit,
    category,
    order_quantity: order,
    waste_percentage: waste,
  }));
  await tx.insertInto('material').values(materials).execute();
  const priced = { tenantId, materials, named, now };
  await inChunks(createPrices(priced, random), (part) =>
    tx.insertInto('material_price').values(part).execute(),
  );
  await inChunks(createOtherPrices(priced), (part) => tx.insertInto('material_price').values(part).execute());
  await seedDescriptions(
    tx,
    tenantId,
    materials,
    seeds.map(({ vendor }) => named.get(vendor)),
  );
  const rates = await seedLabor(tx, tenantId);
  await seedAssemblies(tx, tenantId, materials, rates);
}
