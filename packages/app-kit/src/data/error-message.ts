import { ApiError } from '@plumbline/api';
import { toast } from '@plumbline/ui/toast';
import { messages } from '@plumbline/validation/messages';

/**
 * What went wrong, for people: what the server says of it, and the text of the situation where it says no more than that
 * something failed.
 */
export function errorText(error: unknown, otherwise: string = messages.errorGeneric): string {
  return error instanceof ApiError && error.message !== messages.errorGeneric ? error.message : otherwise;
}

/**
 * What stands above the fields of a form whose values were refused: what belongs to none of them, and nothing where all
 * of it stands beside them.
 * @param isHere whether a field of that name is in the form.
 */
export function aboveFields(error: unknown, isHere: (field: string) => boolean): string {
  const refused = error instanceof ApiError ? error.errors : [];
  const elsewhere = refused.filter(({ field }) => !isHere(field));
  // Where nothing has a field here, the answer as a whole says it best.
  if (elsewhere.length === refused.length) return errorText(error);
  return elsewhere.map(({ message }) => message).join(' ');
}

/** Says once what a failed action means. A 401 has led to the sign-in page already. */
export function showError(error: unknown, otherwise?: string): void {
  if (error instanceof ApiError && error.status === 401) return;
  toast.warning(errorText(error, otherwise));
}

/** Another person's change came first. */
export const isStale = (error: unknown): boolean => error instanceof ApiError && error.code === 'stale';
