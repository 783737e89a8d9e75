import {
  Circle,
  CircleCheck,
  CircleDashed,
  CircleDot,
  CircleEllipsis,
  CirclePause,
  CircleX,
} from 'lucide-react';
import type { IconType } from '../../components/Icon/Icon.tsx';
import type { Tone } from '../../components/Status/tones.ts';

/** Icons of statuses in text, with the forms of the marks at the corners of pins. */
export const statusIcons: Record<Tone, IconType> = {
  ok: CircleCheck,
  warn: CircleDot,
  bad: CircleX,
  info: Circle,
  wait: CirclePause,
  alert: CircleEllipsis,
  neutral: CircleDashed,
};
