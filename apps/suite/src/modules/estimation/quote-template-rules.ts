import type { QuoteTemplateChoice } from '@plumbline/api';

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
