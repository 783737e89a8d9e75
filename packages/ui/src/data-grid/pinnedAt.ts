import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { CSSProperties } from 'react';
import { pinStart } from './cells.css.ts';

/** Style of a cell pinned at a distance in pixels from the start edge. */
export const pinnedAt = (offset: number): CSSProperties => assignInlineVars({ [pinStart]: `${offset}px` });
