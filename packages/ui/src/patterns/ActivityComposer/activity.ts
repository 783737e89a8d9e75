import type { IconType } from '../../components/Icon/Icon.tsx';
import type { Option } from '../../components/Select/options.ts';

/** Fields of an activity besides its text. `when` is a past date and time, `due` a future day. */
export type ActivityFieldId = 'subject' | 'when' | 'due' | 'duration' | 'direction' | 'people' | 'outcome';

/** Inputs that can have an error. */
export type ActivityInputId = ActivityFieldId | 'text';

/** Activity type, such as note or call. */
export interface ActivityKind {
  id: string;
  /** "Call". */
  label: string;
  icon: IconType;
  /** Fields in display order. */
  fields: readonly ActivityFieldId[];
  /** Required inputs; by default the text. `when` can never be required. */
  required?: readonly ActivityInputId[];
  /** Labels that replace the defaults, e.g. attendees of a meeting. */
  labels?: Readonly<Partial<Record<ActivityInputId, string>>>;
  /** Placeholder of the text. */
  placeholder?: string;
  /** Options for the outcome. */
  outcomes?: readonly Option[];
  /** Label of the save button: "Add task"; "Log call" by default. */
  saveLabel?: string;
}

export interface ActivityPerson {
  id: string;
  /** Display name, stored with the draft. */
  label: string;
}

export type ActivityDirection = 'in' | 'out';

/** Draft as plain data that can be stored; omitted fields are untouched. Changing the kind keeps all fields. */
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

/** Activity to be saved. Fields that its type does not have are null, '' or empty. */
export interface ActivityValue {
  kind: string;
  text: string;
  subject: string;
  /** Local day, YYYY-MM-DD. */
  date: string | null;
  /** Local time, HH:mm. */
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

/** Local day and time. */
export interface Present {
  /** YYYY-MM-DD. */
  date: string;
  /** HH:mm. */
  time: string;
}

/** Errors by field. */
export type ActivityErrors = Readonly<Partial<Record<ActivityInputId, string>>>;

const two = (n: number) => String(n).padStart(2, '0');

/** Returns the current local day and time. */
export function presentOf(instant: Date): Present {
  return {
    date: `${String(instant.getFullYear()).padStart(4, '0')}-${two(instant.getMonth() + 1)}-${two(instant.getDate())}`,
    time: `${two(instant.getHours())}:${two(instant.getMinutes())}`,
  };
}

/** Returns true if the draft has no content; a chosen kind alone does not count. */
export function isEmptyDraft({ kind: _kind, direction: _direction, ...draft }: ActivityDraft): boolean {
  return Object.values(draft).every((value) =>
    typeof value === 'string'
      ? value.trim() === ''
      : Array.isArray(value)
        ? value.length === 0
        : value == null,
  );
}

/** Converts a draft to an activity of a kind, with its fields only; untouched times become the present. */
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

/** Missing inputs in screen order: subject, text, then the fields below. */
export function missingOf(kind: ActivityKind, value: ActivityValue): ActivityInputId[] {
  const required = new Set<ActivityInputId>(kind.required ?? ['text']);
  const isMissing = (field: ActivityInputId): boolean => {
    if (field === 'when') return value.date === null || value.time === null;
    if (!required.has(field)) return false;
    const fieldValue = value[field];
    return Array.isArray(fieldValue) ? fieldValue.length === 0 : fieldValue === null || fieldValue === '';
  };
  return orderOf(kind).filter(isMissing);
}

/** Returns the inputs of a kind in display order. */
export function orderOf(kind: ActivityKind): ActivityInputId[] {
  const { fields } = kind;
  return [
    ...(fields.includes('subject') ? (['subject'] as const) : []),
    'text',
    ...fields.filter((field) => field !== 'subject'),
  ];
}
