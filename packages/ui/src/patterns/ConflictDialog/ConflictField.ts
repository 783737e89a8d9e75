import type { ReactNode } from 'react';

/** Side of a conflict: the saved value or the user's. */
export type ConflictSide = 'theirs' | 'mine';

/** Field that both users changed to different values. */
export interface ConflictField {
  id: string;
  label: string;
  /** Formatted values; empty, '' and null show as empty. */
  was?: ReactNode;
  theirs?: ReactNode;
  mine?: ReactNode;
}

/** Field that one of the users changed. */
export interface MergedField {
  id: string;
  label: string;
  was?: ReactNode;
  now?: ReactNode;
  by: ConflictSide;
}
