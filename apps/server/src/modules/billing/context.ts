import { utcDay } from '@plumbline/dates';
import { sql } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import { writeAudit } from '../../context/audit.ts';
import type { AuditEntry, Context, Ports } from '../../context/context.ts';
import { HttpError } from '../../core/http-error.ts';
import { PaymentAway, PaymentRefusal } from '../../ports/payments.ts';

/** Context of billing work, shared by requests, webhooks and the renewal job. */
export interface BillingContext {
  tx: Transaction;
  tenantId: string;
  ports: Pick<Ports, 'clock' | 'payments'> & Partial<Pick<Ports, 'mail' | 'live'>>;
  /** Today in UTC (YYYY-MM-DD); periods start and end by it. */
  today: string;
  /** Percent. */
  taxRate: string;
  /** Return URL of the gateway's pages. */
  publicUrl: string;
  userId: string | null;
  /** User name in the audit log. */
  userName: string;
  audit: (entry: Omit<AuditEntry, 'module'> & { module?: string }) => Promise<void>;
  /** Requests only: runs after commit. */
  afterCommit?: Context['afterCommit'];
}

export function createBillingContext(
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
    today: utcDay(ports.clock()),
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
 * Creates the billing context of a request.
 * @throws HttpError 409 for a company with an offline subscription, which its provider bills.
 */
export function ownBillingContext(context: Context): BillingContext {
  const { user } = context;
  if (user.subscription_mode !== 'online')
    throw new HttpError(
      409,
      'Your provider manages your subscription and its invoices. Ask your provider for changes. Nothing was changed.',
    );
  return createBillingContext(context, user.tenant_id, user, context.requestId);
}

/** Calls the gateway. @throws HttpError 503 with a message when it does not respond. */
export async function callGateway<T>(asking: Promise<T>, field = 'session'): Promise<T> {
  try {
    return await asking;
  } catch (cause) {
    if (cause instanceof PaymentAway)
      throw new HttpError(
        503,
        'The payment service is not responding. Try again in a moment. You will not be charged twice.',
      );
    if (cause instanceof PaymentRefusal)
      throw new HttpError(422, cause.message, { errors: [{ field, message: cause.message }] });
    throw cause;
  }
}

/** Next invoice number of the company. Numbers have no gaps: a rollback returns the number. */
export async function nextNumber({ tx, tenantId }: BillingContext): Promise<string> {
  const { rows } = await sql<{
    last: number;
  }>`select platform.take_numbers(${tenantId}::uuid, 'billing-invoice', 1) as last`.execute(tx);
  return `INV-${String(rows[0]?.last ?? 1).padStart(5, '0')}`;
}
