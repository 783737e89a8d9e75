import { describe, expect, test } from 'vitest';
import { paceOptions, pacesFor } from './productivity.ts';

const row = (uuid: string, value: string, work_unit: string, unit: string) => ({
  uuid,
  name: `Hang ${uuid}`,
  code: uuid,
  value,
  work_unit,
  unit,
});
const rows = [
  row('hour', '32', 'SF', 'h'),
  row('day', '400', 'sf', 'D'),
  row('any', '3', '', 'h'),
  row('length', '50', 'LF', 'h'),
  row('piece', '4', 'SF', 'u'),
  row('none', '0', 'SF', 'h'),
];

describe('the productivities of a line', () => {
  test('are those of its unit, and say the hours of one unit of work', () => {
    expect(pacesFor(rows, 'SF').map(({ id, hours, aside }) => [id, hours, aside])).toEqual([
      ['hour', '0.03125', '32 SF/h'],
      ['day', '0.02', '400 sf/day'],
      ['any', '0.333333', '3/h'],
    ]);
  });
  test('are all that have hours while the unit is unknown', () => {
    expect(pacesFor(rows, undefined).map(({ id }) => id)).toEqual(['hour', 'day', 'any', 'length']);
  });
  test('are chosen with the one that a line has, and with none', () => {
    const paces = pacesFor(rows, 'SF');
    expect(paceOptions(paces, {}).map(({ id }) => id)).toEqual(['hour', 'day', 'any']);
    expect(paceOptions(paces, { labor_productivity_id: 'day' }).map(({ id }) => id)).toEqual([
      '',
      'hour',
      'day',
      'any',
    ]);
    // Who may not see productivities still sees which one it is.
    expect(
      paceOptions([], { labor_productivity_id: 'gone', labor_productivity_name: 'Hang board' }),
    ).toMatchObject([{ id: '' }, { id: 'gone', label: 'Hang board' }]);
  });
});
