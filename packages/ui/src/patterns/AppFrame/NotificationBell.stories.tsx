import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { DoDont } from '../../stories/DoDont.tsx';
import { NotificationBell, type NotificationBellProps } from './NotificationBell.tsx';

const items = [
  ['Priya Raman answered RFI-019', 'Door hardware at the imaging suite', '4 min'],
  ['Bid due tomorrow: Longmere Public Safety', 'City of Longmere Facilities, $5,125,000', '1 h'],
  ['Tomás Herrera shared a plan', 'A-551 rev 3', 'Nov 18'],
].map(([title = '', detail, when = ''], at) => ({
  id: title,
  title,
  detail,
  when,
  mark: <Avatar name={title} size={28} isDecorative />,
  href: `#${at}`,
  isUnread: at < 2,
}));

function Bell({ items: initial = items, unread: first, ...rest }: Partial<NotificationBellProps>) {
  const [list, setList] = useState(initial);
  const unread = first ?? list.filter((item) => item.isUnread).length;
  return (
    <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
      <NotificationBell
        items={list}
        unread={unread}
        allHref="#all"
        onMarkAllRead={() => setList((was) => was.map((item) => ({ ...item, isUnread: false })))}
        onOpenItem={(id) =>
          setList((was) => was.map((item) => (item.id === id ? { ...item, isUnread: false } : item)))
        }
        {...rest}
      />
    </div>
  );
}

const meta = {
  title: 'Patterns/NotificationBell',
  render: (args) => <Bell {...args} />,
} satisfies Meta<Partial<NotificationBellProps>>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  within(canvasElement).getByRole('button').focus();
  await userEvent.keyboard('{Enter}');
  return within(document.body).findByRole('dialog');
};

export const Default: Story = {};
export const Open: Story = { play: async ({ canvasElement }) => void (await open(canvasElement)) };
export const None: Story = {
  args: { items: [] },
  play: async ({ canvasElement }) => {
    await expect(await open(canvasElement)).toHaveTextContent('No new notifications');
  },
};

/** Ten notifications and a link to all. */
export const ManyItems: Story = {
  args: {
    unread: 4213,
    items: Array.from({ length: 60 }, (_, at) => ({
      id: `${at}`,
      title: `RFI-${String(at + 1).padStart(3, '0')} was answered`,
      when: 'Nov 18',
      href: `#${at}`,
      isUnread: true,
    })),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toHaveAccessibleName(
      'Notifications, 4,213 unread',
    );
    await expect(within(await open(canvasElement)).getAllByRole('listitem')).toHaveLength(10);
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    within(dialog).getByRole('button', { name: 'Mark all as read' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(within(dialog).queryByRole('img', { name: 'Unread' })).toBeNull());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(within(canvasElement).getByRole('button')).toHaveFocus());
  },
};

export const LongContent: Story = {
  args: {
    items: [
      {
        id: '1',
        title:
          'Bartholomew Featherstonehaugh-Cholmondeley answered the request about the head-of-wall deflection',
        detail: 'Donaudampfschifffahrtsgesellschaft'.repeat(3),
        when: 'Nov 18',
        href: '#1',
        isUnread: true,
      },
    ],
  },
  play: async ({ canvasElement }) => void (await open(canvasElement)),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { items: [{ id: '1', title: 'أجابت بريا رامان', when: '٤ د', href: '#1', isUnread: true }] },
  play: async ({ canvasElement }) => void (await open(canvasElement)),
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => void (await open(canvasElement)),
};

export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: <Text>Priya Raman answered RFI-019</Text>,
          reason: 'Says who did what to which record.',
        }}
        bad={{
          show: <Text>You have a new notification</Text>,
          reason: 'It adds nothing to the count.',
        }}
      />
      <DoDont
        good={{
          show: <Text>Bid due tomorrow: Longmere Public Safety</Text>,
          reason: 'Notifies users of things that concern them.',
        }}
        bad={{
          show: <Text>Your change was saved</Text>,
          reason: 'Use a toast for the user’s own actions.',
        }}
      />
    </>
  ),
};
