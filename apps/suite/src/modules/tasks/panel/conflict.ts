const same = (a: unknown, b: unknown) => JSON.stringify(a ?? '') === JSON.stringify(b ?? '');
const customOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** Returns the fields of a change that differ from the stored values; custom fields are kept as they are. */
export function changedOf<Change extends object>(before: object, change: Change): Partial<Change> {
  const was = new Map<string, unknown>(Object.entries(before));
  return Object.fromEntries(
    Object.entries(change).filter(([name, wanted]) => name === 'custom' || !same(was.get(name), wanted)),
  ) as Partial<Change>;
}

/** True if a change conflicts with a concurrent one: the same field with a different value. */
export function overlaps(before: object, latest: object, change: object): boolean {
  const [was, now] = [new Map(Object.entries(before)), new Map(Object.entries(latest))];
  const differs = (a: unknown, b: unknown, edited: unknown) => !same(a, b) && !same(b, edited);
  return Object.entries(change).some(([name, wanted]) => {
    if (name !== 'custom') return differs(was.get(name), now.get(name), wanted);
    const [old, fresh] = [customOf(was.get('custom')), customOf(now.get('custom'))];
    return Object.entries(customOf(wanted)).some(([code, value]) => differs(old[code], fresh[code], value));
  });
}

/** Merges the user's assignees with concurrent changes of the assignees. */
export function mergedPeople(
  begun: readonly string[],
  latest: readonly string[],
  edited: readonly string[],
): string[] {
  const off = new Set(begun.filter((id) => !edited.includes(id)));
  return [...new Set([...latest, ...edited.filter((id) => !begun.includes(id))])].filter(
    (id) => !off.has(id),
  );
}
