const same = (a: unknown, b: unknown) => JSON.stringify(a ?? '') === JSON.stringify(b ?? '');
const customOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** Whether what somebody wants to change is what another has changed meanwhile, to something else. */
export function overlaps(before: object, latest: object, change: object): boolean {
  const [was, now] = [new Map(Object.entries(before)), new Map(Object.entries(latest))];
  const differs = (a: unknown, b: unknown, wanted: unknown) => !same(a, b) && !same(b, wanted);
  return Object.entries(change).some(([name, wanted]) => {
    if (name !== 'custom') return differs(was.get(name), now.get(name), wanted);
    const [old, fresh] = [customOf(was.get('custom')), customOf(now.get('custom'))];
    return Object.entries(customOf(wanted)).some(([code, value]) => differs(old[code], fresh[code], value));
  });
}
