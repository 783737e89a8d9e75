import { component } from '../../styles/layers.ts';

export const icon = component({ display: 'block', flex: 'none', overflow: 'visible' });
/** Glyphs that point along the reading direction turn round with it. */
export const directional = component({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });
