import type { ComponentType, ReactElement, ReactNode } from 'react';
import { DoDont } from '../../stories/DoDont.tsx';
import { ChartCard } from './ChartCard.tsx';
import { Columns, Stack } from '../Layout/Layout.tsx';

interface Labelled {
  label: string;
}

/** Chart below its title, as on a dashboard. */
export function InCard({ children }: { children: ReactElement<Labelled> }) {
  return <ChartCard title={children.props.label}>{children}</ChartCard>;
}

/** Decorator that renders the chart in a card of a form's width. */
export const inCard = <Props extends Labelled>(Chart: ComponentType<Props>) =>
  function ChartInCard(args: Props) {
    return (
      <Stack measure="form">
        <InCard>
          <Chart {...args} />
        </InCard>
      </Stack>
    );
  };

/** Charts side by side, each in a card. */
export const inCards = (min: 'md' | 'lg', ...charts: ReactElement<Labelled>[]) => (
  <Columns min={min} hasEqualHeight>
    {charts.map((chart) => (
      <InCard key={chart.props.label}>{chart}</InCard>
    ))}
  </Columns>
);

interface Shown {
  show: ReactNode;
  reason: string;
}
const wide = ({ show, reason }: Shown) => ({ show: <Stack isFullWidth>{show}</Stack>, reason });

/** Right and wrong use side by side. */
export const lessons = (...pairs: { good: Shown; bad: Shown }[]) => (
  <>
    {pairs.map(({ good, bad }) => (
      <DoDont key={good.reason} good={wide(good)} bad={wide(bad)} />
    ))}
  </>
);

/** Props of a chart with Arabic labels. */
export const arabicSeries = (
  label: string,
  categories: readonly string[],
  series: Readonly<Record<string, readonly number[]>>,
) => ({
  label,
  categories,
  series: Object.entries(series).map(([name, values]) => ({ id: name, label: name, values })),
});

/** Parts of a whole, by their names. */
export const partsOf = (parts: Readonly<Record<string, number>>) =>
  Object.entries(parts).map(([label, value]) => ({ id: label, label, value }));
