import { downloadFile } from '@plumbline/api';
import { reportFilesCreate } from '@plumbline/api/hooks/reports';
import type { Right } from '@plumbline/permissions';
import { useDecision, useMayEach } from '@plumbline/permissions/react';
import { messages } from '@plumbline/validation/messages';
import { Button } from '@plumbline/ui/Button';
import type { SortKey } from '@plumbline/ui/DataTable';
import { IconButton } from '@plumbline/ui/IconButton';
import { Menu } from '@plumbline/ui/Menu';
import { toast } from '@plumbline/ui/toast';
import { ArrowDownIcon, ArrowUpDownIcon, ArrowUpIcon, DownloadIcon, UploadIcon } from '@plumbline/ui/icons';
import { useState } from 'react';
import { showError } from '../data/error-message.ts';
import { denied } from '../record/record-actions.tsx';
import { listMessages } from './messages.ts';

/** Maximum number of rows exported directly; larger exports run in the background and send a notification. */
const MAX_DIRECT_ROWS = 5_000;
const NO_RIGHT: Right = { app: -1, name: '', type: 'v' };

interface ListFilesProps {
  importAs?: { right: Right; href: string };
  exportAs?: { right: Right; path: string };
  exportsMore: readonly { id: string; label: string; right: Right; path: string }[];
  /** Query of the list; the file has the same rows. */
  query: object;
  /** Number of rows. */
  total?: number;
}

/** Import and export buttons of a list. */
export function ListFiles({ importAs, exportAs, exportsMore, query, total = 0 }: ListFilesProps) {
  const [isExporting, setExporting] = useState(false);
  const mayExport = useDecision(exportAs?.right ?? NO_RIGHT);
  const mayImport = useDecision(importAs?.right ?? NO_RIGHT);
  const mayEach = useMayEach();
  const run = async (path: string) => {
    setExporting(true);
    const address = `${path}?${new URLSearchParams(query as Record<string, string>).toString()}`;
    try {
      if (total > MAX_DIRECT_ROWS) {
        await reportFilesCreate(
          { type: 'list', path: address },
          { headers: { 'idempotency-key': crypto.randomUUID() } },
        );
        toast.success(listMessages.exportStarted(total.toLocaleString()));
      } else {
        await downloadFile(address);
        toast.success(messages.itemListDownloaded);
      }
    } catch (reason) {
      showError(reason);
    } finally {
      setExporting(false);
    }
  };
  return (
    <>
      {importAs && (
        <IconButton
          icon={UploadIcon}
          label={listMessages.importFromExcel}
          size="sm"
          {...(mayImport.allowed ? { href: importAs.href } : denied(mayImport))}
        />
      )}
      {exportAs && exportsMore.length === 0 && (
        <IconButton
          icon={DownloadIcon}
          label={listMessages.exportToExcel}
          size="sm"
          isPending={isExporting}
          {...denied(mayExport)}
          onPress={() => void run(exportAs.path)}
        />
      )}
      {exportAs && exportsMore.length > 0 && (
        <Menu
          label={listMessages.exportToExcel}
          trigger={
            <IconButton
              icon={DownloadIcon}
              label={listMessages.exportToExcel}
              size="sm"
              isPending={isExporting}
            />
          }
          items={[
            {
              id: 'list',
              label: listMessages.exportToExcel,
              onAction: () => void run(exportAs.path),
              ...denied(mayExport),
            },
            ...exportsMore.map(({ id, label, right, path }) => ({
              id,
              label,
              onAction: () => void run(path),
              ...denied(mayEach(right)),
            })),
          ]}
        />
      )}
    </>
  );
}

interface SortMenuProps {
  options: readonly { id: string; label: string }[];
  sort: SortKey | undefined;
  onSort: (sort: SortKey) => void;
}

/** Sort menu for layouts without column headers; choosing the same field again reverses the order. */
export function SortMenu({ options, sort, onSort }: SortMenuProps) {
  const current = options.find(({ id }) => id === sort?.columnId);
  const isDown = sort?.direction === 'desc';
  return (
    <Menu
      label={listMessages.sortBy}
      trigger={
        <Button variant="ghost" size="sm" icon={ArrowUpDownIcon}>
          {current ? listMessages.sortByColumn(current.label) : listMessages.sort}
        </Button>
      }
      items={options.map(({ id, label }) => ({
        id,
        label,
        ...(id === sort?.columnId ? { icon: isDown ? ArrowDownIcon : ArrowUpIcon } : {}),
        onAction: () =>
          onSort({ columnId: id, direction: id === sort?.columnId && !isDown ? 'desc' : 'asc' }),
      }))}
    />
  );
}
