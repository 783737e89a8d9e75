import { component, screens, variants } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;
const fill = {
  background: color.surface.active,
  '@media': { [screens.forced]: { border: '1px solid GrayText' } },
} as const;
const lengths = { 0: '46%', 1: '72%', 2: '58%', 3: '88%' } as const;
export type SkeletonStep = keyof typeof lengths;

/** Columns on a line. */
export const columns = component({
  display: 'flex',
  alignItems: 'flex-end',
  gap: space[12],
  borderBlockEnd: `1px solid ${color.line.default}`,
});
export const column = variants(lengths, (height) => ({
  ...fill,
  flex: 1,
  height,
  borderRadius: `${space[2]} ${space[2]} 0 0`,
}));

/** Bars below one another. */
export const rows = component({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-around',
});
export const row = variants(lengths, (width) => ({
  ...fill,
  width,
  height: '12%',
  borderRadius: space[2],
}));

/** Surface below a line that rises. */
export const area = component({ borderBlockEnd: `1px solid ${color.line.default}` });
export const areaFill = component({
  ...fill,
  height: '100%',
  clipPath: 'polygon(0 82%, 20% 64%, 40% 70%, 60% 44%, 80% 34%, 100% 12%, 100% 100%, 0 100%)',
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
});

/** Ring in the middle. */
export const ring = component({ display: 'flex', alignItems: 'center', justifyContent: 'center' });
export const ringFill = component({
  height: '84%',
  aspectRatio: '1',
  border: `${space[32]} solid ${color.surface.active}`,
  borderRadius: vars.radius.full,
});

/** Upper half of a ring, at the start. */
export const arc = component({ display: 'flex', alignItems: 'center', overflow: 'hidden' });
export const arcFill = component({
  width: '9rem',
  height: '4.5rem',
  border: `${space[20]} solid ${color.surface.active}`,
  borderBlockEnd: 0,
  borderRadius: '4.5rem 4.5rem 0 0',
});

/** Cells in rows. */
export const cells = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gridAutoRows: 'minmax(0, 1fr)',
  gap: space[2],
});
export const cell = component({ ...fill, borderRadius: space[2] });
