import type { ToolId } from '../types.ts';

/** A key as it comes from the keyboard. */
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
        | 'undo'
        | 'redo'
        | 'duplicate'
        | 'copy'
        | 'cut'
        | 'paste'
        | 'all'
        | 'fit'
        | 'in'
        | 'out'
        | 'place'
        | 'help';
    };

/** The letter of each tool. */
export const toolKeys: Record<ToolId, string> = {
  select: 'V',
  pan: 'H',
  calibrate: 'K',
  linear: 'L',
  linear_drop: 'D',
  pitched_linear: 'J',
  area: 'A',
  cutout: 'X',
  pitched_area: 'R',
  count: 'C',
  surface_area: 'U',
  volume_2d: 'B',
  volume_3d: 'N',
  spiral_area: 'I',
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
  '?': { type: 'help' },
  Enter: { type: 'finish' },
  Escape: { type: 'cancel' },
  Backspace: { type: 'back' },
  Delete: { type: 'delete' },
};

/** What a key means on the canvas; null is left to the browser. */
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
  if (lower === 'm') return { type: 'mirror', axis: shiftKey ? 'y' : 'x' };
  const command = plain[lower];
  if (command) return command;
  const tool = shiftKey ? undefined : toolOf.get(lower);
  return tool ? { type: 'tool', tool } : null;
}

/** One line of the sheet of shortcuts. */
export interface Shortcut {
  keys: string[];
  label: string;
}

export interface ShortcutGroup {
  title: string;
  shortcuts: Shortcut[];
}

/** Names of the tools, in the words of the trade. */
export const toolNames: Record<ToolId, string> = {
  select: 'Select',
  pan: 'Pan',
  calibrate: 'Set scale',
  linear: 'Linear',
  linear_drop: 'Linear with drops',
  pitched_linear: 'Pitched linear',
  area: 'Area',
  cutout: 'Cut-out',
  pitched_area: 'Pitched area',
  count: 'Count',
  surface_area: 'Surface area',
  volume_2d: 'Volume from area',
  volume_3d: 'Volume along line',
  spiral_area: 'Duct surface',
};

/** Everything the keyboard does, for the sheet that lists it. */
export const shortcutGroups: ShortcutGroup[] = [
  {
    title: 'Tools',
    shortcuts: Object.entries(toolKeys).map(([tool, key]) => ({
      keys: [key],
      label: toolNames[tool as ToolId],
    })),
  },
  {
    title: 'Drawing',
    shortcuts: [
      { keys: ['Enter'], label: 'Finish' },
      { keys: ['Esc'], label: 'Step back' },
      { keys: ['Backspace'], label: 'Remove the last point' },
      { keys: ['0–9', 'Enter'], label: 'Type the length of the segment' },
      { keys: ['Shift'], label: 'Lock the angle to 45° while held' },
      { keys: ['O'], label: 'Ortho on or off' },
      { keys: ['S'], label: 'Snap on or off' },
      { keys: ['G'], label: 'Line or arc' },
      { keys: ['E'], label: 'Polygon or rectangle' },
      { keys: ['Arrows'], label: 'Move the crosshair, Shift for ten times as far' },
      { keys: ['Space'], label: 'Place a point at the crosshair; hold and drag to pan' },
    ],
  },
  {
    title: 'Editing',
    shortcuts: [
      { keys: ['Ctrl', 'Z'], label: 'Undo' },
      { keys: ['Ctrl', 'Shift', 'Z'], label: 'Redo' },
      { keys: ['Delete'], label: 'Delete the point or the selection' },
      { keys: ['Ctrl', 'D'], label: 'Duplicate' },
      { keys: ['Ctrl', 'C'], label: 'Copy' },
      { keys: ['Ctrl', 'X'], label: 'Cut' },
      { keys: ['Ctrl', 'V'], label: 'Paste' },
      { keys: ['Ctrl', 'A'], label: 'Select all on this page' },
      { keys: ['M'], label: 'Mirror left to right, Shift for upside down' },
      { keys: ['Arrows'], label: 'Nudge, Shift for ten times as far' },
      { keys: ['.', ','], label: 'Select the next or previous measure' },
    ],
  },
  {
    title: 'View',
    shortcuts: [
      { keys: ['F'], label: 'Fit the page' },
      { keys: ['+', '−'], label: 'Zoom in or out' },
      { keys: ['?'], label: 'This list' },
    ],
  },
];
