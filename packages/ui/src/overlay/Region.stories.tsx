import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../components/Button/Button.tsx';
import { IconButton } from '../components/Button/IconButton.tsx';
import { DatePicker } from '../components/Date/DatePicker.tsx';
import { Dialog } from '../components/Dialog/Dialog.tsx';
import { Drawer } from '../components/Drawer/Drawer.tsx';
import { Inline, Stack, Surface } from '../components/Layout/Layout.tsx';
import { Menu } from '../components/Menu/Menu.tsx';
import { Select } from '../components/Select/Select.tsx';
import { Text } from '../components/Text/Text.tsx';
import { I18nProvider } from '../locale.tsx';

const sources = [
  { id: 'referral', label: 'Referral' },
  { id: 'website', label: 'Website' },
];

function Controls() {
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  return (
    <Stack gap={16}>
      <Text as="p">Riverside Medical, Phase 2</Text>
      <Inline wraps>
        <Menu
          label="Actions"
          trigger={<IconButton icon={Ellipsis} label="More actions" />}
          items={[
            { id: 'edit', label: 'Edit' },
            { id: 'copy', label: 'Make a copy', description: 'Opens the copy' },
            'separator',
            { id: 'delete', label: 'Delete', tone: 'danger' },
          ]}
        />
        <Button onPress={() => setDialogOpen(true)}>Share</Button>
        <Button onPress={() => setDrawerOpen(true)}>Details</Button>
      </Inline>
      <Select label="Lead source" options={sources} />
      <DatePicker label="Expected award" defaultValue="2026-12-12" />
      <Dialog title="Share" isOpen={isDialogOpen} onOpenChange={setDialogOpen}>
        <Stack>
          <Text as="p">Anyone with the link can read the quote.</Text>
          <Select label="Access" options={sources} />
        </Stack>
      </Dialog>
      <Drawer title="Details" isOpen={isDrawerOpen} onOpenChange={setDrawerOpen} isModal={false}>
        <Text as="p">Created on November 12, 2026</Text>
      </Drawer>
    </Stack>
  );
}

/** Regions of one page, each with its own theme, density, direction and language. */
function Regions() {
  return (
    <Inline wraps align="start" gap={24}>
      <div data-theme="dark" data-density="compact" data-testid="dark">
        <Surface tone="panel" padding={16}>
          <Controls />
        </Surface>
      </div>
      <I18nProvider locale="ar-EG">
        <div dir="rtl" lang="ar" data-theme="light" data-testid="arabic">
          <Surface tone="panel" padding={16}>
            <Controls />
          </Surface>
        </div>
      </I18nProvider>
    </Inline>
  );
}

const meta = {
  title: 'Foundations/Regions',
  component: Regions,
  render: () => <Regions />,
} satisfies Meta<typeof Regions>;
export default meta;
type Story = StoryObj<typeof meta>;

const body = () => within(document.body);
const region = (canvasElement: HTMLElement, name: string) => within(within(canvasElement).getByTestId(name));
/** Color of a token at an element. */
const token = (element: Element, name: string) => {
  const probe = document.createElement('span');
  probe.style.color = `var(--pl-color-${name})`;
  element.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
};

/** A menu opened in a dark region of a light page is dark, and its active row differs from the others. */
export const DarkMenu: Story = {
  play: async ({ canvasElement }) => {
    const dark = region(canvasElement, 'dark');
    dark.getByRole('button', { name: 'More actions' }).focus();
    await userEvent.keyboard('{Enter}');
    const menu = await body().findByRole('menu');
    const panel = menu.closest('[data-theme]');
    await expect(panel).toHaveAttribute('data-theme', 'dark');
    await expect(panel).toHaveAttribute('data-density', 'compact');
    const ground = token(within(canvasElement).getByTestId('dark'), 'surface-raised');
    await expect(getComputedStyle(panel ?? menu).backgroundColor).toBe(ground);
    const row = within(menu).getByRole('menuitem', { name: 'Edit' });
    await waitFor(() => expect(row).toHaveFocus());
    const active = getComputedStyle(row).backgroundColor;
    await expect(active).toBe(token(menu, 'raised-active'));
    await expect(active).not.toBe(ground);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dark.getByRole('button', { name: /Lead source/ }));
    await expect((await body().findByRole('listbox')).closest('[data-theme]')).toHaveAttribute(
      'data-theme',
      'dark',
    );
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dark.getByRole('button', { name: /Calendar/ }));
    await expect((await body().findByRole('dialog')).closest('[data-theme]')).toHaveAttribute(
      'data-theme',
      'dark',
    );
    await userEvent.keyboard('{Escape}');
    dark.getByRole('button', { name: 'More actions' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await body().findByRole('menuitem', { name: 'Edit' })).toHaveFocus());
  },
};

/** A dialog opened in the region, and a list opened in the dialog, keep its theme and text color. */
export const DarkDialog: Story = {
  play: async ({ canvasElement }) => {
    const dark = region(canvasElement, 'dark');
    await userEvent.click(dark.getByRole('button', { name: 'Share' }));
    const dialog = await body().findByRole('dialog');
    await expect(dialog.closest('[data-theme]')).toHaveAttribute('data-theme', 'dark');
    const words = within(dialog).getByText(/Anyone with the link/);
    await expect(getComputedStyle(words).color).toBe(token(dialog, 'text-primary'));
    await userEvent.click(within(dialog).getByRole('button', { name: /Access/ }));
    await expect((await body().findByRole('listbox')).closest('[data-theme]')).toHaveAttribute(
      'data-theme',
      'dark',
    );
  },
};

/** A drawer opened from a region of another direction opens at the end of that direction. */
export const ArabicDrawer: Story = {
  play: async ({ canvasElement }) => {
    const arabic = region(canvasElement, 'arabic');
    await userEvent.click(arabic.getByRole('button', { name: 'More actions' }));
    const menu = await body().findByRole('menu');
    await expect(menu.closest('[dir]')).toHaveAttribute('dir', 'rtl');
    await expect(menu.closest('[lang]')).toHaveAttribute('lang', 'ar');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(arabic.getByRole('button', { name: 'Details' }));
    const drawer = await body().findByRole('dialog', { name: 'Details' });
    await expect(drawer).toHaveAttribute('dir', 'rtl');
    await waitFor(() => expect(drawer.getBoundingClientRect().left).toBe(0));
  },
};
