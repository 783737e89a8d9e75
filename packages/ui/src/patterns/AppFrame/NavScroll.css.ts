import { keyframes } from '@vanilla-extract/css';
import { pattern } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { navMini } from './AppFrame.css.ts';

const { color, space } = vars;
const timeline = '--pl-nav-scroll';
const shadeUntilEnd = keyframes({ 'from, 98%': { opacity: 1 }, to: { opacity: 0 } });

/** Element around the entries and the foot. */
export const frame = pattern({ timelineScope: timeline });
export const scroll = pattern({
  flex: '1 1 0',
  minHeight: 0,
  overflowY: 'auto',
  overflowX: 'hidden',
  padding: space[12],
  paddingBottom: 0,
  scrollbarWidth: 'thin',
  scrollbarColor: `${color.line.strong} transparent`,
  scrollTimelineName: timeline,
  scrollTimelineAxis: 'block',
  selectors: { [`${navMini} &`]: { paddingInline: space[16] } },
});
/** A shade above it says that entries follow; the scroll timeline is active only while they do not all fit. */
export const foot = pattern({
  position: 'relative',
  flex: 'none',
  padding: space[12],
  '::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    bottom: '100%',
    height: space[24],
    pointerEvents: 'none',
    opacity: 0,
    borderBlockEnd: `1px solid ${color.line.default}`,
    background: `linear-gradient(to bottom, transparent, color-mix(in srgb, ${color.text.primary} 12%, transparent))`,
    animationName: shadeUntilEnd,
    animationTimingFunction: 'linear',
    animationTimeline: timeline,
  },
  paddingBottom: `calc(${space[12]} + ${space[2]})`,
  selectors: { [`${navMini} &`]: { paddingInline: space[16] } },
});
