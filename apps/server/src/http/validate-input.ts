import { issueMessage } from '@plumbline/validation';
import type { ZodType } from 'zod';
import { HttpError } from '../core/http-error.ts';

/** A value as its schema reads it; empty without a schema. @throws HttpError 400 with an error for each invalid field. */
export function validate(schema: ZodType | undefined, value: unknown): unknown {
  if (!schema) return {};
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  const errors = result.error.issues.map((issue) => ({
    field: issue.path.map(String).join('.'),
    message: issueMessage(issue),
  }));
  throw new HttpError(400, errors[0]?.message ?? 'The request has an invalid format.', { errors });
}
