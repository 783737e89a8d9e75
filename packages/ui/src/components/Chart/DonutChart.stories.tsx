import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { BarChart } from './BarChart.tsx';
import { inCard, inCards, lessons, partsOf } from './chart.stories.parts.tsx';
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
  render: inCard(DonutChart),
} satisfies Meta<typeof DonutChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () =>
    inCards(
      'md',
      <DonutChart label="One part" parts={partsOf({ Framing: 12 })} />,
      <DonutChart label="All zero" parts={partsOf({ Open: 0, Closed: 0 })} />,
      <DonutChart
        label="Slivers"
        parts={partsOf({ Closed: 960, Open: 12, Overdue: 6, Draft: 4, Void: 2 })}
        totalLabel="RFIs"
      />,
      <DonutChart label="Nothing yet" parts={[]} />,
      <DonutChart label="Loading" parts={[]} isLoading />,
      <DonutChart label="Failed" parts={[]} errorMessage="The cost could not be loaded" />,
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
    parts: partsOf({ العمالة: 1_840_000, المواد: 1_420_000, المقاولون: 960_000 }),
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Guidance: Story = {
  render: () =>
    lessons(
      {
        good: {
          show: (
            <DonutChart
              label="Open and closed"
              height={160}
              parts={partsOf({ Closed: 64, Open: 21 })}
              totalLabel="RFIs"
            />
          ),
          reason: 'A few parts of one total, with the total in the center.',
        },
        bad: {
          show: (
            <DonutChart
              label="Too many parts"
              height={160}
              parts={Array.from({ length: 11 }, (_, at) => ({
                id: String(at),
                label: `Crew ${at + 1}`,
                value: 20 + at,
              }))}
            />
          ),
          reason: 'Eleven parts of similar size cannot be compared, and the six colors repeat.',
        },
      },
      {
        good: {
          show: (
            <BarChart
              label="Crews by bar"
              orientation="horizontal"
              height={180}
              categories={['Framing', 'Board', 'Finish', 'Doors']}
              series={[{ id: 'h', label: 'Hours', values: [320, 300, 280, 260] }]}
            />
          ),
          reason: 'Bars show the difference between similar amounts.',
        },
        bad: {
          show: (
            <DonutChart
              label="Crews by angle"
              height={180}
              parts={['Framing', 'Board', 'Finish', 'Doors'].map((label, at) => ({
                id: label,
                label,
                value: 320 - at * 20,
              }))}
            />
          ),
          reason: 'As angles, similar amounts look the same.',
        },
      },
    ),
};
