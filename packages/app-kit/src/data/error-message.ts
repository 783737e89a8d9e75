import { ApiError } from '@plumbline/api';
import { toast } from '@plumbline/ui/toast';
import { messages } from '@plumbline/validation/messages';

/**
 * Returns the server's message, or the fallback for generic failures.
 */
export function errorText(error: unknown, otherwise: string = messages.errorGeneric): string {
  return error instanceof ApiError && error.message !== messages.errorGeneric ? error.message : otherwise;
}

/**
 * Returns the message above the fields of a rejected form: the errors that belong to no field; empty when all do.
 * @param isHere returns true for fields that are in the form.
 */
export function aboveFields(error: unknown, isHere: (field: string) => boolean): string {
  const refused = error instanceof ApiError ? error.errors : [];
  const elsewhere = refused.filter(({ field }) => !isHere(field));
  // Without any matching field, show the message of the response.
  if (elsewhere.length === refused.length) return errorText(error);
  return elsewhere.map(({ message }) => message).join(' ');
}

/** Shows the message of a failed action as a toast, except for 401, which has already redirected to sign-in. */
export function showError(error: unknown, otherwise?: string): void {
  if (error instanceof ApiError && error.status === 401) return;
  toast.warning(errorText(error, otherwise));
}

/** True for a rejected write because the record has a newer version. */
export const isStale = (error: unknown): boolean => error instanceof ApiError && error.code === 'stale';
