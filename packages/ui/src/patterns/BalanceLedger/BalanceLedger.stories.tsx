import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ErrorState } from '../../components/Feedback/States.tsx';
import { Stack } from '../../components/Layout/Layout.tsx';
import { DoDont } from '../../stories/DoDont.tsx';
import { BalanceLedger } from './BalanceLedger.tsx';
import type { LedgerEntry } from './ledger.ts';

const document = (label: string) => ({ label, href: `#${label}` });
const entries: LedgerEntry[] = [
  {
    id: '1',
    date: '2026-02-18',
    document: document('RCV-2171'),
    description: 'Summit Interior Supply',
    in: '120',
  },
  { id: '2', date: '2026-02-20', document: document('ISS-3371'), description: 'Fulton Street', out: '96' },
  { id: '3', date: '2026-02-26', document: document('ADJ-0207'), description: 'Water damage', out: '2' },
  { id: '4', date: '2026-03-02', document: document('ISS-3391'), description: 'Northgate', out: '60' },
  { id: '5', date: '2026-03-03', document: document('ISS-3394'), description: 'Cascade', out: '48' },
  {
    id: '6',
    date: '2026-03-02',
    enteredOn: '2026-03-03',
    document: document('VOID-0044'),
    description: 'Void of ISS-3391',
    in: '60',
    voids: '4',
  },
  {
    id: '7',
    date: '2026-03-06',
    enteredOn: '2026-03-09',
    document: document('BRB-0162'),
    description: 'Brought back from Cascade',
    in: '8',
  },
  {
    id: '8',
    date: '2026-03-09',
    document: document('RCV-2209'),
    description: 'Summit Interior Supply',
    in: '120',
  },
  { id: '9', date: '2026-03-10', document: document('ISS-3416'), description: 'Fulton Street', out: '48' },
];
const onEntryOpen = fn();
const meta = {
  title: 'Patterns/BalanceLedger',
  component: BalanceLedger,
  args: { label: 'Ledger', entries, opening: '196' },
} satisfies Meta<typeof BalanceLedger>;
export default meta;
type Story = StoryObj<typeof meta>;

const rowTexts = (grid: HTMLElement) =>
  within(grid)
    .getAllByRole('row')
    .map(({ textContent }) => textContent);

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = await canvas.findByRole('grid', { name: 'Ledger' });
    const rows = rowTexts(grid);
    await expect(rows[1]).toBe('Closing balance250');
    await expect(rows.at(-1)).toBe('Opening balance196');
    const mirror = rows.findIndex((text) => text.includes('VOID-0044'));
    await expect(rows[mirror]).toContain('entered Mar 03, 2026');
    await expect(rows[mirror + 1]).toContain('ISS-3391');
    await expect(within(grid).getAllByRole('row')[mirror + 1]?.querySelectorAll('del')).toHaveLength(5);
  },
};
export const ByPeriod: Story = {
  args: { period: 'month', currency: 'USD', order: 'oldest' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const rows = rowTexts(await canvas.findByRole('grid', { name: 'Ledger' }));
    await expect(rows[2]).toBe('February 20263 entries$120.00$98.00$218.00');
  },
};
/** Arrows move, Enter opens the entry, headings open nothing; a click opens as well. */
export const Keyboard: Story = {
  args: { onEntryOpen, period: 'month' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    onEntryOpen.mockClear();
    const grid = await canvas.findByRole('grid', { name: 'Ledger' });
    await userEvent.click(within(grid).getByText('Brought back from Cascade'));
    await waitFor(() => expect(onEntryOpen).toHaveBeenLastCalledWith(entries[6]));
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(onEntryOpen).toHaveBeenLastCalledWith(entries[7]));
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowDown}{Enter}');
    await expect(onEntryOpen).toHaveBeenCalledTimes(2);
  },
};
export const States: Story = {
  render: (args) => (
    <Stack gap={24}>
      <BalanceLedger
        {...args}
        label="Not a number"
        frame="card"
        entries={[
          ...entries.slice(0, 2),
          { id: 'x', date: '2026-02-21', description: 'Imported', in: '1O0' },
          { id: 'y', date: '2026-02-22', description: 'Later entry', in: '5' },
        ]}
      />
      <BalanceLedger
        {...args}
        label="Below zero"
        frame="card"
        opening="-1000"
        entries={entries.slice(0, 2)}
      />
      <BalanceLedger {...args} label="Loading" loadingState="loading" frame="card" />
      <BalanceLedger
        {...args}
        label="Failed"
        entries={[]}
        frame="card"
        error={<ErrorState size="sm" title="The ledger could not be loaded" onRetry={fn()} />}
      />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = await canvas.findByRole('grid', { name: 'Not a number' });
    await expect(grid).toHaveTextContent('Amount is not a number');
    await expect(rowTexts(grid)[1]).toContain('Balance unknown');
  },
};
export const Empty: Story = { args: { entries: [] } };
export const LongContent: Story = {
  args: {
    currency: 'USD',
    opening: '99999999999.99',
    entries: entries.map((entry) => ({
      ...entry,
      description:
        'Riverside Medical Pavilion, Phase 2, tenant improvement of levels 1 to 6, Donaudampfschifffahrtsgesellschaft',
      ...(entry.in ? { in: '123456789012.34' } : {}),
    })),
  },
};
const many: LedgerEntry[] = Array.from({ length: 10_000 }, (_, at) => ({
  id: String(at),
  date: new Date(Date.UTC(2020, 0, 1 + Math.floor(at / 6))).toISOString().slice(0, 10),
  document: document(`DOC-${String(at).padStart(5, '0')}`),
  description: at % 2 ? 'Issue' : 'Receipt',
  ...(at % 2 ? { out: '0.1' } : { in: '0.3' }),
}));
/** Only visible rows are in the document; End goes to the opening balance. */
export const ManyItems: Story = {
  parameters: { layout: 'fullscreen' },
  args: { entries: many, period: 'month', fractionDigits: 1, fills: true, opening: '0' },
  decorators: [
    (Story) => (
      <div style={{ height: '100vh', display: 'flex', flexDirection: 'column' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = await canvas.findByRole('grid', { name: 'Ledger' });
    await expect(rowTexts(grid)[1]).toBe('Closing balance1,000.0');
    await expect(rowTexts(grid).length).toBeLessThan(120);
    await userEvent.click(within(grid).getByText('Closing balance'));
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(within(grid).getByText('Opening balance')).toBeVisible());
  },
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { period: 'month' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = await canvas.findByRole('list', { name: 'Ledger' });
    await expect(within(list).getByText('entered Mar 09, 2026')).toBeVisible();
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'دفتر الأستاذ',
    entries: entries.map((entry) => ({ ...entry, description: 'صرف إلى الموقع' })),
  },
};
export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: <BalanceLedger label="Effective" entries={entries.slice(5, 7)} opening="110" frame="card" />,
          reason: 'The effective day counts; a late entry says when it was entered.',
        }}
        bad={{
          show: (
            <BalanceLedger
              label="Entered"
              entries={entries.slice(5, 7).map(({ enteredOn, ...entry }) => ({
                ...entry,
                date: enteredOn ?? entry.date,
              }))}
              opening="110"
              frame="card"
            />
          ),
          reason: 'With the day of entry, the balance of a past day is wrong.',
        }}
      />
    </>
  ),
};
