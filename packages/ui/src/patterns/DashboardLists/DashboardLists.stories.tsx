import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Card } from '../../components/Card/Card.tsx';
import { Stack } from '../../components/Layout/Layout.tsx';
import { StatusText } from '../../components/Status/StatusText.tsx';
import { formatLocalDate } from '../../components/Date/dates.ts';
import { DoDont } from '../../stories/DoDont.tsx';
import { DueList, RankList } from './DashboardLists.tsx';

const items = [
  {
    id: '1',
    title: 'Harbor View Dental',
    subtitle: 'Ridge Dental Group',
    person: 'Maya Lindqvist',
    figure: '$412K',
    href: '#1',
    day: '2026-03-10',
    status: <StatusText tone="warn">In review</StatusText>,
  },
  {
    id: '2',
    title: 'Cedar Ridge Senior Living',
    subtitle: 'Kestrel & Lowe Construction',
    person: 'Tomás Herrera',
    figure: '$2.90M',
    href: '#2',
    day: '2026-03-10',
  },
  {
    id: '3',
    title: 'Union Yard Offices',
    subtitle: 'Brightwater Builders Group',
    person: 'Priya Raman',
    figure: '$3.12M',
    href: '#3',
    day: '2026-03-12',
  },
];
const meta = {
  title: 'Patterns/DashboardLists',
  component: RankList,
  args: { label: 'Largest bids', items: items.toReversed() },
  render: (args) => (
    <Stack measure="form">
      <Card title={args.label}>
        <RankList {...args} />
      </Card>
    </Stack>
  ),
} satisfies Meta<typeof RankList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Union Yard Offices' })).toHaveFocus();
  },
};
const byDay = (label: string, own: typeof items) => (
  <Stack measure="form">
    <Card title={label}>
      <DueList label={label} items={own} />
    </Card>
  </Stack>
);
export const ByDay: Story = { render: () => byDay('Bids due', items) };
export const LongContent: Story = {
  args: {
    items: items.map((item) => ({
      ...item,
      title: 'Riverside Medical Pavilion, Phase 2, tenant improvement of levels 1 to 6 and the annex',
      subtitle: 'Riverside Medical Pavilion, Phase 2, tenant improvement of levels 1 to 6 and the annex',
    })),
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () =>
    byDay(
      'عروض مستحقة',
      items.map((item) => ({
        ...item,
        title: 'مركز ميريديان',
        subtitle: 'إسكان',
        ...(item.status && { status: <StatusText tone="warn">قيد المراجعة</StatusText> }),
      })),
    ),
  play: async ({ canvasElement }) => {
    for (const day of canvasElement.querySelectorAll('time'))
      await expect(day.scrollWidth).toBeLessThanOrEqual(day.clientWidth);
  },
};
export const Phone: Story = {
  render: () => byDay('Bids due', items),
  globals: { viewport: { value: 'phone' } },
};
export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: (
            <Stack isFullWidth>
              <DueList label="Days once" items={items} />
            </Stack>
          ),
          reason: 'Each day is shown once, at its first row.',
        }}
        bad={{
          show: (
            <Stack isFullWidth>
              <RankList
                label="Days repeated"
                items={items.map((item) => ({
                  ...item,
                  subtitle: `Due ${formatLocalDate(item.day, 'en-US')}`,
                }))}
              />
            </Stack>
          ),
          reason: 'A date in every row takes the place of the customer and has to be compared.',
        }}
      />
      <DoDont
        good={{
          show: (
            <Card title="Largest bids">
              <RankList label="Largest" items={items.toReversed()} />
            </Card>
          ),
          reason: 'The title of the card gives the order.',
        }}
        bad={{
          show: (
            <Card title="Bids">
              <RankList label="Unsorted" items={items} />
            </Card>
          ),
          reason: 'The title gives no order, and the rows have none.',
        }}
      />
    </>
  ),
};
