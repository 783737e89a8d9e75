import { useMemo, type ReactNode } from 'react';
import { Pencil } from 'lucide-react';
import type { Calibration, QuantityUnit } from '@plumbline/estimating';
import { Button } from '../../components/Button/Button.tsx';
import { cx } from '../../cx.ts';
import { showQuantity } from '../canvas/figures.ts';
import { takeoffFiguresMessages } from '../canvas/figures.messages.ts';
import type { CanvasMeasure } from '../types.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { takeoffConditionsMessages } from './ConditionsPanel.messages.ts';
import { detailLines } from './details.ts';
import { type StatusStore, useStatus } from './statusStore.ts';
import * as panel from './panel.css.ts';
import * as styles from './ConditionsPanel.css.ts';
import type { ConditionAssembly, WorkspaceCondition } from './workspaceTypes.ts';

/** Quantity added by the current drawing, in the measuring color. */
function Measuring({ status, unit }: { status: StatusStore; unit: QuantityUnit | undefined }) {
  const messages = useMessages('takeoffConditions', takeoffConditionsMessages);
  const added = useStatus(status, (now) =>
    now?.quantity
      ? `${now.quantity.value < 0 ? '' : '+'}${showQuantity(now.quantity.value, now.quantity.unit, now.calibrated, unit)}`
      : null,
  );
  if (!added) return null;
  return (
    <div className={styles.pair}>
      <span className={styles.pairLabel}>{messages.measuring}</span>
      <span className={cx(styles.pairValue, styles.measuring)}>
        <bdi>{added}</bdi>
      </span>
    </div>
  );
}

interface ConditionBodyProps {
  condition: WorkspaceCondition;
  measures: readonly CanvasMeasure[];
  calibrations: readonly Calibration[];
  assembly: ConditionAssembly | null;
  /** Notice about measures without a scale. */
  withoutScale: ReactNode;
  status: StatusStore;
  onEdit?: (() => void) | undefined;
}

/** Details of the active condition: figures and assembly. */
export function ConditionBody({
  condition,
  measures,
  calibrations,
  assembly,
  withoutScale,
  status,
  onEdit,
}: ConditionBodyProps) {
  const messages = useMessages('takeoffConditions', takeoffConditionsMessages);
  const figures = useMessages('takeoffFigures', takeoffFiguresMessages);
  const lines = useMemo(
    () =>
      detailLines(
        condition,
        measures.filter(({ conditionId }) => conditionId === condition.uuid),
        calibrations,
        figures,
      ),
    [condition, measures, calibrations, figures],
  );
  return (
    <div className={styles.activeBody}>
      <Measuring status={status} unit={condition.unit} />
      {withoutScale}
      {lines.map(({ label, value, isLength }, at) => (
        <div key={`${label} ${at}`} className={styles.pair}>
          <span className={styles.pairLabel}>{label}</span>
          <span className={cx(styles.pairValue, isLength && styles.pairLength)}>
            <bdi>{value}</bdi>
          </span>
        </div>
      ))}
      {onEdit && (
        <div className={styles.actions}>
          <Button size="sm" icon={Pencil} onPress={onEdit}>
            {messages.edit}
          </Button>
        </div>
      )}
      {assembly && (
        <>
          <div className={styles.assembly}>
            <div className={styles.assemblyHead}>
              <span className={panel.ellipsis} title={assembly.name}>
                {messages.assembly(assembly.name)}
              </span>
              <span className={styles.revision}>{assembly.revision}</span>
            </div>
            {assembly.lines.map((line) => (
              <div key={line.uuid} className={styles.assemblyLine}>
                <span className={cx(panel.grow, panel.ellipsis)} title={line.label}>
                  {line.label}
                </span>
                <span className={styles.assemblyQuantity}>
                  <bdi>{line.quantity}</bdi>
                </span>
                <span className={styles.unit}>{line.unit}</span>
              </div>
            ))}
          </div>
          {assembly.cost && (
            <div className={cx(styles.pair, styles.cost)}>
              <span className={styles.pairLabel}>{messages.directCost}</span>
              <span className={cx(styles.pairValue, styles.costValue)}>
                <bdi>{assembly.cost}</bdi>
              </span>
            </div>
          )}
        </>
      )}
    </div>
  );
}
