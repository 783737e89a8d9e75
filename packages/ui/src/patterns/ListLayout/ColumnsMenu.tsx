import { ArrowDownIcon, ArrowUpIcon, Columns3Icon } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { Checkbox } from '../../components/Choice/Checkbox.tsx';
import { Popover } from '../../components/Popover/Popover.tsx';
import { orderedIds } from '../../data-grid/columns.ts';
import type { Column, ColumnState } from '../../data-grid/types.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { columnsMenuMessages } from './ColumnsMenu.messages.ts';
import * as styles from './ColumnsMenu.css.ts';

export interface ColumnsMenuProps<Row> {
  /** Columns of the table. */
  columns: readonly Column<Row>[];
  /** Order, visibility and pinning of the columns. */
  state: ColumnState;
  /** Called with the new column state. */
  onChange: (state: ColumnState) => void;
}

/** Menu to show, hide and reorder columns. */
export function ColumnsMenu<Row>({ columns, state, onChange }: ColumnsMenuProps<Row>) {
  const messages = useMessages('columnsMenu', columnsMenuMessages);
  const order = orderedIds(columns, state);
  const hidden = new Set(state.hidden);
  const byId = new Map(columns.map((column) => [column.id, column]));
  const move = (index: number, step: -1 | 1) => {
    const next = [...order];
    const [id] = next.splice(index, 1);
    if (id === undefined) return;
    next.splice(index + step, 0, id);
    onChange({ ...state, order: next });
  };
  return (
    <Popover
      label={messages.label}
      placement="bottom end"
      flush
      trigger={<IconButton icon={Columns3Icon} label={messages.label} size="sm" />}
    >
      <div className={styles.panel}>
        <header className={styles.head}>
          <h2 className={styles.title}>{messages.label}</h2>
          <Button variant="ghost" size="sm" onPress={() => onChange({})}>
            {messages.reset}
          </Button>
        </header>
        <ul className={styles.list}>
          {order.map((id, index) => {
            const column = byId.get(id);
            if (!column) return null;
            const isFirst = index === 0;
            return (
              <li key={id} className={styles.item}>
                <span className={styles.name}>
                  <Checkbox
                    size="sm"
                    label={column.header}
                    isSelected={!hidden.has(id)}
                    isDisabled={isFirst || column.hideable === false}
                    onChange={(isShown) =>
                      onChange({
                        ...state,
                        hidden: isShown ? [...hidden].filter((one) => one !== id) : [...hidden, id],
                      })
                    }
                  />
                </span>
                <span className={styles.moves}>
                  <IconButton
                    icon={ArrowUpIcon}
                    label={messages.up(column.header)}
                    size="xs"
                    noTooltip
                    isDisabled={index <= 1}
                    onPress={() => move(index, -1)}
                  />
                  <IconButton
                    icon={ArrowDownIcon}
                    label={messages.down(column.header)}
                    size="xs"
                    noTooltip
                    isDisabled={isFirst || index === order.length - 1}
                    onPress={() => move(index, 1)}
                  />
                </span>
              </li>
            );
          })}
        </ul>
      </div>
    </Popover>
  );
}
