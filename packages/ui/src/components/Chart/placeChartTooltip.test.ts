import { expect, it } from 'vitest';
import { placeChartTooltip } from './placeChartTooltip.ts';

const box = { width: 600, height: 240 };
const readout = { title: 'Mar', lines: [{ label: 'Billed', value: '$1,890,000' }] };

it('is beside a point, on the side of the middle', () => {
  expect(placeChartTooltip(readout, { x: 100, y: 80 }, box)).toEqual({ top: 56, start: 112 });
  expect(placeChartTooltip(readout, { x: 500, y: 80 }, box)).toEqual({ top: 56, end: 112 });
});
it('does not cover the bar that it belongs to', () => {
  expect(placeChartTooltip(readout, { x: 560, y: 80, before: 500 }, box)).toEqual({ top: 56, end: 112 });
  expect(placeChartTooltip(readout, { x: 60, y: 80, before: 20 }, box)).toEqual({ top: 56, start: 72 });
});
it('changes the side if only the other one has room', () => {
  expect(placeChartTooltip(readout, { x: 590, y: 80, before: 20 }, box)).toHaveProperty('end');
  expect(placeChartTooltip(readout, { x: 400, y: 80, before: 100 }, box)).toEqual({ top: 56, start: 412 });
});
it('is below a row, and above the last rows', () => {
  const row = { top: 90, bottom: 130 };
  expect(placeChartTooltip(readout, { x: 200, y: 110, row }, box)).toEqual({ top: 134, start: 200 });
  const last = { top: 190, bottom: 230 };
  expect(placeChartTooltip(readout, { x: 400, y: 210, row: last }, box)).toEqual({ top: 132, end: 200 });
});
