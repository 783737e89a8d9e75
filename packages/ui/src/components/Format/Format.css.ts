import { vars } from '../../tokens/contract.css.ts';
import { component } from '../../styles/layers.ts';

export const figure = component({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const aligned = component({ display: 'block', textAlign: 'end' });
/** Dates use proportional figures, because tabular ones widen hyphens and spaces. */
export const date = component({ fontVariantNumeric: 'normal', whiteSpace: 'nowrap' });
/** 0.35em after the figure, with the space between them. */
export const unit = component({ color: vars.color.text.muted, marginInlineStart: '0.07em' });
export const good = component({ color: vars.color.tone.ok.fg });
export const bad = component({ color: vars.color.tone.bad.fg });
