import { sql } from 'kysely';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../database/database.ts';
import type { JobKinds, Jobs } from './jobs.ts';

/** A text message of a company to one number. */
export interface TextMessage {
  tenantId: string;
  /** Timeline entry that shows the result. */
  activityId: string;
  /** XXX-XXX-XXXX. */
  to: string;
  text: string;
}
export interface Sms {
  /** True if messages are sent. Without a gateway they stay in the outbox. */
  sends: boolean;
  send(message: TextMessage): Promise<void>;
}

/** The gateway rejected the message; its reason is shown to the sender. */
export class SmsRefusal extends Error {}
/** The result is unknown, or the message was not sent: it must be retried. */
export class SmsAway extends Error {}

export interface SmsGateway {
  /**
   * @returns the gateway's own name of the message.
   * @throws SmsRefusal, or SmsAway.
   */
  send(message: { to: string; text: string }): Promise<string>;
  /**
   * Finds the message that was sent after an instant and whose response was lost.
   * @param knownIds ids of other messages.
   */
  find(
    message: { to: string; text: string },
    since: Date,
    knownIds: ReadonlySet<string>,
  ): Promise<string | undefined>;
}

/**
 * Keeps every message in the outbox.
 * @param jobs takes it from there to a gateway; without it messages wait to be read.
 */
export function outboxSms(
  database: Pick<Database, 'pool'>,
  options: { sends: boolean; jobs?: Pick<Jobs, 'send'> },
): Sms {
  return {
    sends: options.sends,
    async send({ tenantId, activityId, to, text }) {
      const smsId = uuidv7();
      await database.pool.query('select platform.add_sms($1, $2, $3, $4, $5)', [
        smsId,
        tenantId,
        activityId,
        to,
        text,
      ]);
      await options.jobs?.send('sms-send', { smsId });
    },
  };
}

interface WaitingMessage {
  tenant_id: string;
  activity_id: string;
  recipient: string;
  body: string;
  created_at: Date;
  tried_at: Date | null;
}
interface State {
  recipient: string;
  sent_at: Date | null;
  failed_at: Date | null;
  failure: string;
}

/** Delivery status of the messages of a timeline entry. */
export function smsOutcome(states: readonly State[]): string {
  const failed = states.filter(({ failed_at }) => failed_at);
  const sent = states.filter(({ sent_at }) => sent_at).length;
  const waiting = states.length - sent - failed.length;
  const of = states.length === 1 ? '' : ` to ${sent} of ${states.length}`;
  return [
    ...(sent ? [`Sent${of}`] : []),
    ...(waiting ? [states.length === 1 ? 'Waiting to be sent' : `${waiting} waiting to be sent`] : []),
    ...failed.map(({ recipient, failure }) => `Not sent to ${recipient}: ${failure}`),
  ].join(' · ');
}

/**
 * Sends one message of the outbox by a gateway. One that was taken is not sent again: before a second try the gateway is
 * asked whether the first one arrived. Without a gateway it waits.
 * @param owner may read the outbox, which requests may not.
 */
export function smsSender(
  owner: pg.Pool,
  { gateway, database }: { gateway: SmsGateway | undefined; database: Pick<Database, 'transaction'> },
): (job: JobKinds['sms-send'], attempt: { last: boolean }) => Promise<void> {
  return async ({ smsId }, { last }) => {
    if (!gateway) return;
    const { rows } = await owner.query<WaitingMessage>(
      `select tenant_id, activity_id, recipient, body, created_at, tried_at from platform.outbox
       where mail_id = $1 and channel = 'sms' and sent_at is null and failed_at is null`,
      [smsId],
    );
    const [waiting] = rows;
    if (!waiting) return;
    const { recipient: to, body: text } = waiting;
    try {
      let ref: string | undefined;
      if (waiting.tried_at) {
        const { rows: others } = await owner.query<{ ref: string }>(
          'select ref from platform.outbox where recipient = $1 and ref is not null',
          [to],
        );
        ref = await gateway.find({ to, text }, waiting.tried_at, new Set(others.map((each) => each.ref)));
      } else await owner.query('update platform.outbox set tried_at = now() where mail_id = $1', [smsId]);
      ref ??= await gateway.send({ to, text });
      await owner.query('update platform.outbox set sent_at = now(), ref = $2 where mail_id = $1', [
        smsId,
        ref,
      ]);
    } catch (reason) {
      if (!(reason instanceof SmsRefusal) && !last) throw reason;
      await owner.query('update platform.outbox set failed_at = now(), failure = $2 where mail_id = $1', [
        smsId,
        reason instanceof SmsRefusal
          ? reason.message
          : 'The SMS gateway did not respond. The message may still have been delivered.',
      ]);
    }
    await recordOutcome(owner, database, waiting);
  };
}

/** Writes down in the timeline what became of the messages of one entry. */
async function recordOutcome(
  owner: pg.Pool,
  database: Pick<Database, 'transaction'>,
  { tenant_id: tenantId, activity_id: activityId }: WaitingMessage,
): Promise<void> {
  await database.transaction({ tenantId }, 'write', async ({ tx }) => {
    // Locks the entry, so that messages of the same entry do not overwrite each other.
    await sql`select 1 from crm_activity where activity_id = ${activityId}::uuid for update`.execute(tx);
    const { rows } = await owner.query<State>(
      'select recipient, sent_at, failed_at, failure from platform.outbox where activity_id = $1 order by mail_id',
      [activityId],
    );
    const outcome = smsOutcome(rows);
    await sql`update crm_activity set outcome = ${outcome}, version = version + 1, updated_at = now()
      where activity_id = ${activityId}::uuid and outcome <> ${outcome}`.execute(tx);
  });
}
