import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { BarChart } from './BarChart.tsx';
import { arabicSeries, inCard, inCards, lessons } from './chart.stories.parts.tsx';
import { LineChart } from './LineChart.tsx';

const months = ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar'];
const margin = {
  id: 'margin',
  label: 'Margin',
  values: [20.1, 19.8, 20.4, 19.6, 19.9, 19.2, 19.4, 18.9, 19.1, 18.8, 19.2, 18.6],
};
const pipeline = [
  {
    id: 'full',
    label: 'Full value',
    values: [7.1, 7.4, 7.2, 7.9, 8.3, 8.1, 8.6, 8.9, 8.8, 9.2, 9.4, 9.6].map((v) => v * 1e6),
  },
  {
    id: 'weighted',
    label: 'Weighted',
    values: [2.9, 3, 2.8, 3.2, 3.4, 3.3, 3.6, 3.8, 3.7, 4, 4.2, 4.35].map((v) => v * 1e6),
  },
  {
    id: 'won',
    label: 'Won',
    values: [2.4, 2.6, 2.9, 2.7, 3.1, 3.5, 3.4, 3.3, 3.6, 3.9, 4.1, 4.3].map((v) => v * 1e6),
  },
];
const noise = (seed: number) =>
  Array.from({ length: 1000 }, (_, at) => 400 + Math.sin(at / 60 + seed) * 120 + ((at * 7919 * seed) % 97));

const meta = {
  title: 'Data/LineChart',
  component: LineChart,
  args: {
    label: 'Pipeline by month',
    unit: 'money',
    categoryLabel: 'Month',
    categories: months,
    series: pipeline,
  },
  render: inCard(LineChart),
} satisfies Meta<typeof LineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  render: () =>
    inCards(
      'lg',
      <LineChart
        label="Margin on open jobs"
        unit="percent"
        categories={months}
        series={[margin]}
        reference={{ value: 19.5, label: 'Target' }}
      />,
      <LineChart label="From zero" unit="percent" categories={months} series={[margin]} startsAtZero />,
      <LineChart
        label="With gaps and below zero"
        unit="days"
        categories={months}
        series={[
          { id: 'slip', label: 'Ahead of plan', values: [2, 3, null, null, 1, -1, -3, -2, null, 1, 2, 4] },
        ]}
      />,
      <LineChart
        label="Lines that end together"
        categories={['1', '2', '3', '4']}
        series={['Framing', 'Board', 'Finish', 'Ceilings', 'Doors'].map((label, at) => ({
          id: label,
          label,
          values: [10 + at * 9, 22 + at * 5, 30 + at * 2, 40 + at],
        }))}
      />,
    ),
};

export const States: Story = {
  render: () =>
    inCards(
      'md',
      <LineChart label="Loading" categories={[]} series={[]} isLoading />,
      <LineChart
        label="Failed"
        categories={[]}
        series={[]}
        errorMessage="The pipeline could not be loaded"
      />,
      <LineChart label="Nothing yet" categories={[]} series={[]} />,
      <LineChart
        label="One point"
        unit="money"
        categories={['Mar']}
        series={[{ id: 'a', label: 'Won', values: [4.3e6] }]}
      />,
      <LineChart
        label="Always the same"
        categories={months}
        series={[{ id: 'a', label: 'Crew', values: months.map(() => 12) }]}
      />,
      <LineChart label="As a table" unit="money" categories={months} series={pipeline} defaultShowTable />,
    ),
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('application')).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowLeft}{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Feb, Full value $9,400,000, Weighted $4,200,000',
    );
  },
};

export const ManyItems: Story = {
  args: {
    label: 'Amperes of the tower crane, one a minute',
    unit: 'number',
    categories: Array.from(
      { length: 1000 },
      (_, at) => `${6 + Math.floor(at / 60)}:${String(at % 60).padStart(2, '0')}`,
    ),
    series: [
      { id: 'a', label: 'Hoist', values: noise(1) },
      { id: 'b', label: 'Swing', values: noise(2).map((value) => value / 3) },
    ],
  },
  play: async ({ canvasElement }) => {
    const path = canvasElement.querySelector('svg path');
    await expect((path?.getAttribute('d') ?? '').split('L').length).toBeLessThan(400);
  },
};

export const LongContent: Story = {
  args: {
    series: pipeline.map((one) => ({
      ...one,
      label: `${one.label} of the Front Range and Western Slope territories together`,
    })),
    categories: months.map((month) => `${month} of the fiscal year`),
    reference: { value: 8e6, label: 'What the board of directors asked for in the annual plan' },
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: arabicSeries('خط المبيعات', ['يناير', 'فبراير', 'مارس', 'أبريل'], {
    القيمة: [7.1e6, 7.9e6, 8.6e6, 9.6e6],
    المرجحة: [2.9e6, 3.2e6, 3.8e6, 4.3e6],
  }),
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Guidance: Story = {
  render: () =>
    lessons(
      {
        good: {
          show: (
            <LineChart
              label="Margin by month"
              unit="percent"
              height={160}
              categories={months}
              series={[margin]}
            />
          ),
          reason: 'A line connects values of one measure over time.',
        },
        bad: {
          show: (
            <LineChart
              label="Cost by trade as a line"
              unit="money"
              height={160}
              categories={['Framing', 'Doors', 'Paint', 'Board']}
              series={[{ id: 'c', label: 'Cost', values: [420_000, 90_000, 60_000, 310_000] }]}
            />
          ),
          reason: 'There is nothing between Doors and Paint. Compare categories with bars.',
        },
      },
      {
        good: {
          show: (
            <LineChart
              label="Two lines"
              unit="money"
              height={160}
              categories={months}
              series={pipeline.slice(0, 2)}
            />
          ),
          reason: 'Two or three lines, each labeled at its end.',
        },
        bad: {
          show: (
            <BarChart
              label="Thirty-six bars"
              unit="money"
              height={160}
              categories={months}
              series={pipeline}
            />
          ),
          reason: 'Thirty-six bars show no trend.',
        },
      },
    ),
};
