import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { CSSProperties } from 'react';
import { pinStart } from './cells.css.ts';

/** The style of a cell that is pinned this many pixels from the start. */
export const pinnedAt = (offset: number): CSSProperties => assignInlineVars({ [pinStart]: `${offset}px` });
