import { EllipsisIcon, XIcon } from 'lucide-react';
import { Button } from '../components/Button/Button.tsx';
import { IconButton } from '../components/Button/IconButton.tsx';
import { Menu } from '../components/Menu/Menu.tsx';
import { cx } from '../cx.ts';
import * as styles from './DataTable.css.ts';
import { actionsFor, reasonOf } from './tableActions.ts';
import type { GridModel } from './useGridModel.ts';
import type { RowSelection } from './useRowSelection.ts';

interface TableBarProps<Row extends object> {
  model: GridModel<Row>;
  selection: RowSelection<Row>;
}

/** Actions that fit beside each other; the rest is behind a button. */
const maxShown = 5;
const shownNarrow = 1;

/** Bar below the rows while some are selected: their number and actions. */
export function TableBar<Row extends object>({
  model,
  selection,
  isNarrow,
}: TableBarProps<Row> & { isNarrow: boolean }) {
  const { props, state, messages, count } = model;
  const rows = selection.selectedRows();
  const actions = actionsFor(props.actions, 'bulk');
  const maxActions = isNarrow ? shownNarrow : maxShown;
  const shown = actions.length > maxActions + 1 ? actions.slice(0, maxActions) : actions;
  const rest = actions.slice(shown.length);
  const isAll = state.selection === 'all';
  return (
    <div role="toolbar" aria-label={messages.bulkBar} className={styles.bar}>
      <span className={styles.barCount} aria-live="polite">
        {isAll ? messages.allSelected : messages.selectedRows(rows.length, count(rows.length))}
      </span>
      {shown.map((action) => (
        <Button
          key={action.id}
          variant="ghost"
          size="sm"
          icon={action.icon}
          disabledReason={reasonOf(action, rows)}
          onPress={() => action.onAction(rows, state.selection)}
        >
          {action.label}
        </Button>
      ))}
      {rest.length > 0 && (
        <Menu
          label={messages.moreActions}
          placement="top start"
          items={rest.map((action) => ({
            id: action.id,
            label: action.label,
            icon: action.icon,
            tone: action.tone,
            disabledReason: reasonOf(action, rows),
            onAction: () => action.onAction(rows, state.selection),
          }))}
          trigger={<IconButton icon={EllipsisIcon} label={messages.moreActions} size="sm" />}
        />
      )}
      <span className={styles.barEnd}>
        <Button variant="ghost" size="sm" isQuiet onPress={selection.clear}>
          {messages.clearSelection}
        </Button>
      </span>
    </div>
  );
}

interface TableNoticeProps {
  children: string;
  closeLabel: string;
  onClose: () => void;
}

/** Something that happened and that the rows do not show, until it is closed. */
export function TableNotice({ children, closeLabel, onClose }: TableNoticeProps) {
  return (
    <div className={cx(styles.bar, styles.notice)}>
      <span>{children}</span>
      <span className={styles.barEnd}>
        <IconButton icon={XIcon} label={closeLabel} size="sm" onPress={onClose} />
      </span>
    </div>
  );
}
