import type { Meta, StoryObj } from '@storybook/react-vite';
import { EyeIcon, GitBranchIcon } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../../components/Layout/Layout.tsx';
import { LinkTabs } from '../../components/Tabs/Tabs.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { DoDont } from '../../stories/DoDont.tsx';
import { ActivityRail, type ActivityEntry } from './ActivityRail.tsx';

const entries: readonly ActivityEntry[] = [
  {
    id: '1',
    title: 'Dana Whitfield',
    when: '10:42 AM',
    dateTime: '2026-03-09T10:42',
    body: 'Unit price, doors, frames and hardware',
    change: { before: '1,289.00', after: '1,314.61' },
  },
  {
    id: '2',
    title: 'R2 created from R1',
    icon: GitBranchIcon,
    when: '8:55 AM',
    dateTime: '2026-03-09T08:55',
    body: 'Addendum 2 added 6 take-off changes, +$1,061.60.',
  },
  {
    id: '3',
    title: 'Karen Boone',
    when: 'Mar 06',
    dateTime: '2026-03-06',
    quote: 'Please price lead lining at imaging on its own, so the board can decide.',
  },
  {
    id: '4',
    title: 'R1 viewed by customer',
    icon: EyeIcon,
    when: 'Mar 03',
    dateTime: '2026-03-03',
    body: '2 times, last at 8:12 AM',
  },
];

const tabsOf = (shown: 'activity' | 'comments') => (
  <LinkTabs
    isInset
    label="Rail"
    value={shown}
    items={[
      { id: 'activity', label: 'Activity', href: '#activity' },
      { id: 'comments', label: 'Comments', count: 2, href: '#comments' },
    ]}
  />
);

const meta = {
  title: 'Patterns/ActivityRail',
  component: ActivityRail,
  args: {
    entries,
    tabs: tabsOf('activity'),
    composer: <TextField label="Comment" hideLabel placeholder="Comment, or @mention" />,
  },
  decorators: [
    (Story, { parameters }) =>
      parameters['frame'] === 'none' ? (
        <Story />
      ) : (
        <div style={{ display: 'flex', flexDirection: 'column', maxWidth: '20rem', height: '32rem' }}>
          <Story />
        </div>
      ),
  ],
} satisfies Meta<typeof ActivityRail>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { entries: [] } };

/** Another tab whose content replaces the feed. */
export const OtherTab: Story = {
  args: {
    tabs: tabsOf('comments'),
    children: (
      <Stack gap={12}>
        <Text>Is the lead lining priced by the sheet or by the wall?</Text>
        <Text>By the wall: it is cut on the site.</Text>
      </Stack>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^By the wall/)).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Activity' })).toBeNull();
  },
};

export const LongContent: Story = {
  args: {
    entries: [
      {
        id: 'long',
        title: 'Bartholomew Featherstonehaugh-Winterbourne of Aspen Valley Health District',
        when: 'Wednesday, Nov 19, 2025',
        dateTime: '2025-11-19',
        body: 'Polytetrafluoroethylene-insulated-thermocouple-extension-cable, at the imaging suite',
        change: { before: '1,184,472,901.48', after: '1,184,472,901.49' },
        quote: 'Please price lead lining at imaging on its own, so the board can decide before Friday.',
      },
      ...entries,
      ...entries.map((entry) => ({ ...entry, id: `again-${entry.id}` })),
    ],
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    tabs: undefined,
    composer: <TextField label="تعليق" hideLabel placeholder="اكتب تعليقًا" />,
    entries: [
      {
        id: '1',
        title: 'دانا الخطيب',
        when: '١٠:٤٢ ص',
        body: 'سعر الوحدة، الأبواب والإطارات',
        change: { before: '١٬٢٨٩٫٠٠', after: '١٬٣١٤٫٦١' },
      },
      { id: '2', title: 'اطّلع العميل على العرض', icon: EyeIcon, when: '٣ مارس' },
      { id: '3', title: 'كريم بدوي', when: '٦ مارس', quote: 'يرجى تسعير تبطين الرصاص على حدة.' },
    ],
  },
};

/** The scrollable feed is in the tab order between tabs and composer. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const feed = canvas.getByRole('list', { name: 'Activity' });
    await expect(within(feed).getAllByRole('listitem')).toHaveLength(entries.length);
    feed.focus();
    await expect(feed).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Comment' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(feed).toHaveFocus();
  },
};

export const Guidance: Story = {
  parameters: { frame: 'none' },
  render: () => (
    <>
      <DoDont
        good={{
          show: <ActivityRail entries={entries.slice(0, 1)} />,
          reason: 'Shows the field with its old and new value.',
        }}
        bad={{
          show: (
            <ActivityRail
              entries={[{ id: '1', title: 'Dana Whitfield', when: '10:42 AM', body: 'Edited the quote' }]}
            />
          ),
          reason: 'Users have to compare both revisions to see the change.',
        }}
      />
      <DoDont
        good={{
          show: <ActivityRail entries={entries.slice(3)} />,
          reason: 'An icon marks an event of the system.',
        }}
        bad={{
          show: <ActivityRail entries={[{ id: '1', title: 'R1 viewed by customer', when: 'Mar 03' }]} />,
          reason: 'Initials make the event look like a person.',
        }}
      />
    </>
  ),
};
