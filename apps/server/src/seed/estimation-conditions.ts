import { distinctLook, type Hatch, type MarkShape, type TakeoffType } from '@plumbline/estimating';
import type { PlanSetTruth } from '@plumbline/testing/plans/index';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../database/database.ts';
import type { Pages } from './estimation-actions.ts';
import type { Code } from './estimation-takeoff.ts';

/** Uploaded sheets of a plan set by content. */
export async function pagesOf(tx: Transaction, fileId: string, truth: PlanSetTruth): Promise<Pages> {
  const rows = await tx
    .selectFrom('plan_page')
    .select(['page_id', 'number'])
    .where('file_id', '=', fileId)
    .execute();
  return new Map(
    rows.flatMap(({ page_id, number }) => {
      const sheet = truth.sheets[number - 1];
      return sheet ? [[sheet.kind, { id: page_id, number: sheet.number }] as const] : [];
    }),
  );
}

/** Creates conditions from assemblies. @returns ids by code. */
export async function createConditions(
  codes: readonly Code[],
  {
    tx,
    tenantId,
    estimationId,
    created,
  }: { tx: Transaction; tenantId: string; estimationId: string; created: string },
): Promise<Map<string, string>> {
  const assemblies = await tx
    .selectFrom('assembly')
    .select(['assembly_id', 'code', 'name', 'take_off_type', 'color', 'category', 'parameters'])
    .where('code', 'in', [...codes])
    .execute();
  const looks: { type: TakeoffType; color: string; hatch: Hatch; mark_shape: MarkShape }[] = [];
  const rows = codes.map((code, index) => {
    const assembly = assemblies.find((each) => each.code === code);
    if (!assembly) throw new Error(`no assembly ${code}`);
    const type = assembly.take_off_type as TakeoffType;
    const look = distinctLook(looks, type, [assembly.color]);
    looks.push({ type, ...look });
    return {
      tenant_id: tenantId,
      condition_id: uuidv7(),
      estimation_id: estimationId,
      assembly_id: assembly.assembly_id,
      code,
      name: assembly.name,
      type: assembly.take_off_type,
      ...look,
      category: assembly.category,
      parameters: JSON.stringify(assembly.parameters),
      sequence: index + 1,
      created_at: created,
    };
  });
  await tx.insertInto('estimation_condition').values(rows).execute();
  return new Map(rows.map(({ code, condition_id }) => [code, condition_id]));
}
