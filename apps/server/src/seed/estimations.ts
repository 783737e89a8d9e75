import { distinctLook, type Hatch, type MarkShape, type TakeoffType } from '@plumbline/estimating';
import { generatePlanSet, type PlanSetTruth } from '@plumbline/testing/plans/index';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../database/database.ts';
import { processPlanSet } from '../modules/workdrive/process-plan-set.ts';
import { createEstimationActions, type Pages } from './estimation-actions.ts';
import { jobs } from './estimation-jobs.ts';
import { dayFrom, openEstimation } from './open-estimation.ts';
import { conditionCodes, takeOff, type Drawn } from './estimation-takeoff.ts';
import type { DemoServices } from '../capabilities/demo-data/demo-data.ts';

/** Part of the measures: half the partitions, two floors, the fixtures. */
const firstAfternoon = (drawn: readonly Drawn[]): Drawn[] =>
  drawn.flatMap((each) => {
    if (each.code === 'P1' || each.code === 'P2')
      return [{ ...each, measures: each.measures.slice(0, Math.ceil(each.measures.length / 2)) }];
    if (each.code === 'LVT-1') return [{ ...each, measures: each.measures.slice(0, 2) }];
    return each.code === 'WC-1' || each.code === 'LAV-1' ? [each] : [];
  });

/** Uploaded sheets of a plan set by content. */
async function pagesOf(tx: Transaction, fileId: string, truth: PlanSetTruth): Promise<Pages> {
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

/** Creates two measured estimations: one quoted twice, one half measured. */
export async function seedEstimations(parts: DemoServices, tenantId: string): Promise<void> {
  const { database, ports, log } = parts;
  const at = dayFrom(ports.clock());
  for (const job of jobs) {
    const { pdf, truth } = await generatePlanSet({
      seed: job.seed,
      sheets: job.sheets,
      project: job.project,
    });
    const opened = await openEstimation(job, new Uint8Array(pdf), parts, tenantId);
    const { estimationId, fileId, people } = opened;
    await processPlanSet({ tenantId, fileId }, { database, ports, log });

    await database.transaction({ tenantId }, 'write', async ({ tx }) => {
      const desk = createEstimationActions(job, opened, { tx, ports, tenantId });
      const pages = await pagesOf(tx, fileId, truth);
      await desk.begin();
      await desk.calibrate(truth.sheets, pages);
      const conditions = await conditionsFrom(tx, tenantId, estimationId, at(job.started + 0.2));
      const drawn = takeOff(truth);
      const on = { pages, conditions, layers: await desk.divide() };
      if (job === jobs[0]) {
        const isLater = ({ code }: Drawn) => code === 'D-1' || code === 'RF-1';
        await desk.draw(
          drawn.filter((each) => !isLater(each)),
          job.started + 2,
          on,
        );
        const interiors = await desk.quote(
          job.started + 4,
          'Interiors',
          'Interiors and plumbing fixtures, as drawn.',
        );
        await desk.send(interiors, job.started + 4.1, [job.contact.email]);
        await desk.draw(drawn.filter(isLater), job.started + 12, on);
        await desk.quote(
          -1.1,
          'Interiors and canopy',
          'Interiors, plumbing fixtures, doors and the canopy over the entrance.',
        );
        await desk.offer(-0.3, conditions);
      } else {
        await desk.draw(firstAfternoon(drawn), -0.2, on);
      }
      await tx
        .updateTable('estimation')
        .set({ updated_at: at(job === jobs[0] ? -0.05 : -0.2) })
        .where('estimation_id', '=', estimationId)
        .execute();
      await tx
        .updateTable('notification')
        .set({ created_at: at(job.started + 0.03), viewed: job === jobs[0] })
        .where('user_id', '=', people.estimator.user_id)
        .where('viewed', '=', false)
        .execute();
    });
  }
}

/** Creates conditions from assemblies. @returns ids by code. */
async function conditionsFrom(
  tx: Transaction,
  tenantId: string,
  estimationId: string,
  created: string,
): Promise<Map<string, string>> {
  const assemblies = await tx
    .selectFrom('assembly')
    .select(['assembly_id', 'code', 'name', 'take_off_type', 'color', 'category', 'parameters'])
    .where('code', 'in', [...conditionCodes])
    .execute();
  const looks: { type: TakeoffType; color: string; hatch: Hatch; mark_shape: MarkShape }[] = [];
  const rows = conditionCodes.map((code, index) => {
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
