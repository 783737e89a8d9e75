import type { Estimate as EstimateData, Estimation } from '@plumbline/api';
import { useOpportunitiesRead } from '@plumbline/api/hooks/crm';
import { usePreference } from '@plumbline/app-kit/session/use-preference';
import { denialText } from '@plumbline/permissions';
import { useDecision } from '@plumbline/permissions/react';
import { Button } from '@plumbline/ui/Button';
import { ColumnsMenu } from '@plumbline/ui/ColumnsMenu';
import { DataTable, type ColumnState } from '@plumbline/ui/DataTable';
import { CellObserver, type ObservedCell } from '@plumbline/ui/CellObserver';
import { WorksheetLayout } from '@plumbline/ui/WorksheetLayout';
import { useIsPhone } from '@plumbline/ui/media';
import { NoResults } from '@plumbline/ui/NoResults';
import { SearchField } from '@plumbline/ui/SearchField';
import { SegmentedControl } from '@plumbline/ui/SegmentedControl';
import { useMemo, useState } from 'react';
import { CalculatorPicker } from './CalculatorPicker.tsx';
import { EstimateTotals } from './EstimateTotals.tsx';
import type { useEstimate } from './useEstimate.ts';
import { DerivationPanel } from './DerivationPanel.tsx';
import {
  columnOf,
  columnValue,
  describeCell,
  findRows,
  isFigure,
  isOverridable,
  lineNumber,
  rowsOf,
  valueOf,
  type Row,
} from './estimate-rows.ts';
import { columnsOf } from './sheet-columns.tsx';
import { EmptyEstimate } from './EmptyEstimate.tsx';
import { useFind } from './useFind.ts';
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
  change?: ReturnType<typeof useEstimate>['change'];
  /** Id of the version that is shown instead of the current estimate. */
  versionId?: string;
}

