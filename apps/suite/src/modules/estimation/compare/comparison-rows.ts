import type { ComparedTakeoff, Takeoff } from '@plumbline/api';
import type { ComparedRow } from '@plumbline/ui/CompareWorkspace';
import { formatMoney, formatNumber } from '@plumbline/ui/format';
import type { CanvasMeasure } from '@plumbline/ui/TakeoffCanvas';
import { compareMessages } from './messages.ts';

const sign = (value: number) => (value > 0 ? '+' : value < 0 ? '−' : '');
const rounded = (value: string) => formatNumber(String(Math.round(Math.abs(Number(value)) * 100) / 100));

/** Formats a money difference with its sign; zero has no sign. */
export const signedMoney = (value: string): string =>
  Number(value) === 0
    ? formatMoney('0')
    : `${sign(Number(value))}${formatMoney(String(value).replace(/^-/, ''))}`;

const changeOf = ({ difference, old_measures, new_measures }: ComparedTakeoff): ComparedRow['change'] => {
  if (old_measures === 0) return 'added';
  if (new_measures === 0) return 'removed';
  return Number(difference) === 0 ? 'same' : 'changed';
};

/** Formats the quantities of a condition on two sheets. */
export const rowOf = (takeoff: ComparedTakeoff): ComparedRow => {
  const {
    condition_id,
    code,
    name,
    type,
    color,
    hatch,
    mark_shape,
    unit,
    old_quantity,
    new_quantity,
    difference,
  } = takeoff;
  const change = changeOf(takeoff);
  return {
    uuid: condition_id,
    code,
    name,
    type,
    color,
    ...(hatch ? { hatch } : {}),
    ...(mark_shape ? { markShape: mark_shape } : {}),
    change,
    before: `${rounded(old_quantity)} ${unit}`,
    after: `${rounded(new_quantity)} ${unit}`,
    difference:
      Number(difference) === 0
        ? compareMessages.noChange
        : `${sign(Number(difference))}${rounded(difference)} ${unit}`,
    money: signedMoney(takeoff.sell_difference),
  };
};

/** Measures of one condition, or of all, as read-only canvas measures. */
export const measuresOf = (takeoffs: readonly Takeoff[] | undefined, condition?: string): CanvasMeasure[] =>
  (takeoffs ?? [])
    .filter(({ condition_id }) => condition === undefined || condition_id === condition)
    .map(({ uuid, condition_id, type, geometry }) => ({ uuid, conditionId: condition_id, type, geometry }));
