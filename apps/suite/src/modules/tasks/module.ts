import { defineModule, href } from '@plumbline/app-kit';
import {
  BriefcaseIcon,
  CheckCheckIcon,
  FolderIcon,
  HistoryIcon,
  LayoutDashboardIcon,
  ListChecksIcon,
  PlusIcon,
  Share2Icon,
  SquareKanbanIcon,
} from '@plumbline/ui/icons';

const task = { app: 8, name: 'task', type: 'v' } as const;
const folder = { app: 8, name: 'folder', type: 'v' } as const;
const addSpace = { app: 8, name: 'space', type: 'a' } as const;
const space = () => import('./Table.tsx');
const folders = () => import('./FolderTask.tsx');

export const tasks = defineModule({
  key: 'tasks',
  appId: 8,
  title: 'Tasks',
  icon: ListChecksIcon,
  goKey: 't',
  launcher: {
    section: 'management',
    label: 'Task',
    description: 'Spaces, boards, to-do',
    route: 'task-dashboard',
    area: { section: 'Work' },
  },
  menu: [
    { route: 'task-dashboard', label: 'Dashboard', icon: LayoutDashboardIcon },
    { route: 'my-todo', label: 'My to-do', icon: CheckCheckIcon },
    { route: 'all-task', label: 'All tasks', icon: ListChecksIcon },
    { route: 'folder-task', label: 'Folders', icon: FolderIcon },
    { route: 'shared-task', label: 'Shared folders', icon: Share2Icon },
    { route: 'task-recent-changes', label: 'Recent changes', icon: HistoryIcon },
  ],
  nav: () => import('./navigation/TaskNav.tsx'),
  help: () => import('./guides.ts'),
  routes: [
    {
      name: 'task-dashboard',
      title: 'Task dashboard',
      right: task,
      tone: 'canvas',
      load: () => import('./Dashboard.tsx'),
    },
    { name: 'my-todo', title: 'My to-do', right: task, load: () => import('./MyTodo.tsx') },
    { name: 'all-task', title: 'All tasks', right: task, load: () => import('./AllTask.tsx') },
    { name: 'table-task', title: 'Space', right: task, load: space },
    { name: 'space-view', title: 'Space', right: task, load: space },
    { name: 'kanban-task', title: 'Board', right: task, load: () => import('./Kanban.tsx') },
    {
      name: 'share-list',
      title: 'Shared with me',
      right: task,
      load: () => import('./sharing/ShareList.tsx'),
    },
    { name: 'folder-task', title: 'Folder', right: folder, load: folders },
    { name: 'task-folder', title: 'Folder', right: folder, menu: 'folder-task', load: folders },
    { name: 'shared-task', title: 'Shared folder', right: folder, load: () => import('./SharedTask.tsx') },
    { name: 'create-space', title: 'Space', right: task, load: () => import('./navigation/CreateSpace.tsx') },
    { name: 'task-modules', title: 'Tasks', right: task, load: () => import('./TaskModules.tsx') },
    { name: 'task-import', title: 'Import', load: () => import('@plumbline/app-kit/import/ImportScreen') },
    {
      name: 'task-recent-changes',
      title: 'Recent changes',
      right: task,
      load: () => import('./RecentChanges.tsx'),
    },
  ],
  commands: [
    {
      id: 'new task',
      label: 'New task',
      icon: ListChecksIcon,
      right: { app: 8, name: 'task', type: 'a' },
      route: 'my-todo',
      query: { new: '' },
      keywords: ['to-do', 'todo'],
    },
    {
      id: 'new space',
      label: 'New space',
      icon: PlusIcon,
      right: addSpace,
      route: 'create-space',
      keywords: ['task', 'project'],
    },
  ],
  tabs: {
    key: 'task',
    area: { reserve: 249, slot: 200 },
    home: { label: 'Dashboard', icon: LayoutDashboardIcon, href: href('task-dashboard') },
    icons: { space: ListChecksIcon, item: BriefcaseIcon, folder: FolderIcon, board: SquareKanbanIcon },
  },
});
