import type { Quantity } from '@plumbline/api';
import {
  findQuantities,
  quantityLabel,
  quantityTree,
  takeoffTypeNames,
  type QuantityGrouping,
  type QuantityLevel,
  type QuantityNode,
} from '@plumbline/estimating';
import type { FileReply } from '../../../context/context.ts';
import { xlsxReply, type SheetColumn, type SheetValue } from '../../../files/spreadsheet.ts';

type Place = 'condition' | 'page' | 'type' | 'area';
const labels: Readonly<Record<Place, { one: string; all: string }>> = {
  condition: { one: 'Condition', all: 'All conditions' },
  page: { one: 'Sheet', all: 'All sheets' },
  type: { one: 'Type', all: 'All types' },
  area: { one: 'Area', all: 'All areas' },
};
const columnsBy: Readonly<Record<QuantityGrouping, readonly Place[]>> = {
  condition: ['condition', 'page', 'area'],
  page: ['page', 'condition', 'area'],
  area: ['area', 'condition', 'page'],
  type: ['type', 'condition', 'page'],
};
const placeOf = (level: QuantityLevel): Place =>
  level === 'layer' || level === 'group' || level === 'nowhere' ? 'area' : level;

const problemsOf = ({ without_scale, without_dimensions }: QuantityNode) =>
  [
    ...(without_scale ? [`${without_scale} without scale`] : []),
    ...(without_dimensions ? [`${without_dimensions} without dimensions`] : []),
  ].join(', ');

/** Rows of a node and its children; sum rows show what they sum. */
function* rowsOf(
  nodes: readonly QuantityNode[],
  places: readonly Place[],
  above: Partial<Record<Place, string>> = {},
): Generator<SheetValue[]> {
  for (const node of nodes) {
    const place = placeOf(node.level);
    // A typical group is shown with its layer.
    const label = [...(above[place] ? [above[place]] : []), quantityLabel(node)].join(' · ');
    const named = { ...above, [place]: label };
    const below = node.children.some(({ level }) => placeOf(level) !== place)
      ? places.find((each) => named[each] === undefined)
      : undefined;
    yield [
      ...places.map((each) => named[each] ?? (each === below ? labels[each].all : '')),
      node.measures,
      node.total?.quantity,
      node.total?.unit,
      problemsOf(node),
    ];
    yield* rowsOf(node.children, places, named);
  }
}

function* partRows(parts: readonly Quantity[]): Generator<SheetValue[]> {
  for (const part of parts)
    yield [
      part.code,
      part.name,
      part.category,
      takeoffTypeNames[part.type],
      part.pdf_name,
      part.page_name,
      part.page_title,
      part.layer_name,
      part.group_name,
      part.times,
      part.measures,
      part.quantity,
      part.unit,
      part.without_scale,
      part.without_dimensions,
    ];
}

const text = (label: string, width?: number): SheetColumn => ({
  label,
  kind: 'text',
  ...(width ? { width } : {}),
});
const number = (label: string, width?: number): SheetColumn => ({ ...text(label, width), kind: 'number' });
const figures = [number('Measures'), number('Quantity', 16), text('Unit')];

/** Spreadsheet of quantities as displayed, and a second sheet of single rows for further processing. */
export function quantitySheets(
  quantities: readonly Quantity[],
  { name, by, search }: { name: string; by: QuantityGrouping; search: string },
): Promise<FileReply> {
  const found = findQuantities(quantities, search);
  const places = columnsBy[by];
  return xlsxReply(`${name} by ${labels[by].one.toLowerCase()}.xlsx`, [
    {
      name: `By ${labels[by].one.toLowerCase()}`,
      columns: [...places.map((place) => text(labels[place].one, 32)), ...figures, text('Missing', 24)],
      rows: rowsOf(quantityTree(found, by), places),
    },
    {
      name: 'Rows',
      columns: [
        text('Code'),
        text('Condition', 32),
        text('Group', 20),
        text('Type', 18),
        text('Plan set', 24),
        text('Sheet'),
        text('Sheet name', 24),
        text('Layer', 18),
        text('Typical group', 18),
        number('Multiplier'),
        ...figures,
        number('Without scale'),
        number('Without dimensions'),
      ],
      rows: partRows(found),
    },
  ]);
}
