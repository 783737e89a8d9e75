import { downloadFile, type Estimate } from '@plumbline/api';
import { getEstimatesExportUrl } from '@plumbline/api/hooks/estimation';
import { showError } from '@plumbline/app-kit';
import { Button } from '@plumbline/ui/Button';
import { ColumnsMenu } from '@plumbline/ui/ColumnsMenu';
import type { Column, ColumnState } from '@plumbline/ui/DataTable';
import { IconButton } from '@plumbline/ui/IconButton';
import { DownloadIcon } from '@plumbline/ui/icons';
import { SearchField } from '@plumbline/ui/SearchField';
import { SegmentedControl } from '@plumbline/ui/SegmentedControl';
import { Select } from '@plumbline/ui/Select';
import type { WorksheetLayoutProps } from '@plumbline/ui/WorksheetLayout';
import { useState, type ReactNode } from 'react';
import { CalculatorPicker } from './CalculatorPicker.tsx';
import type { SheetRow } from './estimate-rows.ts';
import { countMatches, sheetFilters, type SheetFilter } from './sheet-filter.ts';
import { isByPlace, sheetGroupings, type SheetGrouping } from './sheet-groupings.ts';
import type { ChangeEstimate } from './useEstimate.tsx';
import type { useSheetRows } from './useSheetRows.ts';
import { estimatesMessages as text } from './messages.ts';

const groupingLabels: Readonly<Record<SheetGrouping, string>> = {
  assembly: text.assembly,
  division: text.division,
  area: text.area,
  sheet: text.sheet,
  flat: text.flat,
};

/** Downloads the estimate as a spreadsheet with formulas. */
function ExportButton({ uuid, versionId }: { uuid: string; versionId: string | undefined }) {
  const [isExporting, setExporting] = useState(false);
  const save = async () => {
    setExporting(true);
    try {
      await downloadFile(getEstimatesExportUrl(uuid, versionId ? { version_id: versionId } : {}));
    } catch (reason) {
      showError(reason);
    } finally {
      setExporting(false);
    }
  };
  return (
    <IconButton
      size="sm"
      icon={DownloadIcon}
      label={text.exportToExcel}
      isPending={isExporting}
      onPress={() => void save()}
    />
  );
}

interface SheetToolsProps {
  uuid: string;
  /** Shown version instead of the current estimate. */
  versionId: string | undefined;
  estimate: Estimate;
  sheet: ReturnType<typeof useSheetRows>;
  columns: readonly Column<SheetRow>[];
  query: string;
  onQuery: (query: string) => void;
  filter: SheetFilter;
  onFilter: (filter: SheetFilter) => void;
  grouping: SheetGrouping;
  onGrouping: (grouping: SheetGrouping) => void;
  /** A version has no measures to group by. */
  isVersion: boolean;
  canEdit: boolean;
  columnState: ColumnState;
  onColumnState: (state: ColumnState) => void;
  change: ChangeEstimate;
  /** Menu that adds assemblies and lines. */
  addMenu: ReactNode;
}

/** Toolbar of the estimate sheet: search, calculator, filter, folding, grouping and columns. */
export function sheetTools(
  props: SheetToolsProps,
): Pick<WorksheetLayoutProps, 'search' | 'tools' | 'toolsEnd'> {
  const { estimate, sheet, filter, grouping, isVersion } = props;
  return {
    search: (
      <SearchField
        size="sm"
        label={text.findALine}
        placeholder={text.findALine}
        value={props.query}
        onChange={props.onQuery}
      />
    ),
    tools: (
      <>
        <CalculatorPicker
          estimate={estimate}
          isReadOnly={!props.canEdit}
          onChange={async (template_id) => {
            await props.change({ template_id });
          }}
        />
        <Select
          size="sm"
          label={text.filter}
          prefix={text.filter}
          hideLabel
          value={filter}
          onChange={(id) => props.onFilter(sheetFilters.find((each) => each === id) ?? 'all')}
          options={sheetFilters.map((id) => ({
            id,
            label: text.filterLabels[id],
            ...(id === 'all' ? {} : { aside: String(countMatches(sheet.groups, id)) }),
          }))}
        />
        {props.addMenu}
        {grouping !== 'flat' && (
          <Button size="sm" variant="ghost" isDisabled={!sheet.canFold} onPress={sheet.toggleAll}>
            {sheet.isFolded ? text.expandAll : text.collapseAll}
          </Button>
        )}
      </>
    ),
    toolsEnd: (
      <>
        <SegmentedControl
          label={text.groupBy}
          size="sm"
          value={grouping}
          onChange={props.onGrouping}
          options={sheetGroupings
            .filter((id) => !isVersion || !isByPlace(id))
            .map((id) => ({ id, label: groupingLabels[id] }))}
        />
        <ExportButton uuid={props.uuid} versionId={props.versionId} />
        <ColumnsMenu columns={props.columns} state={props.columnState} onChange={props.onColumnState} />
      </>
    ),
  };
}
