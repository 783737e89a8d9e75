import { sharingMessages } from './messages.ts';

/** Specified share levels of spaces and tasks, lowest first; 4 (Admin) is never offered. */
export const itemLevels = [
  { id: '1', label: sharingMessages.read, description: sharingMessages.readHint },
  { id: '2', label: sharingMessages.editor, description: sharingMessages.editorHint },
  { id: '3', label: sharingMessages.fullAccess, description: sharingMessages.fullAccessHint },
];
/** Specified default of the share dialog: full access. */
export const DEFAULT_LEVEL = '3';
/** Specified share levels of task folders, a separate scale. */
export const folderLevels = [
  { id: '0', label: sharingMessages.view, description: sharingMessages.viewHint },
  { id: '1', label: sharingMessages.edit, description: sharingMessages.editHint },
  { id: '2', label: sharingMessages.folderFullAccess, description: sharingMessages.folderFullAccessHint },
];

/** Label of a level; empty for one that is not offered. */
export const levelLabel = (levels: readonly { id: string; label: string }[], level: number): string =>
  levels.find(({ id }) => id === String(level))?.label ?? '';
/** Expected value of a removed share, sent as a precondition when the removal is undone. */
export const noShare = -1;
