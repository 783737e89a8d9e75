import type { View } from '@plumbline/app-kit/files/items';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { NoResults } from '@plumbline/ui/NoResults';
import { ClockIcon, FolderOpenIcon, PaperclipIcon, StarIcon, UsersIcon } from '@plumbline/ui/icons';
import { workdriveMessages } from './messages.ts';

const views = {
  shared: [UsersIcon, workdriveMessages.noSharedFilesYet, workdriveMessages.sharedFilesEmpty],
  recent: [ClockIcon, workdriveMessages.noRecentFiles, workdriveMessages.recentFilesEmpty],
  attached: [PaperclipIcon, workdriveMessages.noFilesOnRecords, workdriveMessages.recordFilesEmpty],
  favorites: [StarIcon, workdriveMessages.noFavoritesYet, workdriveMessages.favoritesEmpty],
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
        workdriveMessages.folderEmptyTitle,
        isReadOnly ? workdriveMessages.folderEmpty : workdriveMessages.folderEmptyUpload,
      ] as const);
  return (
    <EmptyState icon={icon} title={title} level={2}>
      {text}
    </EmptyState>
  );
}
