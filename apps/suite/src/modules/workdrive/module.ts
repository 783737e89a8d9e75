import { defineModule, type MenuItem } from '@plumbline/app-kit';
import {
  FolderPlusIcon,
  HardDriveIcon,
  ClockIcon,
  HistoryIcon,
  StarIcon,
  Trash2Icon,
  UsersIcon,
} from '@plumbline/ui/icons';

const drive = { app: 2, name: 'drive', type: 'v' } as const;
/** Menu entries in the specified order. */
const menu: readonly MenuItem[] = [
  { route: 'Drive-folder', label: 'All Files', icon: HardDriveIcon },
  { route: 'Drive-shared', label: 'Shared', icon: UsersIcon },
  { route: 'Drive-recent', label: 'Recent', icon: ClockIcon },
  { route: 'Drive-trash', label: 'Trash', icon: Trash2Icon },
  { route: 'Drive-favorite', label: 'Favorites', icon: StarIcon },
  { route: 'drive-recent-changes', label: 'Recent Changes', icon: HistoryIcon },
];

export const workdrive = defineModule({
  key: 'workdrive',
  appId: 2,
  title: 'Work Drive',
  icon: HardDriveIcon,
  goKey: 'd',
  launcher: {
    section: 'applications',
    label: 'Work Drive',
    description: 'Files, folders, sharing',
    route: 'Drive-folder',
    area: { section: 'Work' },
  },
  menu,
  help: () => import('./guides.ts'),
  routes: [
    { name: 'Drive-folder', title: 'All files', right: drive, load: () => import('./AllFiles.tsx') },
    {
      name: 'Drive-shared-folder',
      title: 'Shared folder',
      right: drive,
      menu: 'Drive-shared',
      load: () => import('./Shared.tsx'),
    },
    { name: 'Drive-shared', title: 'Shared', right: drive, load: () => import('./Shared.tsx') },
    { name: 'Drive-recent', title: 'Recent', right: drive, load: () => import('./Recent.tsx') },
    { name: 'Drive-favorite', title: 'Favorites', right: drive, load: () => import('./Favorites.tsx') },
    { name: 'Drive-trash', title: 'Trash', right: drive, load: () => import('./Trash.tsx') },
    {
      name: 'drive-recent-changes',
      title: 'Recent changes',
      right: drive,
      load: () => import('./RecentChanges.tsx'),
    },
  ],
  commands: [
    {
      id: 'new folder',
      label: 'New folder',
      icon: FolderPlusIcon,
      right: { app: 2, name: 'drive', type: 'a' },
      route: 'Drive-folder',
      query: { new: '' },
      keywords: ['directory', 'drive'],
    },
  ],
});
