import type { ReactNode } from 'react';
import { Avatar } from '../components/Avatar/Avatar.tsx';
import { cx } from '../cx.ts';
import { StatusText } from '../components/Status/StatusText.tsx';
import * as styles from './DataTable.css.ts';
import { formatCell, isLink, isNumeric, isPerson, isStatus } from './format.ts';
import type { CellValue, ColumnType } from './types.ts';

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

interface ValueProps {
  type: ColumnType;
  value: CellValue;
  isMuted?: boolean;
}

/** A value as its column's type shows it. */
export function Value({ type, value, isMuted }: ValueProps) {
  if (isStatus(value)) {
    return (
      <StatusText tone={value.tone} icon={value.icon}>
        {value.label}
      </StatusText>
    );
  }
  if (isPerson(value)) {
    if (value.name === '') return null;
    return (
      <span className={styles.pair}>
        <Avatar name={value.name} size={24} decorative />
        <span className={styles.text} title={value.name}>
          {value.name}
        </span>
      </span>
    );
  }
  if (isLink(value)) {
    return (
      <GridLink href={value.href} isValue>
        {value.label}
      </GridLink>
    );
  }
  const shown = formatCell(type, value);
  const isQuiet =
    isMuted || (type === 'money' && Number(value) === 0) || type === 'date' || type === 'datetime';
  return (
    <span
      className={cx(
        styles.text,
        type === 'code' && styles.code,
        isNumeric(type) && styles.numeric,
        isQuiet && styles.muted,
      )}
      title={type === 'text' && shown.length > 12 ? shown : undefined}
    >
      {shown}
    </span>
  );
}
