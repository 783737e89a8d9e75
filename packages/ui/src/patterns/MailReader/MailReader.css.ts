import { ownDirection, pattern, ring, screens, truncated } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, type, weight } = vars;

export const reader = pattern({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  minWidth: 0,
  padding: space[24],
  '@media': { [screens.phone]: { padding: space[16] } },
});
export const top = pattern({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  paddingBlockEnd: space[12],
  borderBlockEnd: `1px solid ${color.line.default}`,
});
export const topLine = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
});
export const subject = pattern({
  ...ownDirection,
  flex: '1 1 16rem',
  minWidth: 0,
  fontSize: type.section.size,
  lineHeight: type.section.line,
  fontWeight: weight.strong,
  letterSpacing: vars.tracking.heading,
  overflowWrap: 'anywhere',
});
export const headActions = pattern({ display: 'flex', alignItems: 'center', gap: space[8], flex: 'none' });
export const links = pattern({ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', gap: space[8] });
export const linksLabel = pattern({
  fontSize: type.small.size,
  lineHeight: type.small.line,
  color: color.text.muted,
});
export const linkList = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  minWidth: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const suggested = pattern({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  maxWidth: '100%',
  paddingInlineStart: space[8],
  border: `1px dashed ${color.line.strong}`,
  borderRadius: vars.radius.control,
  fontSize: type.small.size,
  lineHeight: type.small.line,
});
export const linkText = pattern({ ...truncated, minWidth: 0, maxWidth: '20rem' });
export const thread = pattern({ margin: 0, padding: 0, listStyle: 'none', minWidth: 0 });
export const item = pattern({
  borderBlockEnd: `1px solid ${color.line.subtle}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});
export const line = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  width: '100%',
  minHeight: vars.size.touch,
  textAlign: 'start',
  fontSize: type.small.size,
  lineHeight: type.small.line,
  borderRadius: vars.radius.chip,
  cursor: 'pointer',
  outline: 'none',
  selectors: { '&:hover': { background: color.surface.hover }, '&:focus-visible': ring },
});
export const lineName = pattern({
  ...truncated,
  flex: '0 1 auto',
  maxWidth: '40%',
  fontWeight: weight.medium,
});
export const snippet = pattern({ ...truncated, flex: '1 1 0', minWidth: 0, color: color.text.muted });
export const date = pattern({
  flex: 'none',
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  color: color.text.muted,
});
export const open = pattern({ paddingBlock: space[12], minWidth: 0 });
export const head = pattern({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });
export const close = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  flex: '1 1 14rem',
  minWidth: 0,
  minHeight: vars.size.touch,
  textAlign: 'start',
  borderRadius: vars.radius.chip,
  cursor: 'pointer',
  outline: 'none',
  selectors: { '&:focus-visible': ring },
});
export const sender = pattern({ display: 'flex', flexWrap: 'wrap', columnGap: space[8], minWidth: 0 });
export const senderName = pattern({ ...truncated, maxWidth: '100%', fontWeight: weight.strong });
export const senderNote = pattern({ ...truncated, maxWidth: '100%', color: color.text.muted });
export const facts = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  '@media': { [screens.phone]: { columnGap: space[4] } },
});
/** Below the name; the full width on a phone. */
export const content = pattern({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[8],
  minWidth: 0,
  paddingInlineStart: `calc(${space[32]} + ${space[12]})`,
  '@media': { [screens.phone]: { paddingInlineStart: 0 } },
});
export const recipients = pattern({
  ...truncated,
  maxWidth: '100%',
  fontSize: type.small.size,
  lineHeight: type.small.line,
  color: color.text.muted,
});
/** White in every theme, like a sheet of a plan: mail sets its colors for white paper. */
export const paper = pattern({
  width: '100%',
  padding: space[8],
  borderRadius: vars.radius.control,
  background: 'white',
  colorScheme: 'light',
});
export const frame = pattern({ display: 'block', width: '100%', border: 0, colorScheme: 'light' });
export const plain = pattern({ maxWidth: '100%', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const files = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  width: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const file = pattern({ flex: '0 1 15rem', minWidth: '10rem' });
export const fileButton = pattern({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  textAlign: 'start',
  border: `1px solid ${color.line.default}`,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  cursor: 'pointer',
  outline: 'none',
  selectors: { '&:hover': { borderColor: color.line.strong }, '&:focus-visible': ring },
});
export const preview = pattern({
  width: '100%',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  background: color.surface.sunken,
});
export const caption = pattern({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  width: '100%',
  minHeight: vars.size.control,
  paddingInline: space[12],
});
export const fileName = pattern({ display: 'flex', flex: '1 1 auto', minWidth: 0 });
export const fileSize = pattern({
  // A size such as "4 MB" keeps its order on a page from right to left.
  unicodeBidi: 'plaintext',
  flex: 'none',
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  color: color.text.muted,
});
export const actions = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  paddingBlockStart: space[4],
});
