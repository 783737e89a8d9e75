import type { Hatch, MarkShape, TakeoffType } from '@plumbline/estimating';
import { TriangleAlert } from 'lucide-react';
import { Fragment } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../components/Layout/Layout.tsx';
import { Swatch } from '../../takeoff/panels/Swatch.tsx';
import { useWords } from '../../messages/useMessages.ts';
import { estimateSheetWords } from './EstimateSheet.messages.ts';
import * as styles from './EstimateSheet.css.ts';

export interface ConditionCellProps {
  code: string;
  name: string;
  color: string;
  hatch?: Hatch | undefined;
  markShape?: MarkShape | undefined;
  /** How it is measured; decides the glyph. */
  type: TakeoffType;
}

/** What a group of lines belongs to: the colour and glyph it has on the plans, its code and name. */
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
  name: string;
  /** Whose line it is, where lines of several stand together. */
  from?: string;
  /** What is wrong with it, in words. */
  warnings?: readonly string[];
}

/** A line's name, with a mark where something about it wants attention. */
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

/** Links in a cell of a `DataTable`, whose grid follows them: they stay out of the tab order. */
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
  /** As it is shown. */
  children: string;
  isZero?: boolean;
  isStrong?: boolean;
  /** Typed by a person over what would have been computed. */
  isByHand?: boolean;
}

/** A figure of a sheet; one that was set by hand has a corner. */
export function SheetFigure({ children, isZero, isStrong, isByHand }: SheetFigureProps) {
  const words = useWords('estimateSheet', estimateSheetWords);
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
          <VisuallyHidden>{words.byHand}</VisuallyHidden>
        </>
      )}
    </>
  );
}

/** A unit of measure beside its figure, or in monospace a code. */
export function SheetUnit({ children, mono }: { children: string; mono?: boolean }) {
  return (
    <span className={mono ? styles.sheetCode : styles.unit} title={mono ? children : undefined}>
      {children}
    </span>
  );
}
