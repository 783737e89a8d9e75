import type { OffsetObstacle } from '@plumbline/estimating';
import type { OffsetSide, OffsetSources } from '../store/offsetSelected.ts';
import type { CanvasMeasure } from '../types.ts';

/** State of the offset bar. */
export interface OffsetView extends OffsetSources {
  side: OffsetSide;
  /** Distance as typed. */
  text: string;
  /** Copies as they would be added; empty with an obstacle. */
  copies: readonly CanvasMeasure[];
  /** Reason why there is no offset; null if there is one. */
  obstacle: OffsetObstacle | 'distance' | null;
  /** Quantity of a single copy. */
  figure: string | null;
}
