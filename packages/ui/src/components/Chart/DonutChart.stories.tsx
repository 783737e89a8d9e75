import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { Card } from '../Card/Card.tsx';
import { Columns, Stack } from '../Layout/Layout.tsx';
import { BarChart } from './BarChart.tsx';
import { DonutChart } from './DonutChart.tsx';

const parts = [
  { id: 'labor', label: 'Labor', value: 1_840_000 },
  { id: 'material', label: 'Material', value: 1_420_000 },
  { id: 'subs', label: 'Subcontracts', value: 960_000 },
  { id: 'equipment', label: 'Equipment', value: 240_000 },
  { id: 'permits', label: 'Permits and fees', value: 64_000 },
];

const meta = {
  title: 'Data/DonutChart',
  component: DonutChart,
  args: { label: 'Cost by kind', unit: 'money', categoryLabel: 'Kind', parts, totalLabel: 'at cost' },
  render: (args) => (
    <Stack measure="form">
      <Card title={args.label}>
        <DonutChart {...args} />
      </Card>
    </Stack>
  ),
} satisfies Meta<typeof DonutChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Columns min="md">
      <Card title="One part">
        <DonutChart label="One part" parts={[{ id: 'a', label: 'Framing', value: 12 }]} />
      </Card>
      <Card title="All nothing">
        <DonutChart
          label="All nothing"
          parts={[
            { id: 'a', label: 'Open', value: 0 },
            { id: 'b', label: 'Closed', value: 0 },
          ]}
        />
      </Card>
      <Card title="Slivers">
        <DonutChart
          label="Slivers"
          parts={[
            { id: 'a', label: 'Closed', value: 960 },
            { id: 'b', label: 'Open', value: 12 },
            { id: 'c', label: 'Overdue', value: 6 },
            { id: 'd', label: 'Draft', value: 4 },
            { id: 'e', label: 'Void', value: 2 },
          ]}
          totalLabel="RFIs"
        />
      </Card>
      <Card title="Nothing yet">
        <DonutChart label="Nothing yet" parts={[]} />
      </Card>
      <Card title="Loading">
        <DonutChart label="Loading" parts={[]} isLoading />
      </Card>
      <Card title="Failed">
        <DonutChart label="Failed" parts={[]} errorMessage="The cost could not be loaded" />
      </Card>
    </Columns>
  ),
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Material, Amount $1,420,000, Share 31%');
  },
};

export const LongContent: Story = {
  args: {
    parts: parts.map((part) => ({
      ...part,
      label: `${part.label} of the Riverside Medical Pavilion, phases 1 to 3`,
    })),
    totalLabel: 'at cost, before overhead',
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'التكلفة',
    totalLabel: 'بالتكلفة',
    parts: [
      { id: 'a', label: 'العمالة', value: 1_840_000 },
      { id: 'b', label: 'المواد', value: 1_420_000 },
      { id: 'c', label: 'المقاولون', value: 960_000 },
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
              <DonutChart
                label="Open and closed"
                height={160}
                parts={[
                  { id: 'a', label: 'Closed', value: 64 },
                  { id: 'b', label: 'Open', value: 21 },
                ]}
                totalLabel="RFIs"
              />
            </Stack>
          ),
          because: 'A few parts of one whole, with the whole in the middle.',
        }}
        bad={{
          show: (
            <Stack fullWidth>
              <DonutChart
                label="Too many parts"
                height={160}
                parts={Array.from({ length: 11 }, (_, at) => ({
                  id: String(at),
                  label: `Crew ${at + 1}`,
                  value: 20 + at,
                }))}
              />
            </Stack>
          ),
          because: 'Eleven pieces of nearly one size cannot be compared, and six colours repeat.',
        }}
      />
      <DoDont
        good={{
          show: (
            <Stack fullWidth>
              <BarChart
                label="Crews by bar"
                orientation="horizontal"
                height={180}
                categories={['Framing', 'Board', 'Finish', 'Doors']}
                series={[{ id: 'h', label: 'Hours', values: [320, 300, 280, 260] }]}
              />
            </Stack>
          ),
          because: 'Amounts that are close are told apart by bars.',
        }}
        bad={{
          show: (
            <Stack fullWidth>
              <DonutChart
                label="Crews by angle"
                height={180}
                parts={['Framing', 'Board', 'Finish', 'Doors'].map((label, at) => ({
                  id: label,
                  label,
                  value: 320 - at * 20,
                }))}
              />
            </Stack>
          ),
          because: 'As angles they look alike.',
        }}
      />
    </>
  ),
};
