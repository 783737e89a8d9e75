import { describe, expect, it } from 'vitest';
import type { CanvasMeasure } from '../types.ts';
import { layered } from './applyLayers.ts';
import type { WorkspaceLayer } from './workspaceTypes.ts';

const measure = (uuid: string, layer?: string): CanvasMeasure => ({
  uuid,
  conditionId: 'c',
  type: 'count',
  geometry: { vertices: [{ x: 0, y: 0 }] },
  ...(layer ? { layer } : {}),
});
const layer = (uuid: string, more: Partial<WorkspaceLayer> = {}): WorkspaceLayer => ({
  uuid,
  name: uuid,
  isVisible: true,
  isLocked: false,
  count: 0,
  ...more,
});
const drawn = [measure('a'), measure('b', 'demo'), measure('c', 'gone')];

describe('layers', () => {
  it('keep shapes unchanged if nothing is hidden or locked', () => {
    expect(layered(drawn, [layer(''), layer('demo')])).toBe(drawn);
    expect(layered(drawn, undefined)).toBe(drawn);
  });

  it('hide their shapes; “no layer” includes shapes of deleted layers', () => {
    const ids = (layers: WorkspaceLayer[]) => layered(drawn, layers).map(({ uuid }) => uuid);
    expect(ids([layer(''), layer('demo', { isVisible: false })])).toEqual(['a', 'c']);
    expect(ids([layer('', { isVisible: false }), layer('demo')])).toEqual(['b']);
  });

  it('lock only their shapes', () => {
    const [a, b] = layered(drawn, [layer(''), layer('demo', { isLocked: true })]);
    expect(a).toBe(drawn[0]);
    expect(b?.locked).toBe(true);
  });
});
