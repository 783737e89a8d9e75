import type { EstimateGroup, Quantity } from '@plumbline/api';
import {
  allocateFigures,
  areaName,
  divisionOf,
  sumCostFigures,
  type CostFigures,
} from '@plumbline/estimating';
import { add, type FigureColumn, type GroupRow, type SectionRow, type ShareRow } from './estimate-rows.ts';
import { estimatesMessages } from './messages.ts';

/** Groupings of the sheet. */
export const sheetGroupings = ['assembly', 'division', 'area', 'sheet', 'flat'] as const;
export type SheetGrouping = (typeof sheetGroupings)[number];
export const groupingOf = (text: string | null | undefined): SheetGrouping =>
  sheetGroupings.find((each) => each === text) ?? 'assembly';
/** True for groupings that split conditions by their measures. */
export const isByPlace = (by: SheetGrouping): by is 'area' | 'sheet' => by === 'area' || by === 'sheet';

const figuresOf = ({
  material,
  hours,
  labor,
  equipment = '0.00',
  other = '0.00',
  cost,
  sell,
}: Partial<CostFigures> & Omit<CostFigures, 'equipment' | 'other'>): CostFigures => ({
  material,
  hours,
  labor,
  equipment,
  other,
  cost,
  sell,
});
const byNumber = new Intl.Collator('en-US', { numeric: true });

/** Lines by the MasterFormat division of their code; lines without one come last. */
export function divisionSections(groups: readonly GroupRow[]): SectionRow[] {
  const lines = groups.flatMap((group) => group.lines);
  const byDivision = Map.groupBy(lines, ({ line }) => divisionOf(line.code)?.number ?? '');
  return [...byDivision]
    .toSorted(
      ([left], [right]) => Number(left === '') - Number(right === '') || byNumber.compare(left, right),
    )
    .map(([number, rows]) => {
      const title = rows[0] && divisionOf(rows[0].line.code)?.title;
      return {
        kind: 'section',
        id: `division ${number}`,
        name: title === undefined ? estimatesMessages.noDivision : `${number} ${title}`,
        figures: sumCostFigures(rows.map(({ line }) => figuresOf(line))),
        rows,
      };
    });
}

const places = {
  area: {
    key: (part: Quantity) => `${part.layer_id ?? ''}+${part.group_id ?? ''}`,
    name: (part: Quantity) => areaName(part) || estimatesMessages.noArea,
    order: (a: Quantity, b: Quantity) =>
      Number(areaName(a) === '') - Number(areaName(b) === '') || byNumber.compare(areaName(a), areaName(b)),
  },
  sheet: {
    key: (part: Quantity) => part.page_id,
    name: (part: Quantity) => [part.page_name, part.page_title].filter(Boolean).join(' '),
    order: (a: Quantity, b: Quantity) => a.page_order - b.page_order,
  },
} as const;

/** Figures of a condition for each of its places, by the quantity measured there. */
function sharesOf(
  group: EstimateGroup,
  parts: readonly Quantity[],
  by: 'area' | 'sheet',
): { part: Quantity; share: ShareRow }[] {
  const { key } = places[by];
  const byPlace = [...Map.groupBy(parts, key)].map(([place, own]) => ({
    place,
    part: own[0],
    quantity: own.reduce((sum, each) => add(sum, each.quantity), '0'),
  }));
  const figures = allocateFigures(
    figuresOf(group),
    byPlace.map(({ quantity }) => quantity),
  );
  return byPlace.flatMap(({ place, part, quantity }, at) => {
    const own = figures[at];
    if (!part || !own) return [];
    const share: ShareRow = {
      kind: 'share',
      id: `${place}/${group.condition_id}`,
      group,
      figures: { ...own, quantity, markup: sumCostFigures([own]).markup },
    };
    return [{ part, share }];
  });
}

/** Conditions by area or sheet; conditions without a measure come last. */
export function placeSections(
  groups: readonly GroupRow[],
  quantities: readonly Quantity[],
  by: 'area' | 'sheet',
): SectionRow[] {
  const { key, name, order } = places[by];
  const byCondition = Map.groupBy(quantities, ({ condition_id }) => condition_id);
  const all = groups.flatMap(({ group }) => sharesOf(group, byCondition.get(group.condition_id) ?? [], by));
  const section = (id: string, title: string, rows: readonly ShareRow[]): SectionRow => ({
    kind: 'section',
    id,
    name: title,
    figures: sumCostFigures(rows.map(({ figures }) => costFigures(figures))),
    rows,
  });
  const measured = [...Map.groupBy(all, ({ part }) => key(part)).values()]
    .toSorted(([a], [b]) => (a && b ? order(a.part, b.part) : 0))
    .flatMap((own) => {
      const [first] = own;
      return first
        ? [
            section(
              `${by} ${key(first.part)}`,
              name(first.part),
              own.map(({ share }) => share),
            ),
          ]
        : [];
    });
  const others = groups
    .filter(({ group }) => !byCondition.has(group.condition_id))
    .map(({ group }): ShareRow => ({
      kind: 'share',
      id: `none/${group.condition_id}`,
      group,
      figures: { ...figuresOf(group), quantity: group.quantity, markup: group.markup },
    }));
  return others.length
    ? [...measured, section(`${by} none`, estimatesMessages.notMeasured, others)]
    : measured;
}

const costFigures = (figures: Partial<Record<FigureColumn, string>>): CostFigures => {
  const { material = '0', hours = '0', labor = '0', cost = '0', sell = '0', equipment, other } = figures;
  return figuresOf({
    material,
    hours,
    labor,
    cost,
    sell,
    ...(equipment === undefined ? {} : { equipment }),
    ...(other === undefined ? {} : { other }),
  });
};
