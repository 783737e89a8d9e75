import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Columns, Stack } from '../Layout/Layout.tsx';
import { BarChart } from './BarChart.tsx';
import { billed, collected, months } from './BarChart.stories.parts.tsx';
import { ChartCard } from './ChartCard.tsx';
import { DonutChart } from './DonutChart.tsx';

const chart = (
  <BarChart label="Billed by month" unit="money" categories={months} series={[billed, collected]} />
);

const meta = {
  title: 'Data/ChartCard',
  component: ChartCard,
  args: { title: 'Billed by month', children: chart },
  render: (args) => (
    <Stack measure="form">
      <ChartCard {...args} />
    </Stack>
  ),
} satisfies Meta<typeof ChartCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Columns min="md" hasEqualHeight>
      <ChartCard
        title="With an action"
        description="October to March"
        actions={
          <Button size="sm" variant="ghost" onPress={fn()}>
            Open report
          </Button>
        }
      >
        {chart}
      </ChartCard>
      <ChartCard title="Loading">
        <BarChart label="Loading" categories={[]} series={[]} isLoading />
      </ChartCard>
      <ChartCard title="Nothing yet">
        <DonutChart label="Nothing yet" parts={[]} />
      </ChartCard>
    </Columns>
  ),
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show as a table' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('rowheader', { name: 'Mar' })).toBeVisible();
    // The switch keeps the focus and leads back.
    await expect(canvas.getByRole('button', { name: 'Show as a chart' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('application')).toBeVisible();
  },
};

export const LongContent: Story = {
  args: {
    title: 'Billed by month to the customers of the Front Range and Western Slope territories together',
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    title: 'المبالغ المفوترة',
    children: (
      <BarChart
        label="المبالغ المفوترة"
        unit="money"
        categories={['أكتوبر', 'نوفمبر']}
        series={[{ id: 'billed', label: 'مفوتر', values: [1_240_000, 980_000] }]}
      />
    ),
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Guidance: Story = {
  render: () => (
    <DoDont
      good={{
        show: (
          <Stack isFullWidth>
            <ChartCard title="In the head of the card">{chart}</ChartCard>
          </Stack>
        ),
        reason: 'The switch to the table is beside the title, and the drawing starts right below it.',
      }}
      bad={{
        show: (
          <Stack isFullWidth>
            <Card title="In a plain card">{chart}</Card>
          </Stack>
        ),
        reason: 'In a plain card the switch takes a row of its own.',
      }}
    />
  ),
};
