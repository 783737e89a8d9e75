import type { Quote } from '@plumbline/api';
import { choicesOf } from './line-choices.ts';

/** Audit values with names of tags, template and salesperson. */
export const auditValues = ({
  tags,
  tag_ids: _ids,
  template_name,
  template_id: _template,
  ...quote
}: Quote) => ({
  ...quote,
  sales_specialist_id: quote.sales_specialist,
  lines: choicesOf(quote)
    .map(({ code, is_hidden, unit_price }) =>
      [code, ...(is_hidden ? ['hidden'] : []), ...(unit_price ? [`at ${unit_price}`] : [])].join(' '),
    )
    .join(', '),
  alternates: quote.alternates
    .filter(({ accepted }) => accepted)
    .map(({ number }) => number)
    .join(', '),
  tag_ids: tags.join(', '),
  template_id: template_name,
});
