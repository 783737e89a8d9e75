import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import { Avatar } from '../components/Avatar/Avatar.tsx';
import { StatusText } from '../components/Status/StatusText.tsx';
import { cx } from '../cx.ts';
import * as styles from './cells.css.ts';
import type { dataTableMessages } from './DataTable.messages.ts';
import { formatCell, isLink, isPerson, isStatus, isTags } from './format.ts';
import { GridCheck } from './GridCheck.tsx';
import type { CellValue, Column } from './types.ts';

interface GridLinkProps {
  href: string;
  children: ReactNode;
  isValue?: boolean;
  rowLink?: boolean;
}

/**
 * A link inside the grid. Its keys and its plain clicks are the grid's, which hands them to the app's router, so it
 * stays out of the tab order and costs a row nothing; with a modifier it is the browser's.
 */
export function GridLink({ href, children, isValue, rowLink }: GridLinkProps) {
  return (
    <a
      href={href}
      tabIndex={-1}
      draggable={false}
      data-grid-link={rowLink ? 'row' : 'value'}
      className={cx(styles.link, isValue && styles.valueLink)}
    >
      {children}
    </a>
  );
}

/** Content of a cell: plain text that the cell renders itself, or a node. */
export type CellContent = { text: string; isQuiet: boolean } | { node: ReactNode };

/** A value as its column's type shows it. */
export function showValue<Row>(
  column: Column<Row>,
  row: Row | undefined,
  value: CellValue,
  messages: typeof dataTableMessages,
): CellContent {
  const type = column.type ?? 'text';
  if (typeof value === 'object' && value !== null) {
    if (isStatus(value))
      return {
        node: (
          <StatusText tone={value.tone} icon={value.icon}>
            {value.label}
          </StatusText>
        ),
      };
    if (isPerson(value)) {
      if (value.name === '') return { text: '', isQuiet: false };
      return {
        node: (
          <span className={styles.pair}>
            <Avatar name={value.name} size={24} isDecorative />
            <span className={styles.text} title={value.name}>
              {value.name}
            </span>
          </span>
        ),
      };
    }
    if (isTags(value))
      return {
        node: (
          <span className={styles.tags} title={value.tags.join(', ')}>
            {value.tags.map((tag) => (
              <span key={tag} className={styles.tag}>
                {tag}
              </span>
            ))}
          </span>
        ),
      };
    if (isLink(value))
      return {
        node: (
          <GridLink href={value.href} isValue>
            {value.label}
          </GridLink>
        ),
      };
  }
  if (type === 'boolean') return flag(value, messages);
  if (type === 'progress' && value !== null && value !== undefined && value !== '')
    return progress(formatCell(type, value), Number(value));
  const unit = typeof column.unit === 'function' ? row && column.unit(row) : column.unit;
  const text = formatCell(type, value, { fractionDigits: column.fractionDigits, unit });
  const isZero = type === 'money' && Number(value) === 0;
  return { text, isQuiet: column.isMuted === true || isZero || type === 'date' || type === 'datetime' };
}

function flag(value: CellValue, messages: typeof dataTableMessages): CellContent {
  const isOn = value === true || value === 'true';
  return {
    node: (
      <span data-flip role="img" aria-label={isOn ? messages.yes : messages.no} className={styles.flip}>
        <GridCheck isSelected={isOn} />
      </span>
    ),
  };
}

function progress(text: string, value: number): CellContent {
  const share = Math.max(0, Math.min(100, Number.isNaN(value) ? 0 : value));
  return {
    node: (
      <span className={styles.progress}>
        <span aria-hidden className={styles.track}>
          <span className={styles.fill} style={assignInlineVars({ [styles.done]: `${share}%` })} />
        </span>
        <span className={styles.figure}>{text}</span>
      </span>
    ),
  };
}