/** Estimate sheet with totals and the derivation of each figure. */
export function EstimateSheet({ head, estimation, estimate, change = keepsStill, versionId }: SheetProps) {
  const isVersion = change === keepsStill;
  const { uuid } = estimation;
  const mayChange = useMayChange(estimation);
  const mayEdit = isVersion ? versionDecision : mayChange;
  const maySeeBid = useDecision({ app: 1, name: 'opportunity', type: 'v' });
  const bid = useOpportunitiesRead(estimation.opportunity_id ?? '', {
    swr: { enabled: maySeeBid.allowed && Boolean(estimation.opportunity_id) },
  });
  const floorArea = bid.data?.data.floor_area ?? undefined;
  const [words, setWords] = useFind();
  const [view, setView] = useState<'assembly' | 'flat'>('assembly');
  const [expanded, setExpanded] = useState<ReadonlySet<string> | 'all'>('all');
  const [columnState, setColumnState] = usePreference<ColumnState>('estimate-sheet', {});
  const [cell, setCell] = useState<ObservedCell>();
  const [asked, setAsked] = useState<Asked>();

  const groups = useMemo(() => rowsOf(estimate), [estimate]);
  const found = useMemo(() => findRows(groups, words), [groups, words]);
  const isFlat = view === 'flat';
  // Phones have no room for a tree's indent: lines are listed below their condition's heading.
  const isNarrow = useIsPhone();
  const unfolded = words ? 'all' : expanded;
  const isUnfolded = (id: string) => unfolded === 'all' || unfolded.has(id);
  const rows: readonly Row[] = useMemo(() => {
    if (isFlat) return found.flatMap((row) => row.lines);
    if (!isNarrow) return found;
    return found.flatMap((row) => (unfolded === 'all' || unfolded.has(row.id) ? [row, ...row.lines] : [row]));
  }, [isFlat, isNarrow, unfolded, found]);
  const byId = useMemo(
    () =>
      new Map<string, Row>(
        found.flatMap((row) => [
          [row.id, row] as const,
          ...row.lines.map((line) => [line.id, line] as const),
        ]),
      ),
    [found],
  );
  const columns = useMemo(
    () => columnsOf(uuid, estimate, { isFlat, isFound: words !== '', canEdit: mayEdit.allowed }),
    [uuid, estimate, isFlat, words, mayEdit.allowed],
  );

  const edits = useSheetEdits(estimate, change);
  const isEditable = (row: Row | undefined, column: string) =>
    mayEdit.allowed &&
    row?.kind === 'line' &&
    (isOverridable(column) || columnOf(estimate, column)?.is_editable === true);
  const explains = (row: Row | undefined, id: string): boolean => {
    const of = columnOf(estimate, id);
    if (row && of) return of.field_type === 'number' && columnValue(row, of) !== undefined;
    return row !== undefined && isFigure(id) && valueOf(row, id) !== undefined;
  };
  const chosen = cell && byId.get(cell.rowId);
  // The cell asked about is the selected cell, or one given by the keyboard shortcut.
  const focus = asked?.kind === 'cell' ? asked.cell : cell;
  const focused = focus && byId.get(focus.rowId);
  const cellWhy = useDerivation(estimate, uuid, {
    row: focused,
    columnId: focus?.columnId,
    isAsked: asked?.kind === 'cell',
    version: versionId,
  });
  const { why } = cellWhy;

  const numberOf = (row: Row): number =>
    isFlat
      ? rows.indexOf(row) + 1
      : lineNumber(
          found.filter(({ id }) => isUnfolded(id)),
          row,
        );

  if (!estimate.groups.length) return <EmptyEstimate head={head} estimation={estimation} />;

  const askedRow = asked?.kind === 'cell' ? focused : undefined;
  const answer = asked?.kind === 'total' ? whyTotal(estimate) : askedRow && why;
  const takeoff = askedRow && takeoffHref(uuid, askedRow.group);
  return (
    <>
      <WorksheetLayout
        head={head}
        content="sheet"
        search={
          <SearchField
            size="sm"
            label={text.findALine}
            placeholder={text.findALine}
            value={words}
            onChange={setWords}
          />
        }
        tools={
          <>
            <CalculatorPicker
              estimate={estimate}
              isReadOnly={!mayEdit.allowed}
              onChange={(template_id) => change({ template_id })}
            />
            {!isFlat && (
              <Button
                size="sm"
                variant="ghost"
                isDisabled={words !== ''}
                onPress={() => setExpanded(expanded === 'all' || expanded.size > 0 ? new Set() : 'all')}
              >
                {expanded === 'all' || expanded.size > 0 ? text.collapseAll : text.expandAll}
              </Button>
            )}
          </>
        }
        toolsEnd={
          <>
            <SegmentedControl
              label={text.groupBy}
              size="sm"
              value={view}
              onChange={setView}
              options={[
                { id: 'assembly', label: text.assembly },
                { id: 'flat', label: text.flat },
              ]}
            />
            <ColumnsMenu columns={columns} state={columnState} onChange={setColumnState} />
          </>
        }
        {...(isVersion
          ? {}
          : {
              formula: (
                <SheetFormula
                  place={
                    chosen &&
                    (chosen.kind === 'line'
                      ? `row ${numberOf(chosen)}, ${chosen.group.code}`
                      : chosen.group.code)
                  }
                  header={columns.find((column) => column.id === cell?.columnId)?.header ?? ''}
                  steps={why?.formula ?? []}
                  description={describeCell(chosen, cell?.columnId)}
                  onExplain={why && cell ? () => setAsked({ kind: 'cell', cell }) : undefined}
                />
              ),
            })}
        sideLabel={text.totals}
        side={
          <EstimateTotals
            estimate={estimate}
            {...(floorArea ? { floorArea } : {})}
            isReadOnly={!mayEdit.allowed}
            onRate={(field, value) => change({ settings: { [field]: value } })}
            onExplain={(anchor) => setAsked({ kind: 'total', anchor })}
          />
        }
      >
        <CellObserver
          onCell={setCell}
          hasDerivation={({ rowId, columnId }) => {
            const row = byId.get(rowId);
            return explains(row, columnId) && !isEditable(row, columnId);
          }}
          onShowDerivation={(next) => {
            if (explains(byId.get(next.rowId), next.columnId)) setAsked({ kind: 'cell', cell: next });
          }}
        >
          <DataTable<Row>
            label={text.estimate}
            variant="sheet"
            fills
            rowNumbers
            columns={columns}
            rows={rows}
            getRowId={(row) => row.id}
            rowLabel={(row) => (row.kind === 'group' ? `${row.group.code} ${row.group.name}` : row.line.name)}
            isGroup={(row) => row.kind === 'group'}
            {...(isFlat || isNarrow
              ? {}
              : {
                  getSubRows: (row: Row) => (row.kind === 'group' ? row.lines : undefined),
                  expanded: unfolded,
                  onExpandedChange: setExpanded,
                })}
            columnState={columnState}
            onColumnStateChange={setColumnState}
            emptyState={<NoResults query={words} onClear={() => setWords('')} />}
            {...(mayEdit.allowed ? { onCellsEdit: edits.save, onUndo: edits.undo, onRedo: edits.redo } : {})}
          />
        </CellObserver>
      </WorksheetLayout>
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
