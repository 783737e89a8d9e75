import { Decimal } from 'decimal.js';
import { takeoffTypeNames, takeoffTypes } from '../measure/types.ts';
import { convertDecimal, unitCode, units } from '../measure/units.ts';
import type { QuantityGrouping, QuantityLevel, QuantityNode, QuantityPart, QuantityScope } from './types.ts';

const byName = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });

const groupName = ({ group_name, times = 1 }: QuantityPart) => `${group_name} ×${times}`;
const areaNames = (part: QuantityPart): string[] => [
  ...(part.layer_id ? [part.layer_name ?? ''] : []),
  ...(part.group_id ? [groupName(part)] : []),
];
/** Area name of a part; empty without layer and typical group. */
export const areaName = (part: QuantityPart): string => areaNames(part).join(' · ');

interface LevelRules {
  /** Grouping key of a part. */
  key: (part: QuantityPart) => string;
  label: (part: QuantityPart) => string;
  compare: (a: QuantityPart, b: QuantityPart) => number;
}
const none = 'No area';
const rules: Readonly<Record<QuantityLevel, LevelRules>> = {
  condition: {
    key: (part) => part.condition_id,
    label: ({ code, name }) => [code, name].filter(Boolean).join(' '),
    compare: (a, b) => a.condition_order - b.condition_order,
  },
  page: {
    key: (part) => part.page_id,
    label: ({ page_name, page_title }) => [page_name, page_title].filter(Boolean).join(' '),
    compare: (a, b) => a.page_order - b.page_order,
  },
  type: {
    key: (part) => part.type,
    label: ({ type }) => takeoffTypeNames[type],
    compare: (a, b) => takeoffTypes.indexOf(a.type) - takeoffTypes.indexOf(b.type),
  },
  layer: {
    key: (part) => part.layer_id ?? '',
    label: ({ layer_name }) => layer_name ?? '',
    compare: (a, b) => byName.compare(a.layer_name ?? '', b.layer_name ?? ''),
  },
  group: {
    key: (part) => part.group_id ?? '',
    label: groupName,
    compare: (a, b) => byName.compare(a.group_name ?? '', b.group_name ?? ''),
  },
  nowhere: { key: () => '', label: () => none, compare: () => 0 },
  area: {
    key: ({ layer_id = '', group_id = '' }) => `${layer_id}+${group_id}`,
    label: (part) => areaName(part) || none,
    // Parts without an area come last.
    compare: (a, b) =>
      Number(areaName(a) === '') - Number(areaName(b) === '') || byName.compare(areaName(a), areaName(b)),
  },
};
/** Order of sibling nodes of different levels. */
const rank: readonly QuantityLevel[] = ['layer', 'group', 'nowhere', 'type', 'condition', 'page', 'area'];

/** Label of a node. */
export const quantityLabel = ({ level, first }: Pick<QuantityNode, 'level' | 'first'>): string =>
  rules[level].label(first);

function levelsOf(by: QuantityGrouping, part: QuantityPart): QuantityLevel[] {
  switch (by) {
    case 'condition':
      return ['condition', 'page', 'area'];
    case 'page':
      return ['page', 'condition', 'area'];
    case 'type':
      return ['type', 'condition', 'page'];
    case 'area': {
      const where: QuantityLevel[] = [];
      if (part.layer_id) where.push('layer');
      if (part.group_id) where.push('group');
      return [...(where.length > 0 ? where : (['nowhere'] as const)), 'condition', 'page'];
    }
  }
}

const sumOf = (parts: readonly QuantityPart[], field: 'measures' | 'without_scale' | 'without_dimensions') =>
  parts.reduce((sum, part) => sum + part[field], 0);

