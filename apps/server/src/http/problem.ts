import { messages } from '@plumbline/validation';
import type { Right } from '@plumbline/permissions';

export interface FieldProblem {
  field: string;
  message: string;
}

/** A refusal with its status, the words for people, and what belongs beside which field. */
export class Problem extends Error {
  readonly status: number;
  readonly errors: FieldProblem[];
  readonly missing: Right | undefined;
  /** What the operation wrote before it refused stays written: a counted failure, a file that was thrown away. */
  readonly keep: boolean;

  constructor(
    status: number,
    message: string,
    more: { errors?: FieldProblem[]; missing?: Right; keep?: boolean } = {},
  ) {
    super(message);
    this.status = status;
    this.errors = more.errors ?? [];
    this.missing = more.missing;
    this.keep = more.keep ?? false;
  }
}

export const notFound = (what = 'This record') =>
  new Problem(404, `${what} does not exist, was deleted, or belongs to someone else.`);
export const invalid = (field: string, message: string) =>
  new Problem(422, message, { errors: [{ field, message }] });
export const stale = () =>
  new Problem(
    409,
    'Someone else changed this record since you opened it. Your changes are kept here; load theirs and decide.',
  );

interface DatabaseError {
  code?: string;
  constraint?: string;
  detail?: string;
}

/** What a database's refusal means to a person; undefined when it is our own fault. */
export function fromDatabase(error: unknown): Problem | undefined {
  const { code, constraint = '' } = error as DatabaseError;
  switch (code) {
    case '23505':
      return new Problem(
        409,
        constraint.endsWith('_code') ? 'This code is already in use.' : 'This already exists.',
        {
          errors: constraint.endsWith('_code')
            ? [{ field: 'code', message: 'This code is already in use.' }]
            : [],
        },
      );
    case '23503':
      return new Problem(
        422,
        'This refers to a record that does not exist, or is still referred to by another.',
      );
    case '23514':
      return new Problem(422, 'A value is outside what is allowed.');
    case '22P02':
    case '22007':
    case '22008':
    case '22003':
    // Text that PostgreSQL cannot hold: NUL.
    case '22021':
    case '22P05':
      return new Problem(400, 'A value has the wrong form.');
    // An indexed text of more than 2,700 bytes.
    case '54000':
      return new Problem(400, 'A value is too long.');
    case '40001':
    case '40P01':
      return new Problem(409, 'Two changes met. Please try again.');
    case '57014':
      return new Problem(503, 'The database took too long. Please try again.');
    default:
      return undefined;
  }
}

export const unexpected = () => new Problem(500, messages.errorGeneric);
