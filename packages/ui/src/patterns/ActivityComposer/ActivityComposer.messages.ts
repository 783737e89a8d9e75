import { inSentence } from '../../messages/inSentence.ts';

export const activityComposerWords = {
  label: 'Log an activity',
  /** `kinds` is a list: "note, call, meeting". */
  placeholder: (kinds: string) => `Log a ${kinds}…`,
  kind: 'Kind of activity',
  /** In the closed line, before what was begun. */
  text: (kind: string) => `${kind}: what happened`,
  subject: 'Subject',
  date: 'Date',
  time: 'Time',
  due: 'Due',
  duration: 'Duration',
  minutes: 'min',
  direction: 'Direction',
  incoming: 'Incoming',
  outgoing: 'Outgoing',
  people: 'People',
  findPeople: 'Add people by name',
  outcome: 'Outcome',
  noOutcome: 'No outcome',
  keys: (key: string) => `${key}+Enter saves · Esc keeps the draft`,
  save: (kind: string) => `Log ${inSentence(kind)}`,
  clear: 'Discard draft',
  cancel: 'Cancel',
  /** Announced. */
  saved: (kind: string) => `${kind} logged`,
  kept: 'Draft kept',
  draft: (kind: string) => `Draft of a ${inSentence(kind)}`,
  missing: (field: string) => `${field} is missing.`,
  textMissing: 'Write what happened.',
  failed: 'It was not saved. What you wrote is kept. Try again.',
};
