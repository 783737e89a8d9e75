import type { View } from '@plumbline/app-kit/files/items';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { NoResults } from '@plumbline/ui/NoResults';
import { ClockIcon, FolderOpenIcon, PaperclipIcon, StarIcon, UsersIcon } from '@plumbline/ui/icons';

const views = {
  shared: [UsersIcon, 'No shared files yet', 'Files and folders that others share with you appear here.'],
  recent: [ClockIcon, 'No recent files', 'Files you open or download appear here.'],
  attached: [
    PaperclipIcon,
    'No files on records',
    'Files attached to accounts, estimations and other records appear here.',
  ],
  favorites: [StarIcon, 'No favorites yet', 'Mark files and folders as favorites to see them here.'],
} as const;

/** Empty state of a folder or view of the drive. */
export function DriveEmpty({
  view,
  search,
  isReadOnly,
}: {
  view: View | undefined;
  search: string;
  isReadOnly: boolean;
}) {
  if (search) return <NoResults query={search} />;
  const [icon, title, text] = view
    ? views[view]
    : ([
        FolderOpenIcon,
        'This folder is empty',
        isReadOnly ? 'This folder has no files yet.' : 'Drop files and folders here, or upload them.',
      ] as const);
  return (
    <EmptyState icon={icon} title={title} level={2}>
      {text}
    </EmptyState>
  );
}
