const field = /\{\{([^{}]*)\}\}/g;

/** Returns the distinct field names in double braces. */
export const fieldsIn = (template: string): string[] => [
  ...new Set([...template.matchAll(field)].map(([, name = '']) => name.trim())),
];

/** Returns the problem of a template as a sentence; undefined for a valid one. */
export function templateProblem(template: string, known: ReadonlySet<string>): string | undefined {
  const unknown = fieldsIn(template).filter((name) => !known.has(name));
  if (unknown.length > 0) {
    const named = unknown.map((name) => `{{${name}}}`).join(', ');
    return `${named} ${unknown.length === 1 ? 'is not a field' : 'are not fields'} of this module.`;
  }
  const rest = template.replaceAll(field, '');
  return /\{\{|\}\}/.test(rest) ? 'Put fields between {{ and }}. One of them is missing.' : undefined;
}

/** Replaces the fields of a template with values; missing values become empty. */
export const fillIn = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replaceAll(field, (_, name: string) => values[name.trim()] ?? '');
