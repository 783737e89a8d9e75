import { randomUUID } from 'node:crypto';
import { appNames, appsOf, isPlan, plans } from '@plumbline/permissions';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Logger } from 'pino';
import { commandsOf } from '../../capabilities/published-commands.ts';
import { writeAudit } from '../../context/audit.ts';
import type { Database } from '../../database/database.ts';

interface PlanAppServices {
  database: Database;
  owner: pg.Pool;
  log: Logger;
}

const actor = { user_id: null, firstname: 'Software', lastname: 'update' };
const namesOf = (apps: readonly number[]) => apps.map((app) => appNames[app] ?? String(app)).join(', ');

/** Opens the apps of a company's plan that it does not have yet. @returns the added apps */
export const addPlanApps = (
  tenantId: string,
  plan: string,
  { database }: Pick<PlanAppServices, 'database'>,
): Promise<number[]> =>
  database.transaction({ tenantId }, 'write', async ({ tx }) => {
    if (!isPlan(plan)) return [];
    const { rows } = await sql<{
      added: number[];
    }>`select platform.add_plan_apps(${tenantId}::uuid, ${appsOf(plan)}::int[]) as added`.execute(tx);
    const added = rows[0]?.added ?? [];
    if (added.length === 0) return added;
    await commandsOf('permissions').announceChange(tx);
    await writeAudit(
      tx,
      {
        module: 'billing',
        entity: 'subscription',
        entityId: tenantId,
        entityName: plans[plan].name,
        action: 'updated',
        changes: [{ field: 'modules', before: '', after: namesOf(added) }],
      },
      { ...actor, tenant_id: tenantId },
      { request_id: randomUUID() },
    );
    return added;
  });

/**
 * Opens the apps of modules that were added to a plan after companies had subscribed to it. Repeating it changes nothing.
 */
export async function addAppsOfPlans({ owner, database, log }: PlanAppServices): Promise<void> {
  const { rows } = await owner.query<{ tenant_id: string; plan: string }>(
    "select tenant_id, plan from platform.tenant where plan <> ''",
  );
  for (const { tenant_id: tenantId, plan } of rows)
    try {
      const added = await addPlanApps(tenantId, plan, { database });
      if (added.length > 0) log.info({ tenantId, plan, added }, 'apps of the plan added');
    } catch (error) {
      // A failure in one company must not keep the others from theirs.
      log.error({ err: error, tenantId }, 'apps of the plan');
    }
}
