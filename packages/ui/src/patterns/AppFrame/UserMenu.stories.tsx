import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogOutIcon, SettingsIcon, UserRoundIcon } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { UserMenu } from './UserMenu.tsx';

const signOut = fn();

const meta = {
  title: 'Patterns/UserMenu',
  component: UserMenu,
  args: {
    name: 'Maya Lindqvist',
    items: [
      { id: 'profile', label: 'Profile', icon: UserRoundIcon, href: '#profile' },
      { id: 'preferences', label: 'Preferences', icon: SettingsIcon, href: '#preferences' },
      'separator',
      { id: 'out', label: 'Sign out', icon: LogOutIcon, onAction: signOut },
    ],
  },
} satisfies Meta<typeof UserMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvasElement }) => {
  within(canvasElement).getByRole('button').focus();
  await userEvent.keyboard('{ArrowDown}');
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(within(menu).getAllByRole('menuitem')[0]).toHaveFocus());
};

export const Default: Story = {};

export const Open: Story = { play: open };

export const LongContent: Story = {
  args: {
    name: 'Bartholomew Featherstonehaugh-Winterbourne of Aspen Valley Health District',
    items: [
      {
        id: 'profile',
        label: 'Notification preferences for every project of the Western Slope territory',
        icon: SettingsIcon,
        href: '#profile',
      },
      { id: 'out', label: 'Sign out', icon: LogOutIcon, onAction: signOut },
    ],
  },
  play: open,
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    name: 'ليلى منصور',
    items: [
      { id: 'profile', label: 'الملف الشخصي', icon: UserRoundIcon, href: '#profile' },
      { id: 'preferences', label: 'التفضيلات', icon: SettingsIcon, href: '#preferences' },
      'separator',
      { id: 'out', label: 'تسجيل الخروج', icon: LogOutIcon, onAction: signOut },
    ],
  },
  play: open,
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    signOut.mockClear();
    const button = within(canvasElement).getByRole('button', { name: 'User menu, Maya Lindqvist' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu', { name: 'User menu' });
    await waitFor(() => expect(within(menu).getByRole('menuitem', { name: 'Profile' })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(within(menu).getByRole('menuitem', { name: 'Sign out' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(signOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: <UserMenu name="Maya Lindqvist" items={meta.args.items} />,
          reason: 'Contains personal items: profile, preferences, sign out.',
        }}
        bad={{
          show: (
            <UserMenu
              name="Tomás Herrera"
              items={[{ id: 'setup', label: 'Company setup', icon: SettingsIcon, href: '#setup' }]}
            />
          ),
          reason: 'Company settings belong in the launcher, where users look for them.',
        }}
      />
      <DoDont
        good={{
          show: <UserMenu name="Priya Raman" items={meta.args.items} />,
          reason: 'The full name provides the initials and the accessible name.',
        }}
        bad={{
          show: <UserMenu name="priya" items={meta.args.items} />,
          reason: 'A login provides one letter that many people share.',
        }}
      />
    </>
  ),
};
