import { useMemo, useState } from 'react';
import { ChevronDown, Plus } from 'lucide-react';
import { type Calibration, formatQuantity } from '@plumbline/estimating';
import { Button } from '../../components/Button/Button.tsx';
import { cx } from '../../cx.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { SearchField } from '../../components/TextField/SearchField.tsx';
import { SegmentedControl } from '../../components/ToggleButton/SegmentedControl.tsx';
import { type ConditionTotal, showQuantity, shownUnit, totalsByCondition } from '../canvas/figures.ts';
import type { CanvasMeasure } from '../types.ts';
import { detailLines } from './details.ts';
import { type StatusStore, useStatus } from './statusStore.ts';
import { Swatch } from './Swatch.tsx';
import * as styles from './TakeoffWorkspace.css.ts';
import type {
  ConditionAssembly,
  ConditionScope,
  ProjectTotal,
  WorkspaceCondition,
} from './workspaceTypes.ts';

interface ConditionsPanelProps {
  conditions: readonly WorkspaceCondition[];
  measures: readonly CanvasMeasure[];
  calibrations: readonly Calibration[];
  activeConditionId: string | null;
  onActiveConditionChange: (uuid: string) => void;
  status: StatusStore;
  onNewCondition?: (() => void) | undefined;
  assemblyOf?: ((uuid: string) => ConditionAssembly | null) | undefined;
  /** Without it the panel speaks of this page only. */
  projectTotals?: ReadonlyMap<string, ProjectTotal> | undefined;
  inSheet?: boolean;
}

interface Figure {
  value: string;
  unit: string;
}

const pageFigure = (total: ConditionTotal | undefined): Figure | null =>
  total
    ? {
        value: formatQuantity(total.quantity, '', {
          decimals: total.unit === 'EA' && Number.isInteger(total.quantity) ? 0 : 1,
        }),
        unit: shownUnit(total.unit, total.calibrated || total.unit === 'EA'),
      }
    : null;

const projectFigure = (total: ProjectTotal | undefined): Figure | null =>
  total
    ? {
        value: formatQuantity(total.quantity, '', { decimals: total.unit === 'EA' ? 0 : 1 }),
        unit: total.unit,
      }
    : null;

/** What the drawing under way adds, in the one colour that means "being measured". */
function Measuring({ status }: { status: StatusStore }) {
  const words = useStatus(status, (now) =>
    now?.quantity
      ? `${now.quantity.value < 0 ? '' : '+'}${showQuantity(now.quantity.value, now.quantity.unit, now.calibrated)}`
      : null,
  );
  if (!words) return null;
  return (
    <div className={styles.pair}>
      <span className={styles.pairLabel}>Measuring</span>
      <span className={cx(styles.pairValue, styles.measuring)}>{words}</span>
    </div>
  );
}

interface ActiveBodyProps {
  condition: WorkspaceCondition;
  measures: readonly CanvasMeasure[];
  calibrations: readonly Calibration[];
  assembly: ConditionAssembly | null;
  status: StatusStore;
}

function ActiveBody({ condition, measures, calibrations, assembly, status }: ActiveBodyProps) {
  const lines = useMemo(
    () =>
      detailLines(
        condition,
        measures.filter(({ conditionId }) => conditionId === condition.uuid),
        calibrations,
      ),
    [condition, measures, calibrations],
  );
  return (
    <div className={styles.activeBody}>
      <Measuring status={status} />
      {lines.map(({ label, value, isLength }) => (
        <div key={label} className={styles.pair}>
          <span className={styles.pairLabel}>{label}</span>
          <span className={cx(styles.pairValue, isLength && styles.pairLength)}>{value}</span>
        </div>
      ))}
      {assembly && (
        <>
          <div className={styles.assembly}>
            <div className={styles.assemblyHead}>
              <span>Assembly {assembly.name}</span>
              <span>{assembly.revision}</span>
            </div>
            {assembly.lines.map((line) => (
              <div key={line.uuid} className={styles.assemblyLine}>
                <span className={cx(styles.grow, styles.ellipsis)} title={line.label}>
                  {line.label}
                </span>
                <span className={styles.assemblyQuantity}>{line.quantity}</span>
                <span className={styles.unit}>{line.unit}</span>
              </div>
            ))}
          </div>
          {assembly.cost && (
            <div className={cx(styles.pair, styles.cost)}>
              <span className={styles.pairLabel}>Direct cost so far</span>
              <span className={cx(styles.pairValue, styles.costValue)}>{assembly.cost}</span>
            </div>
          )}
        </>
      )}
    </div>
  );
}

