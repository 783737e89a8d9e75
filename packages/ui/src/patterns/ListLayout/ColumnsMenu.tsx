import { ArrowDownIcon, ArrowUpIcon, Columns3Icon } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
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

/**
 * Keeps the focus on a moved row: on the button that moved it, or on its other one if the row cannot move further that
 * way.
 */
function focusRow(list: HTMLElement | null, id: string, step: -1 | 1) {
  const buttons = list?.querySelectorAll<HTMLButtonElement>(`[data-column="${CSS.escape(id)}"] button`);
  const [up, down] = buttons ?? [];
  const pressed = step < 0 ? up : down;
  (pressed?.disabled === false ? pressed : step < 0 ? down : up)?.focus();
}

/**
 * Menu to show, hide and reorder columns.
 *
 * @example
 * const [state, setState] = useState<ColumnState>({});
 * return (
 *   <ColumnsMenu
 *     columns={[
 *       { id: 'name', header: 'Name' },
 *       { id: 'amount', header: 'Amount' },
 *     ]}
 *     state={state}
 *     onChange={setState}
 *   />
 * );
 */
export function ColumnsMenu<Row>({ columns, state, onChange }: ColumnsMenuProps<Row>) {
  const messages = useMessages('columnsMenu', columnsMenuMessages);
  const order = orderedIds(columns, state);
  const hidden = new Set(state.hidden);
  const byId = new Map(columns.map((column) => [column.id, column]));
  const list = useRef<HTMLUListElement>(null);
  const moved = useRef<{ id: string; step: -1 | 1 }>(undefined);
  useLayoutEffect(() => {
    const was = moved.current;
    moved.current = undefined;
    if (was) focusRow(list.current, was.id, was.step);
  });
  const move = (index: number, step: -1 | 1) => {
    const next = [...order];
    const [id] = next.splice(index, 1);
    if (id === undefined) return;
    next.splice(index + step, 0, id);
    moved.current = { id, step };
    onChange({ ...state, order: next });
  };
  return (
    <Popover
      label={messages.label}
      placement="bottom end"
      isFlush
      trigger={<IconButton icon={Columns3Icon} label={messages.label} size="sm" />}
    >
      <div className={styles.panel}>
        <header className={styles.head}>
          <h2 className={styles.title}>{messages.label}</h2>
          <Button variant="ghost" size="sm" onPress={() => onChange({})}>
            {messages.reset}
          </Button>
        </header>
        <ul ref={list} className={styles.list}>
          {order.map((id, index) => {
            const column = byId.get(id);
            if (!column) return null;
            const isFirst = index === 0;
            return (
              <li key={id} data-column={id} className={styles.item}>
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
                    hideTooltip
                    isDisabled={index <= 1}
                    onPress={() => move(index, -1)}
                  />
                  <IconButton
                    icon={ArrowDownIcon}
                    label={messages.down(column.header)}
                    size="xs"
                    hideTooltip
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
