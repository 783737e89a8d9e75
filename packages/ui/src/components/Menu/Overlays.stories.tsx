import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Ellipsis, FileText, Pencil, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../Button/IconButton.tsx';
import { ConfirmDialog } from '../Dialog/ConfirmDialog.tsx';
import { Dialog, useDialog } from '../Dialog/Dialog.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { Inline, Stack, Surface } from '../Layout/Layout.tsx';
import { Link } from '../Link/Link.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { ComboBox } from '../Select/ComboBox.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Text } from '../Text/Text.tsx';
import { SegmentedControl } from '../ToggleButton/SegmentedControl.tsx';
import { SplitButton } from '../ToggleButton/SplitButton.tsx';
import { ToggleButton } from '../ToggleButton/ToggleButton.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { ContextMenu, Menu, type MenuEntry } from './Menu.tsx';

const onAction = fn();
const items: MenuEntry[] = [
  { id: 'edit', label: 'Edit', icon: Pencil, shortcut: 'E', onAction: () => onAction('edit') },
  { id: 'copy', label: 'Make a copy', icon: Copy },
  { id: 'pdf', label: 'Download PDF', icon: FileText, description: '4 pages' },
  {
    id: 'share',
    label: 'Share',
    icon: Share2,
    items: [
      { id: 'mail', label: 'By email' },
      { id: 'link', label: 'As a link' },
    ],
  },
  'separator',
  { id: 'award', label: 'Award', disabledReason: 'Only the sales owner can award.' },
  { id: 'delete', label: 'Delete', icon: Trash2, tone: 'danger', shortcut: '⌫' },
];

