import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../database/database.ts';
import type { Code } from './estimation-takeoff.ts';

/** Alternates of the clinic estimate. */
export async function seedAlternates(
  tx: Transaction,
  of: {
    tenantId: string;
    estimationId: string;
    createdBy: string;
    at: string;
    /** Conditions by code. */
    conditions: ReadonlyMap<string, string>;
  },
): Promise<{ number: number; name: string }[]> {
  const condition = (code: Code): string => {
    const found = of.conditions.get(code);
    if (!found) throw new Error(`no condition ${code}`);
    return found;
  };
  const carpet = await tx
    .selectFrom('assembly')
    .select('assembly_id')
    .where('code', '=', 'CPT-1' satisfies Code)
    .executeTakeFirstOrThrow();
  const alternates = [
    {
      name: 'Carpet tile instead of vinyl tile',
      description: 'Carpet tile with base in the rooms shown with luxury vinyl tile.',
      changes: [{ kind: 'assembly', condition_id: condition('LVT-1'), assembly_id: carpet.assembly_id }],
      lines: [],
    },
    {
      name: 'Entrance canopy by others',
      description: 'Deducts the standing seam roof over the entrance with underlayment and trim.',
      changes: [{ kind: 'remove', condition_id: condition('RF-1') }],
      lines: [],
    },
    {
      name: 'Level 5 finish in the waiting room',
      description: 'Skim coat on the walls of the waiting room because of low-angle daylight.',
      changes: [],
      lines: [
        {
          uuid: uuidv7(),
          name: 'Skim coat, level 5',
          unit: 'SF',
          quantity: '1180',
          unit_price: '0.22',
          labor_unit: '0.012',
          labor_rate: '61',
        },
      ],
    },
  ].map((alternate, at) => ({ ...alternate, number: at + 1 }));
  await tx
    .insertInto('estimate_alternate')
    .values(
      alternates.map(({ changes, lines, ...alternate }) => ({
        ...alternate,
        tenant_id: of.tenantId,
        alternate_id: uuidv7(),
        estimation_id: of.estimationId,
        accepted: false,
        changes: JSON.stringify(changes),
        lines: JSON.stringify(lines),
        created_by: of.createdBy,
        created_at: of.at,
        updated_at: of.at,
      })),
    )
    .execute();
  return alternates.map(({ number, name }) => ({ number, name }));
}
