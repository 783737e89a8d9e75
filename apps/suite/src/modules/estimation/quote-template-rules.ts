import type { QuoteTemplateChoice } from '@plumbline/api';

/** The longest name that a record of the configuration has. */
const longest = 250;

/**
 * What a copy is called: “Interiors copy”, “Interiors copy 2”, …
 * @param taken names that there are, whatever their case.
 */
export function copyName(name: string, taken: readonly string[]): string {
  const words = / copy(?: \d+)?$/.test(name) ? name.replace(/ copy(?: \d+)?$/, '') : name;
  const used = new Set(taken.map((each) => each.toLowerCase()));
  for (let count = 1; ; count++) {
    const ending = count === 1 ? ' copy' : ` copy ${count}`;
    const next = `${words.slice(0, longest - ending.length)}${ending}`;
    if (!used.has(next.toLowerCase())) return next;
  }
}

/** Templates as a form offers them, those of one kind below the other. */
export const templateOptions = (templates: readonly QuoteTemplateChoice[]) => [
  ...templates.map(({ uuid, name, type }) => ({
    id: uuid,
    label: name,
    description: type === 'ChangeOrderTemplate' ? 'Change order' : 'Basic',
  })),
  { id: 'standard', label: 'Standard layout', description: 'Without a template' },
];

/**
 * The template that a form begins with: that of the revision before; after one that was accepted, and at first, the
 * default of its kind.
 */
export function firstTemplate(
  templates: readonly QuoteTemplateChoice[],
  before: { status: string; template_id?: string | null } | undefined,
): string {
  const isAccepted = before?.status === 'Accepted';
  const defaultOf = (type: QuoteTemplateChoice['type']) =>
    templates.find((each) => each.is_default && each.type === type)?.uuid;
  if (before && !isAccepted)
    return templates.find(({ uuid }) => uuid === before.template_id)?.uuid ?? 'standard';
  return (
    (isAccepted ? defaultOf('ChangeOrderTemplate') : undefined) ?? defaultOf('BasicTemplate') ?? 'standard'
  );
}
