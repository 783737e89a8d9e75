import { Decimal } from 'decimal.js';
import {
  adjustLine,
  unitCode,
  type AdjustedLabor,
  type EstimateAdjustments,
  type EstimateLineInput,
  type EstimateResult,
  type ExplainStep,
} from '@plumbline/estimating';
import { deletedMaterial, expiredPrice, noPrice } from './estimate-warnings.ts';
import { lineId, overridable, type LineRow, type Overrides } from './estimate-line-row.ts';
import type { ConditionRow } from '../takeoff/condition-totals.ts';

type LineResult = EstimateResult['assemblies'][number]['lines'][number];

/** Packages (sheet, gallon, tube …) count pieces, so their formula must give a plain number. */
const measured = new Set([
  'LF',
  'SF',
  'SY',
  'SQ',
  'CF',
  'CY',
  'FT',
  'SQFT',
  'IN',
  'SQIN',
  'MM',
  'M',
  'SQM',
  'CUM',
  'EA',
  'HR',
]);
/** Unit in which the engine computes a line. */
export const unitOf = (unit: string): string => {
  const code = unitCode(unit);
  return code && measured.has(code) ? code : 'EA';
};
/** Shows the material's unit in derivation steps instead of the counted piece. */
const relabelUnit = (steps: ExplainStep[], unit: string): ExplainStep[] => {
  const inner = unitOf(unit);
  if (inner === unit || inner !== 'EA') return steps;
  const swap = (of: string) =>
    of === 'EA' ? unit : of === '$/EA' ? `$/${unit}` : of === 'HR/EA' ? `HR/${unit}` : of;
  return steps.map((step) => ({
    ...step,
    unit: swap(step.unit),
    runningUnit: swap(step.runningUnit),
    label: step.label.replace(/ EA$/, ` ${unit}`),
  }));
};

/** The same for a unit within a text. */
const relabelUnitInText = (steps: ExplainStep[], unit: string): ExplainStep[] =>
  unitOf(unit) === 'EA'
    ? steps.map((step) => ({ ...step, label: step.label.replace(/ EA at /, ` ${unit} at `) }))
    : steps;

/** Price of a line: override, price in force, or none. */
function materialOf(line: LineRow, unitPrice: string | undefined): EstimateLineInput['material'] {
  if (unitPrice !== undefined)
    return { price: unitPrice, source: { kind: 'setting', label: 'Entered manually' } };
  if (line.price === null) return undefined;
  return {
    price: line.price,
    freightPercent: line.freight_percentage ?? '0',
    dutyPercent: line.duty_percentage ?? '0',
    packingPercent: line.packing_percentage ?? '0',
    tariffPercent: line.tariff_percentage ?? '0',
    cushionPercent: line.cushion ?? '0',
    source: {
      kind: 'price',
      label: line.vendor_name ?? '',
      ...(line.price_id ? { id: line.price_id } : {}),
      ...(line.last_price_date ? { date: line.last_price_date } : {}),
    },
  };
}

function laborOf(line: LineRow): EstimateLineInput['labor'] {
  const { regular_cost: regular } = line;
  if (line.labor_unit === null || regular === null || line.is_non_labor) return undefined;
  // An empty overtime rate means the regular rate.
  const orRegular = (rate: string | null) => (Number(rate ?? 0) > 0 ? (rate as string) : regular);
  return {
    laborUnit: line.labor_unit,
    basis: line.labor_basis ?? 'ordered',
    rates: {
      regular,
      overtime: orRegular(line.overtime_cost),
      double: orRegular(line.double_overtime_cost),
      night: orRegular(line.nightshift_cost),
    },
    source: {
      kind: 'labor',
      label: line.labor_name ?? 'Labor',
      ...(line.labor_cost_id ? { id: line.labor_cost_id } : {}),
    },
  };
}

/** Equipment and other cost per unit, and lump sums. */
export const otherCosts = ({
  equipment_cost = '0',
  other_cost = '0',
  lump_cost = '0',
}: Partial<Record<'equipment_cost' | 'other_cost' | 'lump_cost', string>>): NonNullable<
  EstimateLineInput['other']
> => [
  ...(Number(equipment_cost) === 0
    ? []
    : [{ kind: 'equipment' as const, name: 'Equipment', unitCost: equipment_cost }]),
  ...(Number(other_cost) === 0 ? [] : [{ kind: 'other' as const, name: 'Other cost', unitCost: other_cost }]),
  ...(Number(lump_cost) === 0 ? [] : [{ kind: 'other' as const, name: 'Lump sum', amount: lump_cost }]),
];

/** Cost per unit beside material and labor; machine hours count as equipment. */
function otherOf(line: LineRow): NonNullable<EstimateLineInput['other']> {
  const { labor_unit, regular_cost } = line;
  return [
    ...(line.is_non_labor && labor_unit !== null && regular_cost !== null
      ? [
          {
            kind: 'equipment' as const,
            name: line.labor_name ?? 'Equipment',
            unitCost: new Decimal(labor_unit).times(regular_cost).toFixed(),
          },
        ]
      : []),
    ...otherCosts(line),
  ];
}

