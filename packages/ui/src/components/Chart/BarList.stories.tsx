import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { Card } from '../Card/Card.tsx';
import { formatMoney } from '../Format/money.ts';
import { Stack } from '../Layout/Layout.tsx';
import { BarList } from './BarList.tsx';

const money = (value: number) => formatMoney(String(value), { style: 'compact' });
const items = [
  { id: 'lead', label: 'Lead', count: 18, full: 1_420_000, weighted: 140_000 },
  { id: 'qualified', label: 'Qualified', count: 14, full: 2_360_000, weighted: 590_000 },
  { id: 'estimating', label: 'Estimating', count: 21, full: 3_180_000, weighted: 1_270_000 },
  { id: 'quoted', label: 'Quoted', count: 11, full: 2_640_000, weighted: 1_450_000 },
].map(({ full, weighted, ...stage }) => ({
  ...stage,
  value: weighted,
  secondary: full,
  figures: [money(full), money(weighted)],
  href: `#${stage.id}`,
}));
const meta = {
  title: 'Data/BarList',
  component: BarList,
  args: {
    label: 'Pipeline by stage',
    heads: { label: 'Stage', count: 'Count', figures: ['Full', 'Weighted'] },
    legend: { value: 'Weighted', secondary: 'Full value' },
    items,
    total: { label: 'Total', count: 64, figures: ['$9.60M', '$3.45M'] },
  },
  render: (args) => (
    <Stack measure="form">
      <Card title={args.label}>
        <BarList {...args} />
      </Card>
    </Stack>
  ),
} satisfies Meta<typeof BarList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Plain: Story = {
  args: {
    heads: { label: 'Stage' },
    legend: undefined,
    total: undefined,
    items: items.map(({ id, label, value }) => ({ id, label, value })),
  },
};
export const Nothing: Story = {
  args: {
    items: items.map((item) => ({ ...item, value: 0, secondary: 0, count: 0, figures: ['$0', '$0'] })),
    total: { label: 'Total', count: 0, figures: ['$0', '$0'] },
  },
};
export const LongContent: Story = {
  args: {
    items: items.map((item) => ({
      ...item,
      label: 'Riverside Medical Pavilion, Phase 2, tenant improvement of levels 1 to 6 and the annex',
    })),
  },
};
/** In dashboard cards of 280, 400 and 520 pixels. */
export const InNarrowCards: Story = {
  render: (args) => (
    <Stack gap={16}>
      {[280, 400, 520].map((width) => (
        <div key={width} style={{ width, maxWidth: '100%' }}>
          <BarList
            {...args}
            label={`${args.label}, ${width} pixels`}
            items={args.items.map((item, at) =>
              at ? item : { ...item, label: 'Leads of the Front Range office' },
            )}
          />
        </div>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    for (const table of within(canvasElement).getAllByRole('table')) {
      const room = table.parentElement?.parentElement?.clientWidth ?? 0;
      await expect(table.scrollWidth).toBeLessThanOrEqual(room);
    }
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'المسار',
    heads: { label: 'المرحلة', count: 'العدد', figures: ['كامل', 'مرجح'] },
    legend: { value: 'مرجح', secondary: 'كامل' },
    items: items.map((item, at) => ({
      ...item,
      label: ['عميل محتمل', 'مؤهل', 'قيد التقدير', 'تم التسعير'][at] ?? item.label,
    })),
    total: { ...meta.args.total, label: 'المجموع' },
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
const weightedHeads = { label: 'Stage', figures: ['Weighted'] };
const weightedOnly = ({ id, label, value }: (typeof items)[number]) => ({
  id,
  label,
  value,
  figures: [money(value)],
});
export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: (
            <Stack isFullWidth>
              <BarList {...meta.args} label="Figures and bars" />
            </Stack>
          ),
          reason: 'Bars with figures; each row links to its list.',
        }}
        bad={{
          show: (
            <Stack isFullWidth>
              <BarList
                label="Bars alone"
                heads={{ label: 'Stage' }}
                items={items.map(({ id, label, value }) => ({ id, label, value }))}
              />
            </Stack>
          ),
          reason: 'Without figures, nobody can tell by how much the rows differ.',
        }}
      />
      <DoDont
        good={{
          show: (
            <Stack isFullWidth>
              <BarList label="In order" heads={weightedHeads} items={items.slice(0, 3).map(weightedOnly)} />
            </Stack>
          ),
          reason: 'Stages follow their order; other rows are sorted by value.',
        }}
        bad={{
          show: (
            <Stack isFullWidth>
              <BarList
                label="Shuffled"
                heads={weightedHeads}
                items={[items[2], items[0], items[1]].flatMap((item) => (item ? [weightedOnly(item)] : []))}
              />
            </Stack>
          ),
          reason: 'Without an order, readers have to sort the rows themselves.',
        }}
      />
    </>
  ),
};
