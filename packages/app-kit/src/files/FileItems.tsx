import type { DriveFile } from '@plumbline/api';
import { DataTable, type Column, type SortKey } from '@plumbline/ui/DataTable';
import { FileTiles } from '@plumbline/ui/FileTiles';
import type { MenuEntry } from '@plumbline/ui/Menu';
import type { ReactNode } from 'react';
import { localDayOf } from '../format/dates.ts';
import { FileCard } from './columns.tsx';
import { isFolder, sizeOf, typeOf } from './items.ts';

interface FileItemsProps {
  label: string;
  items: readonly DriveFile[];
  asTiles: boolean;
  columns: readonly Column<DriveFile>[];
  sort: SortKey;
  onSort: (sort: SortKey) => void;
  selected: ReadonlySet<string>;
  onSelectionChange: (selected: ReadonlySet<string>) => void;
  hrefOf: (item: DriveFile) => string | undefined;
  onOpen: (item: DriveFile) => void;
  menuOf: (uuid: string) => MenuEntry[];
  empty: ReactNode;
  /** Fills the remaining height and scrolls; otherwise as high as its rows. */
  fills?: boolean;
}

/** Files and folders as a table or tiles with the same menu. */
export function FileItems(props: FileItemsProps) {
  const { label, items, asTiles, columns, sort, onSort, selected, onSelectionChange } = props;
  const { hrefOf, onOpen, menuOf, empty, fills = true } = props;
  if (!asTiles)
    return (
      <DataTable<DriveFile>
        label={label}
        columns={columns}
        rows={items}
        getRowId={({ uuid }) => uuid}
        rowLabel={({ name }) => name}
        rowHref={hrefOf}
        onRowOpen={onOpen}
        rowActions={({ uuid }) => menuOf(uuid)}
        sort={[sort]}
        onSortChange={([next]) => next && onSort(next)}
        selection={selected}
        onSelectionChange={(next) =>
          onSelectionChange(next === 'all' ? new Set(items.map(({ uuid }) => uuid)) : next)
        }
        cardView={(row) => <FileCard item={row} hasPlace={columns.some(({ id }) => id === 'place')} />}
        hasCardActions
        emptyState={empty}
        fills={fills}
      />
    );
  if (items.length === 0) return empty;
  return (
    <FileTiles
      label={label}
      tiles={items.map((row) => {
        const address = hrefOf(row);
        return {
          id: row.uuid,
          name: row.name,
          type: typeOf(row),
          detail: isFolder(row) ? localDayOf(row.content_at) : sizeOf(row),
          ...(address ? { href: address } : {}),
        };
      })}
      selected={selected}
      onSelectionChange={onSelectionChange}
      onOpen={(uuid) => {
        const row = items.find((each) => each.uuid === uuid);
        if (row) onOpen(row);
      }}
      menuOf={menuOf}
    />
  );
}
