import { Check, CircleAlert, CloudUpload, Minus, Plus, RotateCcw } from 'lucide-react';
import { useId, type KeyboardEvent } from 'react';
import { cx } from '../../cx.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Pill } from '../../components/Status/Pill.tsx';
import * as styles from './CountSheet.css.ts';
import { countSheetMessages } from './CountSheet.messages.ts';
import type { CountRow } from './countSheetTypes.ts';
import { titleOf, type CountSheetState } from './useCountSheet.ts';

interface CountSheetRowProps {
  row: CountRow;
  sheet: CountSheetState;
  isActive: boolean;
  isReadOnly: boolean;
  onActive: () => void;
  /** Moves the focus to another row. */
  onMove: (by: 1 | -1) => void;
}

/** Whether the row is counted, and whether the count is saved. */
function RowState({ row, sheet, id }: { row: CountRow; sheet: CountSheetState; id: string }) {
  const messages = useMessages('countSheet', countSheetMessages);
  const problem = sheet.problemOf(row);
  const save = sheet.saveOf(row.id);
  const isFailed = problem === undefined && save?.status === 'failed';
  const isCounted = sheet.valueOf(row.id) !== '';
  const [glyph, text] =
    problem !== undefined
      ? [CircleAlert, problem]
      : isFailed
        ? [CircleAlert, save.message ?? messages.failed]
        : save?.status === 'saving'
          ? [CloudUpload, messages.saving]
          : !isCounted
            ? [undefined, messages.notCounted]
            : save
              ? [Check, messages.saved]
              : [undefined, ''];
  return (
    <div className={styles.state}>
      {row.isRecount && (
        <Pill tone="warn" icon={RotateCcw}>
          {messages.recount}
        </Pill>
      )}
      <span className={cx(styles.sentence, (problem !== undefined || isFailed) && styles.bad)}>
        {glyph && (
          <span className={cx(styles.glyph, glyph === Check && styles.ok)}>
            <Icon icon={glyph} size={14} />
          </span>
        )}
        <span id={id}>{text}</span>
      </span>
      {isFailed && (
        <Button size="lg" aria-label={messages.retryOf(titleOf(row))} onPress={() => sheet.retry(row.id)}>
          {messages.retry}
        </Button>
      )}
    </div>
  );
}

/** One item of a count sheet: what and where it is, its state, and its quantity with minus and plus. */
export function CountSheetRow({ row, sheet, isActive, isReadOnly, onActive, onMove }: CountSheetRowProps) {
  const messages = useMessages('countSheet', countSheetMessages);
  const id = useId();
  const title = titleOf(row);
  const value = sheet.valueOf(row.id);
  const text = sheet.textOf(row.id);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const move = key === 'Enter' ? (event.shiftKey ? -1 : 1) : ({ ArrowDown: 1, ArrowUp: -1 } as const)[key];
    const by = ({ '+': 1, '-': -1 } as const)[key];
    if (move === undefined && by === undefined) return;
    event.preventDefault();
    if (by !== undefined) sheet.step(row, by);
    else if (move !== undefined && sheet.settle(row)) onMove(move);
  };
  return (
    <div className={cx(styles.row, isActive && styles.active)}>
      <div className={styles.text}>
        <div className={styles.name}>{row.name}</div>
        <div className={styles.meta}>
          {row.location !== undefined && <span>{row.location}</span>}
          {row.code !== undefined && <span className={styles.code}>{row.code}</span>}
          {row.note !== undefined && <span>{row.note}</span>}
        </div>
      </div>
      <RowState row={row} sheet={sheet} id={`${id}-state`} />
      {isReadOnly ? (
        <div className={styles.quantity}>
          <span className={styles.counted}>{value === '' ? '–' : sheet.write(value)}</span>
          <span className={styles.unit} title={row.unit}>
            {row.unit}
          </span>
        </div>
      ) : (
        <div className={styles.stepper}>
          <IconButton
            icon={Minus}
            size="lg"
            variant="secondary"
            hideTooltip
            excludeFromTabOrder
            label={value === '' ? messages.none(title) : messages.decrease(title)}
            isDisabled={value === '0'}
            onPress={() => sheet.step(row, -1)}
          />
          <input
            data-row={row.id}
            className={styles.input}
            inputMode={row.maxFractionDigits ? 'decimal' : 'numeric'}
            autoComplete="off"
            enterKeyHint="next"
            aria-label={title}
            aria-describedby={`${id}-unit ${id}-state`}
            aria-invalid={sheet.problemOf(row) !== undefined || undefined}
            data-long={text.length > 6 || undefined}
            placeholder="–"
            value={text}
            onChange={(event) => sheet.type(row.id, event.target.value)}
            onFocus={(event) => {
              onActive();
              event.currentTarget.select();
            }}
            onBlur={() => sheet.settle(row)}
            onKeyDown={onKeyDown}
          />
          <IconButton
            icon={Plus}
            size="lg"
            variant="secondary"
            hideTooltip
            excludeFromTabOrder
            label={messages.increase(title)}
            onPress={() => sheet.step(row, 1)}
          />
          <span id={`${id}-unit`} className={styles.unit} title={row.unit}>
            {row.unit}
          </span>
        </div>
      )}
    </div>
  );
}
