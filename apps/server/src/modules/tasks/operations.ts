import type { Handlers } from '../../context/context.ts';
import { resourceHandlers } from '../../resource/resource-handlers.ts';
import { taskAssignment } from './assign.ts';
import { taskUndoOperations } from './undo.ts';
import { taskFolderShares } from './folder-shares.ts';
import { taskFolders } from './folders.ts';
import { tasks } from './items.ts';
import { taskLinks } from './links.ts';
import { taskLists } from './lists.ts';
import { taskMany } from './bulk-update.ts';
import { taskMoves } from './move.ts';
import { taskPeople } from './shares.ts';
import { taskReminders } from './reminders.ts';
import { savedTaskViews } from './saved-views.ts';
import { taskSpaces } from './spaces.ts';
import { taskViews } from './views.ts';

export const taskResources = { task: tasks };

export const taskOperations = {
  ...resourceHandlers(tasks),
  ...taskLists,
  ...taskMany,
  ...taskUndoOperations,
  ...taskMoves,
  ...taskAssignment,
  ...taskPeople,
  ...taskReminders,
  ...taskLinks,
  ...taskFolders,
  ...taskFolderShares,
  ...taskSpaces,
  ...taskViews,
  ...savedTaskViews,
} satisfies Partial<Handlers>;
