import type { Logger } from 'pino';
import type { OperationTypes } from '@plumbline/api/operations';
import type { SessionInfo } from '@plumbline/permissions';
import type { Config } from '../core/config.ts';
import type { Principal, Transaction } from '../database/database.ts';
import type { Jobs } from '../ports/jobs.ts';
import type { Realtime } from '../ports/realtime.ts';
import type { Assistant } from '../ports/assistant.ts';
import type { Geocoder } from '../ports/geocoder.ts';
import type { Mail } from '../ports/mail.ts';
import type { Payments } from '../ports/payments.ts';
import type { Sms } from '../ports/sms.ts';
import type { Storage } from '../ports/storage.ts';

export type OperationId = keyof OperationTypes;

/** External services of an operation, each replaceable. */
export interface Ports {
  storage: Storage;
  mail: Mail;
  sms: Sms;
  jobs: Jobs;
  live: Realtime;
  geocoder: Geocoder;
  payments: Payments;
  /** Language model for questions that the grammar cannot parse; undefined if none is configured. */
  assistant: Assistant | undefined;
  clock: () => Date;
  /** Signs time-limited addresses of stored files. */
  sign: (key: string, options: { name: string; contentType: string; inline?: boolean }) => string;
  /** Returns the file of a signed URL; undefined if it is forged or expired. */
  unsign: (token: string) => { key: string; name: string; contentType: string; inline: boolean } | undefined;
  /** Encrypts a secret of a company; `of` names whose it is, and opens it. */
  seal: (text: string, of: string) => string;
  /** @returns undefined for what another key, or another `of`, has sealed. */
  unseal: (sealed: string, of: string) => string | undefined;
}

export interface AuditEntry {
  module: string;
  entity: string;
  entityId: string;
  entityName: string;
  action: 'created' | 'updated' | 'deleted' | 'restored' | 'issued' | 'converted';
  changes?: { field: string; before?: string; after?: string }[];
}

/** Context of an operation besides its input. Operations never see HTTP. */
export interface Context {
  /** The request's transaction, scoped to the caller's tenant. */
  tx: Transaction;
  /** Present in every operation that is not public. */
  user: Principal;
  session: SessionInfo;
  ports: Ports;
  config: Config;
  requestId: string;
  log: Logger;
  token: string | undefined;
  /** User agent of the caller. */
  agent: string;
  /** IP address of the caller; empty in a job. */
  address: string;
  /** Documented headers of public links: `public-token` identifies the link, `short-token` proves its password. */
  passes: { link: string | undefined; short: string | undefined };
  audit(entry: AuditEntry): Promise<void>;
  /** Writes several entries in one statement. */
  auditAll(entries: readonly AuditEntry[]): Promise<void>;
  /** Runs once the transaction is committed: what must not happen for a write that was rolled back. */
  afterCommit(work: () => Promise<void>): void;
  /** Runs work in a separate transaction, so that none stays open while bytes arrive. */
  separate<T>(mode: 'read' | 'write', work: (tx: Transaction) => Promise<T>): Promise<T>;
  /**
   * Makes another call of the contract for the same person: with the rights that it demands of them, the checks of its
   * input, and a transaction of its own that cannot write. Values are as an address has them.
   */
  read<K extends OperationId>(
    id: K,
    input: { params?: Record<string, string>; query?: Record<string, string> },
  ): Promise<Reply<K>>;
  /** Next numbers of a scope, for example `EST-2026-0142`: unique, never reused. */
  nextNumbers(scope: string, prefix: string, howMany: number, digits?: number): Promise<string[]>;
  /** True if the caller's session is valid now. Does not extend it. */
  isSignedIn(): Promise<boolean>;
  /** The body of an upload, unread. */
  upload: { stream: AsyncIterable<Uint8Array> | null; range: string | undefined };
}

export interface Input<K extends OperationId> {
  params: OperationTypes[K]['params'];
  query: OperationTypes[K]['query'];
  body: OperationTypes[K]['body'];
}
/** A file to save or to show: one that is made while it is sent, or the content that the storage keeps under a key. */
export type FileReply = { contentType: string; name: string; inline?: boolean } & (
  | { file: Uint8Array | ReadableStream<Uint8Array>; size?: number }
  | { stored: string }
);
type Plain<K extends OperationId> = OperationTypes[K]['response'];
export type Reply<K extends OperationId> = [Plain<K>] extends [never]
  ? FileReply
  : Omit<Plain<K>, 'success'> & { success?: boolean };
export type Handler<K extends OperationId> = (input: Input<K>, context: Context) => Promise<Reply<K>>;
/** One handler for each operation of the contract; a missing one is a compile error. */
export type Handlers = { [K in OperationId]: Handler<K> };
