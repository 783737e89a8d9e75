import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../components/Layout/Layout.tsx';
import { playground } from '../../stories/playground.tsx';
import { CountSheet } from './CountSheet.tsx';
import type { CountRow, CountSheetProps } from './countSheetTypes.ts';

const rows: CountRow[] = [
  { id: '1', name: 'Gypsum board 5/8″ Type X', code: 'GYP-58X-4812', location: 'B-04-2', unit: 'sheets' },
  { id: '2', name: 'Metal stud 3-5/8″, 20 ga', code: 'STD-358-20-10', location: 'B-04-2', unit: 'EA' },
  {
    id: '3',
    name: 'Track 3-5/8″, 20 ga',
    code: 'TRK-358-20-10',
    location: 'B-04-3',
    unit: 'EA',
    isRecount: true,
  },
  {
    id: '4',
    name: 'Joint compound, 4.5 gal',
    code: 'JC-45',
    location: 'B-05-1',
    unit: 'PAIL',
    note: '9 scanned',
  },
  { id: '5', name: 'Resilient channel', code: 'RCH-25', location: 'B-05-1', unit: 'm', maxFractionDigits: 2 },
];
const counts = { 2: '126', 4: '9' };
const onCount = fn();

/** Sheet that keeps what is counted. `answer` gives an error message. */
function Sheet({
  answer,
  ...props
}: Partial<CountSheetProps> & { answer?: (id: string) => string | undefined }) {
  const [current, setCurrent] = useState<Readonly<Record<string, string>>>(props.counts ?? counts);
  return (
    <CountSheet
      label="Main yard, sheet 2"
      rows={rows}
      onCount={(id, value) => {
        onCount(id, value);
        const message = answer?.(id);
        if (message === undefined) setCurrent((was) => ({ ...was, [id]: value }));
        return message;
      }}
      {...props}
      counts={current}
    />
  );
}

const meta = {
  title: 'Patterns/CountSheet',
  component: CountSheet,
  args: { label: 'Main yard, sheet 2', rows, counts },
  render: () => <Sheet />,
} satisfies Meta<typeof CountSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const quantity = (canvasElement: HTMLElement, name: RegExp) =>
  within(canvasElement).getByRole('textbox', { name });
const said = (canvasElement: HTMLElement, text: string | RegExp) =>
  waitFor(() => expect(within(canvasElement).getByRole('status')).toHaveTextContent(text));

/** Enter saves and goes to the next row. Empty is not counted, minus on an empty row is none there. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    onCount.mockClear();
    const canvas = within(canvasElement);
    const board = quantity(canvasElement, /^Gypsum board/);
    await expect(board).toHaveAccessibleDescription('sheets Not counted');
    await userEvent.click(board);
    await userEvent.keyboard('37{Enter}');
    await expect(onCount).toHaveBeenLastCalledWith('1', '37');
    await waitFor(() => expect(quantity(canvasElement, /^Metal stud/)).toHaveFocus());
    await said(canvasElement, 'Gypsum board 5/8″ Type X, B-04-2: 37 sheets.');
    await expect(canvas.getByText('3 of 5 counted')).toBeVisible();
    await userEvent.keyboard('+{ArrowDown}');
    await expect(onCount).toHaveBeenLastCalledWith('2', '127');
    await userEvent.click(canvas.getByRole('button', { name: /^None of Track/ }));
    await expect(onCount).toHaveBeenLastCalledWith('3', '0');
    await expect(canvas.getByText('4 of 5 counted')).toBeVisible();
    // An emptied quantity is not counted again.
    await userEvent.clear(quantity(canvasElement, /^Joint compound/));
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await expect(onCount).toHaveBeenLastCalledWith('4', '');
    await said(canvasElement, 'Joint compound, 4.5 gal, B-05-1: not counted.');
    await waitFor(() => expect(quantity(canvasElement, /^Track/)).toHaveFocus());
  },
};

/** What cannot be read stays with the reason, also when the focus leaves. */
export const BadInput: Story = {
  play: async ({ canvasElement }) => {
    onCount.mockClear();
    const stud = quantity(canvasElement, /^Metal stud/);
    await userEvent.clear(stud);
    await userEvent.type(stud, '12.5{Enter}');
    await expect(stud).toHaveFocus();
    await expect(stud).toHaveAccessibleDescription('EA Enter a whole number.');
    const board = quantity(canvasElement, /^Gypsum board/);
    await userEvent.type(board, '036000291452');
    await userEvent.tab();
    await expect(board).toHaveValue('036000291452');
    await expect(board.scrollWidth).toBeLessThanOrEqual(board.clientWidth);
    await expect(board).toHaveAccessibleDescription(/too large for a count/);
    await expect(onCount).not.toHaveBeenCalled();
    await userEvent.type(quantity(canvasElement, /^Resilient/), '12.25{Enter}');
    await expect(onCount).toHaveBeenLastCalledWith('5', '12.25');
  },
};

