import {
  CircleIcon,
  MousePointer2Icon,
  MoveUpRightIcon,
  PencilIcon,
  RectangleHorizontalIcon,
  TypeIcon,
} from 'lucide-react';
import type { IconType } from '../../components/Icon/Icon.tsx';
import type { MarkTool } from './usePhotoMarking.ts';

/** Tools with their icons and the keys that choose them. */
export const markTools: readonly { id: MarkTool; icon: IconType; shortcut: string }[] = [
  { id: 'select', icon: MousePointer2Icon, shortcut: 'V' },
  { id: 'arrow', icon: MoveUpRightIcon, shortcut: 'A' },
  { id: 'rectangle', icon: RectangleHorizontalIcon, shortcut: 'B' },
  { id: 'ellipse', icon: CircleIcon, shortcut: 'E' },
  { id: 'freehand', icon: PencilIcon, shortcut: 'P' },
  { id: 'text', icon: TypeIcon, shortcut: 'T' },
];
