import type { Point } from '@plumbline/estimating';
import type { PlanMarkContent, PlanMarkType, PlanPicture } from '../types.ts';

/** Plan mark data from the host. */
export interface PlanMarkData {
  /** Active stamp with its fields filled in. */
  stamp: PlanMarkContent | null;
  /** Numbers or names of linked pages. */
  pages: ReadonlyMap<string, string>;
  /** Layer of new shapes. */
  layer: string | null;
  /** Stores a picture; rejects with a message for the user. Without it, images cannot be added. */
  takeImage?: ((file: File) => Promise<PlanPicture>) | undefined;
  /** Loads a picture. */
  loadImage?: ((imageId: string) => Promise<Blob>) | undefined;
  /** Comments can be added. */
  takesPins?: boolean;
}

/** State of the plan mark form. */
export interface PendingPlanMark {
  type: PlanMarkType;
  /** Content to edit; absent for a new mark. */
  content?: PlanMarkContent;
  /** Position in CSS pixels on the canvas. */
  at: Point;
}
