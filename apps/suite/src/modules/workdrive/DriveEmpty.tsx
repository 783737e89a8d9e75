import type { View } from '@plumbline/app-kit/files/items';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { NoResults } from '@plumbline/ui/NoResults';
import { ClockIcon, FolderOpenIcon, PaperclipIcon, StarIcon, UsersIcon } from '@plumbline/ui/icons';

const views = {
  shared: [UsersIcon, 'Nothing is shared with you', 'What colleagues share with you is listed here.'],
  recent: [ClockIcon, 'Nothing opened yet', 'Files that you open or download are listed here.'],
  attached: [
    PaperclipIcon,
    'No files on records',
    'What people put on accounts, estimations and other records is listed here.',
  ],
  favorites: [StarIcon, 'No favorites yet', 'Mark files and folders as favorites to find them here.'],
} as const;

/** What a place without files says. */
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
        isReadOnly ? 'Nothing has been put into it yet.' : 'Drop files and folders here, or upload them.',
      ] as const);
  return (
    <EmptyState icon={icon} title={title} level={2}>
      {text}
    </EmptyState>
  );
}
