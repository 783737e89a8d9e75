import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Columns } from '../Layout/Layout.tsx';
import { arabicSeries, inCard, inCards, lessons } from './chart.stories.parts.tsx';
import { BarChart } from './BarChart.tsx';

const months = ['Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar'];
const billed = {
  id: 'billed',
  label: 'Billed',
  values: [1_240_000, 980_000, 1_610_000, 1_120_000, 1_480_000, 1_890_000],
};
const collected = {
  id: 'collected',
  label: 'Collected',
  values: [1_110_000, 1_020_000, 1_180_000, 1_240_000, 1_090_000, 1_520_000],
};
const cost = [
  { id: 'labor', label: 'Labor', values: [420_000, 390_000, 510_000, 440_000, 470_000, 560_000] },
  { id: 'material', label: 'Material', values: [310_000, 280_000, 420_000, 260_000, 380_000, 450_000] },
  { id: 'equipment', label: 'Equipment', values: [90_000, 60_000, 120_000, 80_000, 110_000, 140_000] },
  { id: 'subs', label: 'Subcontracts', values: [180_000, 210_000, 240_000, 190_000, 260_000, 310_000] },
];

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
    <Columns min="lg">
      <Card title="Billed and collected">
        <BarChart
          label="Billed and collected"
          unit="money"
          categories={months}
          series={[billed, collected]}
        />
      </Card>
      <Card title="Cost by kind">
        <BarChart label="Cost by kind" unit="money" layout="stacked" categories={months} series={cost} />
      </Card>
      <Card title="Days to approve, by reviewer">
        <BarChart
          label="Days to approve, by reviewer"
          unit="days"
          orientation="horizontal"
          categories={['Architect of record', 'Structural', 'Owner’s representative', 'Building department']}
          series={[{ id: 'days', label: 'Days', values: [6, 9, 3, 21] }]}
          reference={{ value: 10, label: 'Contract' }}
        />
      </Card>
      <Card title="Hours by crew">
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
      </Card>
      <Card title="Change against budget">
        <BarChart
          label="Change against budget"
          unit="percent"
          categories={['Framing', 'Board', 'Doors', 'Ceilings', 'Paint']}
          series={[{ id: 'change', label: 'Change', values: [4.2, -2.6, 0, 7.9, -5.4] }]}
        />
      </Card>
      <Card title="Profit and loss, stacked round zero">
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
      </Card>
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
      <BarChart label="All nothing" categories={['Mon', 'Tue']} series={[{ ...billed, values: [0, 0] }]} />,
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
    <Card title="1,000 days">
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
    </Card>
  );
}
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

export const Guidance: Story = {
  render: () =>
    lessons(
      {
        good: {
          show: (
            <BarChart
              label="Days to approve, sorted"
              unit="days"
              orientation="horizontal"
              height={160}
              categories={['Building department', 'Structural', 'Architect of record']}
              series={[{ id: 'd', label: 'Days', values: [21, 9, 6] }]}
            />
          ),
          reason: 'Long names fit beside horizontal bars, sorted by value.',
        },
        bad: {
          show: (
            <BarChart
              label="Days to approve, cut names"
              unit="days"
              height={160}
              categories={['Architect of record', 'Building department', 'Structural']}
              series={[{ id: 'd', label: 'Days', values: [6, 21, 9] }]}
            />
          ),
          reason: 'Below vertical bars the names are cut, and the order has no meaning.',
        },
      },
      {
        good: {
          show: (
            <BarChart
              label="Cost in parts"
              unit="money"
              layout="stacked"
              height={180}
              categories={months.slice(3)}
              series={cost.map((one) => ({ ...one, values: one.values.slice(3) }))}
            />
          ),
          reason: 'Parts of one sum are stacked, so the total can be read at the top.',
        },
        bad: {
          show: (
            <BarChart
              label="Billed on collected"
              unit="money"
              layout="stacked"
              height={180}
              categories={months.slice(3)}
              series={[billed, collected].map((one) => ({ ...one, values: one.values.slice(3) }))}
            />
          ),
          reason: 'Billed and collected count the same dollars twice. Show them side by side.',
        },
      },
    ),
};
