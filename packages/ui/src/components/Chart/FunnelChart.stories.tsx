import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { Card } from '../Card/Card.tsx';
import { Columns, Stack } from '../Layout/Layout.tsx';
import { BarChart } from './BarChart.tsx';
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
  render: (args) => (
    <Stack measure="form">
      <Card title={args.label}>
        <FunnelChart {...args} />
      </Card>
    </Stack>
  ),
} satisfies Meta<typeof FunnelChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Columns min="md">
      <Card title="Money">
        <FunnelChart
          label="Money"
          unit="money"
          stages={stages.map((stage) => ({ ...stage, value: stage.value * 41_300 }))}
        />
      </Card>
      <Card title="Nothing came on">
        <FunnelChart
          label="Nothing came on"
          stages={stages.map((stage, at) => ({ ...stage, value: at ? 0 : 12 }))}
        />
      </Card>
      <Card title="One stage">
        <FunnelChart label="One stage" stages={stages.slice(0, 1)} />
      </Card>
      <Card title="Nothing yet">
        <FunnelChart label="Nothing yet" stages={[]} />
      </Card>
      <Card title="Loading">
        <FunnelChart label="Loading" stages={stages} isLoading />
      </Card>
      <Card title="Failed">
        <FunnelChart label="Failed" stages={[]} errorMessage="The stages could not be loaded" />
      </Card>
    </Columns>
  ),
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Estimating, Amount 96, From the stage before 68%',
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
    stages: [
      { id: 'a', label: 'عميل', value: 214 },
      { id: 'b', label: 'مؤهل', value: 142 },
      { id: 'c', label: 'عقد', value: 19 },
    ],
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: (
            <Stack fullWidth>
              <FunnelChart label="Stages in order" stages={stages.slice(0, 4)} />
            </Stack>
          ),
          because: 'Each stage is what is left of the one before.',
        }}
        bad={{
          show: (
            <Stack fullWidth>
              <FunnelChart
                label="Territories as a funnel"
                stages={[
                  { id: 'a', label: 'Front Range', value: 40 },
                  { id: 'b', label: 'Western Slope', value: 22 },
                  { id: 'c', label: 'Plains', value: 31 },
                ]}
              />
            </Stack>
          ),
          because: 'Nothing goes on from one territory to the next. Use bars.',
        }}
      />
      <DoDont
        good={{
          show: (
            <Stack fullWidth>
              <FunnelChart label="Counts" stages={stages.slice(2)} />
            </Stack>
          ),
          because: 'Counts of the same cohort: the share that came on means something.',
        }}
        bad={{
          show: (
            <Stack fullWidth>
              <BarChart
                label="Only the amounts"
                height={160}
                categories={stages.slice(2).map(({ label }) => label)}
                series={[{ id: 'n', label: 'Bids', values: stages.slice(2).map(({ value }) => value) }]}
              />
            </Stack>
          ),
          because: 'Bars leave the reader to work out what was lost from stage to stage.',
        }}
      />
    </>
  ),
};
