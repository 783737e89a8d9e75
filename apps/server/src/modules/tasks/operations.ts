import type { Handlers } from '../../http/context.ts';
import { callsOf } from '../kind.ts';
import { taskAssignment } from './assign.ts';
import { takingBack } from './back.ts';
import { taskFolderShares } from './folder-shares.ts';
import { taskFolders } from './folders.ts';
import { tasks } from './items.ts';
import { taskLinks } from './links.ts';
import { taskLists } from './lists.ts';
import { taskMany } from './many.ts';
import { taskMoves } from './move.ts';
import { taskPeople } from './people.ts';
import { taskReminders } from './reminders.ts';
import { savedTaskViews } from './saved-views.ts';
import { taskSpaces } from './spaces.ts';
import { taskViews } from './views.ts';

export const taskResources = { task: tasks };

export const taskOperations = {
  ...callsOf(tasks),
  ...taskLists,
  ...taskMany,
  ...takingBack,
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
