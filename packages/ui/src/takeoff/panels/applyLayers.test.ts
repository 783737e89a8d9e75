import { describe, expect, it } from 'vitest';
import type { CanvasMeasure } from '../types.ts';
import { applyLayers } from './applyLayers.ts';
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
    expect(applyLayers(drawn, [layer(''), layer('demo')])).toBe(drawn);
    expect(applyLayers(drawn, undefined)).toBe(drawn);
  });

  it('hide their shapes; “no layer” includes shapes of deleted layers', () => {
    const ids = (layers: WorkspaceLayer[]) => applyLayers(drawn, layers).map(({ uuid }) => uuid);
    expect(ids([layer(''), layer('demo', { isVisible: false })])).toEqual(['a', 'c']);
    expect(ids([layer('', { isVisible: false }), layer('demo')])).toEqual(['b']);
  });

  it('lock only their shapes', () => {
    const [a, b] = applyLayers(drawn, [layer(''), layer('demo', { isLocked: true })]);
    expect(a).toBe(drawn[0]);
    expect(b?.locked).toBe(true);
  });
});
