import type { Quantity } from '@plumbline/api';
import {
  areaName,
  quantityLabel,
  showQuantityIn,
  takeoffTypeNames,
  type QuantityNode,
} from '@plumbline/estimating';
import { quantitiesMessages } from './messages.ts';

export type Node = QuantityNode<Quantity>;

/** Formatted quantity of a node. */
export function figureText({ total, measures, without_scale }: Node): string {
  if (!total) return quantitiesMessages.severalUnits;
  if (without_scale === measures) return quantitiesMessages.noScale;
  const shown = showQuantityIn(Number(total.quantity), total.unit);
  return `${shown.figure} ${shown.unit}`;
}

/** Reasons why measures of a node are not counted; empty if there are none. */
export const problemText = ({ without_scale, without_dimensions }: Node): string =>
  [
    ...(without_scale ? [quantitiesMessages.unscaledCount(without_scale.toLocaleString('en-US'))] : []),
    ...(without_dimensions
      ? [quantitiesMessages.undimensionedCount(without_dimensions.toLocaleString('en-US'))]
      : []),
  ].join(', ');

/** Details of a node that its parents do not show. */
export function detailText({ level, first, parts }: Node): string {
  const areas = [...new Set(parts.map(areaName))];
  const [area] = areas;
  switch (level) {
    case 'condition':
      return [first.category, takeoffTypeNames[first.type]].filter(Boolean).join(' · ');
    case 'page':
      return [first.pdf_name, ...(areas.length === 1 && area ? [area] : [])].join(' · ');
    case 'type':
    case 'layer':
    case 'group':
    case 'nowhere':
    case 'area':
      return '';
  }
}

export const nameOf = (node: Node): string => quantityLabel(node);
