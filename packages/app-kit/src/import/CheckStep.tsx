import type { Import, ImportRow } from '@plumbline/api';
import {
  importsResolveMatches,
  importsCancel,
  importsUpdateRow,
  importsRun,
  useImportsListRows,
} from '@plumbline/api/hooks/imports';
import { Banner } from '@plumbline/ui/Banner';
import type { CellEdit } from '@plumbline/ui/DataTable';
import { Inline } from '@plumbline/ui/Inline';
import { Pagination } from '@plumbline/ui/Pagination';
import { SegmentedControl } from '@plumbline/ui/SegmentedControl';
import { Stack } from '@plumbline/ui/Stack';
import { Switch } from '@plumbline/ui/Switch';
import { useState } from 'react';
import { errorText, showError } from '../data/error-message.ts';
import { useDecision } from '@plumbline/permissions/react';
import { DuplicateRowsBar } from './DuplicateRowsBar.tsx';
import { CheckActions } from './CheckActions.tsx';
import { CheckTable, type ListedRows } from './CheckTable.tsx';
import { ImportHead } from './ImportFrame.tsx';
import type { ImportableEntity } from './importable-entities.ts';
import { count, rowsOf, type Choice } from './import-text.ts';
import { importMessages } from './messages.ts';

const pageSizes = [15, 50, 200];

/** Groups cell edits by row for the API. */
const byRow = (edits: readonly CellEdit<ImportRow>[]) => {
  const rows = new Map<number, { number: number; cells: { column: number; value: string }[] }>();
  for (const { row, columnId, value } of edits) {
    const edit = rows.get(row.number) ?? { number: row.number, cells: [] };
    edit.cells.push({ column: Number(columnId.slice(1)), value });
    rows.set(row.number, edit);
  }
  return [...rows.values()];
};

/** Reason why nothing can be imported; undefined if it can. */
const importRefusal = ({ total, faulty, alike }: Import): string | undefined =>
  total === faulty
    ? importMessages.noImportableRows
    : alike > 0
      ? importMessages.duplicatesUnresolved
      : undefined;

/** Number of rows with errors, or that all rows can be imported. */
function CheckBanner({ found }: { found: Import }) {
  if (found.faulty > 0)
    return (
      <Banner
        tone="warn"
        title={importMessages.rowsWithErrors(count(found.faulty), rowsOf(found.total), found.faulty)}
      >
        {importMessages.fixErrorsHint}
      </Banner>
    );
  return found.alike > 0 ? null : (
    <Banner tone="ok">{importMessages.allRowsValid(rowsOf(found.total))}</Banner>
  );
}

/** Choice of the rows that are listed. */
function RowFilter({
  found,
  only,
  hasAlike,
  onChange,
}: {
  found: Import;
  only: ListedRows;
  /** True if there are or were possible duplicates. */
  hasAlike: boolean;
  onChange: (only: ListedRows) => void;
}) {
  return (
    <SegmentedControl
      label={importMessages.rows}
      value={only}
      onChange={onChange}
      options={[
        { id: 'errors', label: importMessages.errorsFilter(count(found.faulty)) },
        ...(hasAlike
          ? [{ id: 'alike' as const, label: importMessages.duplicatesFilter(count(found.alike)) }]
          : []),
        { id: 'all', label: importMessages.allFilter(count(found.total)) },
      ]}
    />
  );
}

/** Corrects cells and checks them again. Fixed rows stay visible until the user changes the filter. */
function useCellEdits(
  uuid: string,
  mutate: ReturnType<typeof useImportsListRows>['mutate'],
  onChanged: () => void,
) {
  return async (edits: readonly CellEdit<ImportRow>[]) => {
    try {
      const { data: mended } = await importsUpdateRow(uuid, { rows: byRow(edits) });
      const changed = new Map(mended.map((row) => [row.number, row]));
      await mutate(
        (before) => before && { ...before, data: before.data.map((row) => changed.get(row.number) ?? row) },
        { revalidate: false },
      );
      onChanged();
    } catch (reason) {
      throw new Error(errorText(reason), { cause: reason });
    }
  };
}

