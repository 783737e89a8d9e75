import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { arabicSeries, inCard, inCards, lessons } from './chart.stories.parts.tsx';
import { AreaChart, LineChart } from './LineChart.tsx';

const weeks = ['W1', 'W2', 'W3', 'W4', 'W5', 'W6', 'W7', 'W8'];
const hours = [
  { id: 'framing', label: 'Framing', values: [180, 240, 320, 360, 300, 220, 120, 40] },
  { id: 'board', label: 'Board', values: [0, 20, 90, 180, 260, 300, 240, 160] },
  { id: 'finish', label: 'Finish', values: [0, 0, 0, 30, 90, 160, 240, 280] },
];

const meta = {
  title: 'Data/AreaChart',
  component: AreaChart,
  args: { label: 'Hours by trade', unit: 'hours', categoryLabel: 'Week', categories: weeks, series: hours },
  render: inCard(AreaChart),
} satisfies Meta<typeof AreaChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  render: () =>
    inCards(
      'lg',
      <AreaChart
        label="Earned value"
        unit="money"
        layout="overlaid"
        categories={weeks}
        series={[
          {
            id: 'plan',
            label: 'Planned',
            values: [1, 2.2, 3.8, 5.4, 6.8, 7.9, 8.7, 9.1].map((v) => v * 1e5),
          },
          {
            id: 'earned',
            label: 'Earned',
            values: [0.8, 1.9, 3.1, 4.6, 5.9, 6.6, null, null].map((v) => v && v * 1e5),
          },
        ]}
      />,
      <AreaChart
        label="One area"
        unit="money"
        categories={weeks}
        series={[
          {
            id: 'cash',
            label: 'Cash',
            values: [3, 2.4, 1.1, -0.6, -0.9, 0.4, 1.8, 2.6].map((v) => v * 1e5),
          },
        ]}
        reference={{ value: 50_000, label: 'Floor' }}
      />,
    ),
};

export const States: Story = {
  render: () =>
    inCards(
      'md',
      <AreaChart label="Loading" categories={[]} series={[]} isLoading />,
      <AreaChart label="Failed" categories={[]} series={[]} errorMessage="The hours could not be loaded" />,
      <AreaChart label="Nothing yet" categories={[]} series={[]} />,
    ),
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'W3, Framing 320 hours, Board 90 hours, Finish 0 hours, Total 410 hours',
    );
  },
};

export const ManyItems: Story = {
  args: {
    categories: Array.from({ length: 1000 }, (_, at) => `Day ${at + 1}`),
    series: hours.map((one, k) => ({
      ...one,
      values: Array.from({ length: 1000 }, (_, at) => 200 + Math.sin(at / (40 + k * 25)) * 120),
    })),
  },
};

export const LongContent: Story = {
  args: {
    series: hours.map((one) => ({
      ...one,
      label: `${one.label}, all crews of the Riverside Medical Pavilion and its annex`,
    })),
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: arabicSeries('الساعات', ['الأول', 'الثاني', 'الثالث'], {
    الهيكل: [180, 320, 120],
    الألواح: [20, 180, 240],
  }),
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Guidance: Story = {
  render: () =>
    lessons(
      {
        good: {
          show: (
            <AreaChart
              label="Parts of the week"
              unit="hours"
              height={160}
              categories={weeks}
              series={hours}
            />
          ),
          reason: 'Stack values that add up: the hours of all trades are the hours of the week.',
        },
        bad: {
          show: (
            <AreaChart
              label="Margins stacked"
              unit="percent"
              height={160}
              categories={weeks}
              series={hours.map((one) => ({ ...one, values: one.values.map((v) => v / 20) }))}
            />
          ),
          reason: 'The margins of three trades do not add up.',
        },
      },
      {
        good: {
          show: (
            <LineChart label="Trades as lines" unit="hours" height={160} categories={weeks} series={hours} />
          ),
          reason: 'Use lines to compare trades with each other.',
        },
        bad: {
          show: (
            <AreaChart
              label="Trades overlaid"
              unit="hours"
              height={160}
              layout="overlaid"
              categories={weeks}
              series={hours}
            />
          ),
          reason: 'Three overlapping areas mix into colors that belong to no trade.',
        },
      },
    ),
};
