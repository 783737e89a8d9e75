import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, FilePlus, Trash2, Ellipsis, Star, Plus, Bell } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Inline, Stack } from '../Layout/Layout.tsx';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'New quote', onPress: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'New quote' });
    await userEvent.click(button);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

export const Variants: Story = {
  render: () => (
    <Stack gap={16}>
      <Inline wrap>
        <Button variant="primary" iconAfter={ArrowRight}>
          Move to Negotiation
        </Button>
        <Button icon={FilePlus}>New quote</Button>
        <Button variant="ghost" icon={Plus}>
          Add line
        </Button>
        <Button variant="danger" icon={Trash2}>
          Delete
        </Button>
        <Button href="#quotes">A link</Button>
      </Inline>
      <Inline wrap>
        <Button variant="primary" size="sm">
          Save
        </Button>
        <Button size="sm" icon={FilePlus}>
          New quote
        </Button>
        <Button variant="ghost" size="sm" quiet>
          Compare revisions
        </Button>
        <Button variant="danger" size="sm">
          Delete
        </Button>
      </Inline>
      <Inline wrap>
        <Button variant="primary" size="lg">
          Pay $1,284.00
        </Button>
        <IconButton icon={Star} label="Follow" />
        <IconButton icon={Ellipsis} label="More actions" size="sm" />
        <IconButton icon={Bell} label="Notifications" count={3} />
        <IconButton icon={Star} label="Followed" isSelected />
        <IconButton icon={Plus} label="Add a record" variant="secondary" />
      </Inline>
    </Stack>
  ),
};

export const States: Story = {
  render: () => (
    <Inline wrap>
      <Button isDisabled>Disabled</Button>
      <Button variant="primary" isDisabled>
        Disabled
      </Button>
      <Button variant="primary" isPending>
        Send request
      </Button>
      <Button isPending icon={FilePlus}>
        New quote
      </Button>
    </Inline>
  ),
};

export const DisabledWithReason: Story = {
  args: { disabledReason: 'Only the sales owner can award this opportunity.', children: 'Award' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Award' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('Only the sales owner can award this opportunity.');
    const bubble = await within(document.body).findByRole('tooltip');
    await waitFor(() => expect(bubble).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
  },
};

function Pending() {
  const [isPending, setPending] = useState(false);
  return (
    <Button variant="primary" isPending={isPending} onPress={() => setPending(true)}>
      Send request
    </Button>
  );
}

export const KeepsItsWidth: Story = {
  render: () => <Pending />,
  play: async ({ canvasElement }) => {
    await document.fonts.ready;
    const button = within(canvasElement).getByRole('button');
    const { width } = button.getBoundingClientRect();
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleName('Send request');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Working');
    await expect(button.getBoundingClientRect().width).toBe(width);
  },
};
