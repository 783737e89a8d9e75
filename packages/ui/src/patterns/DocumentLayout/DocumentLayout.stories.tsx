import { EyeIcon, GitBranchIcon } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { LinkTabs } from '../../components/Tabs/Tabs.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { scopeColumns, useScopeLines, type ScopeLine } from '../data.stories.parts.ts';
import { quoteHeader } from '../DocumentHeader/quote.stories.parts.tsx';
import { DoDont } from '../../stories/DoDont.tsx';
import { StoryFrame } from '../frame.stories.parts.tsx';
import { ActivityRail } from './ActivityRail.tsx';
import { DocumentLayout, LineItemsTable, TotalsBlock } from './DocumentLayout.tsx';

const columns = scopeColumns({
  scope: 300,
  code: 72,
  quantity: 72,
  unit: 56,
  price: 88,
  amount: 104,
}).map((column) =>
  column.id === 'scope'
    ? {
        ...column,
        cell: (line: ScopeLine) => (
          <span
            title={`${line.scope} ${line.detail}`}
            style={{
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
              unicodeBidi: 'plaintext',
              textAlign: 'match-parent',
            }}
          >
            <span style={{ fontWeight: 500 }}>{line.scope}</span>{' '}
            <span style={{ opacity: 0.75 }}>{line.detail}</span>
          </span>
        ),
      }
    : column,
);

function Quote() {
  return (
    <DocumentLayout
      {...quoteHeader}
      rail={
        <ActivityRail
          tabs={
            <LinkTabs
              isInset
              label="Rail"
              value="activity"
              items={[
                { id: 'activity', label: 'Activity', href: '#activity' },
                { id: 'comments', label: 'Comments', count: 2, href: '#comments' },
                { id: 'files', label: 'Files', count: 4, href: '#files' },
              ]}
            />
          }
          entries={[
            {
              id: '1',
              title: 'Dana Whitfield',
              when: '10:42 AM',
              body: 'Unit price, doors, frames and hardware',
              change: { before: '1,289.00', after: '1,314.61' },
            },
            {
              id: '2',
              title: 'Priya Raman',
              when: '9:20 AM',
              body: 'Checked alternate 3 after the owner’s call.',
            },
            {
              id: '3',
              title: 'R2 created from R1',
              icon: GitBranchIcon,
              when: '8:55 AM',
              body: 'Addendum 2 added 6 take-off changes, +$1,061.60.',
            },
            {
              id: '4',
              title: 'Karen Boone',
              when: 'Mar 06',
              quote: 'Please price lead lining at imaging on its own, so the board can decide.',
            },
            {
              id: '5',
              title: 'R1 viewed by customer',
              icon: EyeIcon,
              when: 'Mar 03',
              body: '2 times, last at 8:12 AM',
            },
          ]}
          composer={<TextField label="Comment" hideLabel placeholder="Comment, or @mention" />}
        />
      }
    >
      <LineItemsTable label="Scope" columns={columns} {...useScopeLines()} />
      <div style={{ display: 'flex', justifyContent: 'flex-end', paddingTop: '0.875rem' }}>
        <TotalsBlock
          lines={[
            { label: 'Subtotal, 7 items', value: '122,706.28' },
            { label: 'Bond 1.2%', value: '1,472.48' },
            { label: 'Base bid', value: '124,178.76', kind: 'sum' },
            { label: 'Alternate 3', value: '4,940.00' },
            { label: 'Total', value: '$129,118.76', kind: 'total' },
          ]}
        />
      </div>
    </DocumentLayout>
  );
}

const meta = {
  title: 'Patterns/Document',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <StoryFrame isNavMini current="accounts" currentTab="kestrel">
      <Quote />
    </StoryFrame>
  ),
} satisfies Meta;
export default meta;

/** All columns fit beside the rail. */
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('grid', { name: 'Scope' });
    await expect(within(table).getByRole('columnheader', { name: 'Unit price' })).toBeVisible();
  },
};

export const AddsLines: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('grid', { name: 'Scope' });
    const cell = (id: string, column: string) =>
      table.querySelector<HTMLElement>(`[data-id="${id}"] > [data-column="${column}"]`) as HTMLElement;
    await userEvent.click(cell('L7', 'price'));
    await userEvent.keyboard('1320{Tab}');
    await waitFor(() => expect(cell('L8', 'scope')).toHaveFocus());
    await userEvent.keyboard('Final clean{Enter}');
    await waitFor(() => expect(cell('L8', 'scope')).toHaveTextContent('Final clean'));
    await waitFor(() => expect(cell('L9', 'scope')).toHaveFocus());
    await expect(cell('L7', 'price')).toHaveTextContent('1,320.00');
  },
};

export const RightToLeft: StoryObj<typeof meta> = { globals: { direction: 'rtl' } };

export const Phone: StoryObj<typeof meta> = { globals: { viewport: { value: 'phone' } } };

export const Guidance: StoryObj<typeof meta> = {
  parameters: { layout: 'padded' },
  render: () => (
    <>
      <DoDont
        good={{
          show: (
            <TotalsBlock
              label="Total last"
              lines={[
                { label: 'Subtotal', note: '7 items', value: '122,706.28' },
                { label: 'Bond', note: '1.2%', value: '1,472.48' },
                { label: 'Total', value: '$124,178.76', kind: 'total' },
              ]}
            />
          ),
          reason: 'All figures end at the same edge, and the total is the largest.',
        }}
        bad={{
          show: (
            <TotalsBlock
              label="Total first"
              lines={[
                { label: 'Total', value: '$124,178.76' },
                { label: 'Subtotal', note: '7 items', value: '122,706.28' },
                { label: 'Bond', note: '1.2%', value: '1,472.48' },
              ]}
            />
          ),
          reason: 'The total comes before the lines that it sums up.',
        }}
      />
      <DoDont
        good={{
          show: (
            <ActivityRail
              entries={[
                {
                  id: '1',
                  title: 'R2 created from R1',
                  icon: GitBranchIcon,
                  when: '8:55 AM',
                  body: 'Addendum 2 added 6 take-off changes, +$1,061.60.',
                },
              ]}
            />
          ),
          reason: 'The rail shows each event with its change.',
        }}
        bad={{
          show: (
            <ActivityRail
              entries={[{ id: '1', title: 'Document updated', icon: GitBranchIcon, when: '8:55 AM' }]}
            />
          ),
          reason: 'The entry names no person and no change.',
        }}
      />
    </>
  ),
};
