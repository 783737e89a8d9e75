import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { inCard, inCards, lessons, partsOf } from './chart.stories.parts.tsx';
import { DonutChart } from './DonutChart.tsx';
import { TreemapChart } from './TreemapChart.tsx';

const parts = partsOf({
  'Gypsum board': 1_420_000,
  Framing: 1_180_000,
  'Doors and frames': 640_000,
  Ceilings: 520_000,
  Paint: 310_000,
  Flooring: 280_000,
  Insulation: 190_000,
  Millwork: 120_000,
  Specialties: 64_000,
  Cleaning: 18_000,
});

const meta = {
  title: 'Data/TreemapChart',
  component: TreemapChart,
  args: { label: 'Cost by division', unit: 'money', categoryLabel: 'Division', parts },
  render: inCard(TreemapChart),
} satisfies Meta<typeof TreemapChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () =>
    inCards(
      'md',
      <TreemapChart label="One part" height={160} parts={partsOf({ Framing: 12 })} />,
      <TreemapChart
        label="Nearly all in one part"
        height={160}
        parts={partsOf({ Closed: 9_960, Open: 12, Overdue: 6, Draft: 4, Void: 0 })}
      />,
      <TreemapChart label="All zero" height={160} parts={partsOf({ Open: 0, Closed: 0 })} />,
      <TreemapChart label="Nothing yet" height={160} parts={[]} />,
      <TreemapChart label="Loading" height={160} parts={[]} isLoading />,
      <TreemapChart
        label="Failed"
        height={160}
        parts={[]}
        errorMessage="The cost could not be loaded"
        onRetry={fn()}
      />,
      <TreemapChart label="As a table" height={160} unit="money" parts={parts} defaultShowTable />,
    ),
};

const onSelect = fn();
export const Keyboard: Story = {
  args: { onSelect },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const chart = canvas.getByRole('application');
    chart.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Framing, Amount $1,180,000, Share 25%');
    await userEvent.keyboard('{Enter}');
    await expect(onSelect).toHaveBeenLastCalledWith({ index: 1, seriesId: null });
    const box = chart.getBoundingClientRect();
    fireEvent.pointerMove(chart, { clientX: box.left + 10, clientY: box.top + 10 });
    await expect(canvas.getByRole('status')).toHaveTextContent('Gypsum board');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Cleaning');
  },
};

export const ManyItems: Story = {
  args: {
    label: 'Stock by item',
    parts: Array.from({ length: 300 }, (_, at) => ({
      id: String(at),
      label: `Item ${at + 1}`,
      value: Math.round(90_000 / (at + 1)),
    })),
  },
};

export const LongContent: Story = {
  args: {
    parts: parts.map((part) => ({
      ...part,
      label: `${part.label} of the Riverside Medical Pavilion, phases 1 to 3`,
      value: part.value * 1e6,
    })),
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'التكلفة',
    parts: partsOf({ العمالة: 1_840_000, المواد: 1_420_000, المقاولون: 960_000, المعدات: 240_000 }),
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Guidance: Story = {
  render: () =>
    lessons({
      good: {
        show: <TreemapChart label="Ten parts by area" unit="money" height={180} parts={parts} />,
        reason: 'Many parts, each with its name inside.',
      },
      bad: {
        show: <DonutChart label="Ten parts as a ring" unit="money" height={180} parts={parts} />,
        reason: 'A ring of ten parts has slivers, and labels far from them.',
      },
    }),
};
