import { memo, useDeferredValue } from 'react';
import { type Calibration, dimensionText } from '@plumbline/estimating';
import { isPlanMark, type CanvasCondition, type CanvasShape } from '../types.ts';
import type { EngineMessages } from './engineMessages.ts';
import { resultOf, showQuantity } from './figures.ts';
import { legendRows, legendText } from './legendRows.ts';
import * as styles from './TakeoffCanvas.css.ts';

/** Maximum rows, because the browser processes all of them every frame; panels and reports list the others. */
const MAX_ROWS = 100;

interface MeasureTableProps {
  measures: ReadonlyMap<string, CanvasShape>;
  conditions: readonly CanvasCondition[];
  calibrations: readonly Calibration[];
  text: EngineMessages;
}

const Rows = memo(function Rows({ measures, conditions, calibrations, text }: MeasureTableProps) {
  const { canvas, marks, format } = text;
  const rows = [...measures.values()].slice(0, MAX_ROWS);
  const count = countMeasures(measures);
  const byId = new Map(conditions.map((condition) => [condition.uuid, condition]));
  return (
    <table>
      <caption>
        {count === 0 ? canvas.tableEmpty : canvas.tableOf(count, format(count))}
        {measures.size > MAX_ROWS && canvas.tableFirst(format(MAX_ROWS))}
      </caption>
      <thead>
        <tr>
          <th scope="col">{canvas.condition}</th>
          <th scope="col">{canvas.measureName}</th>
          <th scope="col">{canvas.quantity}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((measure) => {
          if (isPlanMark(measure)) {
            return (
              <tr key={measure.uuid}>
                <th scope="row">{marks[measure.type]}</th>
                <td>
                  {measure.type === 'legend'
                    ? legendText(legendRows({ measures, conditions: byId, calibrations }))
                    : measure.content.text}
                </td>
                <td>
                  {measure.type === 'dimension' && dimensionText(measure.geometry.vertices, calibrations)}
                </td>
              </tr>
            );
          }
          const condition = byId.get(measure.conditionId);
          const result = resultOf(measure, condition, calibrations);
          return (
            <tr key={measure.uuid}>
              <th scope="row">{condition?.code ?? canvas.noCondition}</th>
              <td>{measure.name ?? condition?.name ?? ''}</td>
              <td>{showQuantity(result.quantity, result.unit, result.calibrated, condition?.unit)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
});

/** Number of measures among the shapes. */
export function countMeasures(drawn: ReadonlyMap<string, CanvasShape>): number {
  let count = 0;
  for (const each of drawn.values()) if (!isPlanMark(each)) count++;
  return count;
}

/** Table of the canvas content for screen readers, updated with a delay. */
export function MeasureTable(props: MeasureTableProps) {
  const measures = useDeferredValue(props.measures);
  return (
    <div className={styles.offscreen}>
      <Rows {...props} measures={measures} />
    </div>
  );
}
