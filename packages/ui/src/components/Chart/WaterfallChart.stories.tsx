import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { BarChart } from './BarChart.tsx';
import { inCard, inCards, lessons } from './chart.stories.parts.tsx';
import { WaterfallChart } from './WaterfallChart.tsx';

const steps = [
  { id: 'original', label: 'Original', value: 2_146_400, isTotal: true },
  { id: 'co1', label: 'Owner', value: 84_200 },
  { id: 'co2', label: 'Design', value: 31_900 },
  { id: 'credit', label: 'Credits', value: -52_500 },
  { id: 'none', label: 'Scope', value: 0 },
  { id: 'revised', label: 'Revised', value: null, isTotal: true },
];

const meta = {
  title: 'Data/WaterfallChart',
  component: WaterfallChart,
  args: {
    label: 'Contract sum',
    unit: 'money',
    steps: [
      { id: 'start', label: 'Cash, Mar 1', value: 310_000, isTotal: true },
      { id: 'paid', label: 'Payments in', value: 482_000 },
      { id: 'payroll', label: 'Payroll', value: -236_000 },
      { id: 'vendors', label: 'Vendors', value: -318_400 },
      { id: 'tax', label: 'Taxes', value: -41_200 },
      { id: 'end', label: 'Cash, Mar 31', value: null, isTotal: true },
    ],
  },
  render: inCard(WaterfallChart),
} satisfies Meta<typeof WaterfallChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { label: 'Cash in March' } };

export const Variants: Story = {
  render: () =>
    inCards(
      'lg',
      <WaterfallChart label="Contract sum" steps={steps} />,
      <WaterfallChart
        label="Cost against budget"
        better="lower"
        steps={[
          { id: 'budget', label: 'Budget', value: 640, isTotal: true },
          { id: 'labor', label: 'Labor', value: 120 },
          { id: 'material', label: 'Material', value: -210 },
          { id: 'subs', label: 'Subs', value: 40 },
          { id: 'cost', label: 'Forecast', value: null },
        ]}
      />,
      <WaterfallChart
        label="Below zero"
        better="higher"
        steps={[
          { id: 'a', label: 'Earned', value: 180_000 },
          { id: 'b', label: 'Written off', value: -260_000 },
          { id: 'c', label: 'Fees', value: -20_000 },
          { id: 'd', label: 'Refund', value: 60_000 },
          { id: 'e', label: 'Result', value: null },
        ]}
      />,
      <WaterfallChart
        label="Many steps"
        unit="number"
        steps={Array.from({ length: 36 }, (_, at) => ({
          id: String(at),
          label: `Change ${at + 1}`,
          value: ((at * 37) % 23) - 9,
        }))}
      />,
    ),
};

export const States: Story = {
  render: () =>
    inCards(
      'md',
      <WaterfallChart label="One step" steps={steps.slice(0, 1)} />,
      <WaterfallChart label="All zero" steps={[{ id: 'a', label: 'Change', value: 0 }]} />,
      <WaterfallChart label="Nothing yet" steps={[]} />,
      <WaterfallChart label="Loading" steps={[]} isLoading />,
      <WaterfallChart
        label="Failed"
        steps={[]}
        errorMessage="The changes could not be loaded"
        onRetry={fn()}
      />,
      <WaterfallChart label="As a table" steps={steps} defaultShowTable />,
    ),
};

const onSelect = fn();
export const Keyboard: Story = {
  args: { steps, onSelect },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Owner, Change +$84,200, Sum $2,230,600');
    await userEvent.keyboard('{Enter}');
    await expect(onSelect).toHaveBeenLastCalledWith({ index: 1, seriesId: null });
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Revised, Sum \$2,210,000$/);
  },
};

export const LongContent: Story = {
  args: {
    steps: steps.map((step) => ({
      ...step,
      label: `${step.label} of the Riverside Medical Pavilion, phases 1 to 3`,
      value: step.value === null ? null : step.value * 1e6,
    })),
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'قيمة العقد',
    steps: [
      { id: 'a', label: 'الأصلية', value: 900_000, isTotal: true },
      { id: 'b', label: 'تغيير', value: 310_000 },
      { id: 'c', label: 'خصم', value: -120_000 },
      { id: 'd', label: 'المعدلة', value: null },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('status')).toHaveTextContent('تغيير');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Guidance: Story = {
  render: () =>
    lessons({
      good: {
        show: <WaterfallChart label="From sum to sum" steps={steps} height={180} />,
        reason: 'Each change starts where the one before ended, so that the last sum is explained.',
      },
      bad: {
        show: (
          <BarChart
            label="Changes as bars"
            unit="money"
            height={180}
            categories={steps.map(({ label }) => label)}
            series={[{ id: 'value', label: 'Amount', values: steps.map(({ value }) => value) }]}
          />
        ),
        reason: 'Beside the sums the changes are hardly visible, and nothing leads to the result.',
      },
    }),
};
