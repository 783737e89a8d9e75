import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../../database/database.ts';

/** Name, symbol, category; for packages also the quantity and unit of their content. */
export const defaultUnits: readonly (readonly [string, string, string, string?, string?])[] = [
  ['Each', 'EA', 'Count'],
  ['Dozen', 'DZ', 'Count'],
  ['Linear foot', 'LF', 'Length'],
  ['Square foot', 'SF', 'Area'],
  ['Square yard', 'SY', 'Area'],
  ['Cubic foot', 'CF', 'Volume'],
  ['Cubic yard', 'CY', 'Volume'],
  ['Gallon', 'GAL', 'Volume'],
  ['Sheet, 4 × 8 ft', 'SHT', 'Package', '32', 'SF'],
  ['Bag', 'BAG', 'Package'],
  ['Box', 'BOX', 'Package'],
  ['Roll', 'ROLL', 'Package'],
  ['Tube', 'TUBE', 'Package'],
  ['Pound', 'LB', 'Weight'],
  ['Ton', 'TON', 'Weight'],
];
/** Name, uniqueness and description of the identifiers of materials. */
export const defaultIdentifiers = [
  ['UPC', true, 'The bar code on the package.'],
  ['Manufacturer number', false, 'The part number in the manufacturer’s catalog.'],
] as const;
/** Name, unit, choices. */
export const defaultCharacteristics = [
  ['Color', '', ''],
  ['Thickness', 'IN', ''],
  ['Fire rating', '', 'None, 20 min, 45 min, 1 h, 2 h, 3 h'],
] as const;

/** Inserts the units, identifiers and characteristics that a new company starts with. */
export async function insertMaterialDefaults(tx: Transaction, tenantId: string): Promise<void> {
  await tx
    .insertInto('unit_of_measure')
    .values(
      defaultUnits.map(([name, value, category, factor = '', per = '']) => ({
        tenant_id: tenantId,
        unit_id: uuidv7(),
        name,
        value,
        category,
        factor,
        per,
      })),
    )
    .execute();
  await tx
    .insertInto('material_identifier')
    .values(
      defaultIdentifiers.map(([name, is_unique, description]) => ({
        tenant_id: tenantId,
        row_id: uuidv7(),
        name,
        is_unique,
        description,
      })),
    )
    .execute();
  await tx
    .insertInto('material_characteristic')
    .values(
      defaultCharacteristics.map(([name, unit, choices]) => ({
        tenant_id: tenantId,
        row_id: uuidv7(),
        name,
        unit,
        choices,
      })),
    )
    .execute();
}
