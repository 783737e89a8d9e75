import type { TakeoffType } from '@plumbline/estimating';
import { shapeOf } from '../geometry/shape.ts';
import type { ToolId } from '../types.ts';

/** True if a tool proposes shapes of a type, so that choosing a condition changes that of the proposed ones. */
export const takesCondition = (tool: ToolId, type: TakeoffType): boolean =>
  (tool === 'symbol-search' && type === 'count') || (tool === 'find-room' && shapeOf(type) === 'region');
