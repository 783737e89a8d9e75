import type { Import, ImportRow } from '@plumbline/api';
import {
  importsAlike,
  importsCancel,
  importsEdit,
  importsRun,
  useImportsRows,
} from '@plumbline/api/hooks/imports';
import { Banner } from '@plumbline/ui/Banner';
import type { CellEdit } from '@plumbline/ui/DataTable';
import { EditableTable } from '@plumbline/ui/EditableTable';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { CircleCheckIcon } from '@plumbline/ui/icons';
import { Inline } from '@plumbline/ui/Inline';
import { Pagination } from '@plumbline/ui/Pagination';
import { SegmentedControl } from '@plumbline/ui/SegmentedControl';
import { Stack } from '@plumbline/ui/Stack';
import { Switch } from '@plumbline/ui/Switch';
import { useMemo, useState } from 'react';
import { errorText, showError } from '../data/error-message.ts';
import { Failed } from '../data/load-states.tsx';
import { denialText } from '@plumbline/permissions';
import { useDecision } from '@plumbline/permissions/react';
import { DuplicateRowsBar } from './DuplicateRowsBar.tsx';
import { CheckActions } from './CheckActions.tsx';
import { checkColumns } from './check-columns.tsx';
import { ImportHead } from './ImportFrame.tsx';
import type { ImportableKind } from './importable-entities.ts';
import { choices, count, rowsOf, type Choice } from './import-text.ts';

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

/** Check step: rows with the errors of each cell, editable and rechecked immediately. */
export function CheckStep({
  kind,
  found,
  onChanged,
  onColumns,
  onLeave,
}: {
  kind: ImportableKind;
  found: Import;
  onChanged: () => void;
  /** Returns to the column mapping. */
  onColumns: () => void;
  onLeave: () => void;
}) {
  const [only, setOnly] = useState<'errors' | 'alike' | 'all'>(
    found.faulty > 0 ? 'errors' : found.alike > 0 ? 'alike' : 'all',
  );
  const [hadAlike, setHadAlike] = useState(found.alike > 0);
  if (found.alike > 0 && !hadAlike) setHadAlike(true);
  const mayUpdate = useDecision({ ...kind.right, type: 'e' });
  const [page, setPage] = useState(0);
  const [pageSize, setPageSize] = useState(50);
  const [isWhole, setWhole] = useState(false);
  const [isSending, setSending] = useState(false);
  const query = { limit: pageSize, offset: page * pageSize, ...(only === 'all' ? {} : { only }) };
  const { data, error, isLoading, mutate } = useImportsRows(found.uuid, query, {
    swr: { revalidateOnFocus: false, keepPreviousData: true },
  });
  const columns = useMemo(() => checkColumns(found, only), [found, only]);
  const good = found.total - found.faulty;

  const edit = async (edits: readonly CellEdit<ImportRow>[]) => {
    try {
      const { data: mended } = await importsEdit(found.uuid, { rows: byRow(edits) });
      const changed = new Map(mended.map((row) => [row.number, row]));
      // Keep fixed rows visible until the user changes the filter.
      await mutate(
        (before) => before && { ...before, data: before.data.map((row) => changed.get(row.number) ?? row) },
        { revalidate: false },
      );
      onChanged();
    } catch (reason) {
      throw new Error(errorText(reason), { cause: reason });
    }
  };
  const decide = async (choice: Choice, numbers?: number[]) => {
    setSending(true);
    try {
      await importsAlike(found.uuid, { choice, ...(numbers ? { numbers } : {}) });
      await mutate();
    } catch (reason) {
      showError(reason);
    }
    setSending(false);
    onChanged();
  };
  const run = async () => {
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
  return (
    <Stack fullHeight gap={0}>
      <Stack grow gap={12} paddingX={24} paddingY={12}>
        <ImportHead
          kind={kind}
          step="check"
          file={found.name}
          actions={
            <CheckActions
              good={good}
              isSending={isSending}
              refusal={
                good === 0
                  ? 'No row can be imported yet.'
                  : found.alike > 0
                    ? 'Decide what to do with the possible duplicates first.'
                    : undefined
              }
              onRun={() => void run()}
              onColumns={onColumns}
              onCancel={() => void leave()}
            />
          }
        />
        {found.faulty > 0 ? (
          <Banner
            tone="warn"
            title={`${count(found.faulty)} of ${rowsOf(found.total)} ${found.faulty === 1 ? 'has' : 'have'} errors.`}
          >
            Fix them here; they are checked again immediately. Rows with errors are not imported.
          </Banner>
        ) : found.alike > 0 ? null : (
          <Banner tone="ok">{`All ${rowsOf(found.total)} can be imported.`}</Banner>
        )}
        {found.alike > 0 && (
          <DuplicateRowsBar
            kind={kind}
            found={found}
            isDeciding={isSending}
            onDecide={(choice) => void decide(choice)}
          />
        )}
        <Inline gap={12} wrap align="center" justify="between">
          <SegmentedControl
            label="Rows"
            value={only}
            onChange={(value) => {
              setOnly(value);
              setPage(0);
              void mutate();
            }}
            options={[
              { id: 'errors', label: `With errors (${count(found.faulty)})` },
              ...(hadAlike
                ? [{ id: 'alike' as const, label: `Possible duplicates (${count(found.alike)})` }]
                : []),
              { id: 'all', label: `All (${count(found.total)})` },
            ]}
          />
          <Switch
            isSelected={isWhole}
            onChange={setWhole}
            isDisabled={found.faulty > 0}
            label="Import all rows or none: undo the import if a row is rejected"
          />
        </Inline>
        <EditableTable
          label={`Rows of ${found.name}`}
          columns={columns}
          rows={data?.data ?? []}
          getRowId={(row) => String(row.number)}
          rowLabel={(row) => `Line ${row.number}`}
          rowNumbers={false}
          onCellsEdit={edit}
          {...(only === 'alike'
            ? {
                actions: choices.map(({ id, label }) => ({
                  id,
                  label,
                  ...(id === 'update' && !mayUpdate.allowed ? { disabledReason: denialText(mayUpdate) } : {}),
                  onAction: (some: readonly ImportRow[]) =>
                    void decide(
                      id,
                      some.map(({ number }) => number),
                    ),
                })),
              }
            : {})}
          loadingState={isLoading && !data ? 'loading' : 'idle'}
          {...(error ? { error: <Failed error={error} onRetry={() => void mutate()} /> } : {})}
          emptyState={
            <EmptyState
              icon={CircleCheckIcon}
              size="sm"
              title={only === 'alike' ? 'No possible duplicates' : 'No row has errors'}
            />
          }
          rowLines={2}
          frame="card"
          fills
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