const meta = {
  title: 'Components/Overlays',
  component: Menu,
  args: { label: 'Actions', items, trigger: <IconButton icon={Ellipsis} label="More actions" /> },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    onAction.mockClear();
    const trigger = within(canvasElement).getByRole('button', { name: 'More actions' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const menu = await within(document.body).findByRole('menu');
    await waitFor(() => expect(within(menu).getByRole('menuitem', { name: /Edit/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onAction).toHaveBeenCalledWith('edit');
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await within(document.body).findByRole('menu');
  },
};

export const Choices: Story = {
  args: {
    label: 'Columns',
    trigger: <Button>Columns</Button>,
    items: [
      {
        id: 'shown',
        title: 'Shown columns',
        selectionMode: 'multiple',
        selectedIds: ['amount'],
        items: [
          { id: 'amount', label: 'Amount' },
          { id: 'owner', label: 'Owner' },
        ],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Columns' }));
    const chosen = await within(document.body).findByRole('menuitemcheckbox', { name: 'Amount' });
    await expect(chosen).toHaveAttribute('aria-checked', 'true');
  },
};

export const Context: Story = {
  render: () => (
    <ContextMenu label="Actions" items={items}>
      <Surface padding={24} border="all" tabIndex={0} role="group" aria-label="A row">
        Right click here
      </Surface>
    </ContextMenu>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.pointer({
      keys: '[MouseRight]',
      target: within(canvasElement).getByText('Right click here'),
    });
    await within(document.body).findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('menu')).toBeNull());
  },
};

function Asking() {
  const dialog = useDialog();
  return (
    <Stack>
      <Button onPress={dialog.open}>Share</Button>
      <Dialog
        {...dialog.props}
        title="Share “Riverside Medical, Phase 2”"
        description="People outside your company see the quote, never the costs."
        width={650}
        footer={(close) => (
          <>
            <Button onPress={close}>Cancel</Button>
            <Button variant="primary" onPress={close}>
              Send invitation
            </Button>
          </>
        )}
      >
        <Stack gap={16}>
          <TextField label="Email" type="email" autoFocus />
          <ComboBox
            label="May"
            options={[
              { id: 'read', label: 'Read' },
              { id: 'comment', label: 'Comment' },
            ]}
            defaultValue="read"
          />
          <Text as="p" size="small" tone="muted">
            They get a link that ends when the quote is decided.
          </Text>
        </Stack>
      </Dialog>
    </Stack>
  );
}

export const DialogFocus: Story = {
  render: () => <Asking />,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Share' });
    await userEvent.click(opener);
    const dialog = await within(document.body).findByRole('dialog', { name: /Riverside/ });
    await waitFor(() => expect(within(dialog).getByLabelText('Email')).toHaveFocus());
    const combo = within(dialog).getByRole('combobox');
    await userEvent.click(combo);
    await within(document.body).findByRole('option', { name: 'Comment' });
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
    for (let presses = 0; presses < 8; presses++) {
      await userEvent.tab();
      await expect(dialog.contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await within(document.body).findByRole('dialog');
  },
};

function Confirming() {
  const dialog = useDialog();
  const [tries, setTries] = useState(0);
  return (
    <>
      <Button variant="danger" onPress={dialog.open}>
        Delete account
      </Button>
      <ConfirmDialog
        {...dialog.props}
        confirmLabel="Delete account"
        onConfirm={async () => {
          await new Promise((done) => setTimeout(done, 30));
          setTries(tries + 1);
          if (tries === 0) throw new Error('The account has open invoices. Nothing was deleted.');
        }}
      />
    </>
  );
}

export const Confirm: Story = {
  render: () => <Confirming />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Delete account' }));
    const dialog = await within(document.body).findByRole('alertdialog', { name: 'Are you sure?' });
    await expect(dialog).toHaveTextContent("You won't be able to revert this!");
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete account' }));
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent('open invoices');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete account' }));
    await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).toBeNull());
  },
};

function Panels() {
  const modal = useDialog();
  const loose = useDialog();
  return (
    <Inline>
      <Button onPress={modal.open}>Modal drawer</Button>
      <Button onPress={loose.open}>Task panel</Button>
      <Drawer {...modal.props} title="Filters" footer={(close) => <Button onPress={close}>Done</Button>}>
        <TextField label="City" />
      </Drawer>
      <Drawer {...loose.props} title="Order deflection track" isModal={false} below="header" width={450}>
        <TextField label="Title" defaultValue="Order deflection track" />
      </Drawer>
    </Inline>
  );
}

export const Drawers: Story = {
  render: () => <Panels />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Task panel' });
    await userEvent.click(opener);
    const panel = await within(document.body).findByRole('dialog', { name: 'Order deflection track' });
    await expect(panel).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Modal drawer' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
  },
};

export const SmallOverlays: Story = {
  render: function Render() {
    const [view, setView] = useState('list');
    return (
      <Stack>
        <Inline wrap>
          <Popover trigger={<Button>Why this number</Button>} title="$4,862,500.00" width="md">
            <Text as="p" size="small">
              Labor, material and 14.2 % margin.
            </Text>
          </Popover>
          <Tooltip content="Opens the plan in this tab">
            <Link href="#plan">A-551 rev 3</Link>
          </Tooltip>
          <ToggleButton defaultSelected>Group by stage</ToggleButton>
          <ToggleButton size="sm">Only mine</ToggleButton>
        </Inline>
        <Inline wrap>
          <SegmentedControl
            label="View"
            value={view}
            onChange={setView}
            options={[
              { id: 'list', label: 'List' },
              { id: 'board', label: 'Board' },
              { id: 'map', label: 'Map' },
            ]}
          />
          <SplitButton
            label="Send quote"
            onPress={fn()}
            items={items}
            menuLabel="More ways to send"
            variant="primary"
          />
          <SplitButton label="Export" onPress={fn()} items={items} menuLabel="More formats" size="sm" />
        </Inline>
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Board' }));
    await expect(canvas.getByRole('radio', { name: 'Board' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Why this number' }));
    await within(document.body).findByRole('dialog', { name: '$4,862,500.00' });
  },
};
