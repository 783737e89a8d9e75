import { sql } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import { writeAudit } from '../../context/audit.ts';
import type { AuditEntry, Context, Ports } from '../../context/context.ts';
import { HttpError } from '../../core/http-error.ts';
import { PaymentAway, PaymentRefusal } from '../../ports/payments.ts';

/** Whatever billing is done for: somebody's call, what the gateway tells, or a renewal that is due. */
export interface BillingContext {
  tx: Transaction;
  tenantId: string;
  ports: Pick<Ports, 'clock' | 'payments'> & Partial<Pick<Ports, 'mail' | 'live'>>;
  /** Today, in UTC: by it periods begin and end. */
  today: string;
  /** Percent. */
  taxRate: string;
  /** Where people come back to from the gateway's own pages. */
  publicUrl: string;
  userId: string | null;
  /** As the history calls whoever it is. */
  userName: string;
  audit: (entry: Omit<AuditEntry, 'module'> & { module?: string }) => Promise<void>;
  /** Of somebody's call: runs once it is committed. */
  afterCommit?: Context['afterCommit'];
}

export function deskOf(
  {
    tx,
    ports,
    config,
    afterCommit,
  }: Pick<Context, 'tx' | 'config'> &
    Partial<Pick<Context, 'afterCommit'>> & { ports: BillingContext['ports'] },
  tenantId: string,
  by: { user_id: string | null; firstname: string; lastname: string },
  requestId: string,
): BillingContext {
  return {
    tx,
    tenantId,
    ports,
    today: ports.clock().toISOString().slice(0, 10),
    taxRate: config.taxPercent,
    publicUrl: config.publicUrl,
    userId: by.user_id,
    userName: `${by.firstname} ${by.lastname}`.trim(),
    ...(afterCommit ? { afterCommit } : {}),
    audit: (entry) =>
      writeAudit(
        tx,
        { module: 'billing', ...entry },
        { ...by, tenant_id: tenantId },
        { request_id: requestId },
      ),
  };
}

/**
 * The desk of somebody's call.
 * @throws HttpError 409 for a company whose subscription is offline: its provider bills it otherwise.
 */
export function ownDesk(context: Context): BillingContext {
  const { user } = context;
  if (user.subscription_mode !== 'online')
    throw new HttpError(
      409,
      'Your company’s subscription is offline: your provider keeps its plan and its invoices. Nothing was changed.',
    );
  return deskOf(context, user.tenant_id, user, context.requestId);
}

/** Asks the gateway, and says in words for people when it does not answer. */
export async function atGateway<T>(asking: Promise<T>, field = 'session'): Promise<T> {
  try {
    return await asking;
  } catch (cause) {
    if (cause instanceof PaymentAway)
      throw new HttpError(
        503,
        'The payment service does not answer. Nothing is lost: try again in a moment, you are charged once.',
      );
    if (cause instanceof PaymentRefusal)
      throw new HttpError(422, cause.message, { errors: [{ field, message: cause.message }] });
    throw cause;
  }
}

/** The next number of the company's invoices. They have no gaps: what is rolled back gives its number back. */
export async function nextNumber({ tx, tenantId }: BillingContext): Promise<string> {
  const { rows } = await sql<{
    last: number;
  }>`select platform.take_numbers(${tenantId}::uuid, 'billing-invoice', 1) as last`.execute(tx);
  return `INV-${String(rows[0]?.last ?? 1).padStart(5, '0')}`;
}
