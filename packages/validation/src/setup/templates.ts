const field = /\{\{([^{}]*)\}\}/g;

/** The names in double braces that a template holds, each once. */
export const fieldsIn = (template: string): string[] => [
  ...new Set([...template.matchAll(field)].map(([, name = '']) => name.trim())),
];

/** What is wrong with a template, in a sentence; undefined for one that can be filled in. */
export function templateProblem(template: string, known: ReadonlySet<string>): string | undefined {
  const unknown = fieldsIn(template).filter((name) => !known.has(name));
  if (unknown.length > 0) {
    const named = unknown.map((name) => `{{${name}}}`).join(', ');
    return `${named} ${unknown.length === 1 ? 'is no field' : 'are no fields'} of this module.`;
  }
  const rest = template.replaceAll(field, '');
  return /\{\{|\}\}/.test(rest)
    ? 'A field stands between {{ and }}; here one of them is missing.'
    : undefined;
}

/** The template with values in the place of its fields; one without a value leaves nothing. */
export const fillIn = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replaceAll(field, (_, name: string) => values[name.trim()] ?? '');
