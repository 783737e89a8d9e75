import { SegmentedControl } from '@plumbline/ui/SegmentedControl';
import { SquareKanbanIcon, TableIcon } from '@plumbline/ui/icons';
import type { View } from './View.ts';

/** Switch between the table and the board of tasks. */
export function ViewSwitch({
  view,
  isTight,
  onChange,
}: {
  view: View;
  /** True if there is room for icons only. */
  isTight: boolean;
  onChange: (view: View) => void;
}) {
  return (
    <SegmentedControl
      label="View"
      options={[
        { id: 'table', label: 'Table', icon: TableIcon, ...(isTight ? { iconOnly: true } : {}) },
        { id: 'kanban', label: 'Kanban', icon: SquareKanbanIcon, ...(isTight ? { iconOnly: true } : {}) },
      ]}
      value={view}
      onChange={onChange}
    />
  );
}
