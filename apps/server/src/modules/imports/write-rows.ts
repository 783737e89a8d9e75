import type { Context } from '../../context/context.ts';
import { createAll } from './create-rows.ts';
import type { ImportKind } from './import-kinds.ts';
import type { PlannedRow } from './planned-row.ts';
import { updateAll } from './update-rows.ts';
import type { Checker } from './validate-rows.ts';
import type { WriteResult } from './write-result.ts';

/** Groups rows so that none refers to another of its group. */
function roundsOf(plans: readonly PlannedRow[]): PlannedRow[][] {
  const depths = new Map<number, number>();
  const rounds: PlannedRow[][] = [];
  for (const plan of plans.toSorted((a, b) => a.number - b.number)) {
    const over = plan.above && depths.get(plan.above.line);
    const depth = over === undefined ? 0 : over + 1;
    depths.set(plan.number, depth);
    (rounds[depth] ??= []).push(plan);
  }
  return rounds;
}

/**
 * Executes plans in the caller's transaction; a rejected row does not affect others.
 * @param context.audit is not called; audit entries are written in bulk.
 * @param lines records of written lines for references; undefined without references.
 * @param way `tried` rolls back and ignores references to faulty rows, which may be corrected later.
 */
export async function writePlans(
  kind: ImportKind,
  plans: readonly PlannedRow[],
  checker: Checker,
  context: Context,
  lines?: ReadonlyMap<number, string>,
  way: 'kept' | 'tried' = 'kept',
): Promise<WriteResult[]> {
  const open = plans.filter(({ errors }) => !errors.length);
  const done: WriteResult[] = plans
    .filter(({ errors }) => errors.length > 0)
    .map(({ number, errors }) => ({ number, state: 'rejected', errors }));
  const records = new Map(lines);
  const write = async (some: readonly PlannedRow[]) => {
    const results = [
      ...some
        .filter(({ action }) => action === 'skip')
        .map(({ number, match }): WriteResult => ({
          number,
          state: 'skipped',
          errors: [],
          ...(match ? { record_id: match.uuid } : {}),
        })),
      ...(await createAll(
        kind,
        some.filter(({ action }) => action === 'create'),
        checker,
        context,
      )),
      ...(await updateAll(
        kind,
        some.filter(({ action }) => action === 'update'),
        checker,
        context,
      )),
    ];
    for (const { number, record_id: id } of results) if (id) records.set(number, id);
    done.push(...results);
  };
  const { rowReference: names } = kind.imports;
  if (!lines || !names) {
    await write(open);
    return done;
  }
  for (const round of roundsOf(open)) {
    const ready: PlannedRow[] = [];
    for (const plan of round) {
      const { above, number } = plan;
      const id = above && records.get(above.line);
      if (above && !id && plan.action !== 'skip' && way === 'kept') {
        const message = `Line ${above.line}, “${above.word}”, was not imported.`;
        done.push({ number, state: 'rejected', errors: [{ column: above.column, message }] });
      } else ready.push(id ? { ...plan, body: { ...plan.body, [names.field]: id } } : plan);
    }
    await write(ready);
  }
  return done;
}
