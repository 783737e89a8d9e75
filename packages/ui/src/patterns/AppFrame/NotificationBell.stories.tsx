import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarClockIcon } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { DoDont } from '../../stories/DoDont.tsx';
import { NotificationBell, type NotificationBellProps } from './NotificationBell.tsx';
import { NotificationList, type NotificationItem } from './NotificationList.tsx';

const Person = ({ name }: { name: string }) => <Avatar name={name} size={28} isDecorative />;
/** As wide as an avatar, so that the texts line up. */
const due = (
  <span style={{ display: 'grid', placeItems: 'center', flex: 'none', inlineSize: 28, blockSize: 28 }}>
    <Icon icon={CalendarClockIcon} size={20} />
  </span>
);
const answered = {
  title: 'Priya Raman answered RFI-019',
  detail: 'Door hardware at the imaging suite',
  mark: <Person name="Priya Raman" />,
};
const bid = {
  title: 'Bid due tomorrow: Longmere Public Safety',
  detail: 'City of Longmere Facilities, $5,125,000',
  mark: due,
};
const items: readonly NotificationItem[] = [
  { ...answered, id: 'rfi', when: '4 min', href: '#rfi', isUnread: true },
  { ...bid, id: 'bid', when: '1 h', href: '#bid', isUnread: true },
  {
    id: 'plan',
    title: 'Tomás Herrera shared a plan',
    detail: 'A-551 rev 3',
    when: 'Nov 18',
    mark: <Person name="Tomás Herrera" />,
    href: '#plan',
    isUnread: false,
  },
];

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

function Notification(item: Pick<NotificationItem, 'title' | 'detail' | 'mark'>) {
  return (
    <div style={{ inlineSize: '100%' }}>
      <NotificationList
        items={[{ ...item, id: item.title, when: '4 min', href: '#guidance', isUnread: true }]}
        onOpenItem={() => undefined}
      />
    </div>
  );
}

export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: <Notification {...answered} />,
          reason: 'Says who did what to which record.',
        }}
        bad={{
          show: <Notification title="You have a new notification" />,
          reason: 'It adds nothing to the count.',
        }}
      />
      <DoDont
        good={{
          show: <Notification {...bid} />,
          reason: 'Notifies users of things that concern them.',
        }}
        bad={{
          show: <Notification title="Your change was saved" />,
          reason: 'A toast reports the user’s own actions where they happen.',
        }}
      />
    </>
  ),
};
