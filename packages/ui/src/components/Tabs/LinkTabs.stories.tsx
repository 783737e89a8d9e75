import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { LinkTabs, Tabs } from './Tabs.tsx';

const items = [
  { id: 'company', label: 'Company', href: '#company' },
  { id: 'people', label: 'People', href: '#people', count: 14 },
  { id: 'roles', label: 'Roles', href: '#roles', isDisabled: true },
];
const meta = {
  title: 'Components/Navigation/LinkTabs',
  id: 'components-linktabs',
  component: LinkTabs,
  args: { label: 'Setup', value: 'people', items },
} satisfies Meta<typeof LinkTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: /People/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};
export const Inset: Story = { args: { isInset: true } };
export const LongContent: Story = {
  args: {
    value: 'a',
    items: [
      {
        id: 'a',
        label: 'Riverside Medical Pavilion, Phase 2, tenant improvement of levels 1 to 6 and the annex',
        href: '#a',
      },
      {
        id: 'b',
        label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
        href: '#b',
      },
    ],
  },
};
/** Pages that do not fit are links in a menu, with the same addresses. */
export const ManyItems: Story = {
  args: {
    value: 'level-1',
    items: Array.from({ length: 40 }, (_, at) => ({
      id: `level-${at + 1}`,
      label: `Level ${at + 1}`,
      count: (at + 1) * 3,
      href: `#level-${at + 1}`,
    })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const more = await canvas.findByRole('button', { name: /^More/ });
    more.focus();
    await userEvent.keyboard('{Enter}{End}');
    const last = await within(document.body).findByRole('menuitem', { name: 'Level 40' });
    await waitFor(() => expect(last).toHaveFocus());
    await expect(last).toHaveAttribute('href', '#level-40');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(more).toHaveFocus());
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'إعداد',
    value: 'b',
    items: [
      { id: 'a', label: 'الشركة', href: '#a' },
      { id: 'b', label: 'الأشخاص', href: '#b', count: 14 },
    ],
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: (
            <Stack isFullWidth>
              <LinkTabs {...meta.args} label="Pages" />
            </Stack>
          ),
          reason: 'Pages with URLs can be shared and opened in a new tab.',
        }}
        bad={{
          show: (
            <Stack isFullWidth>
              <Tabs
                label="Pages without addresses"
                items={items.slice(0, 2).map((one) => ({ ...one, content: null }))}
              />
            </Stack>
          ),
          reason: 'Without a URL, a page behind a tab cannot be linked.',
        }}
      />
      <DoDont
        good={{
          show: (
            <Stack isFullWidth>
              <LinkTabs
                label="Two"
                value="a"
                items={[
                  { id: 'a', label: 'Open', href: '#a', count: 31 },
                  { id: 'b', label: 'Closed', href: '#b', count: 204 },
                ]}
              />
            </Stack>
          ),
          reason: 'Counts show which tabs have content.',
        }}
        bad={{
          show: (
            <Stack isFullWidth>
              <LinkTabs label="One" value="a" items={[{ id: 'a', label: 'All', href: '#a' }]} />
            </Stack>
          ),
          reason: 'A single tab leads nowhere.',
        }}
      />
    </>
  ),
};
