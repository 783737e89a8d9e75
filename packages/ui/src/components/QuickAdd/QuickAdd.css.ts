import { component } from '../../styles/layers.ts';

export const root = component({ minWidth: 0, width: '100%' });
export const field = component({ maxWidth: '36rem' });
