import { calibrateByScale, namedScales, parseLength, type Vertex } from '@plumbline/estimating';
import { describe, expect, it } from 'vitest';
import type { CanvasMeasure, CanvasPlanMark } from '../types.ts';
import { addOffset, offsetCopies, offsetSources, type OffsetOptions } from './offsetSelected.ts';
import { takeoffCommandsMessages } from './commands.messages.ts';

const eighth = calibrateByScale(namedScales.find(({ id }) => id === '1/8in-1ft')!);
const rectangle: Vertex[] = [
  { x: 0, y: 0 },
  { x: 90, y: 0 },
  { x: 90, y: 45 },
  { x: 0, y: 45 },
];
const area: CanvasMeasure = {
  uuid: 'a',
  conditionId: 'f1',
  type: 'area',
  geometry: { vertices: rectangle },
  layer: 'l1',
  group: 'g1',
  times: 3,
  parameters: { multiplier: 2 },
};
const line: CanvasMeasure = {
  uuid: 'b',
  conditionId: 'p1',
  type: 'linear',
  geometry: { vertices: rectangle.slice(0, 2) },
};
const outline: CanvasMeasure = { ...line, uuid: 'c', geometry: { vertices: rectangle, closed: true } };
const count: CanvasMeasure = { ...line, uuid: 'd', type: 'count' };
const note: CanvasPlanMark = {
  uuid: 'n',
  type: 'text',
  geometry: { vertices: rectangle },
  content: { text: 'Note' },
};
let ids = 0;
const options = (text: string, more: Partial<OffsetOptions> = {}): OffsetOptions => ({
  side: 'outside',
  distanceIn: ({ unit }) => parseLength(text, unit),
  calibrationOf: () => eighth,
  condition: null,
  newId: () => `new${++ids}`,
  ...more,
});
const copied = (found: ReturnType<typeof offsetCopies>): CanvasMeasure[] => {
  if (typeof found === 'string') throw new Error(found);
  return found;
};

describe('offset of the selection', () => {
  it('takes areas and closed lines together, or open lines, and nothing else', () => {
    expect(offsetSources([area, outline])).toMatchObject({ hasInside: true });
    expect(offsetSources([line])).toMatchObject({ hasInside: false });
    expect(offsetSources([area, line])).toBeNull();
    expect(offsetSources([area, note])).toBeNull();
    expect(offsetSources([count])).toBeNull();
    expect(offsetSources([])).toBeNull();
  });

  it('copies condition, layer, group and dimensions', () => {
    const [copy] = copied(offsetCopies([area], options(`1'`)));
    expect(copy).toMatchObject({
      conditionId: 'f1',
      layer: 'l1',
      group: 'g1',
      times: 3,
      parameters: { multiplier: 2 },
    });
    expect(copy!.uuid).not.toBe('a');
    expect(Math.min(...copy!.geometry.vertices.map(({ x }) => x))).toBeCloseTo(-9, 9);
  });

  it('adds the outline of an area to a condition for lines', () => {
    const [copy] = copied(
      offsetCopies([area], options(`6"`, { side: 'inside', condition: { uuid: 'p1', type: 'linear' } })),
    );
    expect(copy).toMatchObject({ conditionId: 'p1', type: 'linear', geometry: { closed: true } });
    expect(copy!.geometry.vertices[0]!.x).toBeCloseTo(4.5, 9);
  });

  it('leaves a locked layer', () => {
    const [copy] = copied(offsetCopies([{ ...area, locked: true }], options(`1'`)));
    expect(copy).not.toHaveProperty('layer');
    expect(copy).not.toHaveProperty('locked');
  });

  it('gives the reason without an offset, also if only one of several has none', () => {
    expect(offsetCopies([area], options(''))).toBe('distance');
    expect(offsetCopies([area], options('0'))).toBe('distance');
    expect(offsetCopies([area], options('-2'))).toBe('distance');
    expect(offsetCopies([area], options(`3'`, { side: 'inside' }))).toBe('vanished');
    const large = { ...area, geometry: { vertices: rectangle.map(({ x, y }) => ({ x: x * 9, y: y * 9 })) } };
    expect(offsetCopies([large, area], options(`3'`, { side: 'inside' }))).toBe('vanished');
    expect(
      offsetCopies([area], options(`1'`, { calibrationOf: () => ({ ...eighth, calibrated: false }) })),
    ).toBe('scale');
  });

  it('is one named command', () => {
    const copies = copied(offsetCopies([area, outline], options(`1'`)));
    const { name, changes } = addOffset([area, outline], copies, {
      code: () => 'F1',
      messages: takeoffCommandsMessages,
      format: String,
    });
    expect(name).toBe('Offset 2 measures');
    expect(changes).toHaveLength(2);
    expect(changes.every(({ before }) => before === null)).toBe(true);
  });
});
