/** Fields of a task that an action can change and undo can restore. */
export const taskStateFields = [
  'name',
  'workflow_id',
  'workflow_status',
  'from_date',
  'to_date',
  'due_date',
  'priority',
  'details',
  'assignee_ids',
  'space_id',
  'folder_id',
  'dependent_id',
  'rank',
  'custom',
] as const;
type Field = (typeof taskStateFields)[number];
type State = Partial<Record<Field, unknown>>;

/** Normalizes a value for comparison: empty values are equal, assignees are unordered. */
const normalizeValue = (field: string, value: unknown): unknown =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
    ? null
    : field === 'assignee_ids' && Array.isArray(value)
      ? (value as unknown[]).map(String).toSorted()
      : value;
export const isSameState = (field: string, a: unknown, b: unknown): boolean =>
  JSON.stringify(normalizeValue(field, a)) === JSON.stringify(normalizeValue(field, b));

const valueOf = (of: object, field: string): unknown =>
  new Map<string, unknown>(Object.entries(of)).get(field);
const customOf = (of: object): Record<string, unknown> =>
  (valueOf(of, 'custom') ?? {}) as Record<string, unknown>;

/** Returns the custom fields that differ between two states. */
export function changedCodes(before: object, after: object): string[] {
  const [was, is] = [customOf(before), customOf(after)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (code) => !isSameState('', was[code], is[code]),
  );
}

export interface StateChange {
  before: State;
  after: State;
}
/** Returns the changed fields between two states of a task, before and after; undefined if nothing changed. */
export function stateChange(before: object, after: object): StateChange | undefined {
  const change: StateChange = { before: {}, after: {} };
  for (const field of taskStateFields) {
    if (field === 'custom') continue;
    const [was, is] = [valueOf(before, field), valueOf(after, field)];
    if (isSameState(field, was, is)) continue;
    // Missing text is an empty string; a missing day or location is null.
    const none = ['priority', 'details', 'workflow_status'].includes(field) ? '' : null;
    change.before[field] = was ?? none;
    change.after[field] = is ?? none;
  }
  const codes = changedCodes(before, after);
  if (codes.length) {
    const of = (values: Record<string, unknown>) =>
      Object.fromEntries(codes.map((code) => [code, values[code] ?? null]));
    change.before.custom = of(customOf(before));
    change.after.custom = of(customOf(after));
  }
  return Object.keys(change.after).length ? change : undefined;
}

/** Returns the fields of a change that were changed again since, so that undo would overwrite them. */
export function changedSince(now: object, { before, after }: StateChange): string[] {
  return Object.keys(after).flatMap((field) => {
    const differs = (name: string, is: unknown, left: unknown, was: unknown) =>
      !isSameState(name, is, left) && !isSameState(name, is, was);
    if (field !== 'custom')
      return differs(field, valueOf(now, field), valueOf(after, field), valueOf(before, field))
        ? [field]
        : [];
    const [is, left, was] = [customOf(now), customOf(after), customOf(before)];
    return Object.keys(left)
      .filter((code) => differs('', is[code], left[code], was[code]))
      .map((code) => `custom.${code}`);
  });
}
