import type { DriveFile } from '@plumbline/api';
import type { Column } from '@plumbline/ui/DataTable';
import { FileName } from '@plumbline/ui/FileName';
import { ListCard } from '@plumbline/ui/ListCard';
import { FileMark } from '@plumbline/ui/FileName';
import { localDayOf } from '../format/dates.ts';
import { isFolder, sizeOf, typeOf } from './items.ts';
import { filesMessages } from './messages.ts';

const name: Column<DriveFile> = {
  id: 'name',
  header: filesMessages.name,
  width: 380,
  sortable: true,
  accessor: (row) => row.name,
  cell: (row) => (
    <FileName name={row.name} type={typeOf(row)} isFavorite={row.is_favorite} isShared={row.is_shared} />
  ),
};
const size: Column<DriveFile> = {
  id: 'size',
  header: filesMessages.size,
  width: 100,
  align: 'end',
  sortable: true,
  accessor: (row) => sizeOf(row),
  isMuted: true,
};

const placeOf = ({ place }: DriveFile) => place || filesMessages.allFiles;

/** Columns of a file list, with a location column for files of several folders. */
export const fileColumns = ({
  place,
  hasOpened = false,
  isNarrow = false,
}: {
  /** Header of the location column; without it all files are in one folder. */
  place?: string;
  hasOpened?: boolean;
  /** Narrow layout: shorter name column, no owner. */
  isNarrow?: boolean;
}): Column<DriveFile>[] => [
  isNarrow ? { ...name, width: 230 } : name,
  ...(place
    ? [
        {
          id: 'place',
          header: place,
          width: 220,
          sortable: true,
          accessor: placeOf,
          isMuted: true,
        },
      ]
    : []),
  ...(isNarrow
    ? []
    : [
        {
          id: 'owner_name',
          header: filesMessages.owner,
          type: 'person' as const,
          width: 180,
          sortable: true,
          accessor: (row: DriveFile) => ({ name: row.owner_name }),
        },
      ]),
  {
    id: 'content_at',
    header: filesMessages.modified,
    type: 'datetime',
    width: 170,
    sortable: true,
    accessor: (row) => row.content_at,
  },
  ...(hasOpened
    ? [
        {
          id: 'opened_at',
          header: filesMessages.opened,
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
    header: filesMessages.originalFolder,
    width: 240,
    sortable: true,
    accessor: placeOf,
    isMuted: true,
  },
  {
    id: 'deleted_at',
    header: filesMessages.deleted,
    type: 'datetime',
    width: 170,
    sortable: true,
    accessor: (row) => row.deleted_at ?? '',
  },
  size,
];

/** File as a card on phones, with its location or its owner. */
export function FileCard({ item, hasPlace = false }: { item: DriveFile; hasPlace?: boolean }) {
  return (
    <ListCard
      mark={<FileMark type={typeOf(item)} />}
      title={item.name}
      subtitle={hasPlace ? placeOf(item) : item.owner_name}
      meta={[localDayOf(item.deleted_at ?? item.content_at), ...(isFolder(item) ? [] : [sizeOf(item)])]}
    />
  );
}
