import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { BarChart } from './BarChart.tsx';
import { inCard, inCards, lessons } from './chart.stories.parts.tsx';
import { HeatmapChart } from './HeatmapChart.tsx';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const hours = Array.from({ length: 12 }, (_, at) => `${((at + 6) % 12) + 1} ${at + 7 < 12 ? 'AM' : 'PM'}`);
const sales = weekdays.map((label, day) => ({
  id: label,
  label,
  values: hours.map((_, hour) =>
    day === 5 && hour > 8 ? null : Math.round(30 * Math.exp(-((hour - 2 - (day % 3)) ** 2) / 14)) + day,
  ),
}));
const change = ['Framing', 'Board', 'Doors'].map((label, row) => ({
  id: label,
  label,
  values: [4.2, -2.6, 0, 7.9, -5.4, 1.2].map((value) => Number((value * (row - 0.7)).toFixed(1))),
}));
const months = ['Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar'];

const meta = {
  title: 'Data/HeatmapChart',
  component: HeatmapChart,
  args: {
    label: 'Sales by weekday and hour',
    categoryLabel: 'Hour',
    categories: hours,
    rows: sales,
  },
  render: inCard(HeatmapChart),
} satisfies Meta<typeof HeatmapChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () =>
    inCards(
      'md',
      <HeatmapChart label="Below and above zero" unit="percent" categories={months} rows={change} />,
      <HeatmapChart
        label="One cell"
        unit="money"
        categories={['Mar']}
        rows={[{ id: 'a', label: 'Won', values: [4_300_000] }]}
      />,
      <HeatmapChart
        label="All zero"
        categories={months}
        rows={[{ id: 'a', label: 'Open', values: [0, 0, 0, 0, 0, 0] }]}
      />,
      <HeatmapChart label="Nothing yet" categories={[]} rows={[]} />,
      <HeatmapChart label="Loading" categories={[]} rows={[]} isLoading />,
      <HeatmapChart
        label="Failed"
        categories={[]}
        rows={[]}
        errorMessage="The sales could not be loaded"
        onRetry={fn()}
      />,
      <HeatmapChart
        label="As a table"
        unit="percent"
        categoryLabel="Month"
        categories={months}
        rows={change}
        defaultShowTable
      />,
    ),
};

const onSelect = fn();
export const Keyboard: Story = {
  args: { onSelect },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const chart = canvas.getByRole('application');
    chart.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Tue, 8 AM 24');
    await userEvent.keyboard('{Enter}');
    await expect(onSelect).toHaveBeenLastCalledWith({ index: 1, seriesId: 'Tue' });
    await userEvent.keyboard('{End}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Sat, 6 PM none');
    const box = chart.getBoundingClientRect();
    fireEvent.pointerMove(chart, { clientX: box.right - 4, clientY: box.top + 8 });
    await expect(canvas.getByRole('status')).toHaveTextContent('Mon, 6 PM');
    await userEvent.keyboard('{Escape}');
  },
};

export const ManyItems: Story = {
  args: {
    label: 'Hours by person and week',
    unit: 'hours',
    categories: Array.from({ length: 52 }, (_, at) => `Week ${at + 1}`),
    rows: Array.from({ length: 16 }, (_, row) => ({
      id: String(row),
      label: `Crew ${row + 1}`,
      values: Array.from({ length: 52 }, (__, at) => ((at * 7 + row * 13) % 48) + 1),
    })),
    height: 320,
  },
};

export const LongContent: Story = {
  args: {
    label: 'Cost by trade and month',
    unit: 'money',
    categories: months.map((month) => `${month} of the fiscal year`),
    rows: change.map((row) => ({
      ...row,
      label: `${row.label} of the Riverside Medical Pavilion, phases 1 to 3`,
      values: row.values.map((value) => Math.abs(value) * 1e9),
    })),
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'المبيعات',
    categories: ['يناير', 'فبراير', 'مارس'],
    rows: [
      { id: 'a', label: 'القيمة', values: [12, 18, 40] },
      { id: 'b', label: 'المرجحة', values: [4, 9, 22] },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('status')).toHaveTextContent('القيمة, فبراير');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Guidance: Story = {
  render: () =>
    lessons({
      good: {
        show: <HeatmapChart label="Busy hours" categories={hours} rows={sales.slice(0, 4)} />,
        reason: 'Two categories with many values each: the pattern is visible at once.',
      },
      bad: {
        show: (
          <BarChart label="Busy hours as bars" categories={hours} series={sales.slice(0, 4)} height={160} />
        ),
        reason: 'Forty-eight bars cannot be compared.',
      },
    }),
};
