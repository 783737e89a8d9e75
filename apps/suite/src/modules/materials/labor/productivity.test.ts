import { describe, expect, test } from 'vitest';
import { productivityOptions, productivitiesFor, productivityText } from './productivity.ts';

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

test('describes a productivity with its unit and time', () => {
  expect(rows.map(productivityText)).toEqual(['32 SF/h', '400 sf/day', '3/h', '50 LF/h', '4 SF', '0 SF/h']);
});

describe('productivities of an assembly line', () => {
  test('lists those of the unit with their hours per unit', () => {
    expect(productivitiesFor(rows, 'SF').map(({ id, hours, aside }) => [id, hours, aside])).toEqual([
      ['hour', '0.03125', '32 SF/h'],
      ['day', '0.02', '400 sf/day'],
      ['any', '0.333333', '3/h'],
    ]);
  });
  test('lists all with hours while the unit is unknown', () => {
    expect(productivitiesFor(rows, undefined).map(({ id }) => id)).toEqual(['hour', 'day', 'any', 'length']);
  });
  test('offers the current productivity and None', () => {
    const productivities = productivitiesFor(rows, 'SF');
    expect(productivityOptions(productivities, {}).map(({ id }) => id)).toEqual(['hour', 'day', 'any']);
    expect(productivityOptions(productivities, { labor_productivity_id: 'day' }).map(({ id }) => id)).toEqual(
      ['', 'hour', 'day', 'any'],
    );
    // The current productivity is listed without the right to view productivities.
    expect(
      productivityOptions([], { labor_productivity_id: 'gone', labor_productivity_name: 'Hang board' }),
    ).toMatchObject([{ id: '' }, { id: 'gone', label: 'Hang board' }]);
  });
});
