import { issueMessage } from '@plumbline/validation';
import type { ZodType } from 'zod';

/**
 * Validates form values by a schema of the contract. Returns error messages by field name.
 *
 * Values that are not in the schema are ignored: the form may hold them in another shape, such as a number as text, and
 * validates them itself. The server rejects unknown fields.
 */
export function validationErrors(schema: ZodType, values: unknown): Map<string, string> {
  const { error } = schema.safeParse(values, { reportInput: true });
  const found = new Map<string, string>();
  for (const issue of error?.issues ?? []) {
    const name = issue.path.map(String).join('.');
    if (issue.code !== 'unrecognized_keys' && !found.has(name)) found.set(name, issueMessage(issue));
  }
  return found;
}
