import type { QuoteTemplateChoice } from '@plumbline/api';
import { quotesMessages } from './messages.ts';

/** Options of a template select, with the type as description. */
export const templateOptions = (templates: readonly QuoteTemplateChoice[]) => [
  ...templates.map(({ uuid, name, type }) => ({
    id: uuid,
    label: name,
    description: type === 'ChangeOrderTemplate' ? quotesMessages.changeOrder : quotesMessages.basic,
  })),
  { id: 'standard', label: quotesMessages.standardLayout, description: quotesMessages.noTemplate },
];

/**
 * Initial template of a form: that of the previous revision; for a first quote or after an accepted revision, the
 * default of its type.
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
