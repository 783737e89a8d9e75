import { sql } from 'kysely';
import type { Context } from '../../context/context.ts';
import { HttpError, versionConflict } from '../../core/http-error.ts';
import { loadLetterhead, type Letterhead } from '../../pdf/letterhead.ts';
import type { Posting } from './posting.ts';
import { storedLetterhead, storedText, storeSnapshot, type SnapshotTable } from './snapshots.ts';
import {
  statusChange,
  type ColumnValue,
  type DocumentScope,
  type Move,
  type StatusChange,
  type Transition,
} from './transition.ts';

/** Declaration of a kind of document by its module. */
export interface DocumentDefinition<
  Row extends { version: number },
  Ref extends { uuid: string },
  Status extends string,
  Transitions extends Readonly<Record<string, StatusChange<Status>>>,
> {
  module: string;
  /** Entity name in the audit log, e.g. `quote`. */
  entity: string;
  /** One of it in a sentence, e.g. `quote`. */
  label: string;
  table: string;
  /** Column of the document's id. */
  key: string;
  /** Column of the status; undefined for a status that is derived from other columns. */
  statusColumn?: string;
  /** All stored statuses. */
  statuses: readonly Status[];
  /** Every way from one status to another. */
  transitions: Transitions;
  /** Statuses in which lines and fields can be changed. */
  editable: readonly Status[];
  /** Message of a change in another status. */
  frozenReason: string;
  /** @throws HttpError 404 for an unknown document. */
  read: (ref: Ref, context: DocumentScope) => Promise<Row>;
  /** Stored status of a document. */
  status: (row: Row) => Status;
  /** Status as shown to users, if some are derived when read. */
  shownStatus?: (row: Row) => string;
  id: (row: Row) => string;
  /** Name in the audit log. */
  name: (row: Row) => string;
  /** Snapshots of what was sent, and the text and PDF made of them. */
  sending?: {
    snapshots: SnapshotTable;
    /** Text of a document that is not sent yet; undefined for the standard layout. */
    draftText: (
      row: Row,
      letterhead: Letterhead,
      context: Pick<Context, 'tx'>,
    ) => Promise<string | undefined>;
    pdf: (row: Row, letterhead: Letterhead, text: string | undefined) => Promise<Uint8Array>;
  };
  posting?: Posting<Row>;
}

/** One transition of one document. */
export interface TransitionCall<Ref, Input> {
  ref: Ref;
  /** Version that the caller knows; undefined only for callers that have none, such as a customer with a link. */
  version: number | undefined;
  input: Input;
}

type Sending = Pick<Context, 'tx'> & { ports: Pick<Context['ports'], 'storage'> };

/** @throws Error for a table that contradicts itself, when the module is loaded. */
function assertConsistent<Status extends string>({
  label,
  statuses,
  transitions,
  editable,
  sending,
  posting,
}: Pick<
  DocumentDefinition<{ version: number }, { uuid: string }, Status, Record<string, StatusChange<Status>>>,
  'label' | 'statuses' | 'transitions' | 'editable'
> & { sending: boolean; posting: boolean }): void {
  const knownStatuses = new Set<Status>(statuses);
  for (const status of editable)
    if (!knownStatuses.has(status)) throw new Error(`the ${label} has no status ${status}`);
  for (const [name, transition] of Object.entries(transitions)) {
    for (const status of [...transition.from, transition.to])
      if (!knownStatuses.has(status)) throw new Error(`${label}, ${name}: there is no status ${status}`);
    if ('snapshot' in transition && !sending)
      throw new Error(`${label}, ${name}: nothing stores its snapshot`);
    if ('posting' in transition && !posting) throw new Error(`${label}, ${name}: it has no ledger`);
  }
}

/** Writes status, columns and version. */
async function writeStatus(
  { table, key }: { table: string; key: string },
  uuid: string,
  at: string,
  columns: Readonly<Record<string, ColumnValue>>,
  { tx }: Pick<Context, 'tx'>,
): Promise<void> {
  const assignments = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await sql`update ${sql.table(table)} set ${sql.join([
    ...assignments,
    sql`version = version + 1`,
    sql`updated_at = ${at}::timestamptz`,
  ])} where ${sql.ref(key)} = ${uuid}::uuid`.execute(tx);
}

/**
 * A kind of document with a status machine: numbered, sent or posted, and frozen afterwards. Its status changes by its
 * transitions only.
 * @throws Error for a declaration that contradicts itself.
 */
export function defineDocument<
  Row extends { version: number },
  Ref extends { uuid: string },
  Status extends string,
  const Transitions extends Readonly<Record<string, StatusChange<Status>>>,
