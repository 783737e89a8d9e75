import type { IconType } from '../../components/Icon/Icon.tsx';
import type { Option } from '../../components/Select/options.ts';

/** What an activity can say besides its text. `when` is a date with its time, `due` a day to come. */
export type ActivityFieldId = 'subject' | 'when' | 'due' | 'duration' | 'direction' | 'people' | 'outcome';

/** Everything that can be filled in, and be wrong. */
export type ActivityInputId = ActivityFieldId | 'text';

/** A kind of activity: a note, a call. */
export interface ActivityKind {
  id: string;
  /** "Call". */
  label: string;
  icon: IconType;
  /** What it says besides its text, in the order of the screen. */
  fields: readonly ActivityFieldId[];
  /** What cannot be left out; the text where not given. `when` never can. */
  required?: readonly ActivityInputId[];
  /** Other names for what is filled in: a meeting's people are attendees. */
  labels?: Readonly<Partial<Record<ActivityInputId, string>>>;
  /** In the empty text: "What was said, and what comes next". */
  placeholder?: string;
  /** How it can have ended. */
  outcomes?: readonly Option[];
  /** On the button that saves: "Add task". "Log call" where not given. */
  saveLabel?: string;
}

export interface ActivityPerson {
  id: string;
  /** As it reads, so that a kept draft can show it. */
  label: string;
}

export type ActivityDirection = 'in' | 'out';

/**
 * What has been written so far, as plain data that can be kept across reloads; whatever is left out is untouched. A
 * change of kind keeps it all.
 */
export interface ActivityDraft {
  /** Id of the kind. */
  kind?: string;
  text?: string;
  subject?: string;
  /** YYYY-MM-DD; untouched is today, null was emptied. */
  date?: string | null;
  /** HH:mm; untouched is now, null was emptied. */
  time?: string | null;
  /** YYYY-MM-DD. */
  due?: string | null;
  /** Minutes. */
  duration?: number | null;
  direction?: ActivityDirection;
  people?: readonly ActivityPerson[];
  /** Id of the outcome. */
  outcome?: string | null;
}

/** An activity to be saved. What its kind does not have is null, '' or empty. */
export interface ActivityValue {
  kind: string;
  text: string;
  subject: string;
  /** YYYY-MM-DD, on the calendar of whoever writes. */
  date: string | null;
  /** HH:mm, on the clock of whoever writes. */
  time: string | null;
  /** YYYY-MM-DD. */
  due: string | null;
  /** Minutes. */
  duration: number | null;
  direction: ActivityDirection | null;
  people: readonly ActivityPerson[];
  /** Id of the outcome. */
  outcome: string | null;
}

/** A day and a time of day of one place. */
export interface Present {
  /** YYYY-MM-DD. */
  date: string;
  /** HH:mm. */
  time: string;
}

/** Why fields were refused, each beside its cause. */
export type ActivityErrors = Readonly<Partial<Record<ActivityInputId, string>>>;

const two = (n: number) => String(n).padStart(2, '0');

/** The present of this computer. */
export function presentOf(instant: Date): Present {
  return {
    date: `${String(instant.getFullYear()).padStart(4, '0')}-${two(instant.getMonth() + 1)}-${two(instant.getDate())}`,
    time: `${two(instant.getHours())}:${two(instant.getMinutes())}`,
  };
}

/** Whether nothing was written: a chosen kind alone is nothing to lose. */
export function isEmptyDraft({ kind: _kind, direction: _direction, ...draft }: ActivityDraft): boolean {
  return Object.values(draft).every((value) =>
    typeof value === 'string'
      ? value.trim() === ''
      : Array.isArray(value)
        ? value.length === 0
        : value == null,
  );
}

/** What a draft says as an activity of a kind: its fields and no others, untouched times as the present. */
export function valueOf(kind: ActivityKind, draft: ActivityDraft, present: Present): ActivityValue {
  const has = (field: ActivityFieldId) => kind.fields.includes(field);
  return {
    kind: kind.id,
    text: draft.text?.trim() ?? '',
    subject: has('subject') ? (draft.subject?.trim() ?? '') : '',
    date: has('when') ? (draft.date === undefined ? present.date : draft.date) : null,
    time: has('when') ? (draft.time === undefined ? present.time : draft.time) : null,
    due: has('due') ? (draft.due ?? null) : null,
    duration: has('duration') ? (draft.duration ?? null) : null,
    direction: has('direction') ? (draft.direction ?? 'out') : null,
    people: has('people') ? (draft.people ?? []) : [],
    outcome: has('outcome') ? (draft.outcome ?? null) : null,
  };
}

/** What is missing, in the order of the screen: the subject, the text, then the fields below it. */
export function missingOf(kind: ActivityKind, value: ActivityValue): ActivityInputId[] {
  const required = new Set<ActivityInputId>(kind.required ?? ['text']);
  const isMissing = (field: ActivityInputId): boolean => {
    if (field === 'when') return value.date === null || value.time === null;
    if (!required.has(field)) return false;
    const given = value[field];
    return Array.isArray(given) ? given.length === 0 : given === null || given === '';
  };
  return orderOf(kind).filter(isMissing);
}

/** Everything that a kind lets be filled in, as it stands on the screen. */
export function orderOf(kind: ActivityKind): ActivityInputId[] {
  const { fields } = kind;
  return [
    ...(fields.includes('subject') ? (['subject'] as const) : []),
    'text',
    ...fields.filter((field) => field !== 'subject'),
  ];
}
