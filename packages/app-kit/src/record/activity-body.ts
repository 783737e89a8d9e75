import { type ActivityFields, ApiError } from '@plumbline/api';
import { localInstant } from '@plumbline/dates';
import type { ActivityErrors, ActivityValue } from '@plumbline/ui/ActivityComposer';

/** Body of a call that adds an activity. */
export const activityBody = (value: ActivityValue): ActivityFields => ({
  kind: value.kind as ActivityFields['kind'],
  body: value.text,
  ...(value.subject ? { subject: value.subject } : {}),
  ...(value.date ? { at: localInstant(value.date, value.time ?? '12:00').toISOString() } : {}),
  ...(value.duration === null ? {} : { duration: value.duration }),
  ...(value.direction ? { direction: value.direction } : {}),
  ...(value.due ? { due: value.due } : {}),
  ...(value.outcome ? { outcome: value.outcome } : {}),
  people: value.people.map(({ id }) => id),
});
/** Composer field of each server error. */
const places: Readonly<Record<string, keyof ActivityErrors>> = {
  body: 'text',
  at: 'when',
  duration: 'duration',
  outcome: 'outcome',
  due: 'due',
  subject: 'subject',
  people: 'people',
};

/** Messages by the fields of the composer; undefined if the server did not refuse a field. */
export const composerErrors = (reason: unknown): ActivityErrors | undefined =>
  reason instanceof ApiError && reason.errors.length
    ? Object.fromEntries(
        reason.errors.map(({ field, message }) => [places[field.split('.')[0] ?? ''] ?? 'text', message]),
      )
    : undefined;
