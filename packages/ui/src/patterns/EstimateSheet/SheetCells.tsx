import type { Hatch, MarkShape, TakeoffType } from '@plumbline/estimating';
import { TriangleAlert } from 'lucide-react';
import { Fragment } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../components/Layout/Layout.tsx';
import { Swatch } from '../../takeoff/panels/Swatch.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { estimateSheetMessages } from './EstimateSheet.messages.ts';
import * as styles from './SheetCells.css.ts';

export interface ConditionCellProps {
  /** Code of the condition. */
  code: string;
  /** Name of the condition. */
  name: string;
  /** CSS color of the condition. */
  color: string;
  /** Hatch of areas and lines. */
  hatch?: Hatch | undefined;
  /** Shape of count marks. */
  markShape?: MarkShape | undefined;
  /** Take-off type; determines the glyph. */
  type: TakeoffType;
}

/** Cell of a condition: swatch as on the plans, code and name. */
export function ConditionCell({ code, name, color, type, hatch, markShape }: ConditionCellProps) {
  return (
    <span className={styles.condition}>
      <Swatch condition={{ color, type, hatch, markShape }} />
      <span className={styles.conditionCode}>{code}</span>
      <span className={styles.cellText} title={name}>
        {name}
      </span>
    </span>
  );
}

export interface LineCellProps {
  /** Name of the line. */
  name: string;
  /** Condition of the line, for flat lists. */
  from?: string;
  /** Warnings, shown in a tooltip. */
  warnings?: readonly string[];
}

/** Cell of a line's name with a warning icon if needed. */
export function LineCell({ name, from, warnings = [] }: LineCellProps) {
  return (
    <span className={styles.lineName}>
      <span className={styles.cellText} title={name}>
        {name}
      </span>
      {from !== undefined && <span className={styles.lineFrom}>{from}</span>}
      {warnings.length > 0 && (
        <span className={styles.warning} title={warnings.join('\n')}>
          <Icon icon={TriangleAlert} size={14} />
          <VisuallyHidden>{warnings.join(' ')}</VisuallyHidden>
        </span>
      )}
    </span>
  );
}

/** Links in a `DataTable` cell. They are not in the tab order because the grid handles them. */
export function SheetLinks({ links }: { links: readonly { label: string; href: string }[] }) {
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

export interface SheetFigureProps {
  /** Formatted figure. */
  children: string;
  /** Mutes a zero figure. */
  isZero?: boolean;
  /** Emphasizes the figure. */
  isStrong?: boolean;
  /** The computed figure is overridden. */
  isByHand?: boolean;
}

/** Figure of a sheet; an overridden one has a corner mark. */
export function SheetFigure({ children, isZero, isStrong, isByHand }: SheetFigureProps) {
  const messages = useMessages('estimateSheet', estimateSheetMessages);
  return (
    <>
      <span
        className={styles.figure}
        data-zero={isZero ? '' : undefined}
        data-strong={isStrong ? '' : undefined}
      >
        {children}
      </span>
      {isByHand && (
        <>
          <span className={styles.byHand} aria-hidden />
          <VisuallyHidden>{messages.byHand}</VisuallyHidden>
        </>
      )}
    </>
  );
}

/** Unit beside its figure, or a code in monospace. */
export function SheetUnit({ children, mono }: { children: string; mono?: boolean }) {
  return (
    <span className={mono ? styles.sheetCode : styles.unit} title={mono ? children : undefined}>
      {children}
    </span>
  );
}
