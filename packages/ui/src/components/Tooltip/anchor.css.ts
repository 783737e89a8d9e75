import { component } from '../../styles/layers.ts';

export const anchor = component({
  display: 'inline-flex',
  minWidth: 0,
  maxWidth: '100%',
  position: 'relative',
});
