import { CheckIcon, MinusIcon } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Checkbox } from '../../components/Choice/Checkbox.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { cx } from '../../cx.ts';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import * as styles from './CheckMatrix.css.ts';
import { checkMatrixMessages } from './CheckMatrix.messages.ts';
import { linesOf, stepFrom, type MatrixCell, type MatrixGroup, type MatrixStep } from './matrix.ts';

export type { MatrixCell, MatrixGroup, MatrixRow } from './matrix.ts';

export interface MatrixColumn {
  id: string;
  label: string;
}

export interface CheckMatrixProps {
  /** Names the matrix to assistive technology. */
  label: string;
  /** Header of the column with the row names. */
  rowsLabel: string;
  /** Columns in order. */
  columns: readonly MatrixColumn[];
  /** Groups of rows. */
  groups: readonly MatrixGroup[];
  /** Returns true if a cell is checked. */
  isChecked: (cell: MatrixCell) => boolean;
  /** Called with the changed cells, several for a row, column or group. Without it the matrix is read-only. */
  onChange?: (cells: readonly MatrixCell[], isChecked: boolean) => void;
  /** Returns true for cells the user cannot change; explain why above the matrix. */
  isLocked?: (cell: MatrixCell) => boolean;
}

/** State of a cell that nobody can change here: a check, a dash for some, or nothing, without the frame of a control. */
function ReadOnlyMark({
  label,
  state,
  isHere,
}: {
  label: string;
  state: 'true' | 'mixed' | 'false';
  isHere: boolean;
}) {
  return (
    <span
      role="checkbox"
      aria-label={label}
      aria-checked={state}
      aria-readonly
      tabIndex={isHere ? 0 : -1}
      className={styles.mark}
    >
      {state === 'true' && <Icon icon={CheckIcon} size={16} />}
      {state === 'mixed' && <Icon icon={MinusIcon} size={16} />}
    </span>
  );
}

interface MatrixCheckProps extends Pick<CheckMatrixProps, 'isChecked'> {
  label: string;
  onChange: CheckMatrixProps['onChange'] | undefined;
  /** Cells that the check stands for: one, or those of a row, column or group. */
  cells: readonly MatrixCell[];
  /** True for the cell that the Tab key reaches. */
  isHere: boolean;
  isLocked: (cell: MatrixCell) => boolean;
}

/** Check of one or several cells. */
function MatrixCheck({ label, cells, isHere, isChecked, isLocked, onChange }: MatrixCheckProps) {
  const open = cells.filter((cell) => !isLocked(cell));
  const ticked = cells.filter((cell) => isChecked(cell)).length;
  const isAll = ticked === cells.length;
  return (
    <span className={cx(styles.box, onChange && open.length === 0 && styles.locked)}>
      {!onChange ? (
        <ReadOnlyMark label={label} state={isAll ? 'true' : ticked > 0 ? 'mixed' : 'false'} isHere={isHere} />
      ) : (
        <Checkbox
          label={label}
          hideLabel
          isSelected={isAll}
          isIndeterminate={ticked > 0 && !isAll}
          isReadOnly={open.length === 0}
          tabIndex={isHere ? 0 : -1}
          onChange={() => onChange(open, !open.every((cell) => isChecked(cell)))}
        />
      )}
    </span>
  );
}

/**
 * Matrix of checkboxes by rows and columns, with groups that can be checked as a whole.
 *
 * @example
 * <CheckMatrix
 *   label="Role permissions"
 *   rowsLabel="Permission"
 *   columns={[
 *     { id: 'view', label: 'View' },
 *     { id: 'edit', label: 'Edit' },
 *   ]}
 *   groups={[{ id: 'crm', title: 'CRM', rows: [{ id: 'accounts', label: 'Accounts' }] }]}
 *   isChecked={({ column }) => column === 'view'}
 * />
 */
export function CheckMatrix({
  label,
  rowsLabel,
  columns,
  groups,
  isChecked,
  onChange,
  isLocked = () => false,
}: CheckMatrixProps) {
  const messages = useMessages('checkMatrix', checkMatrixMessages);
  const { direction } = useLocale();
  const table = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<readonly [number, number]>([0, 0]);
  const lines = linesOf(
    groups,
    columns.map(({ id }) => id),
  );
  const heads = [{ id: 'all', label: messages.all }, ...columns];

  const go = (event: KeyboardEvent, from: readonly [number, number]) => {
    const [towards, away]: MatrixStep[] = direction === 'rtl' ? ['start', 'end'] : ['end', 'start'];
    const step: Partial<Record<string, MatrixStep>> = {
      ArrowUp: 'up',
      ArrowDown: 'down',
      ArrowRight: towards,
      ArrowLeft: away,
      Home: event.ctrlKey ? 'top' : 'first',
      End: event.ctrlKey ? 'bottom' : 'last',
    };
    const to = step[event.key];
    if (!to) return;
    event.preventDefault();
    const next = stepFrom(lines, from, to);
    setActive(next);
    table.current
      ?.querySelector<HTMLElement>(`[data-at="${next.join('-')}"] :is(input, [role='checkbox'])`)
      ?.focus();
  };

  return (
    <div className={styles.frame}>
      <div className={styles.scroll}>
        <div
          ref={table}
          role="grid"
          aria-label={label}
          aria-readonly={!onChange || undefined}
          className={styles.table}
        >
          <div role="rowgroup" className={styles.rows}>
            <div role="row" className={styles.row}>
              <div role="columnheader" className={cx(styles.headCell, styles.corner)}>
                {rowsLabel}
              </div>
              {heads.map((head) => (
                <div role="columnheader" key={head.id} className={styles.headCell}>
                  {head.label}
                </div>
              ))}
            </div>
          </div>
          <div role="rowgroup" className={styles.rows}>
            {lines.map((line, at) => {
              const isGroup = line.kind === 'group';
              return (
                <div role="row" key={`${line.kind}-${line.id}`} className={styles.row}>
                  <div role="rowheader" className={cx(styles.label, isGroup && styles.groupLabel)}>
                    {line.label}
                    {line.description !== undefined && (
                      <span className={styles.description}>{line.description}</span>
                    )}
                  </div>
                  {line.cells.map((cells, of) => {
                    const column = heads[of];
                    if (!column || cells.length === 0)
                      return (
                        <div
                          role="gridcell"
                          key={column?.id}
                          className={cx(styles.cell, isGroup && styles.groupCell)}
                        />
                      );
                    const isHere = active[0] === at && active[1] === of;
                    return (
                      <div
                        role="gridcell"
                        key={column.id}
                        data-at={`${at}-${of}`}
                        className={cx(styles.cell, isGroup && styles.groupCell)}
                        onKeyDown={(event) => go(event, [at, of])}
                        onFocus={() => setActive([at, of])}
                      >
                        <MatrixCheck
                          label={messages.cell(line.label, column.label)}
                          cells={cells}
                          isHere={isHere}
                          isChecked={isChecked}
                          isLocked={isLocked}
                          onChange={onChange}
                        />
                      </div>
                    );
                  })}
                </div>
              );
            })}
          </div>
        </div>
      </div>
    </div>
  );
}
