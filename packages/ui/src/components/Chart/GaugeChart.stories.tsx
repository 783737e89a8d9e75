import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { inCard, inCards, lessons } from './chart.stories.parts.tsx';
import { DonutChart } from './DonutChart.tsx';
import { GaugeChart } from './GaugeChart.tsx';

const meta = {
  title: 'Data/GaugeChart',
  component: GaugeChart,
  args: {
    label: 'On-time deliveries',
    value: 87,
    target: { value: 92, label: 'Target' },
    status: { text: '5 points under', tone: 'warn' },
  },
  render: inCard(GaugeChart),
} satisfies Meta<typeof GaugeChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const meter = within(canvasElement).getByRole('meter', { name: 'On-time deliveries' });
    await expect(meter).toHaveAttribute('aria-valuenow', '87');
    await expect(meter).toHaveAttribute('aria-valuetext', '87%, Target 92%, 5 points under');
  },
};

export const States: Story = {
  render: () =>
    inCards(
      'md',
      <GaugeChart
        label="Target reached"
        value={96}
        target={{ value: 92, label: 'Target' }}
        status={{ text: '4 points over', tone: 'ok' }}
      />,
      <GaugeChart label="Nothing" value={0} />,
      <GaugeChart
        label="Over the scale"
        value={128}
        target={{ value: 100, label: 'Contract' }}
        status={{ text: '28 points over contract', tone: 'bad' }}
      />,
      <GaugeChart label="Around zero" value={-4.2} min={-10} max={10} />,
      <GaugeChart
        label="Money"
        unit="money"
        value={1_860_000}
        max={2_210_000}
        target={{ value: 2_000_000, label: 'Budget' }}
      />,
      <GaugeChart label="No scale" value={5} min={10} max={10} unit="number" />,
      <GaugeChart label="No value yet" value={null} />,
      <GaugeChart label="Loading" value={null} isLoading />,
      <GaugeChart
        label="Failed"
        value={null}
        errorMessage="The deliveries could not be loaded"
        onRetry={fn()}
      />,
    ),
};

export const LongContent: Story = {
  args: {
    unit: 'money',
    value: 1_234_567_890_123,
    max: 2_000_000_000_000,
    target: { value: 1_900_000_000_000, label: 'What the board of directors asked for in the annual plan' },
    status: {
      text: '$665,432,109,877 under the plan of the fiscal year, before retainage is released',
      tone: 'bad',
    },
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'التسليم في الموعد',
    target: { value: 92, label: 'الهدف' },
    status: { text: 'أقل بمقدار ٥ نقاط', tone: 'warn' },
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Guidance: Story = {
  render: () =>
    lessons({
      good: {
        show: (
          <GaugeChart
            label="Value and target"
            value={87}
            target={{ value: 92, label: 'Target' }}
            status={{ text: '5 points under', tone: 'warn' }}
          />
        ),
        reason: 'One value on a fixed scale, with the target and the result in words.',
      },
      bad: {
        show: (
          <DonutChart
            label="Share as a donut"
            unit="percent"
            height={140}
            parts={[
              { id: 'on', label: 'On time', value: 87 },
              { id: 'late', label: 'Late', value: 13 },
            ]}
          />
        ),
        reason: 'A donut shows parts of a sum. It has no place for a target.',
      },
    }),
};
