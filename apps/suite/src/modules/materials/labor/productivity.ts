import type { AssemblyMaterial, LaborProductivity } from '@plumbline/api';
import { hoursPer, type LaborUnit } from '@plumbline/estimating';
import { formatNumber } from '@plumbline/ui/format';
import { laborMessages } from './messages.ts';

const units: Readonly<Record<string, string>> = { h: 'h', D: 'day', w: 'week', m: 'month' };
type Row = Pick<LaborProductivity, 'uuid' | 'name' | 'code' | 'value' | 'work_unit' | 'unit'>;
/** Productivity option of an assembly line. */
export interface ProductivityOption {
  id: string;
  label: string;
  aside: string;
  /** Hours per unit of work, a decimal string with at most 6 places. */
  hours: string;
}

/** Describes a productivity, e.g. "400 SF/day"; one by the piece has no time. */
export const productivityText = ({
  value,
  work_unit,
  unit,
}: Pick<Row, 'value' | 'work_unit' | 'unit'>): string => {
  const work = [formatNumber(value), work_unit].filter(Boolean).join(' ');
  const per = units[unit];
  return per === undefined ? work : `${work}/${per}`;
};

/**
 * Lists the productivities that apply to a material: those of its unit and those without a unit. Productivities by the
 * piece have no hours and are left out.
 * @param unit unit of the material; undefined lists all.
 */
export const productivitiesFor = (rows: readonly Row[], unit: string | undefined): ProductivityOption[] =>
  rows
    .filter(({ unit: per, value }) => per in units && Number(value) > 0)
    .filter(({ work_unit }) => !work_unit || !unit || work_unit.toLowerCase() === unit.toLowerCase())
    .map((row) => ({
      id: row.uuid,
      label: `${row.name} (${row.code})`,
      aside: productivityText(row),
      hours: hoursPer(row.unit as LaborUnit)
        .div(row.value)
        .toDecimalPlaces(6)
        .toString(),
    }));

/** Options of the productivity field: the current one even without the right to view it, and None. */
export const productivityOptions = (
  productivities: readonly ProductivityOption[],
  {
    labor_productivity_id: id,
    labor_productivity_name: name,
  }: Pick<AssemblyMaterial, 'labor_productivity_id' | 'labor_productivity_name'>,
): readonly { id: string; label: string; aside?: string }[] => [
  ...(id ? [{ id: '', label: laborMessages.noneEnterHours }] : []),
  ...(id && !productivities.some((each) => each.id === id)
    ? [{ id, label: name ?? laborMessages.productivity }]
    : []),
  ...productivities,
];
