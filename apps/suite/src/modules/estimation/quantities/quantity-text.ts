import type { Quantity } from '@plumbline/api';
import {
  areaName,
  quantityLabel,
  showQuantity,
  takeoffTypeNames,
  type MeasureUnit,
  type QuantityNode,
} from '@plumbline/estimating';

export type Node = QuantityNode<Quantity>;

/** What a node comes to, as the sheets and the panel beside them say it. */
export function figureText({ total, measures, without_scale }: Node): string {
  if (!total) return 'Several units';
  if (without_scale === measures) return 'No scale';
  return showQuantity(Number(total.quantity), total.unit as MeasureUnit, true);
}

/** What keeps measures behind a node from counting. */
export const problemText = ({ without_scale, without_dimensions }: Node): string =>
  [
    ...(without_scale ? [`${without_scale.toLocaleString('en-US')} without scale`] : []),
    ...(without_dimensions ? [`${without_dimensions.toLocaleString('en-US')} without dimensions`] : []),
  ].join(', ');

/** What is to be known of a node beside its name, where its parents do not say it. */
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
