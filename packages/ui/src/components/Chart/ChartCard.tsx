import { useState, type ReactNode } from 'react';
import { Card, type CardProps } from '../Card/Card.tsx';
import { ChartTableSwitchContext } from './ChartTableSwitchContext.ts';
import * as styles from './Plot.css.ts';

export interface ChartCardProps extends Pick<
  CardProps,
  'description' | 'level' | 'footer' | 'href' | 'isFullHeight'
> {
  /** Heading text. */
  title: string;
  /** Actions beside the title, before the switch between chart and table. */
  actions?: ReactNode;
  /** The chart. */
  children: ReactNode;
}

/**
 * Card of a chart. The switch between chart and table is in the head of the card, before the chart in the tab order, so
 * that the drawing starts right below the title.
 *
 * @example
 * <ChartCard title="Billed by month">
 *   <BarChart
 *     label="Billed by month"
 *     unit="money"
 *     categories={['Jan', 'Feb', 'Mar']}
 *     series={[{ id: 'billed', label: 'Billed', values: [420_000, 510_000, 730_000] }]}
 *   />
 * </ChartCard>
 */
export function ChartCard({ actions, children, ...card }: ChartCardProps) {
  const [tools, setTools] = useState<HTMLElement | null>(null);
  return (
    <Card
      {...card}
      actions={
        <>
          {actions}
          <span ref={setTools} className={styles.headTools} />
        </>
      }
    >
      <ChartTableSwitchContext value={tools}>{children}</ChartTableSwitchContext>
    </Card>
  );
}
