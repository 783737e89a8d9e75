import { amountProblem } from '@plumbline/validation';
import { invalidField } from '../../core/http-error.ts';
import type { WriteState } from '../call-states.ts';
import { textOf, valueOf } from '../entity-fields.ts';
import type { ResourceRow } from '../resource.ts';

/**
 * Checks the values of `body` against the limits, decimals and fixed choices of their fields. Amounts (format `money`) have
 * at most two decimals, unit prices and rates (format `money4`) more. A stored value that is no choice, or has more decimals,
 * may stay.
 * @throws HttpError 422 at the first field that is out of its limits, has too many decimals or is no choice.
 */
export function checkChoices<Row extends ResourceRow, Body extends object>({
  resource: { contract },
  body,
  before,
}: WriteState<Row, Body>): void {
  for (const [field, { label, options, strict, min, max, format }] of Object.entries(
    contract?.fields ?? {},
  )) {
    const value = textOf(body, field);
    const problem = value && format === 'money' ? amountProblem(value) : undefined;
    if (problem && Number(value) !== Number(valueOf(before, field))) throw invalidField(field, problem);
    if (value && min !== undefined && Number(value) < min)
      throw invalidField(field, `${label} must be at least ${min}.`);
    if (value && max !== undefined && Number(value) > max)
      throw invalidField(field, `${label} must be at most ${max}.`);
    if (!strict || !options || !value || value === valueOf(before, field)) continue;
    const ids = options.map((option) => option.split('|')[0] ?? option);
    if (!ids.includes(value)) throw invalidField(field, `${label} must be one of: ${ids.join(', ')}.`);
  }
}
