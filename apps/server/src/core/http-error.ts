import { messages } from '@plumbline/validation';
import type { Right } from '@plumbline/permissions';

export interface FieldError {
  field: string;
  message: string;
}

/** Field that was changed after the version an update is based on, with its current value. */
export interface FieldConflict {
  field: string;
  value: string | null;
  user_name: string;
  changed_at: string;
}

/** Rejection with its status, message and errors by field. */
export class HttpError extends Error {
  readonly status: number;
  readonly errors: FieldError[];
  readonly missing: Right | undefined;
  /** Reason that an app can act on. */
  readonly code: 'stale' | 'locked' | 'maintenance' | undefined;
  /** Fields that both the caller and someone else changed. */
  readonly conflicts: readonly FieldConflict[];
  /** Commits the transaction despite the rejection: a counted failure, a removed file. */
  readonly keep: boolean;
  /** Headers that the status requires. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    message: string,
    more: Partial<Pick<HttpError, 'errors' | 'missing' | 'code' | 'conflicts' | 'keep' | 'headers'>> = {},
  ) {
    super(message);
    this.status = status;
    this.errors = more.errors ?? [];
    this.missing = more.missing;
    this.code = more.code;
    this.conflicts = more.conflicts ?? [];
    this.keep = more.keep ?? false;
    this.headers = more.headers ?? {};
  }
}

export const notFoundError = (what = 'This record') =>
  new HttpError(404, `${what} does not exist, was deleted, or belongs to someone else.`);
export const invalidField = (field: string, message: string) =>
  new HttpError(422, message, { errors: [{ field, message }] });
export const versionConflict = () =>
  new HttpError(
    409,
    'Someone else changed this record after you opened it. Your changes are kept here. Load the latest version and compare.',
    { code: 'stale' },
  );

interface DatabaseError {
  code?: string;
  constraint?: string;
  detail?: string;
  message?: string;
}
/** Codes of a broken or refused connection, of whatever system. */
const socketCodes = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'];
/** Errors of a database that is down, starting, stopping or full; the driver has no code for some of them. */
const away = {
  codes: new Set([...socketCodes, 'ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE']),
  /** SQLSTATE: a connection that failed, too little disk or memory, an operator's doing, an error of the system. */
  classes: /^(08|53|57|58)[0-9A-Z]{3}$/,
  messages:
    /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Cannot use a pool after)/,
};

/** True for an error of the database or its driver about a database that is down, stopping or starting. */
export function isDatabaseConnectionError(error: unknown): boolean {
  const { code = '', message = '' } = error as DatabaseError;
  return /^(08[0-9A-Z]{3}|57P0[123])$/.test(code) || away.messages.test(message);
}

/** True for a broken or refused connection to a system that the error does not name: database, mail server, storage. */
export const isSocketError = (error: unknown): boolean =>
  socketCodes.includes((error as DatabaseError).code ?? '');

/**
 * True for a database error caused by a concurrent transaction: a deadlock, a serialization failure, a lock that was not
 * available. The whole transaction can be repeated.
 */
export const isConcurrencyError = (error: unknown): boolean =>
  /^(40[0-9A-Z]{3}|55P03)$/.test((error as DatabaseError).code ?? '');

/** Errors of a disk without free space: a file's, and the database's. */
const diskFull = new Set(['ENOSPC', 'EDQUOT', '53100']);
/** True for an error of a disk without free space. */
export const isDiskFull = (error: unknown): boolean => diskFull.has((error as DatabaseError).code ?? '');

/** Answer to a write for which the disk has no space: status 503. */
export const diskFullError = () =>
  new HttpError(
    503,
    'The server has no disk space left, so nothing was saved. Ask its operator to free some, then try again.',
  );

/** Translates a database error to a message for users; undefined for internal errors. */
export function httpErrorFromDatabase(error: unknown): HttpError | undefined {
  const { code = '', constraint = '', message = '' } = error as DatabaseError;
  if (isDiskFull(error)) return diskFullError();
  if (code === '57014') return new HttpError(503, 'The database took too long. Please try again.');
  if (away.codes.has(code) || away.classes.test(code) || away.messages.test(message))
    return new HttpError(503, 'The service cannot take requests right now. Please try again.');
  switch (code) {
    case '23505': {
      const [, field] = /_(code|name)$/.exec(constraint) ?? [];
      if (!field) return new HttpError(409, 'This already exists.');
      const taken = `This ${field} is already in use.`;
      return new HttpError(409, taken, { errors: [{ field, message: taken }] });
    }
    case '23503':
      return new HttpError(
        422,
        'This record refers to one that does not exist, or other records still use it.',
      );
    case '23514':
      return new HttpError(422, 'A value is outside its allowed range.');
    case '23502':
      return new HttpError(422, 'A required value is missing.');
    case '23P01':
      return new HttpError(409, 'This conflicts with another record.');
    case '22003':
      return new HttpError(422, 'A number is too large.');
    case '22001':
      return new HttpError(422, 'A value is too long.');
    // Row locked by another transaction.
    case '55P03':
      return new HttpError(409, 'Another change was saved at the same time. Please try again.');
  }
  // The first two characters of a SQLSTATE are its class.
  switch (/^[0-9A-Z]{5}$/.test(code) ? code.slice(0, 2) : '') {
    case '22':
      return new HttpError(400, 'A value has an invalid format.');
    case '40':
      return new HttpError(409, 'Another change was saved at the same time. Please try again.');
    // An indexed text of more than 2,700 bytes, a condition with more parts than the database takes.
    case '54':
      return new HttpError(400, 'A value is too long.');
    default:
      return undefined;
  }
}

/** Dotted names of the numbers in a body that are not below `limit`. */
function numbersFrom(limit: number, value: unknown, name: string): string[] {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, each]) =>
      numbersFrom(limit, each, name ? `${name}.${key}` : key),
    );
  }
  const isNumber = typeof value === 'number' || (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value));
  return isNumber && Math.abs(Number(value)) >= limit ? [name] : [];
}

/**
 * A number that its column cannot hold, beside the field that it came in. The database names only how wide the column
 * is; undefined when no field of the body is wider.
 */
export function payloadTooWide(error: unknown, body: unknown): HttpError | undefined {
  const { code, detail = '' } = error as DatabaseError;
  const digits = code === '22003' ? /10\^(\d+)/.exec(detail)?.[1] : undefined;
  if (digits === undefined) return undefined;
  const limit = 10 ** Number(digits);
  const message = `Enter a number below ${limit.toLocaleString('en-US')}.`;
  const errors = numbersFrom(limit, body, '').map((field) => ({ field, message }));
  return errors.length ? new HttpError(422, message, { errors }) : undefined;
}

export const unexpectedError = () => new HttpError(500, messages.errorGeneric);
