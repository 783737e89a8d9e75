import { ApiError } from '@plumbline/api';
import { messages } from '@plumbline/validation/messages';

/**
 * Awaits a share call and rethrows its failure with a message for the dialog: the server's for 403 and 422, otherwise
 * the specified general one.
 */
export async function sharing(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (reason) {
    const isRejected = reason instanceof ApiError && (reason.status === 403 || reason.status === 422);
    throw new Error(isRejected ? reason.message : messages.errorGeneric, { cause: reason });
  }
}
/** Awaits a change of a permission and rethrows its failure with the server's message or the specified one. */
export async function permitting(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (reason) {
    const isRejected = reason instanceof ApiError && reason.status > 0 && reason.status < 500;
    throw new Error(isRejected ? reason.message : messages.errorGenericEror, { cause: reason });
  }
}
