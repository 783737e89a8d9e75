import type { AssemblyMaterial, LaborProductivity } from '@plumbline/api';
import { hoursPer, type LaborUnit } from '@plumbline/estimating';
import { formatNumber } from '@plumbline/ui/format';

const units: Readonly<Record<string, string>> = { h: 'h', D: 'day', w: 'week', m: 'month' };
type Row = Pick<LaborProductivity, 'uuid' | 'name' | 'code' | 'value' | 'work_unit' | 'unit'>;
/** A productivity as a line of an assembly chooses from. */
export interface Pace {
  id: string;
  label: string;
  aside: string;
  /** Hours that one unit of work takes, a decimal with 6 places at most. */
  hours: string;
}

/**
 * The productivities that say how long one unit of a material takes: those of its unit of measure, and those that say
 * none. One by the piece has no hours.
 * @param unit of the material; while it is unknown, all of them.
 */
export const pacesFor = (rows: readonly Row[], unit: string | undefined): Pace[] =>
  rows
    .filter(({ unit: per, value }) => per in units && Number(value) > 0)
    .filter(({ work_unit }) => !work_unit || !unit || work_unit.toLowerCase() === unit.toLowerCase())
    .map(({ uuid, name, code, value, work_unit, unit: per }) => ({
      id: uuid,
      label: `${name} (${code})`,
      aside: `${formatNumber(value)} ${work_unit ?? ''}/${units[per] ?? per}`.replace(' /', '/'),
      hours: hoursPer(per as LaborUnit)
        .div(value)
        .toDecimalPlaces(6)
        .toString(),
    }));

/** What a line chooses its productivity from: with the one it has, also for who may not see them, and with none. */
export const paceOptions = (
  paces: readonly Pace[],
  {
    labor_productivity_id: id,
    labor_productivity_name: name,
  }: Pick<AssemblyMaterial, 'labor_productivity_id' | 'labor_productivity_name'>,
): readonly { id: string; label: string; aside?: string }[] => [
  ...(id ? [{ id: '', label: 'None: hours of its own' }] : []),
  ...(id && !paces.some((pace) => pace.id === id) ? [{ id, label: name ?? 'Productivity' }] : []),
  ...paces,
];
