import { expect, test } from 'vitest';
import { takeoffTypes } from './types.ts';

test('the types of take-off are those of the specification', () => {
  expect(takeoffTypes).toEqual([
    'area',
    'count',
    'pitched_area',
    'pitched_linear',
    'linear',
    'linear_drop',
    'volume_2d',
    'volume_3d',
    'surface_area',
    'spiral_area',
  ]);
});