/** What can be measured, what it comes to, and what the active one is made of. */
export function ConditionsPanel({
  conditions,
  measures,
  calibrations,
  activeConditionId,
  onActiveConditionChange,
  status,
  onNewCondition,
  assemblyOf,
  projectTotals,
  inSheet,
}: ConditionsPanelProps) {
  const [words, setWords] = useState('');
  const [scope, setScope] = useState<ConditionScope>('page');
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const byId = useMemo(() => new Map(conditions.map((c) => [c.uuid, c])), [conditions]);
  const totals = useMemo(
    () => totalsByCondition(measures, byId, calibrations),
    [measures, byId, calibrations],
  );
  const groups = useMemo(() => {
    const wanted = words.trim().toLowerCase();
    const found = new Map<string, WorkspaceCondition[]>();
    for (const condition of conditions) {
      if (wanted !== '' && !`${condition.code} ${condition.name}`.toLowerCase().includes(wanted)) continue;
      const group = condition.group ?? '';
      const list = found.get(group);
      if (list) list.push(condition);
      else found.set(group, [condition]);
    }
    return [...found];
  }, [conditions, words]);
  const figureOf = (uuid: string): Figure | null =>
    scope === 'all' && projectTotals ? projectFigure(projectTotals.get(uuid)) : pageFigure(totals.get(uuid));
  const toggle = (group: string) => {
    const next = new Set(closed);
    if (!next.delete(group)) next.add(group);
    setClosed(next);
  };

  return (
    <section className={cx(styles.conditions, inSheet && styles.inSheet)} aria-label="Conditions">
      <div className={cx(styles.panelHead, styles.conditionHead)}>
        {!inSheet && <h2 className={styles.panelTitle}>Conditions</h2>}
        <span className={styles.grow} />
        {projectTotals && (
          <SegmentedControl
            label="Quantities of"
            size="sm"
            options={[
              { id: 'page', label: 'This page' },
              { id: 'all', label: 'All pages' },
            ]}
            value={scope}
            onChange={setScope}
          />
        )}
      </div>
      <div className={styles.conditionTools}>
        <SearchField
          label="Find a condition"
          placeholder="Find a condition"
          size="sm"
          value={words}
          onChange={setWords}
        />
        {onNewCondition && (
          <Button size="sm" icon={Plus} onPress={onNewCondition}>
            New
          </Button>
        )}
      </div>
      <div className={styles.conditionList}>
        {conditions.length === 0 && (
          <div className={styles.empty}>
            A condition says what is measured: a wall type, a floor finish, a fixture. Add the first one, then
            draw.
            {onNewCondition && (
              <Button size="sm" icon={Plus} onPress={onNewCondition}>
                New condition
              </Button>
            )}
          </div>
        )}
        {conditions.length > 0 && groups.length === 0 && (
          <div className={styles.empty}>
            No condition matches “{words}”.
            <Button size="sm" onPress={() => setWords('')}>
              Clear search
            </Button>
          </div>
        )}
        {groups.map(([group, list]) => {
          const open = !closed.has(group) || words !== '';
          return (
            <div key={group} role="group" aria-label={group || 'Conditions'}>
              {group && (
                <button
                  type="button"
                  className={styles.group}
                  aria-expanded={open}
                  onClick={() => toggle(group)}
                >
                  <span className={styles.chevron}>
                    <Icon icon={ChevronDown} size={14} />
                  </span>
                  <span>{group}</span>
                  <span className={styles.grow} />
                  <span>{list.length}</span>
                </button>
              )}
              {open &&
                list.map((condition) => {
                  const isActive = condition.uuid === activeConditionId;
                  const figure = figureOf(condition.uuid);
                  const row = (
                    <button
                      type="button"
                      className={cx(styles.condition, isActive && styles.conditionOn)}
                      aria-pressed={isActive}
                      data-empty={figure === null && !isActive}
                      onClick={() => onActiveConditionChange(condition.uuid)}
                    >
                      <Swatch condition={condition} isEmpty={figure === null && !isActive} />
                      <span className={cx(styles.conditionCode, isActive && styles.conditionCodeOn)}>
                        {condition.code}
                      </span>
                      <span className={cx(styles.grow, styles.ellipsis)} title={condition.name}>
                        {condition.name}
                      </span>
                      <span className={cx(styles.quantity, isActive && styles.quantityOn)}>
                        {figure?.value ?? '—'}
                      </span>
                      <span className={styles.unit}>{figure?.unit ?? ''}</span>
                    </button>
                  );
                  return isActive ? (
                    <div key={condition.uuid} className={styles.active}>
                      {row}
                      <ActiveBody
                        condition={condition}
                        measures={measures}
                        calibrations={calibrations}
                        assembly={assemblyOf?.(condition.uuid) ?? null}
                        status={status}
                      />
                    </div>
                  ) : (
                    <div key={condition.uuid}>{row}</div>
                  );
                })}
            </div>
          );
        })}
      </div>
    </section>
  );
}
