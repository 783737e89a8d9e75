import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { BarChart } from './BarChart.tsx';
import { inCard, inCards, lessons } from './chart.stories.parts.tsx';
import { DotPlot } from './DotPlot.tsx';

const items = [
  { id: '25-088', label: 'Northgate Plaza TI', before: 18, after: 14.2 },
  { id: '25-071', label: 'Fulton Street Library', before: 21.5, after: 22.8 },
  { id: '25-094', label: 'Cascade Credit Union', before: 19, after: 19.4 },
  { id: '25-102', label: 'Amazon Park Pavilion', before: 16.5, after: 12.1 },
  { id: '25-066', label: 'Gateway Imaging', before: 22, after: 23.6 },
  { id: '26-004', label: 'Riverbend Suite 300', before: 20, after: 20 },
  { id: '26-009', label: 'Kalapuya High Labs', before: null, after: 18.1 },
];

const meta = {
  title: 'Data/DotPlot',
  component: DotPlot,
  args: {
    label: 'Margin by job',
    unit: 'percent',
    categoryLabel: 'Job',
    beforeLabel: 'Estimate',
    afterLabel: 'Forecast',
    better: 'higher',
    tolerance: 0.6,
    items,
  },
  render: inCard(DotPlot),
} satisfies Meta<typeof DotPlot>;
export default meta;
type Story = StoryObj<typeof meta>;

const labels = { beforeLabel: 'Estimate', afterLabel: 'Forecast' };

export const Default: Story = {};

export const States: Story = {
  render: () =>
    inCards(
      'md',
      <DotPlot
        {...labels}
        label="Days, fewer are better"
        unit="days"
        better="lower"
        startsAtZero
        items={[
          { id: 'a', label: 'Submittals', before: 21, after: 14 },
          { id: 'b', label: 'RFIs', before: 6, after: 9 },
        ]}
      />,
      <DotPlot
        {...labels}
        label="Below zero, neither good nor bad"
        unit="money"
        items={[
          { id: 'a', label: 'Framing', before: -12_000, after: 31_000 },
          { id: 'b', label: 'Board', before: 4_000, after: -26_000 },
        ]}
      />,
      <DotPlot {...labels} label="One job" unit="percent" items={items.slice(0, 1)} />,
      <DotPlot
        {...labels}
        label="Only an estimate"
        unit="percent"
        items={[{ id: 'a', label: 'New job', before: 18, after: null }]}
      />,
      <DotPlot {...labels} label="Nothing yet" items={[]} />,
      <DotPlot {...labels} label="Loading" items={[]} isLoading />,
      <DotPlot
        {...labels}
        label="Failed"
        items={[]}
        errorMessage="The margins could not be loaded"
        onRetry={fn()}
      />,
      <DotPlot {...labels} label="As a table" unit="percent" items={items} defaultShowTable />,
    ),
};

const onSelect = fn();
export const Keyboard: Story = {
  args: { onSelect },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const chart = canvas.getByRole('application');
    chart.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Northgate Plaza TI, Estimate 18%, Forecast 14.2%, Change −3.8 pt',
    );
    await userEvent.keyboard('{End}{Enter}');
    await expect(onSelect).toHaveBeenLastCalledWith({ index: 6, seriesId: null });
    await expect(canvas.getByRole('status')).toHaveTextContent('Estimate none');
    const box = chart.getBoundingClientRect();
    fireEvent.pointerMove(chart, { clientX: box.left + 200, clientY: box.top + 28 + 28 * 1.5 });
    await expect(canvas.getByRole('status')).toHaveTextContent('Fulton Street Library');
    await userEvent.keyboard('{Escape}');
  },
};

export const LongContent: Story = {
  args: {
    unit: 'money',
    items: items.map((item) => ({
      ...item,
      label: `${item.label}, phases 1 to 3, including the parking structure`,
      before: item.before === null ? null : item.before * 123_456_789,
      after: item.after * 123_456_789,
    })),
    beforeLabel: 'Estimate at the time of the award, before changes',
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'الهامش',
    beforeLabel: 'التقدير',
    afterLabel: 'التوقع',
    items: [
      { id: 'a', label: 'المكتبة', before: 18, after: 14.2 },
      { id: 'b', label: 'المدرسة', before: 21.5, after: 22.8 },
    ],
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Guidance: Story = {
  render: () =>
    lessons({
      good: {
        show: (
          <DotPlot
            {...labels}
            label="Before and after"
            unit="percent"
            better="higher"
            items={items.slice(0, 4)}
          />
        ),
        reason: 'The distance between the dots is the change, on an axis that need not start at zero.',
      },
      bad: {
        show: (
          <BarChart
            label="Before and after as bars"
            unit="percent"
            height={160}
            categories={items.slice(0, 4).map(({ label }) => label)}
            series={[
              { id: 'before', label: 'Estimate', values: items.slice(0, 4).map(({ before }) => before) },
              { id: 'after', label: 'Forecast', values: items.slice(0, 4).map(({ after }) => after) },
            ]}
          />
        ),
        reason: 'Bars start at zero, so that a change of a few points is hard to see.',
      },
    }),
};
