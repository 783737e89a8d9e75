import { isPlanMark } from '../types.ts';
import type { Mark } from './MarksIndex.ts';

/** Shapes of one condition. */
export interface MarkGroup {
  conditionId: string;
  marks: Mark[];
}

export function groupMarks(marks: readonly Mark[]): Record<'region' | 'path' | 'marks' | 'box', MarkGroup[]> {
  const maps = {
    region: new Map<string, MarkGroup>(),
    path: new Map<string, MarkGroup>(),
    marks: new Map<string, MarkGroup>(),
    box: new Map<string, MarkGroup>(),
  };
  for (const mark of [...marks].sort((a, b) => a.order - b.order)) {
    // Plan marks are painted one by one above the measures, whatever their shape.
    const map = maps[isPlanMark(mark.measure) ? 'box' : mark.shape.kind];
    const conditionId = isPlanMark(mark.measure) ? '' : mark.measure.conditionId;
    const group = map.get(conditionId);
    if (group) group.marks.push(mark);
    else map.set(conditionId, { conditionId, marks: [mark] });
  }
  return {
    region: [...maps.region.values()],
    path: [...maps.path.values()],
    marks: [...maps.marks.values()],
    box: [...maps.box.values()],
  };
}
