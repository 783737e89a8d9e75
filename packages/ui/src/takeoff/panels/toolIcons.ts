import {
  Cloud,
  createLucideIcon,
  Fullscreen,
  FileSymlink,
  Hand,
  Highlighter,
  Image,
  ListTree,
  MessageSquarePlus,
  MessageSquareText,
  MousePointer2,
  MoveUpRight,
  RulerDimensionLine,
  Scaling,
  Stamp,
  Type,
  ScanSearch,
  Shapes,
} from 'lucide-react';
import type { IconType } from '../../components/Icon/Icon.tsx';
import type { ToolId } from '../types.ts';

type Shape = [element: 'path' | 'circle' | 'rect', attributes: Record<string, string>];

const glyph = (name: string, ...shapes: Shape[]): IconType =>
  createLucideIcon(
    name,
    shapes.map(([element, attributes], key) => [element, { ...attributes, key: String(key) }]),
  );
const path = (d: string, more: Record<string, string> = {}): Shape => ['path', { d, ...more }];
const circle = (cx: string, cy: string, r: string): Shape => ['circle', { cx, cy, r }];

/** Tool icons on the 24 px grid. */
export const toolIcons: Record<ToolId, IconType> = {
  select: MousePointer2,
  pan: Hand,
  zoom: ScanSearch,
  calibrate: Scaling,
  detail: Fullscreen,
  linear: glyph(
    'linear',
    path('M6.2 17.2 10 8.5l4.5 6.5 3.6-8.2'),
    circle('5.4', '18.8', '1.8'),
    circle('18.8', '5.2', '1.8'),
  ),
  linear_drop: glyph(
    'linear-drop',
    path('M3.5 6.5h10v12'),
    path('m10.3 15.5 3.2 3.2 3.2-3.2'),
    path('M18.5 6.5h2'),
  ),
  pitched_linear: glyph(
    'pitched-linear',
    path('M3.5 18.5h17'),
    path('m4.5 18.5 15-9'),
    path('M11.5 18.5a7 7 0 0 0-1-3.6'),
  ),
  area: glyph('area', path('M5 8.5 12.5 4 20 9l-2.5 10.5H7z')),
  cutout: glyph('cutout', path('M4 4h16v16H4z'), path('M9 9h6v6H9z', { strokeDasharray: '2.2 2' })),
  'split-areas': glyph(
    'split-areas',
    path('M4 5h16v14H4z'),
    path('M15 2 9 22', { strokeDasharray: '2.2 2' }),
  ),
  'find-room': glyph(
    'find-room',
    path('M4 12V4h16v16h-6'),
    path('M4 20v-3M4 20h3'),
    path('m8.5 12.5 1.3 1.3 1.3-1.3M9.8 9.5v4.2', { strokeDasharray: '0' }),
    path('M12.5 9h4M12.5 13h4'),
  ),
  pitched_area: glyph(
    'pitched-area',
    path('M3 18.5 8.5 6.5H21l-5.5 12z'),
    path('m9.5 15.5 4.6-6'),
    path('M11.3 9.2l2.9.2-.3 2.9'),
  ),
  count: glyph(
    'count',
    circle('6.5', '7', '2.4'),
    circle('17', '7', '2.4'),
    circle('6.5', '17', '2.4'),
    path('m14 17.2 2 2 4-4.4'),
  ),
  'symbol-search': Shapes,
  surface_area: glyph(
    'surface-area',
    path('M3.5 16.5c4-4 7 2 11-2 2-2 3.5-2.2 6-1'),
    path('M3.5 9.5c4-4 7 2 11-2 2-2 3.5-2.2 6-1'),
    path('M3.5 9.5v7M20.5 6.5v7'),
  ),
  volume_2d: glyph(
    'volume-2d',
    path('M12 3.5 4.5 7.6v8.8L12 20.5l7.5-4.1V7.6z'),
    path('M4.5 7.6 12 11.8l7.5-4.2'),
    path('M12 11.8v8.7'),
  ),
  volume_3d: glyph(
    'volume-3d',
    path('M3.5 15.5 14 20l6.5-4'),
    path('M3.5 15.5v-5L10 6.5l10.5 4.5v5'),
    path('M3.5 10.5 14 15l6.5-4'),
    path('M14 15v5'),
  ),
  spiral_area: glyph(
    'spiral-area',
    path('M5 8c0-2 14-2 14 0s-14 2-14 4 14 2 14 4-14 2-14 0'),
    path('M5 8v8M19 8v8'),
  ),
  text: Type,
  stamp: Stamp,
  link: FileSymlink,
  image: Image,
  cloud: Cloud,
  arrow: MoveUpRight,
  highlight: Highlighter,
  dimension: RulerDimensionLine,
  callout: MessageSquareText,
  legend: ListTree,
  pin: MessageSquarePlus,
};