/** Difficulty and labor hour mix of this line. */
function lineLabor(id: string, overrides: Overrides): AdjustedLabor | undefined {
  const [difficulty, overtimePercent, doublePercent, nightPercent] = [
    'difficulty',
    'overtime_percentage',
    'double_overtime_percentage',
    'nightshift_percentage',
  ].map((field) => overrides.get(`${id}/${field}`));
  const own = { difficulty, overtimePercent, doublePercent, nightPercent };
  return Object.values(own).some((value) => value !== undefined) ? own : undefined;
}

/** Labor adjustments of a line that differ from regular hours. */
function hoursOf(labor: EstimateLineInput['labor']) {
  const { difficulty = '1', shares = {} } = labor ?? {};
  const share = (field: string, value = '0') => (Number(value) === 0 ? {} : { [field]: value });
  return {
    ...(Number(difficulty) === 1 ? {} : { difficulty }),
    ...share('overtime_percentage', shares.overtime),
    ...share('double_overtime_percentage', shares.double),
    ...share('nightshift_percentage', shares.night),
  };
}

/** Converts an assembly line to the engine's form with overrides first. */
export function lineInput(
  condition: ConditionRow,
  line: LineRow,
  overrides: Overrides,
  adjustments: EstimateAdjustments | undefined,
): EstimateLineInput {
  const id = lineId(condition.condition_id, line.line_id);
  const quantity = overrides.get(`${id}/quantity`);
  const price = overrides.get(`${id}/unit_price`);
  const own = Number(condition.markup_percentage ?? 0) === 0 ? undefined : condition.markup_percentage;
  const markup = overrides.get(`${id}/markup`) ?? own ?? undefined;
  const material = materialOf(line, price);
  const labor = laborOf(line);
  const other = otherOf(line);
  const input: EstimateLineInput = {
    id,
    materialId: line.material_id,
    code: line.code,
    name: line.name,
    unit: unitOf(line.unit),
    quantity: quantity ?? line.formula,
    ...(quantity === undefined
      ? { wastePercent: line.waste_percentage, orderQuantity: line.order_quantity }
      : {}),
    ...(material ? { material } : {}),
    ...(labor ? { labor } : {}),
    ...(other.length ? { other } : {}),
    ...(markup === undefined ? {} : { markupPercent: markup }),
  };
  const hours = labor && lineLabor(id, overrides);
  return adjustments || hours
    ? adjustLine(input, condition.condition_id, adjustments ?? {}, {
        quantity: quantity !== undefined,
        price: price !== undefined,
        labor: hours,
      })
    : input;
}

/** Equipment and other cost, if any. */
export const otherCostFields = ({ equipment, other }: Pick<LineResult, 'equipment' | 'other'>) => ({
  ...(Number(equipment) === 0 ? {} : { equipment }),
  ...(Number(other) === 0 ? {} : { other }),
});

/** A computed line with labels for display. */
export function presentLine(
  line: LineResult,
  row: LineRow,
  {
    overrides,
    setColumns,
    problems,
    today,
    labor,
  }: {
    /** Engine result. */
    labor: EstimateLineInput['labor'];
    overrides: Overrides;
    setColumns: readonly string[];
    problems: readonly { message: string }[];
    today: string;
  },
) {
  const overridden = overridable.filter((field) => overrides.get(`${line.id}/${field}`) !== undefined);
  const expiry = row.expiry_price_date;
  const isByHand = overridden.includes('unit_price');
  return {
    uuid: row.line_id,
    // Lines without an assembly have no material.
    material_id: row.material_id || null,
    name: row.name,
    code: row.code,
    quantity: line.quantity,
    unit: row.unit,
    unit_price: line.materialPrice,
    material: line.material,
    hours: line.hours,
    labor: line.labor,
    ...(line.laborQuantity === undefined ? {} : { labor_quantity: line.laborQuantity }),
    ...hoursOf(labor),
    ...otherCostFields(line),
    ...(line.lump === undefined ? {} : { lump: line.lump }),
    cost: line.cost,
    unit_cost: line.unitCost,
    markup: line.markupPercent,
    margin: line.marginPercent,
    sell: line.sell,
    ...(line.columns ? { columns: line.columns } : {}),
    ...(Object.keys(line.columnProblems ?? {}).length ? { column_problems: line.columnProblems } : {}),
    ...(setColumns.length ? { set_columns: [...setColumns] } : {}),
    overridden,
    warnings: [
      ...problems.map((problem) => problem.message),
      ...(expiry !== null && expiry < today && !isByHand ? [expiredPrice(row.vendor_name, expiry)] : []),
      ...(row.price === null && !isByHand ? [noPrice] : []),
      ...(row.material_deleted ? [deletedMaterial] : []),
    ],
  };
}

/** Derivation of a line's figures in the material's unit. */
export const presentSteps = ({ explain }: Pick<LineResult, 'explain'>, { unit }: Pick<LineRow, 'unit'>) => ({
  quantity: relabelUnit(explain.quantity, unit),
  price: relabelUnit(explain.price, unit),
  material: relabelUnit(explain.material, unit),
  labor: relabelUnit(explain.labor, unit),
  equipment: relabelUnitInText(explain.equipment, unit),
  other: relabelUnitInText(explain.other, unit),
  sell: explain.sell,
});
