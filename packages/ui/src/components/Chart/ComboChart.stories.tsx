import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inCard, inCards, lessons } from './chart.stories.parts.tsx';
import { ComboChart } from './ComboChart.tsx';
import { LineChart } from './LineChart.tsx';

const months = ['Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar'];
const billed = {
  id: 'billed',
  label: 'Billed',
  values: [1_240_000, 980_000, 1_610_000, 1_120_000, 1_480_000, 1_890_000],
};
const margin = { id: 'margin', label: 'Margin', values: [19.4, 18.9, 19.1, 18.8, 19.2, 18.6] };
const kinds = [
  { id: 'labor', label: 'Labor', values: [420_000, 390_000, 510_000, 440_000, 470_000, 560_000] },
  { id: 'material', label: 'Material', values: [310_000, 280_000, 420_000, 260_000, 380_000, 450_000] },
];
const weeks = Array.from({ length: 52 }, (_, at) => `Week ${at + 1}`);

const meta = {
  title: 'Data/ComboChart',
  component: ComboChart,
  args: {
    label: 'Billed and margin',
    unit: 'money',
    categoryLabel: 'Month',
    categories: months,
    columns: [billed],
    lines: [margin],
  },
  render: inCard(ComboChart),
} satisfies Meta<typeof ComboChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  render: () =>
    inCards(
      'lg',
      <ComboChart
        label="Cost by kind and crew"
        unit="money"
        lineUnit="number"
        layout="stacked"
        categories={months}
        columns={kinds}
        lines={[{ id: 'crew', label: 'People', values: [18, 16, 22, 19, 20, 24] }]}
      />,
      <ComboChart
        label="Side by side"
        unit="money"
        categories={months}
        columns={kinds}
        lines={[{ id: 'share', label: 'Overtime', values: [4.1, 3.8, null, 6.2, 5.5, 7.9] }]}
      />,
      <ComboChart
        label="Below zero"
        unit="money"
        lineUnit="money"
        categories={['Q1', 'Q2', 'Q3', 'Q4']}
        columns={[{ id: 'flow', label: 'Cash flow', values: [240_000, -310_000, -80_000, 420_000] }]}
        lines={[{ id: 'cash', label: 'Cash', values: [1_240_000, 930_000, 850_000, 1_270_000] }]}
      />,
      <ComboChart
        label="A year of weeks"
        unit="hours"
        categories={weeks}
        columns={[{ id: 'hours', label: 'Hours', values: weeks.map((_, at) => 320 + ((at * 53) % 170)) }]}
        lines={[{ id: 'late', label: 'Late', values: weeks.map((_, at) => 4 + ((at * 7) % 11)) }]}
      />,
    ),
};

export const States: Story = {
  render: () =>
    inCards(
      'md',
      <ComboChart label="Loading" categories={[]} columns={[]} lines={[]} isLoading />,
      <ComboChart
        label="Failed"
        categories={[]}
        columns={[]}
        lines={[]}
        errorMessage="The billing could not be loaded"
        onRetry={fn()}
      />,
      <ComboChart label="Nothing yet" categories={[]} columns={[]} lines={[]} />,
      <ComboChart
        label="One month"
        unit="money"
        categories={['Mar']}
        columns={[{ ...billed, values: [1_890_000] }]}
        lines={[{ ...margin, values: [18.6] }]}
      />,
      <ComboChart
        label="All zero"
        unit="money"
        categories={months}
        columns={[{ ...billed, values: [0, 0, 0, 0, 0, 0] }]}
        lines={[{ ...margin, values: [0, 0, 0, 0, 0, 0] }]}
      />,
      <ComboChart
        label="As a table"
        unit="money"
        categoryLabel="Month"
        layout="stacked"
        categories={months}
        columns={kinds}
        lines={[margin]}
        defaultShowTable
      />,
    ),
};

const onSelect = fn();
export const Keyboard: Story = {
  args: { onSelect },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Nov, Billed $980,000, Margin 18.9%');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(onSelect).toHaveBeenLastCalledWith({ index: 1, seriesId: 'margin' });
    await userEvent.click(canvas.getByRole('button', { name: 'Margin' }));
    await expect(canvas.getByRole('button', { name: 'Margin' })).toHaveAttribute('aria-pressed', 'false');
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Mar, Billed \$1,890,000$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Margin' }));
  },
};

export const LongContent: Story = {
  args: {
    categories: months.map((month) => `${month} of the fiscal year`),
    columns: [
      {
        ...billed,
        label: 'Billed to all customers of the Front Range and Western Slope territories',
        values: billed.values.map((value) => value * 1e6),
      },
    ],
    lines: [{ ...margin, label: 'Margin before the share of the general overhead is deducted' }],
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'المبالغ المفوترة والهامش',
    categories: ['أكتوبر', 'نوفمبر', 'ديسمبر'],
    columns: [{ id: 'billed', label: 'مفوتر', values: [1_240_000, 980_000, 1_610_000] }],
    lines: [{ id: 'margin', label: 'الهامش', values: [19.4, 18.9, 19.1] }],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('status')).toHaveTextContent('نوفمبر');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Guidance: Story = {
  render: () =>
    lessons({
      good: {
        show: (
          <ComboChart
            label="Amounts and their rate"
            unit="money"
            height={160}
            categories={months}
            columns={[billed]}
            lines={[margin]}
          />
        ),
        reason:
          'An amount and a rate of it have different units: columns and a line, each with its own axis.',
      },
      bad: {
        show: (
          <LineChart
            label="Amounts and rates as lines"
            height={160}
            categories={months}
            series={[billed, margin]}
          />
        ),
        reason: 'On one axis the rate is a flat line at zero.',
      },
    }),
};
