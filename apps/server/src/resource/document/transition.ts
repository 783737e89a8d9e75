import type { AuditEntry, Context } from '../../context/context.ts';

/** Context of every transition; a transition demands what its effects use beside it. */
export type DocumentScope = Pick<Context, 'tx' | 'audit'> & { ports: Pick<Context['ports'], 'clock'> };

/** A change of a document's status in progress. */
export interface Move<Row, Status extends string, Input> {
  /** The document before the transition. */
  row: Row;
  from: Status;
  to: Status;
  /** Status as users saw it, which can be derived, e.g. `Expired` for one that is stored as `Sent`. */
  shown: string;
  input: Input;
  /** Instant of the transition, ISO 8601 UTC. */
  at: string;
}
/** A move with the result of the effects before the status write. */
export type PreparedMove<Row, Status extends string, Input, Prepared> = Move<Row, Status, Input> & {
  prepared: Prepared;
};

/** Value of a column as the database driver takes it; JSON as text. */
export type ColumnValue = string | number | boolean | null;
export type AuditChange = NonNullable<AuditEntry['changes']>[number];

/** Row of the status table. */
export interface StatusChange<Status extends string> {
  from: readonly Status[];
  to: Status;
}

/**
 * One call that moves a document from one of its statuses to another. Its steps run in the order of these properties,
 * in one transaction.
 */
export interface Transition<
  Row,
  Status extends string,
  Input,
  Scope = unknown,
  Prepared = undefined,
> extends StatusChange<Status> {
  /** Checks the version before the guard. By default the guard is first, because its reason is more specific. */
  checksVersionFirst?: boolean;
  /**
   * Reason for a 409. The status table is checked after it, with a general reason.
   * @throws HttpError 403 for a user who may not make the transition.
   */
  guard?: (row: Row, input: Input, context: Scope & DocumentScope) => Guarded | Promise<Guarded>;
  /** @throws HttpError 422 for an input or content that does not permit the transition. */
  check?: (row: Row, input: Input, context: Scope & DocumentScope) => void | Promise<void>;
  /** Effects before the status write. */
  before: (move: Move<Row, Status, Input>, context: Scope & DocumentScope) => Promise<Prepared>;
  /** What the recipients are sent, stored for good. */
  snapshot?: (
    move: PreparedMove<Row, Status, Input, Prepared>,
    context: Scope & DocumentScope,
  ) => Promise<SentSnapshot>;
  /** Posts the document, or reverses exactly what it has posted. */
  posting?: 'post' | 'reverse';
  /** Columns written with status and version. */
  columns?: (move: PreparedMove<Row, Status, Input, Prepared>) => Record<string, ColumnValue>;
  /** Audit action, `updated` by default. */
  action?: AuditEntry['action'];
  /** Changes in the audit entry; the status by default. */
  changes?: (move: PreparedMove<Row, Status, Input, Prepared>) => AuditChange[];
  /** Effects after the audit entry, in order. */
  after?: readonly ((
    move: PreparedMove<Row, Status, Input, Prepared>,
    context: Scope & DocumentScope,
  ) => Promise<void>)[];
  /** Notifies the users concerned. */
  notify?: (
    move: PreparedMove<Row, Status, Input, Prepared>,
    context: Scope & DocumentScope,
  ) => Promise<void>;
}
type Guarded = string | undefined;

/** What was sent, beside the lines, which the document's own status freezes. */
export interface SentSnapshot {
  tenantId: string;
  /** Company name, address and currency as JSON. */
  letterhead: object;
  /** PNG or JPEG. */
  logo: Uint8Array | undefined;
  /** HTML with filled fields; undefined for the standard layout. */
  text: string | undefined;
  recipients: readonly string[];
  /** Recipients of a copy; stored for documents whose table has the column `sent_cc`. */
  copies?: readonly string[];
  sentBy: string;
}

/** `before` of a transition without effects before the status write. */
export const noEffects = (): Promise<undefined> => Promise.resolve(undefined);

/** Status change for an audit entry. */
export const statusChange = <Status extends string>({
  shown,
  to,
}: Pick<Move<unknown, Status, unknown>, 'shown' | 'to'>): AuditChange => ({
  field: 'status',
  before: shown,
  after: to,
});
