import { pattern } from '../../styles/layers.ts';

export const observer = pattern({ display: 'contents' });