/** Decides about duplicates, starts the import or cancels it. Errors are shown. */
function useCheckCalls(
  found: Import,
  {
    mutate,
    onChanged,
    onLeave,
  }: { mutate: () => Promise<unknown>; onChanged: () => void; onLeave: () => void },
) {
  const [isSending, setSending] = useState(false);
  const decide = async (choice: Choice, numbers?: number[]) => {
    setSending(true);
    try {
      await importsResolveMatches(found.uuid, { choice, ...(numbers ? { numbers } : {}) });
      await mutate();
    } catch (reason) {
      showError(reason);
    }
    setSending(false);
    onChanged();
  };
  const run = async (isWhole: boolean) => {
    setSending(true);
    try {
      await importsRun(found.uuid, { version: found.version, mode: isWhole ? 'all' : 'valid' });
    } catch (reason) {
      showError(reason);
      setSending(false);
    }
    onChanged();
  };
  const leave = async () => {
    try {
      await importsCancel(found.uuid);
      onLeave();
    } catch (reason) {
      showError(reason);
    }
  };
  return { isSending, decide, run, leave };
}

/** Check step: rows with the errors of each cell, editable and rechecked immediately. */
export function CheckStep({
  entity,
  found,
  onChanged,
  onColumns,
  onLeave,
}: {
  entity: ImportableEntity;
  found: Import;
  onChanged: () => void;
  /** Returns to the column mapping. */
  onColumns: () => void;
  onLeave: () => void;
}) {
  const [only, setOnly] = useState<ListedRows>(
    found.faulty > 0 ? 'errors' : found.alike > 0 ? 'alike' : 'all',
  );
  const [hadAlike, setHadAlike] = useState(found.alike > 0);
  if (found.alike > 0 && !hadAlike) setHadAlike(true);
  const mayUpdate = useDecision({ ...entity.right, type: 'e' });
  const [page, setPage] = useState(0);
  const [pageSize, setPageSize] = useState(50);
  const [isWhole, setWhole] = useState(false);
  const query = { limit: pageSize, offset: page * pageSize, ...(only === 'all' ? {} : { only }) };
  const loaded = useImportsListRows(found.uuid, query, {
    swr: { revalidateOnFocus: false, keepPreviousData: true },
  });
  const { data, mutate } = loaded;
  const good = found.total - found.faulty;

  const edit = useCellEdits(found.uuid, mutate, onChanged);
  const { isSending, decide, run, leave } = useCheckCalls(found, { mutate, onChanged, onLeave });
  return (
    <Stack isFullHeight gap={0}>
      <Stack grows gap={12} paddingX={24} paddingY={12}>
        <ImportHead
          entity={entity}
          step="check"
          file={found.name}
          actions={
            <CheckActions
              good={good}
              isSending={isSending}
              refusal={importRefusal(found)}
              onRun={() => void run(isWhole)}
              onColumns={onColumns}
              onCancel={() => void leave()}
            />
          }
        />
        <CheckBanner found={found} />
        {found.alike > 0 && (
          <DuplicateRowsBar
            entity={entity}
            found={found}
            isDeciding={isSending}
            onDecide={(choice) => void decide(choice)}
          />
        )}
        <Inline gap={12} wraps align="center" justify="between">
          <RowFilter
            found={found}
            only={only}
            hasAlike={hadAlike}
            onChange={(value) => {
              setOnly(value);
              setPage(0);
              void mutate();
            }}
          />
          <Switch
            isSelected={isWhole}
            onChange={setWhole}
            isDisabled={found.faulty > 0}
            label={importMessages.rollbackOnError}
          />
        </Inline>
        <CheckTable
          found={found}
          only={only}
          rows={loaded}
          mayUpdate={mayUpdate}
          onEdit={edit}
          onDecide={(choice, numbers) => void decide(choice, numbers)}
        />
      </Stack>
      <Pagination
        page={page}
        pageSize={pageSize}
        total={data?.meta.count ?? 0}
        pageSizes={pageSizes}
        onPageChange={setPage}
        onPageSizeChange={(size) => {
          setPageSize(size);
          setPage(0);
        }}
      />
    </Stack>
  );
}
