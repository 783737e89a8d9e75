import { inSentence } from '../../messages/inSentence.ts';

export const activityComposerMessages = {
  label: 'Log an activity',
  /** `kinds` is a list: "note, call, or meeting". */
  placeholder: (kinds: string) => `Log a ${kinds}…`,
  kind: 'Activity type',
  /** Label of the text input. */
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
  /** Announced after saving. */
  saved: (kind: string) => `${kind} logged`,
  kept: 'Draft kept',
  draft: (kind: string) => `Draft ${inSentence(kind)}`,
  missing: (field: string) => `${field} is required.`,
  textMissing: 'Describe what happened.',
  failed: 'Not saved. Your text is kept. Try again.',
};
