import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Columns } from '../Layout/Layout.tsx';
import { billed, collected, cost, days, guidance, months } from './BarChart.stories.parts.tsx';
import { arabicSeries, inCard, inCards } from './chart.stories.parts.tsx';
import { BarChart } from './BarChart.tsx';
import { ChartCard } from './ChartCard.tsx';

const meta = {
  title: 'Data/BarChart',
  component: BarChart,
  args: {
    label: 'Billed by month',
    unit: 'money',
    categoryLabel: 'Month',
    categories: months,
    series: [billed],
  },
  render: inCard(BarChart),
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { reference: { value: 1_500_000, label: 'Plan' } } };

export const Variants: Story = {
  render: () => (
    <Columns min="lg" hasEqualHeight>
      <ChartCard title="Billed and collected">
        <BarChart
          label="Billed and collected"
          unit="money"
          categories={months}
          series={[billed, collected]}
        />
      </ChartCard>
      <ChartCard title="Cost by kind">
        <BarChart label="Cost by kind" unit="money" layout="stacked" categories={months} series={cost} />
      </ChartCard>
      <ChartCard title="Days to approve, by reviewer">
        <BarChart
          label="Days to approve, by reviewer"
          unit="days"
          orientation="horizontal"
          categories={['Architect of record', 'Structural', 'Owner’s representative', 'Building department']}
          series={[{ id: 'days', label: 'Days', values: [6, 9, 3, 21] }]}
          reference={{ value: 10, label: 'Contract' }}
        />
      </ChartCard>
      <ChartCard title="Hours by crew">
        <BarChart
          label="Hours by crew"
          unit="hours"
          orientation="horizontal"
          layout="stacked"
          categories={['Framing', 'Board', 'Finish']}
          series={[
            { id: 'reg', label: 'Regular', values: [320, 410, 260] },
            { id: 'ot', label: 'Overtime', values: [40, 12, 66] },
          ]}
        />
      </ChartCard>
      <ChartCard title="Change against budget">
        <BarChart
          label="Change against budget"
          unit="percent"
          categories={['Framing', 'Board', 'Doors', 'Ceilings', 'Paint']}
          series={[{ id: 'change', label: 'Change', values: [4.2, -2.6, 0, 7.9, -5.4] }]}
        />
      </ChartCard>
      <ChartCard title="Profit and loss, stacked around zero">
        <BarChart
          label="Profit and loss"
          unit="money"
          layout="stacked"
          categories={['Q1', 'Q2', 'Q3', 'Q4']}
          series={[
            { id: 'earned', label: 'Earned', values: [240_000, 310_000, 180_000, 420_000] },
            { id: 'lost', label: 'Written off', values: [-60_000, -20_000, -210_000, null] },
          ]}
        />
      </ChartCard>
    </Columns>
  ),
};

export const States: Story = {
  render: () =>
    inCards(
      'md',
      <BarChart label="Loading" categories={[]} series={[]} isLoading />,
      <BarChart
        label="Failed"
        categories={[]}
        series={[]}
        errorMessage="The billing could not be loaded"
        onRetry={fn()}
      />,
      <BarChart label="Nothing yet" categories={[]} series={[]} />,
      <BarChart
        label="One"
        unit="money"
        categories={['Mar']}
        series={[{ ...billed, values: [1_890_000] }]}
      />,
      <BarChart label="All zero" categories={['Mon', 'Tue']} series={[{ ...billed, values: [0, 0] }]} />,
      <BarChart
        label="As a table"
        unit="money"
        categoryLabel="Month"
        categories={months}
        series={[billed, collected]}
        defaultShowTable
      />,
    ),
};

const onSelect = fn();
export const Keyboard: Story = {
  args: { series: [billed, collected], onSelect },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Nov, Billed $980,000, Collected $1,020,000');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onSelect).toHaveBeenLastCalledWith({ index: 1, seriesId: 'billed' });
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Mar, Billed $1,890,000');
  },
};

export const TableAlternative: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('table', { name: 'Billed by month' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }));
    await expect(canvas.getByRole('rowheader', { name: 'Mar' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a chart' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }));
  },
};

function Switched() {
  const [count] = useState(1000);
  return (
    <ChartCard title="1,000 days">
      <BarChart
        label="1,000 days"
        categories={Array.from({ length: count }, (_, at) => `Day ${at + 1}`)}
        series={[
          {
            id: 'a',
            label: 'Hours',
            values: Array.from({ length: count }, (_, at) => 40 + ((at * 37) % 61)),
          },
        ]}
      />
    </ChartCard>
  );
}
/** Days are columns, however many: time runs along the text. */
export const Days: Story = {
  args: {
    label: 'Hours by day',
    unit: 'hours',
    categoryLabel: 'Day',
    categories: days,
    series: [
      { id: 'hours', label: 'Hours', values: days.map((_, at) => (at % 7 > 4 ? 0 : 180 + ((at * 37) % 90))) },
    ],
    reference: { value: 240, label: 'Planned' },
  },
};

/** Parts of each month as shares of 100 %. */
export const Shares: Story = {
  args: {
    label: 'Cost by kind, share',
    layout: 'percent',
    series: [...cost, { id: 'other', label: 'Other', values: [60_000, null, 20_000, 0, 30_000, 45_000] }],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Oct, Labor $420,000 · 40%, Material $310,000 · 29%',
    );
  },
};

export const LegendSwitches: Story = {
  args: { label: 'Cost by kind', layout: 'stacked', series: cost },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bars = () => canvasElement.querySelectorAll('svg[aria-hidden] rect').length;
    const all = bars();
    const legend = within(canvas.getByRole('group', { name: 'Shown series' }));
    await userEvent.click(legend.getByRole('button', { name: 'Labor' }));
    await expect(legend.getByRole('button', { name: 'Labor' })).toHaveAttribute('aria-pressed', 'false');
    await expect(bars()).toBe(all - months.length);
    // The table keeps every figure, and the readout has those that are drawn.
    await expect(canvas.getByRole('table', { name: 'Cost by kind' })).toHaveTextContent('$420,000');
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Oct, Material $310,000');
    for (const name of ['Material', 'Equipment', 'Subcontracts'])
      await userEvent.click(legend.getByRole('button', { name }));
    await expect(legend.getByRole('button', { name: 'Subcontracts' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(legend.getByRole('button', { name: 'Labor' }));
  },
};

export const ManyItems: Story = { render: () => <Switched /> };

export const LongContent: Story = {
  args: {
    label: 'Billed by customer',
    categories: [
      'Halvorsen Constructors of Northern Colorado and Wyoming, Incorporated',
      'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
      'Kestrel & Lowe',
    ],
    series: [
      {
        ...billed,
        label: 'Billed in the fiscal year to date, before retainage',
        values: [990_000, 1_240_000, 310_000],
      },
    ],
    orientation: 'horizontal',
    reference: { value: 1_000_000, label: 'Target' },
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: arabicSeries('المبالغ المفوترة', ['أكتوبر', 'نوفمبر', 'ديسمبر'], {
    مفوتر: [1_240_000, 980_000, 1_610_000],
    محصل: [1_110_000, 1_020_000, 1_180_000],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('status')).toHaveTextContent('نوفمبر');
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { series: [billed, collected], reference: { value: 1_500_000, label: 'Plan' } },
};

export const Guidance: Story = { render: guidance };
