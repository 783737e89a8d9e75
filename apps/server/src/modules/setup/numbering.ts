import type { Numbering } from '@plumbline/api';
import {
  splitAtCounter,
  counterOf,
  patternProblem,
  writeNumber,
  type NumberingDay,
} from '@plumbline/validation/setup';
import { sql } from 'kysely';
import type { Context, Handlers } from '../../context/context.ts';
import { loadNumbering, numberedEntities, type NumberedEntity } from '../../context/numbering.ts';
import { invalidField, notFoundError, versionConflict } from '../../core/http-error.ts';
import { diffRecords } from '../../resource/record-diff.ts';

const currentCounter = async (scope: string, { tx }: Context): Promise<number> =>
  (await sql<{ next: number }>`select next from number_sequence where scope = ${scope}`.execute(tx)).rows[0]
    ?.next ?? 0;

/** Highest counter used in the current period of a pattern, including deleted records. */
async function highestCounter(
  { table, column }: NumberedEntity,
  pattern: string,
  day: NumberingDay,
  { tx }: Context,
): Promise<number> {
  const [before, after] = splitAtCounter(pattern, day).map((text) => text.replaceAll(/[./\\-]/g, '\\$&'));
  const { rows } = await sql<{ max: string | null }>`
    select max((regexp_match(${sql.ref(column)}, ${`^${before ?? ''}([0-9]{1,15})${after ?? ''}$`}::text))[1]::numeric) as max
    from ${sql.table(table)}`.execute(tx);
  return Number(rows[0]?.max ?? 0);
}

async function all(context: Context): Promise<Numbering[]> {
  const { patterns, day } = await loadNumbering(context.tx, context.ports.clock());
  const result: Numbering[] = [];
  for (const [entity, known] of numberedEntities()) {
    const own = patterns.get(entity);
    const pattern = own?.pattern ?? known.pattern;
    const next = (await currentCounter(counterOf(entity, pattern, day), context)) + 1;
    result.push({
      kind: entity,
      label: known.label,
      one: known.one,
      pattern,
      usual: known.pattern,
      next,
      example: writeNumber(pattern, day, next),
      day,
      version: own?.version ?? 0,
    });
  }
  return result;
}

export const numberingOperations = {
  numberingList: async (_input, context) => ({ data: await all(context) }),
  numberingUpdate: async ({ params: { numbering: entity }, body }, context) => {
    const { tx, user, ports } = context;
    const numberedEntity = numberedEntities().get(entity);
    if (!numberedEntity) throw notFoundError('This numbering');
    const problem = patternProblem(body.pattern);
    if (problem) throw invalidField('pattern', problem);
    await sql`insert into setup_numbering (tenant_id, kind, pattern, version)
      values (${user.tenant_id}::uuid, ${entity}, ${numberedEntity.pattern}, 0) on conflict do nothing`.execute(
      tx,
    );
    const { rows } = await sql<{ version: number }>`select version from setup_numbering
      where kind = ${entity} for update`.execute(tx);
    if (rows[0]?.version !== body.version) throw versionConflict();
    const before = (await all(context)).find((each) => each.kind === entity);
    await sql`update setup_numbering set pattern = ${body.pattern}, version = version + 1, updated_at = now()
      where kind = ${entity}`.execute(tx);
    const { day } = await loadNumbering(tx, ports.clock());
    const scope = counterOf(entity, body.pattern, day);
    if (body.next !== undefined) {
      // Locked from here, so that no number is allocated between check and write.
      await sql`insert into number_sequence (tenant_id, scope, next) values (${user.tenant_id}::uuid, ${scope}, 0)
        on conflict (tenant_id, scope) do update set next = number_sequence.next`.execute(tx);
      const used = await highestCounter(numberedEntity, body.pattern, day, context);
      if (body.next <= used)
        throw invalidField(
          'next',
          `${writeNumber(body.pattern, day, used)} is in use. The next number must be at least ${used + 1}.`,
        );
      await sql`update number_sequence set next = ${body.next - 1} where scope = ${scope}`.execute(tx);
    }
    const data = await all(context);
    const after = data.find((each) => each.kind === entity);
    const changes = before && after ? diffRecords(before, after, ['pattern', 'next']) : [];
    if (changes.length > 0)
      await context.audit({
        module: 'setup',
        entity: 'numbering',
        entityId: user.tenant_id,
        entityName: `Record numbers: ${numberedEntity.label.toLowerCase()}`,
        action: 'updated',
        changes,
      });
    return { data };
  },
} satisfies Partial<Handlers>;
