import type { ToolId } from '../types.ts';

/** Key press. */
export interface KeyPress {
  key: string;
  shiftKey: boolean;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

export type CanvasCommand =
  | { type: 'tool'; tool: ToolId }
  | { type: 'nudge'; x: -1 | 0 | 1; y: -1 | 0 | 1; far: boolean }
  | { type: 'mirror'; axis: 'x' | 'y' }
  | { type: 'step'; by: 1 | -1 }
  | { type: 'corner'; by: 1 | -1 }
  | {
      type:
        | 'snap'
        | 'ortho'
        | 'segment'
        | 'outline'
        | 'finish'
        | 'cancel'
        | 'back'
        | 'delete'
        | 'insert'
        | 'undo'
        | 'redo'
        | 'duplicate'
        | 'copy'
        | 'cut'
        | 'paste'
        | 'all'
        | 'continue'
        | 'join'
        | 'subtract'
        | 'offset'
        | 'fit'
        | 'in'
        | 'out'
        | 'place'
        | 'help';
    };

/** Keys of the tools: a letter, some with Shift. */
export const toolKeys: Record<ToolId, string> = {
  select: 'V',
  pan: 'H',
  zoom: 'Z',
  calibrate: 'K',
  detail: 'Shift K',
  linear: 'L',
  linear_drop: 'D',
  pitched_linear: 'J',
  area: 'A',
  cutout: 'X',
  'split-areas': 'Shift S',
  'find-room': 'Shift F',
  pitched_area: 'R',
  count: 'C',
  'symbol-search': 'Shift C',
  surface_area: 'U',
  volume_2d: 'B',
  volume_3d: 'N',
  spiral_area: 'I',
  text: 'T',
  stamp: 'P',
  link: 'W',
  image: 'Y',
  cloud: 'Shift R',
  arrow: 'Shift A',
  highlight: 'Shift H',
  dimension: 'Shift D',
  callout: 'Shift T',
  legend: 'Shift N',
  pin: 'Q',
};

const toolOf = new Map(Object.entries(toolKeys).map(([tool, key]) => [key.toLowerCase(), tool as ToolId]));

const arrows: Record<string, readonly [-1 | 0 | 1, -1 | 0 | 1]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const withCommand: Record<string, CanvasCommand['type']> = {
  z: 'undo',
  y: 'redo',
  d: 'duplicate',
  c: 'copy',
  x: 'cut',
  v: 'paste',
  a: 'all',
};

const plain: Record<string, CanvasCommand> = {
  s: { type: 'snap' },
  o: { type: 'ortho' },
  g: { type: 'segment' },
  e: { type: 'outline' },
  f: { type: 'fit' },
  '0': { type: 'fit' },
  '+': { type: 'in' },
  '=': { type: 'in' },
  '-': { type: 'out' },
  '.': { type: 'step', by: 1 },
  ',': { type: 'step', by: -1 },
  PageDown: { type: 'corner', by: 1 },
  PageUp: { type: 'corner', by: -1 },
  '?': { type: 'help' },
  Enter: { type: 'finish' },
  Escape: { type: 'cancel' },
  Backspace: { type: 'back' },
  Delete: { type: 'delete' },
  Insert: { type: 'insert' },
};

/** Canvas command of a key press; null is left to the browser. */
export function commandFor({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyPress): CanvasCommand | null {
  const lower = key.length === 1 ? key.toLowerCase() : key;
  if (ctrlKey || metaKey) {
    if (altKey) return null;
    if (lower === 'z' && shiftKey) return { type: 'redo' };
    const type = withCommand[lower];
    return type && !(shiftKey && lower !== 'z') ? ({ type } as CanvasCommand) : null;
  }
  if (altKey) return null;
  const arrow = arrows[key];
  if (arrow) return { type: 'nudge', x: arrow[0], y: arrow[1], far: shiftKey };
  if (shiftKey && lower === 'l') return { type: 'continue' };
  if (shiftKey && lower === 'j') return { type: 'join' };
  if (shiftKey && lower === 'x') return { type: 'subtract' };
  if (shiftKey && lower === 'o') return { type: 'offset' };
  const shifted = shiftKey && toolOf.get(`shift ${lower}`);
  if (shifted) return { type: 'tool', tool: shifted };
  if (lower === 'm') return { type: 'mirror', axis: shiftKey ? 'y' : 'x' };
  const command = plain[lower];
  if (command) return command;
  const tool = shiftKey ? undefined : toolOf.get(lower);
  return tool ? { type: 'tool', tool } : null;
}
