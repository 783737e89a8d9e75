/** Nested arrays and objects at most. PostgreSQL and `JSON.stringify` overflow their stacks at some thousands. */
export const MAX_JSON_DEPTH = 100;

/** True if arrays and objects are nested too deeply. Iterative, so that it cannot overflow the stack itself. */
export function isNestedDeeply(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_JSON_DEPTH) return true;
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  }
  return false;
}

/** True if a text that begins like JSON opens too many brackets in each other; brackets in strings count too. */
export function hasDeepBrackets(text: string): boolean {
  if (!/^\s*[[{]/.test(text)) return false;
  let depth = 0;
  for (const sign of text) {
    if (sign === '[' || sign === '{') depth++;
    else if (sign === ']' || sign === '}') depth--;
    if (depth > MAX_JSON_DEPTH) return true;
  }
  return false;
}
