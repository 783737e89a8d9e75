import { fill, messages } from './messages.ts';
import { atLeast, between } from './rules.ts';

/** Problem of a field, with the specified message where there is one. */
export interface MaterialProblem {
  field: string;
  message: string;
}
type GivenFields<Field extends string> = Readonly<Partial<Record<Field, string | number | null | undefined>>>;

/** Specified units of labor: hours, days, weeks, months and piece. */
export const laborUnits = [
  { id: 'h', label: 'Hour' },
  { id: 'D', label: 'Day' },
  { id: 'w', label: 'Week' },
  { id: 'm', label: 'Month' },
  { id: 'u', label: 'Unit' },
] as const;

const text = (value: string | number | null | undefined): string => String(value ?? '').trim();
const check = (schema: ReturnType<typeof atLeast>, value: string): string | undefined =>
  schema.safeParse(value).error?.issues[0]?.message;

/** Validates each given number by its rule. */
function numberProblems<Field extends string>(
  given: GivenFields<Field>,
  fields: readonly Field[],
  schema: ReturnType<typeof atLeast>,
  isRequired = false,
): MaterialProblem[] {
  return fields.flatMap((field) => {
    const value = text(given[field]);
    const message = value === '' ? (isRequired ? messages.required : undefined) : check(schema, value);
    return message === undefined ? [] : [{ field, message }];
  });
}
const missingFields = <Field extends string>(
  given: GivenFields<Field>,
  fields: readonly Field[],
): MaterialProblem[] =>
  fields.filter((field) => text(given[field]) === '').map((field) => ({ field, message: messages.required }));
const unitProblems = ({ unit }: GivenFields<'unit'>): MaterialProblem[] =>
  text(unit) === '' || laborUnits.some(({ id }) => id === unit)
    ? []
    : [{ field: 'unit', message: `“${text(unit)}” is not one of the options` }];

/** Validates that name and code of a material differ, ignoring case. */
export const materialProblems = (given: GivenFields<'name' | 'code'>): MaterialProblem[] =>
  text(given.name) !== '' && text(given.name).toLowerCase() === text(given.code).toLowerCase()
    ? [{ field: 'code', message: messages.materialNameCodeSame }]
    : [];

export const laborCostFields = [
  'regular_cost',
  'overtime_cost',
  'double_overtime_cost',
  'nightshift_cost',
] as const;
/** Validates labor costs: at least 0.001, also for equipment. */
export const laborCostProblems = (
  given: GivenFields<'name' | 'unit' | (typeof laborCostFields)[number]>,
): MaterialProblem[] => [
  ...missingFields(given, ['name', 'unit']),
  ...unitProblems(given),
  ...numberProblems(given, laborCostFields, atLeast(0.001), true),
];

/** Validates productivity: at least 1 per unit of labor. */
export const laborProductivityProblems = (
  given: GivenFields<'name' | 'code' | 'unit' | 'value'>,
): MaterialProblem[] => [
  ...missingFields(given, ['name', 'code', 'unit']),
  ...unitProblems(given),
  ...numberProblems(given, ['value'], atLeast(1), true),
];

/** Validates profit, indirect cost and discount in percent: at least 0, a discount at most 100. */
export const laborCostItemProblems = (
  given: GivenFields<'name' | 'profit' | 'indirect_cost' | 'discount'>,
): MaterialProblem[] => [
  ...missingFields(given, ['name']),
  ...numberProblems(given, ['profit', 'indirect_cost', 'discount'], atLeast(0)),
  ...(Number(text(given.discount)) > 100
    ? [{ field: 'discount', message: fill('numberRange', { min: 0, max: 100 }) }]
    : []),
];

const landedPercentages = [
  'freight_percentage',
  'duty_percentage',
  'packing_percentage',
  'tariff_percentage',
] as const;
/** Validates a price: amount and cushion at least 0, percentages 0 to 100, expiry not before its date. */
export const materialPriceProblems = (
  given: GivenFields<
    | 'price'
    | 'sell_price'
    | 'cushion'
    | 'lead_time'
    | 'last_price_date'
    | 'expiry_price_date'
    | (typeof landedPercentages)[number]
  >,
): MaterialProblem[] => {
  const [from, until] = [text(given.last_price_date), text(given.expiry_price_date)];
  return [
    ...numberProblems(given, ['price'], atLeast(0), true),
    ...numberProblems(given, landedPercentages, between(0, 100)),
    ...numberProblems(given, ['cushion', 'sell_price', 'lead_time'], atLeast(0)),
    ...(from !== '' && until !== '' && until < from
      ? [{ field: 'expiry_price_date', message: 'A price cannot expire before its date' }]
      : []),
  ];
};