let isClosed = true;

/** A count that is refused stays in its row and is saved again by one press. */
export const NotSaved: Story = {
  render: () => (
    <Sheet answer={(id) => (id === '1' && isClosed ? 'Bin B-04-2 was closed by Rosa Kim.' : undefined)} />
  ),
  play: async ({ canvasElement }) => {
    isClosed = true;
    const board = quantity(canvasElement, /^Gypsum board/);
    await userEvent.type(board, '37{Enter}');
    await said(canvasElement, 'Bin B-04-2 was closed by Rosa Kim.');
    await expect(board).toHaveValue('37');
    await expect(board).toHaveAccessibleDescription(/was closed by Rosa Kim/);
    isClosed = false;
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Try again Gypsum/ }));
    await waitFor(() => expect(board).toHaveAccessibleDescription('sheets Saved'));
    isClosed = true;
    await userEvent.type(quantity(canvasElement, /^Gypsum board/), '8{Enter}');
    await said(canvasElement, 'Bin B-04-2 was closed by Rosa Kim.');
  },
};

/** A row that is counted stays in the filter until it is chosen again. */
export const Filtered: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Not counted 3' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.type(quantity(canvasElement, /^Gypsum board/), '37{Enter}');
    await waitFor(() => expect(quantity(canvasElement, /^Track/)).toHaveFocus());
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('radio', { name: 'Recount 1' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Not counted 2' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

const many: CountRow[] = Array.from({ length: 10_000 }, (_, at) => ({
  id: String(at),
  name: `Item ${at + 1}`,
  location: `A-${at % 40}`,
  unit: 'EA',
}));

/** Rows in sight only are in the document. */
export const TenThousandRows: Story = {
  render: () => <Sheet rows={many} counts={{ 0: '5', 9999: '1234567' }} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('2 of 10,000 counted')).toBeVisible();
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(40);
    await userEvent.click(quantity(canvasElement, /^Item 1,/));
    for (let at = 2; at < 9; at++) {
      await userEvent.keyboard(`${at}{Enter}`);
      await waitFor(() => expect(quantity(canvasElement, new RegExp(`^Item ${at},`))).toHaveFocus());
    }
    await expect(quantity(canvasElement, /^Item 8,/)).toBeVisible();
  },
};

export const States: Story = {
  render: () => (
    <Stack gap={40}>
      <CountSheet label="Read-only" rows={rows} counts={{ ...counts, 1: '0' }} />
      <CountSheet label="Empty" rows={[]} counts={{}} onCount={onCount} />
      <CountSheet label="Loading" rows={[]} counts={{}} onCount={onCount} isLoading />
    </Stack>
  ),
};

export const LongContent: Story = {
  render: () => (
    <Sheet
      rows={rows.map((row) => ({
        ...row,
        name: `${row.name}, mold and moisture resistant, for the Greater Mountain West Regional Pavilion`,
        location: 'Main yard, covered storage at the north gate, aisle B, rack 4',
        unit: 'bundles of 12',
      }))}
      counts={{ 1: '999999999', 2: '0' }}
    />
  ),
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Sheet label="الجرد" rows={rows.map((row) => ({ ...row, name: 'لوح جبس مقاوم للحريق', unit: 'لوح' }))} />
  ),
};

export const Playground: Story = { ...playground(CountSheet), tags: ['!test'] };
