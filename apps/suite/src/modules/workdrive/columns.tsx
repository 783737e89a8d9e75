import type { DriveFile } from '@plumbline/api';
import type { Column } from '@plumbline/ui/DataTable';
import { FileName } from '@plumbline/ui/FileName';
import { formatDate } from '@plumbline/ui/format';
import { ListCard } from '@plumbline/ui/ListCard';
import { FileMark } from '@plumbline/ui/FileName';
import { isFolder, sizeOf, typeOf } from './items.ts';

const name: Column<DriveFile> = {
  id: 'name',
  header: 'Name',
  width: 380,
  sortable: true,
  accessor: (row) => row.name,
  cell: (row) => (
    <FileName name={row.name} type={typeOf(row)} isFavorite={row.is_favorite} isShared={row.is_shared} />
  ),
};
const size: Column<DriveFile> = {
  id: 'size',
  header: 'Size',
  width: 100,
  align: 'end',
  sortable: true,
  accessor: (row) => sizeOf(row),
  isMuted: true,
};

/** Columns of files; where they lie is said where they come from many places. */
export const driveColumns = ({
  hasPlace,
  hasOpened,
}: {
  hasPlace: boolean;
  hasOpened: boolean;
}): Column<DriveFile>[] => [
  name,
  ...(hasPlace
    ? [
        {
          id: 'place',
          header: 'Folder',
          width: 220,
          sortable: true,
          accessor: (row: DriveFile) => row.place || 'All files',
          isMuted: true,
        },
      ]
    : []),
  {
    id: 'owner_name',
    header: 'Owner',
    type: 'person',
    width: 180,
    sortable: true,
    accessor: (row) => ({ name: row.owner_name }),
  },
  {
    id: 'content_at',
    header: 'Modified',
    type: 'datetime',
    width: 170,
    sortable: true,
    accessor: (row) => row.content_at,
  },
  ...(hasOpened
    ? [
        {
          id: 'opened_at',
          header: 'Opened',
          type: 'datetime' as const,
          width: 170,
          accessor: (row: DriveFile) => row.opened_at ?? '',
        },
      ]
    : []),
  size,
];

export const trashColumns: Column<DriveFile>[] = [
  name,
  {
    id: 'place',
    header: 'Was in',
    width: 240,
    sortable: true,
    accessor: (row) => row.place || 'All files',
    isMuted: true,
  },
  {
    id: 'deleted_at',
    header: 'Deleted',
    type: 'datetime',
    width: 170,
    sortable: true,
    accessor: (row) => row.deleted_at ?? '',
  },
  size,
];

/** A file as a phone lists it. */
export function DriveCard({ item }: { item: DriveFile }) {
  return (
    <ListCard
      mark={<FileMark type={typeOf(item)} />}
      title={item.name}
      meta={[formatDate(item.deleted_at ?? item.content_at), ...(isFolder(item) ? [] : [sizeOf(item)])]}
    />
  );
}
