import type { Estimate as EstimateData, Estimation, PresentPerson } from '@plumbline/api';
import { usePreference } from '@plumbline/app-kit/session/use-preference';
import { denialText } from '@plumbline/permissions';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { DataTable, type ColumnState } from '@plumbline/ui/DataTable';
import { CellObserver, type ObservedCell } from '@plumbline/ui/CellObserver';
import { WorksheetLayout } from '@plumbline/ui/WorksheetLayout';
import { NoResults } from '@plumbline/ui/NoResults';
import { useMemo, useState } from 'react';
import { EditableTotals } from './EditableTotals.tsx';
import type { ChangeEstimate } from './useEstimate.tsx';
import type { RecentChange } from './useRecentChanges.ts';
import { useSheetMarks } from './useSheetMarks.ts';
import { ChangeAnnouncer } from './ChangeAnnouncer.tsx';
import { DerivationPanel } from './DerivationPanel.tsx';
import {
  columnOf,
  columnValue,
  describeCell,
  isFigure,
  isOverridable,
  isSource,
  valueOf,
  type SheetRow,
} from './estimate-rows.ts';
import { columnsOf, nameOf } from './sheet-columns.tsx';
import type { SheetFilter } from './sheet-filter.ts';
import { groupingOf, isByPlace } from './sheet-groupings.ts';
import { useSheetRows } from './useSheetRows.ts';
import { sheetTools } from './sheet-tools.tsx';
import { EmptyEstimate } from './EmptyEstimate.tsx';
import { useFind } from './useFind.ts';
import { useEstimateItems } from './useEstimateItems.tsx';
import { useTargetMargin } from './useTargetMargin.tsx';
import { useDerivation } from './useDerivation.ts';
import { takeoffHref } from './line-derivation.ts';
import { whyTotal } from './derivation.ts';
import { keepsStill, useMayChange, versionDecision } from '../versions/freeze.ts';
import { useSheetEdits } from './use-sheet-edits.ts';
import { SheetFormula } from './SheetFormula.tsx';
import { estimatesMessages as text } from './messages.ts';

type Asked = { kind: 'cell'; cell: ObservedCell } | { kind: 'total'; anchor: HTMLElement };

interface SheetProps {
  head: React.ReactNode;
  estimation: Estimation;
  estimate: EstimateData;
  /** Saves changes of the estimate; absent for a version, which is read-only. */
  change?: ChangeEstimate;
  /** Loads the estimate again after a line was added; absent for a version. */
  reload?: () => void;
  /** Id of the version that is shown instead of the current estimate. */
  versionId?: string;
  /** Other users who have the estimation open. */
  people?: readonly PresentPerson[];
  /** Cells that others have changed in the last seconds. */
  recentChanges?: readonly RecentChange[];
  /** Called when the cursor moves to a cell. */
  onCell?: (cell: { rowId: string; columnId: string }) => void;
}

const nobody: readonly PresentPerson[] = [];
const noChanges: readonly RecentChange[] = [];

/** Name of a row in the formula bar, such as "row 4, W1". */
function placeOf(row: SheetRow, numberOf: (row: SheetRow) => number): string {
  if (row.kind === 'line') return `row ${numberOf(row)}, ${row.group.code}`;
  return isSource(row) ? row.group.code : nameOf(row);
}

