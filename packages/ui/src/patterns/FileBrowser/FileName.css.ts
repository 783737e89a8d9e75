import { pattern } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const named = pattern({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minWidth: 0,
  maxWidth: '100%',
  verticalAlign: 'middle',
});
export const glyph = pattern({ display: 'inline-flex', flex: 'none', color: color.icon.default });
export const tintOf = {
  folder: pattern({ color: color.tint.blue.fg }),
  picture: pattern({ color: color.tint.violet.fg }),
  sheet: pattern({ color: color.tint.green.fg }),
  document: pattern({ color: color.tint.navy.fg }),
  film: pattern({ color: color.tint.teal.fg }),
  other: pattern({ color: color.icon.default }),
};
export const after = pattern({
  display: 'inline-flex',
  flex: 'none',
  gap: space[4],
  color: color.icon.faint,
});
