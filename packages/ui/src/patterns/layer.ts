import { style, type ComplexStyleRule } from '@vanilla-extract/css';
import { layers } from '../tokens/global.css.ts';

type Layered = NonNullable<Extract<ComplexStyleRule, { '@layer'?: unknown }>['@layer']>[string];

/** A class in the pattern layer, which wins over every component's. */
export const pattern = (rule: Layered, debugId?: string): string =>
  style({ '@layer': { [layers.pattern]: rule } }, debugId);

/** The button a pattern draws itself, where no control of the library has its shape. */
export const plain = { appearance: 'none', textAlign: 'start', cursor: 'pointer' } as const;
