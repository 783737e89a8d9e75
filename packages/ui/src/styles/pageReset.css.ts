import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { layers } from '../tokens/global.css.ts';
import { reset } from './reset.ts';

reset('body', '');
globalStyle('html, body, #app', { '@layer': { [layers.reset]: { height: '100%' } } });
globalStyle('body', { '@layer': { [layers.reset]: { background: vars.color.surface.canvas } } });
