import type { Calibration } from '@plumbline/api';
import { expect, test } from 'vitest';
import { keptScales } from './stable-calibrations.ts';

const sheet: Calibration = { uuid: 'a', type: 'known_length', value: 1 / 18, unit: 'ft', calibrated: true };
const detail: Calibration = { ...sheet, uuid: 'b', region: { x: 1, y: 2, width: 3, height: 4 } };
const calibration: Calibration = {
  ...sheet,
  uuid: 'c',
  lengths: [{ a: { x: 1, y: 2 }, b: { x: 19, y: 2 }, realLength: 1 }],
};
const inOtherOrder = ({ uuid, type, value, unit, calibrated, region }: Calibration): Calibration => ({
  ...(region ? { region: { height: region.height, width: region.width, y: region.y, x: region.x } } : {}),
  calibrated,
  unit,
  value,
  type,
  ...(uuid ? { uuid } : {}),
});

test('keeps the identity of unchanged calibrations regardless of key order', () => {
  const before = [sheet, detail];
  expect(keptScales(before, [inOtherOrder(sheet), inOtherOrder(detail)])).toBe(before);
  const stored = JSON.parse(
    '{"lengths":[{"realLength":1,"b":{"y":2,"x":19},"a":{"y":2,"x":1}}],"uuid":"c","type":"known_length","value":0.05555555555555555,"unit":"ft","calibrated":true}',
  ) as Calibration;
  expect(keptScales([calibration], [stored])[0]).toBe(calibration);
  const changed = keptScales(before, [inOtherOrder(sheet), { ...detail, value: 1 }]);
  expect(changed[0]).toBe(sheet);
  expect(changed[1]).toMatchObject({ value: 1 });
  expect(keptScales(before, [inOtherOrder(detail)])).toEqual([detail]);
});
