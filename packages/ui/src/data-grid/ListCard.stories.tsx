import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Avatar, Mark } from '../components/Avatar/Avatar.tsx';
import { Stack } from '../components/Layout/Layout.tsx';
import { StatusText } from '../components/Status/StatusText.tsx';
import { ListCard } from './ListCard.tsx';

const meta = {
  title: 'Components/Tables/ListCard',
  id: 'components-listcard',
  component: ListCard,
  args: {
    mark: <Mark name="Orchard" size={40} tint="violet" />,
    title: 'Orchard Construction',
    figure: '$3,247,900',
    subtitle: 'General contractor · Wasatch',
    meta: [
      <StatusText key="status" tone="ok">
        Active
      </StatusText>,
      'Nov 16, 2026',
    ],
    trailing: <Avatar name="Dana Whitfield" />,
  },
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', gap: 8, inlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ListCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongContent: Story = {
  args: {
    title: 'Consolidated Intermountain Mechanical, Electrical, Plumbing and Fire Protection Contractors',
    subtitle: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnungsgesetz',
  },
};
/** The title is truncated; the details wrap, and none of them is cut. */
export const Overdue: Story = {
  args: {
    title: 'Consolidated Intermountain Mechanical, Electrical and Plumbing',
    meta: [
      <StatusText key="status" tone="alert">
        Overdue by 12 days
      </StatusText>,
      'Due Nov 16, 2026',
      'Waiting on the architect',
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const text of ['Overdue by 12 days', 'Due Nov 16, 2026', 'Waiting on the architect']) {
      const part = canvas.getByText(text);
      await expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth + 1);
    }
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    const title = canvas.getByTitle(/^Consolidated/);
    await expect(title.scrollWidth).toBeGreaterThan(title.clientWidth);
  },
};
/** An empty fact leaves no separator dot. */
export const PartsThatSayNothing: Story = {
  render: () => (
    <Stack gap={8}>
      <ListCard title="No date" meta={['Take-off', '']} />
      <ListCard title="No vendor" meta={[undefined, 'No price', null]} />
      <ListCard title="Neither city nor rating" meta={['Open', '', 'Nov 16, 2026']} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const dotOf = (text: string) => getComputedStyle(canvas.getByText(text), '::before').content;
    await expect(canvas.queryByText('·')).toBeNull();
    await expect(dotOf('Take-off')).toBe('none');
    await expect(dotOf('No price')).toBe('none');
    await expect(dotOf('Nov 16, 2026')).toContain('·');
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl', viewport: { value: 'phone' } },
  args: { title: 'شركة الجبال', subtitle: 'مقاول عام · دنفر' },
};
