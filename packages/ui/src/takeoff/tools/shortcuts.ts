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
  messages: Messages['takeoffShortcuts'],
  toolNames: Messages['takeoffTools'],
  hasMarks = true,
  hasPins = hasMarks,
  hasImages = hasMarks,
  hasDetails = hasMarks,
): ShortcutGroup[] => [
  {
    title: messages.tools,
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
    title: messages.drawing,
    shortcuts: [
      { keys: ['Enter'], label: messages.finish },
      { keys: ['Esc'], label: messages.stepBack },
      { keys: ['Backspace'], label: messages.removeLast },
      { keys: ['0–9', 'Enter'], label: messages.typeLength },
      { keys: ['Shift'], label: messages.lockAngle },
      { keys: ['O'], label: messages.ortho },
      { keys: ['S'], label: messages.snap },
      { keys: ['G'], label: messages.segment },
      { keys: ['E'], label: messages.outline },
      { keys: [messages.arrows], label: messages.crosshair },
      { keys: [messages.space], label: messages.place },
    ],
  },
  {
    title: messages.editing,
    shortcuts: [
      { keys: ['Ctrl', 'Z'], label: messages.undo },
      { keys: ['Ctrl', 'Shift', 'Z'], label: messages.redo },
      { keys: ['Delete'], label: messages.delete },
      { keys: ['Ctrl', 'D'], label: messages.duplicate },
      { keys: ['Ctrl', 'C'], label: messages.copy },
      { keys: ['Ctrl', 'X'], label: messages.cut },
      { keys: ['Ctrl', 'V'], label: messages.paste },
      { keys: ['Ctrl', 'A'], label: messages.selectAll },
      { keys: ['M'], label: messages.mirror },
      { keys: ['Shift', 'L'], label: messages.continue },
      { keys: ['Shift', 'J'], label: messages.join },
      { keys: ['Shift', 'X'], label: messages.subtract },
      { keys: ['Shift', 'O'], label: messages.offset },
      { keys: [messages.menuKey], label: messages.menu },
      { keys: [messages.arrows], label: messages.nudge },
      { keys: ['.', ','], label: messages.step },
      { keys: [messages.pageDown, messages.pageUp], label: messages.corner },
      { keys: [messages.insert], label: messages.addCorner },
    ],
  },
  {
    title: messages.view,
    shortcuts: [
      { keys: ['F'], label: messages.fit },
      { keys: ['+', '−'], label: messages.zoom },
      { keys: ['?'], label: messages.help },
    ],
  },
];
