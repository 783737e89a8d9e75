import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, ChevronRight, Ellipsis, Pencil, Plus, Share2, Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { Inline, Stack } from '../Layout/Layout.tsx';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Components/Actions/IconButton',
  id: 'components-iconbutton',
  component: IconButton,
  args: { icon: Share2, label: 'Share', shortcut: 'Shift+S', onPress: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Share' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    const bubble = await within(document.body).findByRole('tooltip');
    await expect(bubble).toHaveTextContent('Share Shift+S');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
    await waitFor(() => expect(bubble).toBeVisible());
  },
};

export const Variants: Story = {
  render: () => (
    <Stack>
      {(['xs', 'sm', 'md', 'lg'] as const).map((size) => (
        <Inline key={size}>
          <IconButton icon={Pencil} label="Edit" size={size} />
          <IconButton icon={Plus} label="Add a record" size={size} variant="secondary" />
          <IconButton icon={Plus} label="Add a record" size={size} variant="primary" />
          <IconButton icon={Trash2} label="Delete" size={size} tone="bad" />
          <IconButton icon={Star} label="Followed" size={size} isSelected />
          <IconButton
            icon={ChevronRight}
            label="Open the account"
            size={size}
            href="#account"
            isDirectional
          />
        </Inline>
      ))}
    </Stack>
  ),
};

export const States: Story = {
  render: () => (
    <Stack>
      <Inline>
        <IconButton icon={Ellipsis} label="More actions" isDisabled />
        <IconButton
          icon={Trash2}
          label="Delete"
          disabledReason="Invoices that are posted can only be voided."
        />
        <IconButton icon={Share2} label="Share" isPending />
        <IconButton icon={Ellipsis} label="More actions" aria-expanded />
      </Inline>
      <Inline gap={16}>
        <IconButton icon={Bell} label="Notifications" count={0} />
        <IconButton icon={Bell} label="Notifications" count={3} />
        <IconButton icon={Bell} label="Notifications" count={42} />
        <IconButton icon={Bell} label="Notifications" count={140} />
      </Inline>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Notifications, 140' })).toHaveTextContent('99+');
    await expect(
      canvas.getByRole('button', { name: 'Delete. Invoices that are posted can only be voided.' }),
    ).toHaveAttribute('aria-disabled', 'true');
  },
};

function Following() {
  const [isOn, setOn] = useState(false);
  return <IconButton icon={Star} label="Follow" isSelected={isOn} onPress={() => setOn(!isOn)} />;
}

export const Toggle: Story = {
  render: () => <Following />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Follow' });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('tooltip')).toBeNull());
  },
};

export const LongContent: Story = {
  args: {
    label: 'Share the revised quote for Riverside Medical Center, Phase 2, with everyone in the bid',
    shortcut: undefined,
  },
  play: async () => {
    await userEvent.tab();
    const bubble = await within(document.body).findByRole('tooltip');
    await waitFor(() => expect(bubble).toBeVisible());
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Inline>
      <IconButton icon={ChevronRight} label="فتح الحساب" isDirectional />
      <IconButton icon={Bell} label="الإشعارات" count={12} />
      <IconButton icon={Trash2} label="حذف" tone="bad" variant="secondary" />
    </Inline>
  ),
};

export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: (
            <>
              <IconButton icon={Pencil} label="Edit" size="sm" />
              <IconButton icon={Share2} label="Share" size="sm" />
              <IconButton icon={Ellipsis} label="More actions" size="sm" />
            </>
          ),
          reason: 'Two well-known icons; rarer actions are in the menu with labels.',
        }}
        bad={{
          show: (
            <>
              <IconButton icon={Pencil} label="Edit" size="sm" />
              <IconButton icon={Share2} label="Share" size="sm" />
              <IconButton icon={Star} label="Award" size="sm" />
              <IconButton icon={Bell} label="Remind" size="sm" />
              <IconButton icon={Trash2} label="Delete" size="sm" />
            </>
          ),
          reason: 'Nobody can guess that the star awards the contract.',
        }}
      />
      <DoDont
        good={{
          show: (
            <Button icon={Plus} variant="primary">
              New account
            </Button>
          ),
          reason: 'The main action of a view always has a label.',
        }}
        bad={{
          show: <IconButton icon={Plus} label="New account" variant="primary" />,
          reason: 'A plus can mean anything, and touch screens show no tooltip.',
        }}
      />
    </>
  ),
};
