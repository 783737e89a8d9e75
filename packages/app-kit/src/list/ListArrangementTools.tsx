import type { Column } from '@plumbline/ui/DataTable';
import { ColumnsMenu } from '@plumbline/ui/ColumnsMenu';
import { IconButton } from '@plumbline/ui/IconButton';
import { SegmentedControl } from '@plumbline/ui/SegmentedControl';
import { Rows3Icon, SquareKanbanIcon, TableIcon } from '@plumbline/ui/icons';
import type { Arrangement } from './Arrangement.ts';
import type { KeptViews } from './list-types.ts';
import { listMessages } from './messages.ts';

/** Choice of columns and density of a table. */
export function ListArrangementTools<Row>({
  columns,
  shown,
  arrangement,
  arrange,
}: {
  columns: readonly Column<Row>[];
  /** Columns of the current view. */
  shown: KeptViews['columns'];
  arrangement: Arrangement;
  arrange: (arrangement: Arrangement) => void;
}) {
  return (
    <>
      <ColumnsMenu columns={columns} state={shown.state} onChange={shown.arrange} />
      <IconButton
        icon={Rows3Icon}
        label={arrangement.density === 'compact' ? listMessages.comfortableRows : listMessages.compactRows}
        size="sm"
        onPress={() =>
          arrange({
            ...arrangement,
            density: arrangement.density === 'compact' ? 'comfortable' : 'compact',
          })
        }
      />
    </>
  );
}

/** Switch between the table and the board of a list. */
export function LayoutSwitch({
  isBoard,
  onChange,
}: {
  isBoard: boolean;
  onChange: (layout: 'table' | 'board') => void;
}) {
  return (
    <SegmentedControl
      label={listMessages.view}
      options={[
        { id: 'table', label: listMessages.table, icon: TableIcon },
        { id: 'board', label: listMessages.board, icon: SquareKanbanIcon },
      ]}
      value={isBoard ? 'board' : 'table'}
      onChange={onChange}
    />
  );
}
