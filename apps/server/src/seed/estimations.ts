import { generatePlanSet, type PlanSet } from '@plumbline/testing/plans/index';
import { processPlanSet } from '../modules/workdrive/process-plan-set.ts';
import { createEstimationActions } from './estimation-actions.ts';
import { exclusions, inclusions, jobs, type Job } from './estimation-jobs.ts';
import {
  dateNotices,
  dayFrom,
  openEstimation,
  planSetName,
  uploadPlanSet,
  type OpenedEstimation,
} from './open-estimation.ts';
import { conditionCodes, takeOff, type Drawn } from './estimation-takeoff.ts';
import { createConditions, pagesOf } from './estimation-conditions.ts';
import { seedQuotedEstimations } from './quoted-estimations.ts';
import { openRevisedEstimation } from './estimation-with-reissued-plan.ts';
import type { DemoServices } from '../capabilities/demo-data/demo-data.ts';

/** Part of the measures: half the partitions, two floors, the fixtures. */
const firstAfternoon = (drawn: readonly Drawn[]): Drawn[] =>
  drawn.flatMap((each) => {
    if (each.code === 'P1' || each.code === 'P2')
      return [{ ...each, measures: each.measures.slice(0, Math.ceil(each.measures.length / 2)) }];
    if (each.code === 'LVT-1') return [{ ...each, measures: each.measures.slice(0, 2) }];
    return each.code === 'WC-1' || each.code === 'LAV-1' ? [each] : [];
  });

/** A job with its plan set, which is not processed yet. */
interface PlannedJob {
  job: Job;
  opened: OpenedEstimation;
  fileId: string;
  truth: PlanSet['truth'];
}

/** Opens the estimations that are under way. */
async function openJobs(parts: DemoServices, tenantId: string): Promise<PlannedJob[]> {
  const planned: PlannedJob[] = [];
  for (const job of jobs) {
    const { pdf, truth } = await generatePlanSet({
      seed: job.seed,
      sheets: job.sheets,
      project: job.project,
    });
    const opened = await openEstimation(job, parts, tenantId);
    const file = { name: planSetName(job), pdf: new Uint8Array(pdf), days: job.started };
    planned.push({ job, opened, truth, fileId: await uploadPlanSet(opened, file, parts, tenantId) });
  }
  return planned;
}

/** Measures an estimation that is under way: the first is quoted twice, the second half measured. */
async function measureJob(
  { job, opened, fileId, truth }: PlannedJob,
  { database, ports }: DemoServices,
  tenantId: string,
): Promise<void> {
  const at = dayFrom(ports.clock());
  const { estimationId } = opened;
  await database.transaction({ tenantId }, 'write', async ({ tx }) => {
    const desk = createEstimationActions(job, opened, { tx, ports, tenantId });
    const pages = await pagesOf(tx, fileId, truth);
    await desk.begin();
    await desk.receive({ fileId, name: planSetName(job), days: job.started + 0.02 });
    await desk.calibrate(truth.sheets, pages);
    const created = at(job.started + 0.2);
    const conditions = await createConditions(conditionCodes, { tx, tenantId, estimationId, created });
    const drawn = takeOff(truth);
    const on = { pages, conditions, layers: await desk.divide() };
    if (job === jobs[0]) {
      const isLater = ({ code }: Drawn) => code === 'D-1' || code === 'RF-1';
      await desk.draw(
        drawn.filter((each) => !isLater(each)),
        job.started + 2,
        on,
      );
      const interiors = await desk.quote({
        days: job.started + 4,
        name: 'Interiors',
        description: 'Interiors and plumbing fixtures, as drawn.',
        inclusions,
        exclusions,
      });
      await desk.send(interiors, job.started + 4.1, [job.contact.email]);
      await desk.takeAmount(interiors);
      await desk.draw(drawn.filter(isLater), job.started + 12, on);
      await desk.quote({
        days: -1.1,
        name: 'Interiors and canopy',
        description: 'Interiors, plumbing fixtures, doors and the canopy over the entrance.',
        inclusions,
        exclusions,
      });
      await desk.offer(-0.3, conditions);
    } else {
      await desk.draw(firstAfternoon(drawn), -0.2, on);
    }
    await tx
      .updateTable('estimation')
      .set({ updated_at: at(job === jobs[0] ? -0.05 : -0.2) })
      .where('estimation_id', '=', estimationId)
      .execute();
    await dateNotices(tx, [estimationId], { at: at(job.started + 0.03), viewed: job === jobs[0] });
  });
}

/**
 * Creates earlier estimations with sent quotes, one with a revised sheet, and two that are under way. The plan sets are
 * processed together, because that takes most of the time.
 */
export async function seedEstimations(parts: DemoServices, tenantId: string): Promise<void> {
  const { database, ports, log } = parts;
  await seedQuotedEstimations(parts, tenantId);
  const revised = await openRevisedEstimation(parts, tenantId);
  const planned = await openJobs(parts, tenantId);
  const files = [...revised.fileIds, ...planned.map(({ fileId }) => fileId)];
  await Promise.all(files.map((fileId) => processPlanSet({ tenantId, fileId }, { database, ports, log })));
  await revised.measure();
  for (const each of planned) await measureJob(each, parts, tenantId);
}
