import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../../database/database.ts';

/** A status that a new company starts with. */
export interface DefaultStatus {
  name: string;
  tone: 'neutral' | 'info' | 'ok' | 'warn' | 'wait' | 'bad';
  /** Outcome of records in this status in pipelines; empty for entities without one. */
  outcome: '' | 'open' | 'won' | 'lost';
  /** Percent. */
  probability: number;
}
/** Statuses by entity, in their sequence. */
export type DefaultStatuses = Readonly<Record<string, readonly DefaultStatus[]>>;
/** Inserts configuration rows of a new company. */
export type TenantDefaults = (tx: Transaction, tenantId: string) => Promise<void>;

const statuses = new Map<string, readonly DefaultStatus[]>();
const defaults: TenantDefaults[] = [];

/** Adds a module's statuses. */
export function registerDefaultStatuses(own: DefaultStatuses): void {
  for (const [entity, list] of Object.entries(own)) statuses.set(entity, list);
}
/** Adds a module's other configuration. */
export const registerTenantDefaults = (insert: TenantDefaults): void => void defaults.push(insert);

/** Inserts the configuration that a new company starts with: statuses first, then each module's defaults. */
export async function provisionTenant(tx: Transaction, tenantId: string): Promise<void> {
  await tx
    .insertInto('setup_status')
    .values(
      [...statuses].flatMap(([module, list]) =>
        list.map((each, index) => ({
          tenant_id: tenantId,
          status_id: uuidv7(),
          module,
          ...each,
          sequence: index + 1,
        })),
      ),
    )
    .execute();
  for (const insert of defaults) await insert(tx, tenantId);
}