/** Estimate sheet with totals and the derivation of each figure. */
export function EstimateSheet({
  head,
  estimation,
  estimate,
  change = keepsStill,
  reload,
  versionId,
  people = nobody,
  recentChanges = noChanges,
  onCell,
}: SheetProps) {
  const isVersion = change === keepsStill;
  const { uuid } = estimation;
  const mayChange = useMayChange(estimation);
  const mayEdit = isVersion ? versionDecision : mayChange;
  const [words, setWords] = useFind();
  const [filter, setFilter] = useState<SheetFilter>('all');
  const [keptGrouping, setGrouping] = usePreference<string>('estimate-sheet-grouping', 'assembly');
  const grouping = isVersion && isByPlace(groupingOf(keptGrouping)) ? 'assembly' : groupingOf(keptGrouping);
  const [columnState, setColumnState] = usePreference<ColumnState>('estimate-sheet', {});
  const [cell, setCell] = useState<ObservedCell>();
  const [asked, setAsked] = useState<Asked>();

  const sheet = useSheetRows(estimate, uuid, { grouping, query: words, filter });
  const { rows, byId } = sheet;
  const columns = useMemo(
    () =>
      columnsOf(uuid, estimate, {
        showsCode: grouping === 'flat' || grouping === 'division',
        isFound: words !== '' || filter !== 'all',
        canEdit: mayEdit.allowed,
      }),
    [uuid, estimate, grouping, words, filter, mayEdit.allowed],
  );

  const items = useEstimateItems(uuid, {
    estimate,
    canEdit: mayEdit.allowed && reload !== undefined,
    reload: () => reload?.(),
  });
  const margin = useTargetMargin(uuid, estimate, change);
  const edits = useSheetEdits(estimate, change);
  const cellMarks = useSheetMarks(estimate, people, recentChanges);
  const isEditable = (row: SheetRow | undefined, column: string) =>
    mayEdit.allowed &&
    row?.kind === 'line' &&
    (isOverridable(column) || columnOf(estimate, column)?.is_editable === true);
  const explains = (row: SheetRow | undefined, id: string): boolean => {
    if (!isSource(row)) return false;
    const of = columnOf(estimate, id);
    if (of) return of.field_type === 'number' && columnValue(row, of) !== undefined;
    return isFigure(id) && valueOf(row, id) !== undefined;
  };
  const chosen = cell && byId.get(cell.rowId);
  const chosenItem = mayEdit.allowed && isSource(chosen) ? chosen.group.item : undefined;
  // The cell asked about is the selected cell, or one given by the keyboard shortcut.
  const focus = asked?.kind === 'cell' ? asked.cell : cell;
  const focusedRow = focus && byId.get(focus.rowId);
  const focused = isSource(focusedRow) ? focusedRow : undefined;
  const cellWhy = useDerivation(estimate, uuid, {
    row: focused,
    columnId: focus?.columnId,
    isAsked: asked?.kind === 'cell',
    version: versionId,
  });
  const { why } = cellWhy;

  if (!estimate.groups.length)
    return (
      <>
        <EmptyEstimate head={head} estimation={estimation} addMenu={items.addMenu} />
        {items.dialogs}
      </>
    );

  const askedRow = asked?.kind === 'cell' ? focused : undefined;
  const answer = asked?.kind === 'total' ? whyTotal(estimate) : askedRow && why;
  const takeoff = askedRow && takeoffHref(uuid, askedRow.group);
  return (
    <>
      <WorksheetLayout
        head={head}
        content="sheet"
        {...sheetTools({
          uuid,
          versionId,
          estimate,
          sheet,
          columns,
          query: words,
          onQuery: setWords,
          filter,
          onFilter: setFilter,
          grouping,
          onGrouping: setGrouping,
          isVersion,
          canEdit: mayEdit.allowed,
          columnState,
          onColumnState: setColumnState,
          change,
          addMenu: items.addMenu,
        })}
        {...(isVersion
          ? {}
          : {
              formula: (
                <SheetFormula
                  place={chosen && placeOf(chosen, sheet.numberOf)}
                  header={columns.find((column) => column.id === cell?.columnId)?.header ?? ''}
                  steps={why?.formula ?? []}
                  description={describeCell(chosen, cell?.columnId)}
                  onEdit={chosenItem && (() => items.edit(chosenItem))}
                  onRemove={chosenItem && (() => items.remove(chosenItem))}
                  onExplain={why && cell ? () => setAsked({ kind: 'cell', cell }) : undefined}
                />
              ),
            })}
        sideLabel={text.totals}
        side={
          <EditableTotals
            estimation={estimation}
            estimate={estimate}
            canEdit={mayEdit.allowed}
            change={change}
            onMargin={margin.propose}
            onExplain={(anchor) => setAsked({ kind: 'total', anchor })}
          />
        }
      >
        <CellObserver
          onCell={(next) => {
            setCell(next);
            onCell?.(next);
          }}
          hasDerivation={({ rowId, columnId }) => {
            const row = byId.get(rowId);
            return explains(row, columnId) && !isEditable(row, columnId);
          }}
          onShowDerivation={(next) => {
            if (explains(byId.get(next.rowId), next.columnId)) setAsked({ kind: 'cell', cell: next });
          }}
        >
          <DataTable<SheetRow>
            label={text.estimate}
            variant="sheet"
            fills
            showRowNumbers
            columns={columns}
            rows={rows}
            cellMarks={cellMarks}
            getRowId={(row) => row.id}
            rowLabel={nameOf}
            isGroup={(row) => row.kind === 'group' || row.kind === 'section'}
            {...sheet.folding}
            loadingState={sheet.isLoading ? 'loading' : 'idle'}
            {...(sheet.error ? { error: <Failed error={sheet.error} onRetry={sheet.retry} /> } : {})}
            columnState={columnState}
            onColumnStateChange={setColumnState}
            emptyState={
              <NoResults
                query={words}
                {...(filter === 'all' ? {} : { filters: [text.filterLabels[filter]] })}
                onClear={() => {
                  setWords('');
                  setFilter('all');
                }}
              />
            }
            {...(mayEdit.allowed ? { onCellsEdit: edits.save, onUndo: edits.undo, onRedo: edits.redo } : {})}
          />
        </CellObserver>
      </WorksheetLayout>
      <ChangeAnnouncer estimate={estimate} changes={recentChanges} numberOf={sheet.numberOfId} />
      {items.dialogs}
      {margin.dialog}
      {asked && answer && (
        <DerivationPanel
          key={asked.kind === 'cell' ? `${asked.cell.rowId} ${asked.cell.columnId}` : 'total'}
          anchor={asked.kind === 'cell' ? asked.cell.element : asked.anchor}
          why={answer}
          {...(asked.kind === 'cell' ? { steps: cellWhy } : {})}
          {...(takeoff ? { takeoff } : {})}
          {...(askedRow?.kind === 'line' ? { row: askedRow } : {})}
          {...(mayEdit.allowed ? {} : { denied: denialText(mayEdit) })}
          onOverride={edits.override}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
