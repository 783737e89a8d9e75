import { useMemo, useState } from 'react';
import { ChevronDown, MessagesSquare, Plus, TriangleAlert } from 'lucide-react';
import { type Calibration, hasFigure, type QuantityUnit, type ShownQuantity } from '@plumbline/estimating';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { cx } from '../../cx.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../components/Layout/Layout.tsx';
import { SearchField } from '../../components/TextField/SearchField.tsx';
import { SegmentedControl } from '../../components/ToggleButton/SegmentedControl.tsx';
import {
  type ConditionTotal,
  quantityParts,
  resultOf,
  showQuantityIn,
  totalsByCondition,
} from '../canvas/figures.ts';
import type { CanvasMeasure } from '../types.ts';
import { ConditionBody } from './ConditionBody.tsx';
import type { StatusStore } from './statusStore.ts';
import { Swatch } from './Swatch.tsx';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { takeoffPinsMessages } from '../canvas/Pins.messages.ts';
import { takeoffConditionsMessages } from './ConditionsPanel.messages.ts';
import * as panel from './panel.css.ts';
import * as styles from './ConditionsPanel.css.ts';
import { MissingScaleNotice } from './MissingScaleNotice.tsx';
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
  onEditCondition?: ((uuid: string) => void) | undefined;
  assemblyOf?: ((uuid: string) => ConditionAssembly | null) | undefined;
  /** Without it the panel shows only the current page. */
  projectTotals?: ReadonlyMap<string, ProjectTotal> | undefined;
  /** Selects measures on this page and brings them into view. */
  onShowMeasures: (measures: readonly CanvasMeasure[]) => void;
  onPage: (uuid: string) => void;
  /** Switches to the comments panel. */
  onComments?: (() => void) | undefined;
  inSheet?: boolean;
}

const none: readonly CanvasMeasure[] = [];

const pageFigure = (total: ConditionTotal | undefined, as: QuantityUnit | undefined): ShownQuantity | null =>
  total ? quantityParts(total.quantity, total.unit, total.calibrated, as) : null;

const projectFigure = (total: ProjectTotal | undefined): ShownQuantity | null =>
  total ? showQuantityIn(total.quantity, total.unit) : null;

/** Quantity of a condition on the page, or over all pages if their totals are given. */
const figureOf = (
  { uuid, unit }: WorkspaceCondition,
  totals: ReadonlyMap<string, ConditionTotal>,
  allPages: ReadonlyMap<string, ProjectTotal> | undefined,
): ShownQuantity | null =>
  allPages ? projectFigure(allPages.get(uuid)) : pageFigure(totals.get(uuid), unit);