/** Sum in the unit of the first part; units of one kind are converted. */
function totalOf(parts: readonly QuantityPart[]): Pick<QuantityNode, 'total'> {
  const unit = parts[0]?.unit ?? '';
  const to = unitCode(unit);
  let sum = new Decimal(0);
  for (const part of parts) {
    if (part.unit === unit) {
      sum = sum.plus(part.quantity);
      continue;
    }
    const from = unitCode(part.unit);
    if (!from || !to || units[from].kind !== units[to].kind) return {};
    sum = sum.plus(convertDecimal(part.quantity, from, to));
  }
  return { total: { quantity: sum.toDecimalPlaces(6).toFixed(), unit } };
}

function scopeOf(level: QuantityLevel, part: QuantityPart, above: QuantityScope): QuantityScope {
  const { condition_id, type, layer_id = null, group_id = null } = part;
  switch (level) {
    case 'condition':
      // Below a layer this excludes typical groups, which have their own nodes.
      return { ...above, ...('layer_id' in above ? { group_id } : {}), condition_id };
    case 'type':
      return { ...above, type };
    case 'layer':
      return { ...above, layer_id };
    case 'group':
    case 'nowhere':
    case 'area':
      return { ...above, layer_id, group_id };
    case 'page':
      return above;
  }
}

/** True if a measure is in the scope. */
export const isInScope = (
  scope: QuantityScope,
  measure: Pick<QuantityPart, 'condition_id' | 'type'> & {
    layer_id?: string | null | undefined;
    group_id?: string | null | undefined;
  },
): boolean =>
  (scope.condition_id === undefined || scope.condition_id === measure.condition_id) &&
  (scope.type === undefined || scope.type === measure.type) &&
  (scope.layer_id === undefined || scope.layer_id === (measure.layer_id ?? null)) &&
  (scope.group_id === undefined || scope.group_id === (measure.group_id ?? null));

function nodesOf<Part extends QuantityPart>(
  parts: readonly Part[],
  levels: (part: Part) => readonly QuantityLevel[],
  path: readonly string[] = [],
  above: QuantityScope = {},
): QuantityNode<Part>[] {
  const levelAt = (part: Part) => levels(part)[path.length];
  const groups = Map.groupBy(parts, (part) => {
    const level = levelAt(part);
    return level && `${level}:${rules[level].key(part)}`;
  });
  const nodes: QuantityNode<Part>[] = [];
  for (const [step, own] of groups) {
    const [first] = own;
    const level = first && levelAt(first);
    if (step === undefined || !first || !level) continue;
    const way = [...path, step];
    const scope = scopeOf(level, first, above);
    const children = nodesOf(own, levels, way, scope);
    nodes.push({
      id: way.join('/'),
      level,
      first,
      scope,
      parts: own,
      // A single area adds no information.
      children: children.length === 1 && children[0]?.level === 'area' ? [] : children,
      ...totalOf(own),
      measures: sumOf(own, 'measures'),
      without_scale: sumOf(own, 'without_scale'),
      without_dimensions: sumOf(own, 'without_dimensions'),
    });
  }
  return nodes.sort(
    (a, b) => rank.indexOf(a.level) - rank.indexOf(b.level) || rules[a.level].compare(a.first, b.first),
  );
}

/** Builds the tree of quantities, with sums for equal units. */
export const quantityTree = <Part extends QuantityPart>(
  parts: readonly Part[],
  by: QuantityGrouping,
): QuantityNode<Part>[] => nodesOf(parts, (part) => levelsOf(by, part));

/** Finds parts whose names on any level contain all words. */
export function findQuantities<Part extends QuantityPart>(parts: readonly Part[], search: string): Part[] {
  const searchWords = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (searchWords.length === 0) return [...parts];
  return parts.filter((part) => {
    const { code, name, category, page_name, page_title, pdf_name, type } = part;
    const text = [code, name, category, page_name, page_title, pdf_name, takeoffTypeNames[type]]
      .concat(areaNames(part))
      .join('\n')
      .toLowerCase();
    return searchWords.every((word) => text.includes(word));
  });
}
