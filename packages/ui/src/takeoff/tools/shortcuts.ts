import type { Messages } from '../../messages/catalogue.ts';
import type { ToolId } from '../types.ts';
import { toolKeys } from './keyboard.ts';
import { isMarkTool } from './startTool.ts';

/** Entry of the shortcut list. */
export interface Shortcut {
  keys: readonly string[];
  label: string;
}

export interface ShortcutGroup {
  title: string;
  shortcuts: readonly Shortcut[];
}

/** Groups of all keyboard shortcuts. */
export const shortcutGroups = (
  words: Messages['takeoffShortcuts'],
  toolNames: Messages['takeoffTools'],
  hasMarks = true,
  hasPins = hasMarks,
  hasImages = hasMarks,
  hasDetails = hasMarks,
): ShortcutGroup[] => [
  {
    title: words.tools,
    shortcuts: (Object.entries(toolKeys) as [ToolId, string][])
      .filter(([tool]) =>
        tool === 'pin'
          ? hasPins
          : tool === 'image'
            ? hasImages
            : tool === 'detail'
              ? hasDetails
              : hasMarks || !isMarkTool(tool),
      )
      .map(([tool, key]) => ({ keys: key.split(' '), label: toolNames[tool] })),
  },
  {
    title: words.drawing,
    shortcuts: [
      { keys: ['Enter'], label: words.finish },
      { keys: ['Esc'], label: words.stepBack },
      { keys: ['Backspace'], label: words.removeLast },
      { keys: ['0–9', 'Enter'], label: words.typeLength },
      { keys: ['Shift'], label: words.lockAngle },
      { keys: ['O'], label: words.ortho },
      { keys: ['S'], label: words.snap },
      { keys: ['G'], label: words.segment },
      { keys: ['E'], label: words.outline },
      { keys: [words.arrows], label: words.crosshair },
      { keys: [words.space], label: words.place },
    ],
  },
  {
    title: words.editing,
    shortcuts: [
      { keys: ['Ctrl', 'Z'], label: words.undo },
      { keys: ['Ctrl', 'Shift', 'Z'], label: words.redo },
      { keys: ['Delete'], label: words.delete },
      { keys: ['Ctrl', 'D'], label: words.duplicate },
      { keys: ['Ctrl', 'C'], label: words.copy },
      { keys: ['Ctrl', 'X'], label: words.cut },
      { keys: ['Ctrl', 'V'], label: words.paste },
      { keys: ['Ctrl', 'A'], label: words.selectAll },
      { keys: ['M'], label: words.mirror },
      { keys: [words.arrows], label: words.nudge },
      { keys: ['.', ','], label: words.step },
      { keys: [words.pageDown, words.pageUp], label: words.corner },
      { keys: [words.insert], label: words.addCorner },
    ],
  },
  {
    title: words.view,
    shortcuts: [
      { keys: ['F'], label: words.fit },
      { keys: ['+', '−'], label: words.zoom },
      { keys: ['?'], label: words.help },
    ],
  },
];