/** Panel of conditions with quantities and details of the active one. */
export function ConditionsPanel({
  conditions,
  measures,
  calibrations,
  activeConditionId,
  onActiveConditionChange,
  status,
  onNewCondition,
  onEditCondition,
  assemblyOf,
  projectTotals,
  onShowMeasures,
  onPage,
  onComments,
  inSheet,
}: ConditionsPanelProps) {
  const pinMessages = useMessages('takeoffPins', takeoffPinsMessages);
  const messages = useMessages('takeoffConditions', takeoffConditionsMessages);
  const { locale } = useLocale();
  const [query, setQuery] = useState('');
  const [scope, setScope] = useState<ConditionScope>('page');
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const byId = useMemo(() => new Map(conditions.map((c) => [c.uuid, c])), [conditions]);
  const totals = useMemo(
    () => totalsByCondition(measures, byId, calibrations),
    [measures, byId, calibrations],
  );
  const groups = useMemo(() => {
    const search = query.trim().toLowerCase();
    const found = new Map<string, WorkspaceCondition[]>();
    for (const condition of conditions) {
      if (search !== '' && !`${condition.code} ${condition.name}`.toLowerCase().includes(search)) continue;
      const group = condition.group ?? '';
      const list = found.get(group);
      if (list) list.push(condition);
      else found.set(group, [condition]);
    }
    return [...found];
  }, [conditions, query]);
  const allPages = scope === 'all' ? projectTotals : undefined;
  /** Number of measures not counted because of a missing scale; 0 if no measure on the page has a scale. */
  const lackingOf = (uuid: string): number => {
    if (allPages) return (allPages.get(uuid)?.withoutScale ?? []).reduce((sum, { count }) => sum + count, 0);
    const total = totals.get(uuid);
    return total?.calibrated ? total.withoutScale : 0;
  };
  const toggle = (group: string) => {
    const next = new Set(closed);
    if (!next.delete(group)) next.add(group);
    setClosed(next);
  };

  return (
    <section className={cx(styles.conditions, inSheet && styles.inSheet)} aria-label={messages.title}>
      <div className={cx(panel.panelHead, styles.conditionHead)}>
        {!inSheet && <h2 className={panel.panelTitle}>{messages.title}</h2>}
        {!inSheet && <span className={panel.grow} />}
        {projectTotals && (
          <SegmentedControl
            label={messages.scope}
            size="sm"
            options={[
              { id: 'page', label: messages.thisPage },
              { id: 'all', label: messages.allPages },
            ]}
            value={scope}
            onChange={setScope}
          />
        )}
        {onComments && (
          <IconButton icon={MessagesSquare} size="sm" label={pinMessages.title} onPress={onComments} />
        )}
      </div>
      <div className={styles.conditionTools}>
        <SearchField
          label={messages.find}
          placeholder={messages.find}
          size="sm"
          value={query}
          onChange={setQuery}
        />
        {onNewCondition && (
          <Button size="sm" icon={Plus} onPress={() => onNewCondition()}>
            {messages.add}
          </Button>
        )}
      </div>
      <div className={styles.conditionList}>
        {conditions.length === 0 && (
          <div className={styles.empty}>
            {messages.empty}
            {onNewCondition && (
              <Button size="sm" icon={Plus} onPress={() => onNewCondition()}>
                {messages.addFirst}
              </Button>
            )}
          </div>
        )}
        {conditions.length > 0 && groups.length === 0 && (
          <div className={styles.empty}>
            {messages.noneFound(query)}
            <Button size="sm" onPress={() => setQuery('')}>
              {messages.clearSearch}
            </Button>
          </div>
        )}
        {groups.map(([group, list]) => {
          const open = !closed.has(group) || query !== '';
          return (
            <div key={group} role="group" aria-label={group || messages.title}>
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
                  <span className={panel.ellipsis} title={group}>
                    {group}
                  </span>
                  <span className={panel.grow} />
                  <span>{new Intl.NumberFormat(locale).format(list.length)}</span>
                </button>
              )}
              {open &&
                list.map((condition) => {
                  const isActive = condition.uuid === activeConditionId;
                  const figure = figureOf(condition, totals, allPages);
                  const lacking = lackingOf(condition.uuid);
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
                      <span className={cx(panel.grow, panel.ellipsis)} title={condition.name}>
                        {condition.name}
                      </span>
                      {lacking > 0 && (
                        <span className={styles.lacking}>
                          <Icon icon={TriangleAlert} size={14} />
                          <VisuallyHidden>
                            {messages.withoutScale(lacking, new Intl.NumberFormat(locale).format(lacking))}
                          </VisuallyHidden>
                        </span>
                      )}
                      <span className={cx(styles.quantity, isActive && styles.quantityOn)}>
                        <bdi>{figure?.figure ?? '—'}</bdi>
                      </span>
                      <span className={styles.unit}>{figure?.unit ?? ''}</span>
                    </button>
                  );
                  return isActive ? (
                    <div key={condition.uuid} className={styles.active}>
                      {row}
                      <ConditionBody
                        condition={condition}
                        // Page figures below a sum of all pages would be misread as its parts.
                        measures={scope === 'all' && projectTotals ? none : measures}
                        calibrations={calibrations}
                        withoutScale={
                          <MissingScaleNotice
                            measures={() =>
                              measures.filter(
                                (measure) =>
                                  measure.conditionId === condition.uuid &&
                                  !hasFigure(resultOf(measure, condition, calibrations)),
                              )
                            }
                            total={scope === 'page' ? totals.get(condition.uuid) : undefined}
                            pages={
                              scope === 'all' ? projectTotals?.get(condition.uuid)?.withoutScale : undefined
                            }
                            onShow={onShowMeasures}
                            onPage={onPage}
                          />
                        }
                        assembly={assemblyOf?.(condition.uuid) ?? null}
                        status={status}
                        onEdit={onEditCondition && (() => onEditCondition(condition.uuid))}
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
