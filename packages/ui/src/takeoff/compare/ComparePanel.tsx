import { ArrowRight } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import type { Hatch, MarkShape, TakeoffType } from '@plumbline/estimating';
import { SegmentedControl } from '../../components/ToggleButton/SegmentedControl.tsx';
import { Skeleton } from '../../components/Feedback/Skeleton.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../components/Layout/Layout.tsx';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import * as panel from '../panels/panel.css.ts';
import { Swatch } from '../panels/Swatch.tsx';
import * as styles from './ComparePanel.css.ts';
import { takeoffCompareMessages } from './CompareWorkspace.messages.ts';

/** Formatted quantities of one condition on both sheets. */
export interface ComparedRow {
  uuid: string;
  code: string;
  name: string;
  type: TakeoffType;
  /** CSS hex color. */
  color: string;
  hatch?: Hatch;
  markShape?: MarkShape;
  change: 'added' | 'removed' | 'changed' | 'same';
  /** Quantity on the old sheet with its unit, e.g. "220.0 LF". */
  before: string;
  after: string;
  /** Difference with its sign, e.g. "−14.0 LF". */
  difference: string;
  /** Price difference with its sign. */
  money: string;
}

/** Visible list of the panel. */
export type ComparedList = 'takeoffs' | 'drawing';

interface ComparePanelProps {
  list: ComparedList;
  onListChange: (list: ComparedList) => void;
  /** Number of drawing changes; null until known. */
  changes: number | null;
  /** List of drawing changes. */
  drawing: ReactNode;
  rows: readonly ComparedRow[] | undefined;
  selectedId: string | null;
  onSelect: (uuid: string | null) => void;
  /** Content above the list. */
  head?: ReactNode;
  /** Content below the list. */
  foot?: ReactNode;
}

const nothing: readonly ComparedRow[] = [];
const kinds = ['added', 'removed', 'changed'] as const;

/** Panel of the changes between two sheets, by measures or by drawing. */
export function ComparePanel({ list, onListChange, changes, drawing, ...takeoffs }: ComparePanelProps) {
  const messages = useMessages('takeoffCompare', takeoffCompareMessages);
  const { locale } = useLocale();
  return (
    <aside className={styles.panel} aria-label={messages.panel}>
      <div className={styles.lists}>
        <SegmentedControl
          label={messages.list}
          size="sm"
          value={list}
          onChange={onListChange}
          options={[
            { id: 'takeoffs', label: messages.changes },
            {
              id: 'drawing',
              label: messages.drawing(
                changes === null ? null : new Intl.NumberFormat(locale).format(changes),
              ),
            },
          ]}
        />
      </div>
      {list === 'drawing' ? drawing : <Takeoffs {...takeoffs} />}
    </aside>
  );
}

/** List of conditions with their quantities on both sheets. */
function Takeoffs({
  rows: allRows,
  selectedId,
  onSelect,
  head,
  foot,
}: Pick<ComparePanelProps, 'rows' | 'selectedId' | 'onSelect' | 'head' | 'foot'>) {
  const messages = useMessages('takeoffCompare', takeoffCompareMessages);
  const { locale } = useLocale();
  const [scope, setScope] = useState<'changed' | 'all'>('changed');
  const number = useMemo(() => new Intl.NumberFormat(locale), [locale]);
  const rows = allRows ?? nothing;
  const changed = useMemo(() => rows.filter(({ change }) => change !== 'same'), [rows]);
  const shown = scope === 'all' ? rows : changed;
  return (
    <>
      <div className={styles.head}>
        <h2 className={panel.panelTitle}>
          {allRows ? messages.count(changed.length, number.format(changed.length)) : messages.changes}
        </h2>
        <span className={panel.grow} />
        <SegmentedControl
          label={messages.shown}
          size="sm"
          value={scope}
          onChange={setScope}
          options={[
            { id: 'changed', label: messages.onlyChanged },
            { id: 'all', label: messages.all },
          ]}
        />
      </div>
      <dl className={styles.sums}>
        {kinds.map((kind) => (
          <div key={kind} className={styles.sum}>
            <dd className={styles.sumFigure}>
              {allRows ? number.format(rows.filter(({ change }) => change === kind).length) : '–'}
            </dd>
            <dt className={styles.sumLabel}>
              <span className={styles.glyph} data-change={kind} />
              {messages[kind]}
            </dt>
          </div>
        ))}
      </dl>
      {head && <div className={styles.slot}>{head}</div>}
      <ul className={styles.list} aria-label={messages.changes}>
        {shown.map((row) => (
          <li key={row.uuid}>
            <button
              type="button"
              className={styles.row}
              aria-pressed={row.uuid === selectedId}
              onClick={() => onSelect(row.uuid === selectedId ? null : row.uuid)}
            >
              <Swatch condition={row} isEmpty={row.change === 'removed'} />
              <span className={styles.text}>
                <span className={styles.name}>
                  <span className={panel.code}>{row.code}</span>
                  <span className={panel.ellipsis}>{row.name}</span>
                </span>
                <span className={styles.detail}>
                  <VisuallyHidden>{`, ${messages.row(row.before, row.after)}, `}</VisuallyHidden>
                  <span className={styles.change} aria-hidden>
                    <bdi>{row.before}</bdi>
                    <Icon icon={ArrowRight} size={14} isDirectional />
                    <bdi>{row.after}</bdi>
                  </span>
                </span>
              </span>
              <span className={styles.figures}>
                <span className={styles.money}>{row.money}</span>
                <span className={styles.difference}>{row.difference}</span>
              </span>
            </button>
          </li>
        ))}
        {shown.length === 0 && (
          <li className={styles.nothing}>
            {allRows ? (
              rows.length === 0 ? (
                messages.none
              ) : (
                messages.noneChanged
              )
            ) : (
              <Skeleton count={6} label={messages.comparing} />
            )}
          </li>
        )}
      </ul>
      {foot && <div className={styles.foot}>{foot}</div>}
    </>
  );
}
