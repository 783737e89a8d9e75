import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../../../database/database.ts';
import { productivitySeeds, templateSeeds } from './labor.ts';

/** Creates labor productivities and labor cost templates. */
export async function seedLaborRates(
  tx: Transaction,
  tenantId: string,
  labor: ReadonlyMap<string, string>,
): Promise<void> {
  await tx
    .insertInto('labor_productivity')
    .values(
      productivitySeeds.map(([name, code, subcategory, value, work_unit, unit]) => ({
        tenant_id: tenantId,
        row_id: uuidv7(),
        name,
        code,
        subcategory,
        value,
        work_unit,
        unit,
      })),
    )
    .execute();
  await tx
    .insertInto('labor_template')
    .values(
      templateSeeds.map(({ name, description, items }) => ({
        tenant_id: tenantId,
        row_id: uuidv7(),
        name,
        description,
        items: JSON.stringify(
          items.map(([item, crew, indirect_cost, profit, discount, formula]) => ({
            uuid: uuidv7(),
            name: item,
            labor_costs: crew.map(([called, count]) => ({ labor_cost_id: labor.get(called) ?? '', count })),
            indirect_cost,
            profit,
            discount,
            formula,
          })),
        ),
      })),
    )
    .execute();
}
