import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Copy, Ellipsis, FileText, Pencil, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../Button/IconButton.tsx';
import { Menu, type MenuEntry } from './Menu.tsx';
import { openMenu } from './menu.stories.parts.tsx';

const onAction = fn();
const edit = { id: 'edit', label: 'Edit', icon: Pencil, shortcut: 'E', onAction: () => onAction('edit') };
const items: readonly MenuEntry[] = [
  edit,
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
  { id: 'archive', label: 'Archive', isDisabled: true },
  { id: 'delete', label: 'Delete', icon: Trash2, tone: 'danger', shortcut: 'Del' },
];
const openIt = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
  await within(document.body).findByRole('menu');
};

const meta = {
  title: 'Components/Actions/Menu',
  id: 'components-menu',
  component: Menu,
  args: {
    label: 'Actions',
    items,
    placement: 'bottom start',
    trigger: <IconButton icon={Ellipsis} label="More actions" />,
  },
  play: openIt,
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The labels are in one column, with and without an icon. */
export const Default: Story = {
  play: async (context) => {
    await openIt(context);
    const menu = within(within(document.body).getByRole('menu'));
    const starts = ['Edit', 'Download PDF', 'Award', 'Archive'].map((name) =>
      Math.round(menu.getByText(name).getBoundingClientRect().left),
    );
    await expect(new Set(starts).size).toBe(1);
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    onAction.mockClear();
    const body = within(document.body);
    const trigger = within(canvasElement).getByRole('button', { name: 'More actions' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const menu = await body.findByRole('menu');
    await waitFor(() => expect(within(menu).getByRole('menuitem', { name: /Edit/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onAction).toHaveBeenCalledWith('edit');
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await body.findByRole('menu');
    await userEvent.keyboard('sh');
    await waitFor(() => expect(body.getByRole('menuitem', { name: 'Share' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(body.getByRole('menuitem', { name: 'By email' })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(body.getByRole('menuitem', { name: 'Share' })).toHaveFocus());
  },
};

function Choices() {
  const [shown, setShown] = useState<readonly string[]>(['amount']);
  const [density, setDensity] = useState<readonly string[]>(['compact']);
  return (
    <Menu
      label="View"
      placement="bottom start"
      trigger={<Button>View</Button>}
      items={[
        {
          id: 'shown',
          title: 'Shown columns',
          selectionMode: 'multiple',
          selectedIds: shown,
          onSelectionChange: setShown,
          items: [
            { id: 'amount', label: 'Amount' },
            { id: 'owner', label: 'Owner' },
            { id: 'stage', label: 'Stage' },
          ],
        },
        {
          id: 'density',
          title: 'Rows',
          selectionMode: 'single',
          selectedIds: density,
          onSelectionChange: setDensity,
          items: [
            { id: 'comfortable', label: 'Comfortable' },
            { id: 'compact', label: 'Compact' },
          ],
        },
      ]}
    />
  );
}

export const CheckAndRadio: Story = {
  render: () => <Choices />,
  play: async ({ canvasElement }) => {
    const body = within(document.body);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'View' }));
    await userEvent.click(await body.findByRole('menuitemcheckbox', { name: 'Owner' }));
    await expect(body.getByRole('menuitemcheckbox', { name: 'Owner' })).toHaveAttribute(
      'aria-checked',
      'true',
    );
    await expect(body.getByRole('menuitemradio', { name: 'Compact' })).toHaveAttribute(
      'aria-checked',
      'true',
    );
  },
};

export const ManyItems: Story = {
  args: { items: Array.from({ length: 60 }, (_, at) => ({ id: String(at), label: `Sheet A-${101 + at}` })) },
};
export const LongContent: Story = {
  args: {
    items: [
      {
        id: 'a',
        label: 'Riverside Medical Pavilion, Phase 2, tenant improvement of levels 1 to 6 and the annex',
        description: 'Riverside Medical Pavilion, Phase 2, tenant improvement of levels 1 to 6 and the annex',
        icon: FileText,
        shortcut: 'Ctrl+Shift+E',
      },
      {
        id: 'b',
        label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
        disabledReason: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
      },
    ],
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'إجراءات',
    trigger: <Button>إجراءات</Button>,
    items: [
      { id: 'a', label: 'تعديل', icon: Pencil, shortcut: 'E' },
      { id: 'b', label: 'مشاركة', icon: Share2, items: [{ id: 'c', label: 'بالبريد' }] },
    ],
  },
};
/** Directional icons are mirrored: the arrow of an entry and the mark of a submenu. */
export const RightToLeftArrows: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'إجراءات',
    trigger: <Button>إجراءات</Button>,
    items: [
      { id: 'a', label: 'التالي', icon: ArrowRight, isDirectional: true },
      { id: 'b', label: 'مشاركة', icon: Share2, items: [{ id: 'c', label: 'بالبريد' }] },
    ],
  },
  play: async (context) => {
    await openIt(context);
    const icons = within(document.body).getByRole('menu').querySelectorAll('svg');
    const isTurned = [...icons].map((icon) => new DOMMatrix(getComputedStyle(icon).transform).a === -1);
    await expect(isTurned).toEqual([true, false, true]);
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Guidance: Story = {
  play: () => undefined,
  render: () => (
    <>
      <DoDont
        good={{
          show: (
            <Menu
              label="Actions"
              items={items}
              trigger={<IconButton icon={Ellipsis} label="Actions for Q-2025-0412" />}
            />
          ),
          reason: 'The label names the record that the menu acts on.',
        }}
        bad={{
          show: <Menu label="Menu" items={items} trigger={<IconButton icon={Ellipsis} label="Menu" />} />,
          reason: 'Forty buttons named “Menu” cannot be told apart by a screen reader.',
        }}
      />
      <DoDont
        good={{
          show: openMenu('With a reason', [
            edit,
            { id: 'award', label: 'Award', disabledReason: 'Only the sales owner can award.' },
          ]),
          reason: 'A disabled action stays in the menu with a reason.',
        }}
        bad={{
          show: openMenu('Without a reason', [edit, { id: 'award', label: 'Award', isDisabled: true }]),
          reason: 'A gray entry without a reason leads to support requests.',
        }}
      />
    </>
  ),
};
