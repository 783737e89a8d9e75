import { style } from '@vanilla-extract/css';
import type { component } from '../layer.ts';
import { layers } from '../tokens/global.css.ts';

/** A class in the pattern layer, above every component's own. */
export const pattern = (rule: Parameters<typeof component>[0], debugId: string): string =>
  style({ '@layer': { [layers.pattern]: rule } }, debugId);