>(definition: DocumentDefinition<Row, Ref, Status, Transitions>) {
  const { label, sending, posting, read, status } = definition;
  assertConsistent({ ...definition, sending: sending !== undefined, posting: posting !== undefined });
  const declared = new Set<StatusChange<Status>>(Object.values(definition.transitions));

  const isEditable = (row: Row) => definition.editable.includes(status(row));

  /** @throws HttpError 409 with the reason; 422 and 403 as declared by the transition. */
  async function assertPermitted<Input, Scope, Prepared>(
    transition: Transition<Row, Status, Input, Scope, Prepared>,
    row: Row,
    { version, input }: Pick<TransitionCall<Ref, Input>, 'version' | 'input'>,
    context: Scope & DocumentScope,
  ): Promise<void> {
    const isStale = version !== undefined && row.version !== version;
    if (isStale && transition.checksVersionFirst) throw versionConflict();
    const reason = await transition.guard?.(row, input, context);
    if (reason !== undefined) throw new HttpError(409, reason);
    if (!transition.from.includes(status(row)))
      throw new HttpError(409, `This ${label} is ${status(row).toLowerCase()}.`);
    if (isStale) throw versionConflict();
    await transition.check?.(row, input, context);
    if (transition.posting === 'reverse') {
      const blockers = (await posting?.blockedBy(row, context)) ?? [];
      if (blockers.length > 0) throw new HttpError(409, blockers.join(' '));
    }
  }

  /**
   * Makes a transition: locks the document, checks version and status, runs the effects, writes status, version and
   * audit entry, and notifies.
   * @returns the document afterwards, and the result of the effects before the status write.
   * @throws HttpError 404, or 409 with the reason; nothing has been written then.
   */
  async function move<Input, Scope, Prepared>(
    transition: Transition<Row, Status, Input, Scope, Prepared>,
    call: TransitionCall<Ref, Input>,
    context: Scope & DocumentScope,
  ): Promise<{ document: Row; prepared: Prepared }> {
    if (!declared.has(transition)) throw new Error(`the transition is not in the table of the ${label}`);
    if (transition.posting && call.version === undefined)
      throw new Error('posting and void need the version that the user has seen');
    const { uuid } = call.ref;
    const { tx, ports } = context;
    await sql`select 1 from ${sql.table(definition.table)}
      where ${sql.ref(definition.key)} = ${uuid}::uuid for update`.execute(tx);
    const row = await read(call.ref, context);
    await assertPermitted(transition, row, call, context);
    const { to } = transition;
    const from = status(row);
    const shown = definition.shownStatus?.(row) ?? from;
    const at = ports.clock().toISOString();
    const step: Move<Row, Status, Input> = { row, from, to, shown, input: call.input, at };
    const prepared = { ...step, prepared: await transition.before(step, context) };
    if (transition.snapshot && sending)
      await storeSnapshot(sending.snapshots, uuid, await transition.snapshot(prepared, context), at, { tx });
    if (transition.posting === 'post') await posting?.post(row, context);
    if (transition.posting === 'reverse') await posting?.reverse(row, context);
    const { statusColumn } = definition;
    const columns = {
      ...(statusColumn === undefined ? {} : { [statusColumn]: to }),
      ...transition.columns?.(prepared),
    };
    await writeStatus(definition, uuid, at, columns, context);
    await context.audit({
      module: definition.module,
      entity: definition.entity,
      entityId: uuid,
      entityName: definition.name(row),
      action: transition.action ?? 'updated',
      changes: transition.changes?.(prepared) ?? [statusChange(step)],
    });
    for (const effect of transition.after ?? []) await effect(prepared, context);
    await transition.notify?.(prepared, context);
    return { document: await read(call.ref, context), prepared: prepared.prepared };
  }

  /** @throws HttpError 409 for a document whose lines are frozen. */
  function assertEditable(row: Row): void {
    if (!isEditable(row)) throw new HttpError(409, definition.frozenReason);
  }

  /** Letterhead of a document: as sent, otherwise the company's current one. */
  async function letterhead(row: Row, company: string, context: Sending): Promise<Letterhead> {
    const stored = sending && (await storedLetterhead(sending.snapshots, definition.id(row), context));
    return stored ?? loadLetterhead(context, company);
  }

  /** Text of a document: as sent, otherwise as it would be sent; undefined for the standard layout. */
  async function text(row: Row, head: Letterhead, context: Pick<Context, 'tx'>): Promise<string | undefined> {
    if (!sending) return undefined;
    const stored = await storedText(sending.snapshots, definition.id(row), context);
    return stored ? (stored.text ?? undefined) : sending.draftText(row, head, context);
  }

  /** PDF of a document as sent, otherwise as it would be sent. */
  async function pdf(row: Row, company: string, context: Sending): Promise<Uint8Array> {
    if (!sending) throw new Error(`the ${label} has no PDF`);
    const head = await letterhead(row, company, context);
    return sending.pdf(row, head, await text(row, head, context));
  }

  return { transitions: definition.transitions, move, isEditable, assertEditable, letterhead, text, pdf };
}
