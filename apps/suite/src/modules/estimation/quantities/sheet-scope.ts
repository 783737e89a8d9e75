import type { Quantity } from '@plumbline/api';
import { href } from '@plumbline/app-kit';
import { takeoffTypes, type QuantityNode, type QuantityScope, type TakeoffType } from '@plumbline/estimating';

const none = 'none';
const fields = [
  ['condition_id', 'condition'],
  ['type', 'type'],
  ['layer_id', 'layer'],
  ['group_id', 'group'],
] as const;

/** Query string of a scope of measures; an empty scope means all measures. */
export function scopeQuery(scope: QuantityScope): string {
  const query = new URLSearchParams();
  for (const [field, name] of fields) {
    const value = scope[field];
    if (value !== undefined) query.set(name, value ?? none);
  }
  if (query.size === 0) query.set('measures', 'all');
  return query.toString();
}

const isType = (text: string): text is TakeoffType => (takeoffTypes as readonly string[]).includes(text);

/** Parses the scope of measures from a query; undefined if it has none. */
export function scopeOf(query: URLSearchParams): QuantityScope | undefined {
  const [condition, type, layer, group] = fields.map(([, name]) => query.get(name));
  const scope: QuantityScope = {
    ...(condition ? { condition_id: condition } : {}),
    ...(type && isType(type) ? { type } : {}),
    ...(layer ? { layer_id: layer === none ? null : layer } : {}),
    ...(group ? { group_id: group === none ? null : group } : {}),
  };
  return Object.keys(scope).length > 0 || query.get('measures') === 'all' ? scope : undefined;
}

type Page = Pick<Quantity, 'pdf_id' | 'page_id'>;
/** URL of a sheet with the measures of a scope selected. */
export const scopeHref = (estimation: string, { pdf_id, page_id }: Page, scope: QuantityScope): string =>
  `${href('estimator-pdf', { uuid: estimation, pdfId: pdf_id, pageId: page_id })}?${scopeQuery(scope)}`;

/** Pages with measures of a node, in plan set order. */
export const pagesBehind = (node: Pick<QuantityNode<Quantity>, 'parts'>): Quantity[] =>
  [...new Map(node.parts.map((part) => [part.page_id, part])).values()].sort(
    (a, b) => a.page_order - b.page_order,
  );
