import { TriangleAlert } from 'lucide-react';
import { Fragment } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../components/Layout/Layout.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { worksheetCellsMessages } from './WorksheetCells.messages.ts';
import * as styles from './WorksheetCells.css.ts';

export interface NameCellProps {
  /** Name of the row. */
  name: string;
  /** Muted description after the name. */
  detail?: string | undefined;
  /** Code at the end, e.g. of the group that a line of a flat list belongs to. */
  code?: string;
  /** Warnings, shown in a tooltip. */
  warnings?: readonly string[];
  /** Emphasizes the name. */
  isStrong?: boolean;
}

/** Cell with the name of a row on one line: description, code and a warning icon follow it. */
export function NameCell({ name, detail, code, warnings = [], isStrong }: NameCellProps) {
  return (
    <span className={styles.name}>
      <span className={styles.nameText} title={detail ? `${name}: ${detail}` : name}>
        <span className={isStrong ? styles.strong : undefined}>{name}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      {code !== undefined && <span className={styles.nameCode}>{code}</span>}
      {warnings.length > 0 && (
        <span className={styles.warning} title={warnings.join('\n')}>
          <Icon icon={TriangleAlert} size={14} />
          <VisuallyHidden>{warnings.join(' ')}</VisuallyHidden>
        </span>
      )}
    </span>
  );
}

export interface LinksCellProps {
  /** Links in order. */
  links: readonly { label: string; href: string }[];
}

/** Cell with links. They are not in the tab order because the `DataTable` handles them. */
export function LinksCell({ links }: LinksCellProps) {
  return (
    <span className={styles.sources} title={links.map((link) => link.label).join(', ')}>
      {links.map((link, index) => (
        <Fragment key={link.href}>
          {index > 0 && ', '}
          <a
            href={link.href}
            tabIndex={-1}
            draggable={false}
            data-grid-link="value"
            className={styles.source}
          >
            {link.label}
          </a>
        </Fragment>
      ))}
    </span>
  );
}

export interface FigureCellProps {
  /** Formatted figure. */
  children: string;
  /** Mutes a zero figure. */
  isZero?: boolean;
  /** Emphasizes the figure. */
  isStrong?: boolean;
  /** The computed figure is overridden. */
  isOverridden?: boolean;
}

/** Cell with a figure; an overridden one has a corner mark. */
export function FigureCell({ children, isZero, isStrong, isOverridden }: FigureCellProps) {
  const messages = useMessages('worksheetCells', worksheetCellsMessages);
  return (
    <>
      <span
        className={styles.figure}
        data-zero={isZero ? '' : undefined}
        data-strong={isStrong ? '' : undefined}
      >
        {children}
      </span>
      {isOverridden && (
        <>
          <span className={styles.overridden} aria-hidden />
          <VisuallyHidden>{messages.overridden}</VisuallyHidden>
        </>
      )}
    </>
  );
}

export interface UnitCellProps {
  /** Unit or code. */
  children: string;
  /** Shows a code in monospace. */
  isMono?: boolean;
}

/** Cell with the unit of a figure, or with a code in monospace. */
export function UnitCell({ children, isMono: mono }: UnitCellProps) {
  return (
    <span className={mono ? styles.code : styles.unit} title={mono ? children : undefined}>
      {children}
    </span>
  );
}
