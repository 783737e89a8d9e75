import { SegmentedControl } from '@plumbline/ui/SegmentedControl';
import { SquareKanbanIcon, TableIcon } from '@plumbline/ui/icons';
import type { TaskViewMode } from './TaskViewMode.ts';
import { viewsMessages } from './messages.ts';

/** Switch between the table and the board of tasks. */
export function ViewSwitch({
  view,
  isTight,
  onChange,
}: {
  view: TaskViewMode;
  /** True if there is room for icons only. */
  isTight: boolean;
  onChange: (view: TaskViewMode) => void;
}) {
  return (
    <SegmentedControl
      label={viewsMessages.view}
      options={[
        { id: 'table', label: viewsMessages.table, icon: TableIcon, ...(isTight ? { iconOnly: true } : {}) },
        {
          id: 'kanban',
          label: viewsMessages.kanban,
          icon: SquareKanbanIcon,
          ...(isTight ? { iconOnly: true } : {}),
        },
      ]}
      value={view}
      onChange={onChange}
    />
  );
}
