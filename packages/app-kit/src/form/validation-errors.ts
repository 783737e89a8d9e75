import { issueMessage } from '@plumbline/validation';
import type { ZodType } from 'zod';

/**
 * What a schema of the contract finds wrong with what a form holds: by the field's name, in words.
 *
 * A value that the schema does not have is no fault of whoever filled it in: the form keeps it in a shape of its own, as
 * a number in a text, and checks it by itself. What is sent at last is refused by the server where it is unknown.
 */
export function faultsOf(schema: ZodType, values: unknown): Map<string, string> {
  const { error } = schema.safeParse(values, { reportInput: true });
  const found = new Map<string, string>();
  for (const issue of error?.issues ?? []) {
    const name = issue.path.map(String).join('.');
    if (issue.code !== 'unrecognized_keys' && !found.has(name)) found.set(name, issueMessage(issue));
  }
  return found;
}
