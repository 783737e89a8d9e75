/**
 * Payloads by job kind. Each module adds its kinds by declaration merging beside its manifest. A payload names its tenant: a
 * job opens its own scoped transaction.
 */
export interface JobKinds {
  /** Records written outside the resource handlers get their duplicate signatures. */
  signatures: { tenantId: string; kind?: string };
  /** Records written outside the resource handlers get their places on the map. */
  places: { tenantId: string; kind?: string };
  /** A letter of the outbox is sent. */
  'mail-send': { mailId: string };
  /** A text message of the outbox is sent. */
  'sms-send': { smsId: string };
  /** Hourly clean-up of every tenant. */
  housekeeping: object;
}
export type JobKind = keyof JobKinds;

/** The queue of background jobs. */
export interface Jobs {
  send<K extends JobKind>(kind: K, payload: JobKinds[K]): Promise<void>;
  /**
   * Sends a job unless one with the same payload is queued and has not started.
   * @param when.after seconds until it may start.
   */
  sendOnce<K extends JobKind>(kind: K, payload: JobKinds[K], when?: { after: number }): Promise<void>;
  /** Starts `concurrency` workers of this server. */
  work<K extends JobKind>(
    kind: K,
    concurrency: number,
    handler: (payload: JobKinds[K], attempt: { last: boolean }) => Promise<void>,
  ): Promise<void>;
  /** Runs a kind by the clock, once over all servers. @param cron in UTC. */
  every(kind: JobKind, cron: string): Promise<void>;
  /** True if a job with this payload is queued or running. */
  isUnderWay<K extends JobKind>(kind: K, payload: JobKinds[K]): Promise<boolean>;
  ready(): boolean;
  stop(): Promise<void>;
}
