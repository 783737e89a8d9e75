import type { ComponentType, ReactElement, ReactNode } from 'react';
import { DoDont } from '../../stories/DoDont.tsx';
import { Card } from '../Card/Card.tsx';
import { Columns, Stack } from '../Layout/Layout.tsx';

interface Labelled {
  label: string;
}

/** A chart under its own name, as a dashboard has it. */
export function InCard({ children }: { children: ReactElement<Labelled> }) {
  return <Card title={children.props.label}>{children}</Card>;
}

/** Draws the story's chart in a card of a form's width. */
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
  <Columns min={min}>
    {charts.map((chart) => (
      <InCard key={chart.props.label}>{chart}</InCard>
    ))}
  </Columns>
);

interface Shown {
  show: ReactNode;
  reason: string;
}
const wide = ({ show, reason }: Shown) => ({ show: <Stack fullWidth>{show}</Stack>, reason });

/** The right use beside the wrong one, each as wide as its half. */
export const lessons = (...pairs: { good: Shown; bad: Shown }[]) => (
  <>
    {pairs.map(({ good, bad }) => (
      <DoDont key={good.reason} good={wide(good)} bad={wide(bad)} />
    ))}
  </>
);

/** A chart of series in Arabic. */
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
