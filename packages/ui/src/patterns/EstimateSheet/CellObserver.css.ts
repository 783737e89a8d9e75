import { pattern } from '../../styles/layers.ts';

export const watch = pattern({ display: 'contents' });
