import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../../../database/database.ts';
import { createRandom } from '../../../capabilities/demo-data/random.ts';

/** Material groups with their categories. */
const groups = {
  Structure: ['Framing', 'Concrete', 'Roofing'],
  Finishes: ['Drywall', 'Flooring', 'Tile', 'Ceilings', 'Paint'],
  'Openings and glass': ['Doors', 'Glazing'],
  Envelope: ['Insulation', 'Firestopping'],
  'Fixtures and specialties': ['Plumbing fixtures', 'Specialties'],
} as const;
/** Brands with description and categories. */
const brands: readonly (readonly [string, string, readonly string[]])[] = [
  ['Ridgeform', 'Cold-formed studs, track and deflection systems.', ['Framing', 'Roofing']],
  ['Summit Board', 'Gypsum board, joint compound and trims.', ['Drywall']],
  ['Quietwool', 'Mineral wool and acoustic sealants.', ['Insulation', 'Firestopping']],
  ['Terrafloor', 'Resilient floors, carpet tile and their adhesives.', ['Flooring', 'Tile']],
  ['Skygrid', 'Ceiling tiles and suspension.', ['Ceilings']],
  ['Meridian Coatings', 'Primers, acrylics and epoxies.', ['Paint']],
  ['Portalworks', 'Frames, doors and hardware sets.', ['Doors', 'Glazing']],
  ['Clearwater', 'Fixtures and carriers.', ['Plumbing fixtures', 'Specialties']],
];
const notes = [
  [
    'Layout and protection',
    'Includes layout, protection of finished floors and daily clean-up of our own work.',
  ],
  ['Level 4 finish', 'Gypsum board surfaces are finished to level 4. Level 5 is priced separately.'],
  [
    'Fire-rated assemblies',
    'Rated walls are built to the tested design, sealed at head, base and penetrations.',
  ],
  ['Work at height', 'Above 12 ft the price includes a scissor lift and its operator’s training.'],
  [
    'Moisture limits',
    'Flooring is installed once slab moisture is below the manufacturer’s limit. Mitigation is priced separately.',
  ],
] as const;

interface Seeded {
  material_id: string;
  code: string;
  name: string;
  category: string;
  unit_of_measure: string;
}

/** Creates groups, brands, identifiers, characteristics, notes and preferred vendors. */
export async function seedDescriptions(
  tx: Transaction,
  tenantId: string,
  materials: readonly Seeded[],
  sellers: readonly (string | undefined)[],
): Promise<void> {
  const random = createRandom(83);
  const rows = Object.entries(groups).flatMap(([group, within]) => {
    const parent_id = uuidv7();
    return [
      { tenant_id: tenantId, row_id: parent_id, name: group, parent_id: null },
      ...within.map((name) => ({ tenant_id: tenantId, row_id: uuidv7(), name, parent_id })),
    ];
  });
  await tx.insertInto('material_category').values(rows).execute();
  const makers = brands.map(([name, summary, makes]) => ({
    row: {
      tenant_id: tenantId,
      row_id: uuidv7(),
      name,
      summary,
      email: `orders@${name.toLowerCase().replaceAll(' ', '')}.test`,
    },
    makes,
  }));
  await tx
    .insertInto('material_brand')
    .values(makers.map(({ row }) => row))
    .execute();
  await tx
    .insertInto('assembly_note')
    .values(
      notes.map(([name, description]) => ({ tenant_id: tenantId, row_id: uuidv7(), name, description })),
    )
    .execute();
  const named = async (table: 'material_identifier' | 'material_characteristic') =>
    new Map(
      (await tx.selectFrom(table).select(['name', 'row_id']).execute()).map((row) => [row.name, row.row_id]),
    );
  const [identifiers, characteristics] = [
    await named('material_identifier'),
    await named('material_characteristic'),
  ];
  const kept = (ids: Map<string, string>, values: Record<string, string | undefined>) =>
    Object.fromEntries(
      Object.entries(values).flatMap(([name, value]) => {
        const id = ids.get(name);
        return id && value ? [[id, value]] : [];
      }),
    );
  const described = materials.map((each, index) => {
    const maker = makers.find(({ makes }) => makes.includes(each.category))?.row;
    const digits = each.code.replaceAll(/\D/g, '').padStart(9, '0').slice(0, 9);
    const thickness = /(\d+(?:-\d+)?\/?\d*)″/.exec(each.name)?.[1];
    const inches: Readonly<Record<string, string>> = {
      '5/8': '0.625',
      '1/2': '0.5',
      '1/4': '0.25',
      '3-5/8': '3.625',
      '3-1/2': '3.5',
      '6': '6',
    };
    return {
      material_id: each.material_id,
      brand_id: maker?.row_id ?? null,
      vendor_id: index % 3 === 0 ? (sellers[index] ?? null) : null,
      identifiers: kept(identifiers, {
        UPC: `84${digits}${index % 10}`,
        'Manufacturer number': maker && `${maker.name.slice(0, 2).toUpperCase()}-${random.int(1000, 9999)}`,
      }),
      characteristics: kept(characteristics, {
        Thickness: thickness && inches[thickness],
        Color: each.category === 'Paint' ? 'Tinted to order' : undefined,
        'Fire rating': /20 minute/.test(each.name) ? '20 min' : /Type X/.test(each.name) ? '1 h' : undefined,
      }),
    };
  });
  await sql`update material m set brand_id = v.brand_id, prefered_vendor_id = v.vendor_id, identifiers = v.identifiers,
      characteristics = v.characteristics
    from jsonb_to_recordset(${JSON.stringify(described)}::jsonb) as v(material_id uuid, brand_id uuid, vendor_id uuid,
      identifiers jsonb, characteristics jsonb)
    where m.material_id = v.material_id`.execute(tx);
  // No longer purchased, but used in older estimates.
  await sql`update material set is_active = false where material_id = any(${materials
    .filter(({ code }) => ['09-6519-430', '09-0561-130'].includes(code))
    .map(({ material_id }) => material_id)}::uuid[])`.execute(tx);
}
