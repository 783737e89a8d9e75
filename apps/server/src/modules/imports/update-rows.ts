import type { Context } from '../../context/context.ts';
import { withSavepoint } from '../../database/savepoint.ts';
import { customPrefix, flattenCustom } from '../../resource/custom-fields.ts';
import { diffRecords } from '../../resource/record-diff.ts';
import type { Body, ImportKind, RecordRow } from './import-kinds.ts';
import type { PlannedRow } from './planned-row.ts';
import type { Checker } from './validate-rows.ts';
import { recordsOf, rejectedResult, writeSeveral, type WriteResult } from './write-result.ts';

/** Updates the records of these rows; a row without changes is skipped. */
export async function updateAll(
  kind: ImportKind,
  plans: readonly PlannedRow[],
  checker: Checker,
  context: Context,
): Promise<WriteResult[]> {
  if (!plans.length) return [];
  const before = await recordsOf(
    kind,
    plans.flatMap(({ match }) => match?.uuid ?? []),
    context.tx,
  );
  const beside = await previousReferences(kind, plans, context);
  const done: WriteResult[] = [];
  for (const plan of plans) {
    const { number, match, body } = plan;
    const record = match && before.get(match.uuid);
    if (!match || !record) continue;
    const { uuid } = match;
    const { version: _version, ...given } = body;
    const was = previousValues(given, record);
    const isSame = !diffRecords(was, given, Object.keys(flattenCustom(given))).length;
    const had = (id: string) => [...(beside.get(id)?.get(uuid) ?? [])];
    const several = Object.fromEntries(
      Object.entries(plan.several).filter(([id, ids]) => had(id).toSorted().join() !== ids.toSorted().join()),
    );
    const others = Object.keys(several);
    if (isSame && !others.length) {
      done.push({ number, state: 'skipped', record_id: uuid, errors: [] });
      continue;
    }
    const result = await withSavepoint(
      context.tx,
      async () => {
        if (!isSame)
          await kind.resource.update(
            { params: { uuid }, body: { ...given, version: record.version } },
            context,
          );
        await writeSeveral(kind, [{ uuid, several }], context);
        return (await recordsOf(kind, [uuid], context.tx)).get(uuid)?.version;
      },
      given,
    );
    if ('problem' in result) done.push(rejectedResult(plan, result.problem, checker));
    else
      done.push({
        number,
        state: 'updated',
        record_id: uuid,
        record_version: result.value ?? record.version,
        before: {
          ...was,
          ...(others.length ? { several: Object.fromEntries(others.map((id) => [id, had(id)])) } : {}),
        },
        errors: [],
      });
  }
  return done;
}

/** References of these records by target and record. */
async function previousReferences({ imports }: ImportKind, plans: readonly PlannedRow[], context: Context) {
  const found = new Map<string, ReadonlyMap<string, readonly string[]>>();
  for (const [id, { read }] of Object.entries(imports.repeatedColumns ?? {})) {
    const uuids = plans.flatMap(({ several, match }) => (several[id] && match ? [match.uuid] : []));
    if (uuids.length) found.set(id, await read(uuids, context));
  }
  return found;
}

/** Current values of the fields a body contains. */
function previousValues(body: Body, record: RecordRow): Body {
  const stood = flattenCustom(record);
  const was: Body = {};
  for (const [name, value] of Object.entries(body)) {
    if (name === 'custom') continue;
    was[name] =
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? // For multi-value fields, those in the body; an empty one removes the value.
          Object.fromEntries(
            Object.keys(value).map((key) => [key, (stood[name] as Body | undefined)?.[key] ?? '']),
          )
        : (stood[name] ?? null);
  }
  const custom = Object.keys((body['custom'] as Body | undefined) ?? {});
  if (custom.length)
    was['custom'] = Object.fromEntries(custom.map((code) => [code, stood[customPrefix + code] ?? null]));
  return was;
}
