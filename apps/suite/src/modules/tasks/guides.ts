import { labelText as label, type HelpGuide } from '@plumbline/app-kit/module/help-guide';
import { listMessages } from './list/messages.ts';
import { tasksMessages } from './messages.ts';
import { navigationMessages } from './navigation/messages.ts';
import { panelMessages } from './panel/messages.ts';
import { viewsMessages } from './views/messages.ts';

/** Guides to tasks. */
export const guides: readonly HelpGuide[] = [
  {
    id: 'plan-tasks',
    title: 'Plan work in a space',
    summary: 'A space holds the tasks of a team or a job, with statuses, dates and dependencies.',
    roles: ['manager', 'superintendent'],
    keywords: ['board', 'kanban', 'schedule', 'team'],
    route: 'all-task',
    steps: [
      {
        text: `Create the space with ${label(navigationMessages.newSpace)} and choose its workflow and who can open it.`,
        route: 'create-space',
      },
      {
        text: `Add tasks with ${label(tasksMessages.newTask)}. ${label(panelMessages.addSubItem)} divides a task.`,
      },
      {
        text: `In the task, set ${label(panelMessages.assignees)}, ${label(panelMessages.dueDate)} and ${label(panelMessages.dependencies)}.`,
      },
      {
        text: `Work in the ${label(viewsMessages.table)} or on the ${label(viewsMessages.kanban)} board, where a card changes its status by dragging.`,
      },
      { text: `Keep filters and grouping with ${label(viewsMessages.saveView)}.` },
    ],
    notes: [`Tasks come from a workbook with ${label(listMessages.importFromExcel)}.`],
  },
  {
    id: 'own-tasks',
    title: 'Find your open work',
    summary: 'Your tasks, bids due and requests in one list, on any device.',
    roles: ['superintendent', 'manager', 'estimator', 'storekeeper', 'bookkeeper', 'sales'],
    keywords: ['to-do', 'inbox', 'due', 'reminder', 'phone'],
    route: 'my-todo',
    steps: [
      { text: 'Open what needs you today, with due dates and amounts.', route: 'waiting' },
      { text: 'Your own tasks are sorted by due date.', route: 'my-todo' },
      {
        text: `Open a task to change its status, comment or upload photos. Use ${label(panelMessages.addReminder)} to be notified before it is due.`,
      },
    ],
  },
  {
    id: 'share-tasks',
    title: 'Share tasks and folders',
    summary: 'Give single people access to a space, a folder or one task.',
    roles: ['manager', 'administrator'],
    keywords: ['access', 'permission', 'read', 'editor'],
    route: 'all-task',
    steps: [
      { text: `Open the task, folder or space and select ${label(panelMessages.share)}.`, route: 'all-task' },
      { text: 'Choose people and their level: read, edit or full access.' },
      { text: 'Change or remove access in the same place. It applies at once.' },
    ],
  },
];
