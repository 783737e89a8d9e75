import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Ellipsis, Pencil, Trash2, UserPlus } from 'lucide-react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { IconButton } from '../Button/IconButton.tsx';
import { Inline, Surface } from '../Layout/Layout.tsx';
import { ContextMenu } from './ContextMenu.tsx';
import { Menu } from './Menu.tsx';
import { openMenu } from './menu.stories.parts.tsx';

const items = [
  { id: 'edit', label: 'Edit', icon: Pencil },
  { id: 'copy', label: 'Make a copy', icon: Copy },
  { id: 'delete', label: 'Delete', icon: Trash2, tone: 'danger' as const },
];
const row = (text: string) => (
  <Surface padding={24} border="all" radius="card" tabIndex={0} role="group" aria-label={text}>
    {text}
  </Surface>
);
const meta = {
  title: 'Components/Actions/ContextMenu',
  id: 'components-contextmenu',
  component: ContextMenu,
  args: { label: 'Actions', items, children: row('Q-2025-0412, right click here') },
} satisfies Meta<typeof ContextMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.pointer({ keys: '[MouseRight]', target: within(canvasElement).getByRole('group') });
    await within(document.body).findByRole('menu');
  },
};
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const place = within(canvasElement).getByRole('group');
    const body = within(document.body);
    place.focus();
    // The menu key and Shift+F10 send an event without a pointer position.
    place.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
    await waitFor(() => expect(body.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(place).toHaveFocus());
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'إجراءات', items: [{ id: 'a', label: 'تعديل', icon: Pencil }], children: row('عرض السعر') },
  play: Default.play,
};
export const LongContent: Story = {
  args: {
    items: [
      {
        id: 'a',
        label: 'Riverside Medical Pavilion, Phase 2, tenant improvement of levels 1 to 6 and the annex',
      },
      { id: 'b', label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft' },
    ],
  },
  play: Default.play,
};
export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: (
            <Inline>
              <ContextMenu label="With a button" items={items}>
                {row('Q-2025-0412')}
              </ContextMenu>
              <Menu
                label="Actions"
                items={items}
                trigger={<IconButton icon={Ellipsis} label="Actions for Q-2025-0412" />}
              />
            </Inline>
          ),
          reason: 'A shortcut for actions that are available elsewhere as well.',
        }}
        bad={{
          show: (
            <ContextMenu label="Without a button" items={items}>
              {row('Q-2025-0413')}
            </ContextMenu>
          ),
          reason: 'Users do not find actions that nothing indicates.',
        }}
      />
      <DoDont
        good={{
          show: openMenu('Of the quote', items),
          reason: 'The actions concern the item under the pointer.',
        }}
        bad={{
          show: openMenu('Of the page', [...items, { id: 'new', label: 'New account', icon: UserPlus }]),
          reason: '“New account” is unrelated to this quote.',
        }}
      />
    </>
  ),
};
