import { PlusIcon, XIcon } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { FieldFrame, useFieldIds } from '../../components/Field/Field.tsx';
import { cx } from '../../cx.ts';
import { useLocale } from '../../locale.tsx';
import { useIsPhone } from '../../media.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { isNumeric, isRows, type FormQuestion, type FormTableRow } from './definition.ts';
import type { FormFieldProps } from './FormFieldProps.ts';
import * as styles from './FormRenderer.css.ts';
import { formRendererMessages } from './FormRenderer.messages.ts';

const newRow = (rows: readonly FormTableRow[]): FormTableRow => ({
  id: String(Math.max(0, ...rows.map((row) => Number(row.id) || 0)) + 1),
  cells: {},
});

interface FormTableProps extends FormFieldProps {
  renderField: (props: FormFieldProps) => ReactNode;
}

interface RowsProps {
  rows: readonly FormTableRow[];
  columns: readonly FormQuestion[];
  /** Renders the field of a cell. */
  cell: (row: FormTableRow, at: number, column: FormQuestion) => ReactNode;
  /** Renders the button that removes a row. */
  remove: (row: FormTableRow, at: number) => ReactNode;
}

/** Rows as cards, for phones. */
function RowCards({ question, rows, columns, cell, remove }: RowsProps & { question: FormQuestion }) {
  const messages = useMessages('formRenderer', formRendererMessages);
  const { locale } = useLocale();
  const shown = (at: number) => (at + 1).toLocaleString(locale);
  return (
    <div className={styles.cards}>
      {rows.map((row, at) => (
        <div
          key={row.id}
          data-row={row.id}
          role="group"
          aria-label={messages.inRow(question.title, shown(at))}
          className={styles.card}
        >
          <div className={styles.cardHead}>
            <span>{shown(at)}</span>
            {remove(row, at)}
          </div>
          {columns.map((column) => (
            <div key={column.id}>{cell(row, at, column)}</div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Rows as a table. */
function RowTable({ labelledBy, rows, columns, cell, remove }: RowsProps & { labelledBy: string }) {
  const messages = useMessages('formRenderer', formRendererMessages);
  const { locale } = useLocale();
  const tableId = useId();
  const shown = (at: number) => (at + 1).toLocaleString(locale);
  return (
    <div className={styles.tableScroll}>
      <table className={styles.table} aria-labelledby={labelledBy}>
        <thead>
          <tr>
            <th scope="col" className={styles.headCell}>
              {messages.rows}
            </th>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                id={`${tableId}-${column.id}`}
                className={cx(styles.headCell, isNumeric(column) && styles.end)}
              >
                {column.title}
                {column.isRequired && (
                  <span className={styles.mark} aria-hidden>
                    *
                  </span>
                )}
              </th>
            ))}
            {rows.length > 1 && <td className={styles.headCell} />}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={row.id} data-row={row.id}>
              <td className={styles.numberCell}>{shown(at)}</td>
              {columns.map((column) => (
                <td key={column.id} className={styles.cell}>
                  {cell(row, at, column)}
                </td>
              ))}
              {rows.length > 1 && <td className={styles.toolCell}>{remove(row, at)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Rows of the same questions: a table, and on a phone one card a row. */
export function FormTable({
  id,
  question,
  value,
  onChange,
  errorMessage,
  isDisabled,
  onSearchRecords,
  recordLabels,
  cellErrors,
  renderField,
}: FormTableProps) {
  const messages = useMessages('formRenderer', formRendererMessages);
  const { locale } = useLocale();
  const isPhone = useIsPhone();
  const root = useRef<HTMLDivElement>(null);
  const addedRow = useRef<string>(undefined);
  const [announcement, setAnnouncement] = useState('');
  const field = {
    id,
    label: question.title,
    description: question.description,
    isRequired: question.isRequired,
    errorMessage,
  };
  const ids = useFieldIds(field);
  const columns = question.questions ?? [];
  const rows = isRows(value) ? value : [newRow([])];
  const maxRows = question.maxRows ?? 50;
  const shown = (at: number) => (at + 1).toLocaleString(locale);

  useEffect(() => {
    if (addedRow.current === undefined) return;
    root.current
      ?.querySelector<HTMLElement>(
        `[data-row="${CSS.escape(addedRow.current)}"] :is(input, button, textarea)`,
      )
      ?.focus();
    addedRow.current = undefined;
  });

  const cell = (row: FormTableRow, at: number, column: FormQuestion) =>
    renderField({
      id: `${id}-${row.id}-${column.id}`,
      question: column,
      label: isPhone ? column.title : messages.inRow(column.title, shown(at)),
      isInCell: !isPhone,
      value: row.cells[column.id],
      onChange: (next) =>
        onChange(
          rows.map((one) =>
            one.id === row.id ? { ...one, cells: { ...one.cells, [column.id]: next } } : one,
          ),
        ),
      errorMessage: cellErrors?.get(`${row.id}/${column.id}`),
      isDisabled,
      onSearchRecords,
      recordLabels,
    });
  const remove = (row: FormTableRow, at: number) =>
    rows.length > 1 && (
      <IconButton
        icon={XIcon}
        size="sm"
        label={messages.removeRow(shown(at))}
        isDisabled={isDisabled}
        onPress={() => {
          setAnnouncement(messages.rowRemoved(shown(at)));
          onChange(rows.filter((one) => one.id !== row.id));
          root.current?.querySelector<HTMLElement>('[data-add] button')?.focus();
        }}
      />
    );
  const parts = { rows, columns, cell, remove };
  return (
    <FieldFrame field={field} ids={ids} labelAs="span">
      <div
        ref={root}
        id={ids.inputId}
        tabIndex={-1}
        role="group"
        aria-labelledby={ids.labelId}
        aria-describedby={ids.describedBy}
        className={styles.tableField}
      >
        {isPhone ? (
          <RowCards question={question} {...parts} />
        ) : (
          <RowTable labelledBy={ids.labelId} {...parts} />
        )}
        <span data-add>
          <Button
            size="sm"
            icon={PlusIcon}
            isDisabled={isDisabled}
            disabledReason={
              rows.length >= maxRows ? messages.maxRows(maxRows.toLocaleString(locale)) : undefined
            }
            onPress={() => {
              const row = newRow(rows);
              addedRow.current = row.id;
              setAnnouncement(messages.rowAdded(shown(rows.length)));
              onChange([...rows, row]);
            }}
          >
            {messages.addRow}
          </Button>
        </span>
        <span role="status" className={styles.unseen}>
          {announcement}
        </span>
      </div>
    </FieldFrame>
  );
}
