import { downloadFile } from '@plumbline/api';
import { reportFilesMake } from '@plumbline/api/hooks/reports';
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

/** More rows are written into a file in the background: a notification brings it, wherever one is by then. */
const mostAtOnce = 5_000;
const none: Right = { app: -1, name: '', type: 'v' };

interface ListFilesProps {
  importAs?: { right: Right; href: string };
  exportAs?: { right: Right; path: string };
  exportsMore: readonly { id: string; label: string; right: Right; path: string }[];
  /** What the list shows: the file has the same rows. */
  query: object;
  /** How many rows that is. */
  total?: number;
}

/** Files into a list, and out of it. */
export function ListFiles({ importAs, exportAs, exportsMore, query, total = 0 }: ListFilesProps) {
  const [isExporting, setExporting] = useState(false);
  const mayExport = useDecision(exportAs?.right ?? none);
  const mayImport = useDecision(importAs?.right ?? none);
  const mayEach = useMayEach();
  const run = async (path: string) => {
    setExporting(true);
    const address = `${path}?${new URLSearchParams(query as Record<string, string>).toString()}`;
    try {
      if (total > mostAtOnce) {
        await reportFilesMake(
          { type: 'list', path: address },
          { headers: { 'idempotency-key': crypto.randomUUID() } },
        );
        toast.success(
          `${total.toLocaleString()} rows take a while. A notification brings the file when it is ready.`,
        );
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
          label="Import from Excel"
          size="sm"
          {...(mayImport.allowed ? { href: importAs.href } : denied(mayImport))}
        />
      )}
      {exportAs && exportsMore.length === 0 && (
        <IconButton
          icon={DownloadIcon}
          label="Export to Excel"
          size="sm"
          isPending={isExporting}
          {...denied(mayExport)}
          onPress={() => void run(exportAs.path)}
        />
      )}
      {exportAs && exportsMore.length > 0 && (
        <Menu
          label="Export to Excel"
          trigger={
            <IconButton icon={DownloadIcon} label="Export to Excel" size="sm" isPending={isExporting} />
          }
          items={[
            {
              id: 'list',
              label: 'Export to Excel',
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

/** The order of what has no column heads; choosing the same again turns it round. */
export function SortMenu({ options, sort, onSort }: SortMenuProps) {
  const current = options.find(({ id }) => id === sort?.columnId);
  const isDown = sort?.direction === 'desc';
  return (
    <Menu
      label="Sort by"
      trigger={
        <Button variant="ghost" size="sm" icon={ArrowUpDownIcon}>
          {current ? `Sort by ${current.label}` : 'Sort'}
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
