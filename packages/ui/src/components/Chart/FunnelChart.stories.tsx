import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { BarChart } from './BarChart.tsx';
import { inCard, inCards, lessons, partsOf } from './chart.stories.parts.tsx';
import { FunnelChart } from './FunnelChart.tsx';

const stages = [
  { id: 'lead', label: 'Lead', value: 214 },
  { id: 'qualified', label: 'Qualified', value: 142 },
  { id: 'estimating', label: 'Estimating', value: 96 },
  { id: 'submitted', label: 'Bid submitted', value: 71 },
  { id: 'awarded', label: 'Awarded', value: 19 },
];

const meta = {
  title: 'Data/FunnelChart',
  component: FunnelChart,
  args: { label: 'From lead to award', categoryLabel: 'Stage', stages },
  render: inCard(FunnelChart),
} satisfies Meta<typeof FunnelChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () =>
    inCards(
      'md',
      <FunnelChart
        label="Money"
        unit="money"
        stages={stages.map((stage) => ({ ...stage, value: stage.value * 41_300 }))}
      />,
      <FunnelChart
        label="Only leads"
        stages={stages.map((stage, at) => ({ ...stage, value: at ? 0 : 12 }))}
      />,
      <FunnelChart label="One stage" stages={stages.slice(0, 1)} />,
      <FunnelChart label="Nothing yet" stages={[]} />,
      <FunnelChart label="Loading" stages={stages} isLoading />,
      <FunnelChart label="Failed" stages={[]} errorMessage="The stages could not be loaded" />,
    ),
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Estimating, Amount 96, From previous stage 68%',
    );
  },
};

export const LongContent: Story = {
  args: {
    stages: stages.map((stage) => ({
      ...stage,
      label: `${stage.label} by the Front Range estimating department`,
    })),
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'من العميل إلى العقد',
    stages: partsOf({ عميل: 214, مؤهل: 142, عقد: 19 }),
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Guidance: Story = {
  render: () =>
    lessons(
      {
        good: {
          show: <FunnelChart label="Stages in order" stages={stages.slice(0, 4)} />,
          reason: 'Each stage is what remains of the one before.',
        },
        bad: {
          show: (
            <FunnelChart
              label="Territories as a funnel"
              stages={partsOf({ 'Front Range': 40, 'Western Slope': 22, Plains: 31 })}
            />
          ),
          reason: 'Territories do not follow each other. Use bars.',
        },
      },
      {
        good: {
          show: <FunnelChart label="Counts" stages={stages.slice(2)} />,
          reason: 'All counts are of the same group, so the conversion rate has a meaning.',
        },
        bad: {
          show: (
            <BarChart
              label="Only the amounts"
              height={160}
              categories={stages.slice(2).map(({ label }) => label)}
              series={[{ id: 'n', label: 'Bids', values: stages.slice(2).map(({ value }) => value) }]}
            />
          ),
          reason: 'With bars, readers have to calculate the loss between stages.',
        },
      },
    ),
};
