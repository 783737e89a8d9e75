import {
  Circle,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleDot,
  CirclePause,
  TriangleAlert,
} from 'lucide-react';
import type { IconType } from '../Icon/Icon.tsx';

export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'wait' | 'alert' | 'neutral';

/** A different shape for every tone, so that the state survives without its color. */
export const toneGlyph: Record<Tone, IconType> = {
  ok: CircleCheck,
  warn: TriangleAlert,
  bad: CircleAlert,
  info: CircleDot,
  wait: CirclePause,
  alert: CircleDashed,
  neutral: Circle,
};
