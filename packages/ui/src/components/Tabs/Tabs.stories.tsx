import type { Meta, StoryObj } from '@storybook/react-vite';
import { Files, History, LayoutGrid } from 'lucide-react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { Text } from '../Text/Text.tsx';
import { Tabs } from './Tabs.tsx';

const paragraph = (text: string) => (
  <Stack paddingY={12}>
    <Text as="p">{text}</Text>
  </Stack>
);
const items = [
  { id: 'overview', label: 'Overview', content: paragraph('Quotes and facts.') },
  { id: 'activity', label: 'Activity', count: 31, content: paragraph('Everything that happened.') },
  { id: 'files', label: 'Files', count: 1800, content: paragraph('Plans and contracts.') },
  { id: 'emails', label: 'Emails', count: 12, isDisabled: true, content: null },
];
const meta = {
  title: 'Components/Navigation/Tabs',
  id: 'components-tabs',
  component: Tabs,
  args: { label: 'Opportunity', items },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithIcons: Story = {
  args: {
    isInset: true,
    items: [
      { id: 'a', label: 'Board', icon: LayoutGrid, content: paragraph('Cards.') },
      { id: 'b', label: 'Files', icon: Files, content: paragraph('Files.') },
      { id: 'c', label: 'History', icon: History, count: 4, content: paragraph('Changes.') },
    ],
  },
};
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('tab', { name: /Overview/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /Activity/ })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Quotes and facts.');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Everything that happened.');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: /Files/ })).toHaveFocus();
  },
};
const sheets = Array.from({ length: 40 }, (_, at) => ({
  id: String(at),
  label: `Sheet A-${101 + at}`,
  content: paragraph(`Sheet ${at + 1}`),
}));

/** Tabs that do not fit are in the More menu. */
export const ManyItems: Story = {
  args: { label: 'Sheets', items: sheets },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: /^More, \d+$/ })).toBeVisible();
    await expect(canvas.getAllByRole('tab').length).toBeLessThan(sheets.length);
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Sheet A-101');
  },
};

/** A tab chosen from More becomes visible, is opened and receives the focus. */
export const MoreByKeyboard: Story = {
  args: { label: 'Sheets', items: sheets },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '32rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const more = await canvas.findByRole('button', { name: /^More/ });
    canvas.getByRole('tab', { name: 'Sheet A-101' }).focus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getAllByRole('tab').at(-1)).toHaveFocus();
    canvas.getByRole('tab', { name: 'Sheet A-101' }).focus();
    await userEvent.tab();
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const menu = await within(document.body).findByRole('menu', { name: 'More tabs' });
    await expect(within(menu).getAllByRole('menuitem')).toHaveLength(
      sheets.length - canvas.getAllByRole('tab', { hidden: true }).length,
    );
    await userEvent.keyboard('{End}{Enter}');
    const last = await canvas.findByRole('tab', { name: 'Sheet A-140' });
    await expect(last).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(last).toHaveFocus());
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Sheet 40');
  },
};

const settings = [
  { id: 'general', label: 'General', icon: LayoutGrid, content: paragraph('Name, number, address.') },
  { id: 'people', label: 'People', count: 14, content: paragraph('Who works on it, and as what.') },
  { id: 'files', label: 'Files', count: 1800, content: paragraph('Plans and contracts.') },
  { id: 'billing', label: 'Billing', isDisabled: true, content: null },
  { id: 'history', label: 'History', icon: History, content: paragraph('What was changed.') },
];

/** Vertical tabs: the arrow keys move up and down and skip disabled tabs. */
export const Vertical: Story = {
  args: { label: 'Project', orientation: 'vertical', items: settings },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical');
    canvas.getByRole('tab', { name: 'General' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'General' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('tab', { name: 'History' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('tab', { name: 'General' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    await expect(canvas.getByRole('tab', { name: /Files/ })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Plans and contracts.');
  },
};

/** On phones vertical tabs are above the panel. */
export const VerticalOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { label: 'Project', orientation: 'vertical', items: settings },
};

export const VerticalLongContent: Story = {
  args: {
    label: 'Project',
    orientation: 'vertical',
    items: [
      {
        id: 'a',
        label: 'Riverside Medical Pavilion, Phase 2, tenant improvement of levels 1 to 6 and the annex',
        count: 1204,
        content: paragraph(
          'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
        ),
      },
      {
        id: 'b',
        label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
        content: null,
      },
      { id: 'c', label: 'Files', content: null },
    ],
  },
};

export const LongContent: Story = {
  args: {
    items: [
      {
        id: 'a',
        label: 'Riverside Medical Pavilion, Phase 2, tenant improvement of levels 1 to 6 and the annex',
        count: 1204,
        content: paragraph(
          'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
        ),
      },
      {
        id: 'b',
        label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
        content: null,
      },
    ],
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'فرصة',
    items: [
      { id: 'a', label: 'نظرة عامة', content: paragraph('عروض.') },
      { id: 'b', label: 'النشاط', count: 31, content: paragraph('ما حدث.') },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('tab', { name: /نظرة/ }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: /النشاط/ })).toHaveFocus();
  },
};
const arabic = [
  'نظرة عامة',
  'النشاط',
  'الملفات',
  'الرسائل',
  'المهام',
  'عروض الأسعار',
  'الفواتير',
  'الاتصالات',
].map((label, at) => ({ id: String(at), label, content: paragraph(label) }));

/** In right-to-left locales More is at the left, and the arrow keys are swapped. */
export const RightToLeftMore: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'فرصة', items: arabic },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '26rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const more = await canvas.findByRole('button', { name: /^More/ });
    const tabs = canvas.getAllByRole('tab');
    await expect(more.getBoundingClientRect().right).toBeLessThanOrEqual(
      (tabs.at(-1) as HTMLElement).getBoundingClientRect().left + 1,
    );
    tabs[0]?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(tabs[1]).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tabs[0]).toHaveFocus();
    await userEvent.tab();
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await within(document.body).findByRole('menu');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('tab').at(-1)).toHaveFocus());
    await expect(canvas.getAllByRole('tab').at(-1)).toHaveAttribute('aria-selected', 'true');
  },
};

export const RightToLeftVertical: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'فرصة', orientation: 'vertical', items: arabic },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second] = canvas.getAllByRole('tab');
    first?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('النشاط');
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
              <Tabs label="Parts of a record" items={items.slice(0, 3)} />
            </Stack>
          ),
          reason: 'Sections of one record, each with one word and a count.',
        }}
        bad={{
          show: (
            <Stack isFullWidth>
              <Tabs
                label="Steps"
                items={[
                  { id: '1', label: '1. Fill in', content: null },
                  { id: '2', label: '2. Check', content: null },
                ]}
              />
            </Stack>
          ),
          reason: 'Use a Stepper for steps in an order.',
        }}
      />
      <DoDont
        good={{
          show: (
            <Stack isFullWidth>
              <Tabs
                label="Short"
                items={[
                  { id: 'a', label: 'Files', content: null },
                  { id: 'b', label: 'Emails', content: null },
                ]}
              />
            </Stack>
          ),
          reason: 'Nouns that are short enough to fit side by side.',
        }}
        bad={{
          show: (
            <Stack isFullWidth>
              <Tabs
                label="Long"
                items={[
                  { id: 'a', label: 'Files that belong to this', content: null },
                  { id: 'b', label: 'Emails that were sent', content: null },
                ]}
              />
            </Stack>
          ),
          reason: 'Sentences do not fit.',
        }}
      />
    </>
  ),
};
