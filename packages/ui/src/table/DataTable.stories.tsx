import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../components/Button/Button.tsx';
import {
  accounts,
  estimate,
  longNamed,
  manyAccounts,
  type Account,
  type EstimateLine,
} from '../patterns/data.stories.parts.ts';
import { accountActions, accountCard, accountColumns } from '../patterns/ListLayout/ListLayout.stories.tsx';
import { DataTable, type DataTableProps } from './DataTable.tsx';
import type { Column, ColumnState, SortKey, TableSelection } from './types.ts';

type Args = Partial<DataTableProps<Account>>;

function Accounts(args: Args) {
  const [selection, setSelection] = useState<TableSelection>(new Set());
  const [sort, setSort] = useState<SortKey[]>([]);
  const [columnState, setColumnState] = useState<ColumnState>({});
  return (
    <div style={{ height: '100vh', display: 'flex', flexDirection: 'column' }}>
      <DataTable
        label="Accounts"
        columns={accountColumns}
        rows={accounts}
        getRowId={(account) => account.id}
        rowHref={(account) => `#${account.id}`}
        rowActions={accountActions}
        sort={sort}
        onSortChange={setSort}
        sortsRows
        selection={selection}
        onSelectionChange={setSelection}
        columnState={columnState}
        onColumnStateChange={setColumnState}
        fills
        {...args}
      />
    </div>
  );
}

const meta = {
  title: 'Table/Data table',
  parameters: { layout: 'fullscreen' },
  render: (args) => <Accounts {...args} />,
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneRow: Story = { args: { rows: accounts.slice(0, 1) } };
export const Compact: Story = { args: { density: 'compact' } };
export const LongNames: Story = { args: { rows: longNamed } };
export const Cards: Story = {
  args: { cardView: accountCard },
  render: (args) => (
    <div style={{ maxWidth: '22.5rem' }}>
      <Accounts {...args} />
    </div>
  ),
};
export const Narrow: Story = {
  render: (args) => (
    <div style={{ maxWidth: '22.5rem' }}>
      <Accounts {...args} />
    </div>
  ),
};
export const Loading: Story = { args: { loadingState: 'loading' } };
export const Refreshing: Story = { args: { loadingState: 'refreshing' } };
export const Empty: Story = {
  args: {
    rows: [],
    emptyState: (
      <div style={{ textAlign: 'center' }}>
        <h2>No accounts yet</h2>
        <p>Accounts are the companies you bid to.</p>
        <Button variant="primary">New account</Button>
      </div>
    ),
  },
};
export const Failed: Story = {
  args: {
    rows: [],
    error: (
      <div style={{ textAlign: 'center' }}>
        <h2>The accounts could not be loaded</h2>
        <p>The server did not answer. Your filters are kept.</p>
        <Button>Try again</Button>
      </div>
    ),
  },
};

const hundredThousand = manyAccounts(100_000);
export const HundredThousandRows: Story = { args: { rows: hundredThousand } };

const grid = (canvasElement: HTMLElement) => within(canvasElement).getByRole('grid', { name: 'Accounts' });
const focused = () => document.activeElement as HTMLElement;

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const table = grid(canvasElement);
    const cell = (row: number, col: number) =>
      table.querySelector<HTMLElement>(`[data-row="${row}"] > [data-col="${col}"]`);
    await userEvent.tab();
    await expect(focused()).toBe(cell(0, 1));
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(focused()).toBe(cell(1, 2));
    await userEvent.keyboard('{End}');
    await expect(focused()).toBe(cell(1, 9));
    await userEvent.keyboard('{Home}{ArrowRight}');
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(focused()).toBe(cell(14, 9));
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect(focused()).toBe(cell(0, 0));
    await userEvent.keyboard('{PageDown}');
    await expect(Number(focused().parentElement?.dataset['row'])).toBeGreaterThan(4);

    // Space selects, Shift extends, and the heading says some are selected.
    await userEvent.keyboard('{Control>}{Home}{/Control} ');
    await expect(table.querySelector('[data-row="0"]')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await expect(within(table).getAllByRole('row', { selected: true })).toHaveLength(3);
    await expect(within(table).getByRole('checkbox', { name: 'Select all rows' })).toHaveAttribute(
      'aria-checked',
      'mixed',
    );

    // Enter on a heading sorts, again turns it round, a third time leaves it; Shift adds a second key.
    const head = (name: string) => within(table).getByRole('columnheader', { name });
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp}{ArrowRight}{Enter}');
    await expect(head('Account')).toHaveAttribute('aria-sort', 'ascending');
    await expect(table.querySelector('[data-row="0"]')).toHaveTextContent('Aspen Valley Health District');
    await userEvent.keyboard('{Enter}');
    await expect(head('Account')).toHaveAttribute('aria-sort', 'descending');
    await userEvent.keyboard('{ArrowRight}{Shift>}{Enter}{/Shift}');
    await expect(head('Type 2')).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.keyboard('{ArrowLeft}{Enter}{Enter}{Enter}');

    // Shift and an arrow size the column, with Ctrl they move it.
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}');
    await waitFor(() => expect(head('Type').offsetWidth).toBeGreaterThan(140));
    await userEvent.keyboard('{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}');
    await expect(within(table).getAllByRole('columnheader')[3]).toHaveTextContent('Type');

    // The menu key opens the row's actions, Escape gives the focus back.
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    const menu = await within(document.body).findByRole('menu');
    await waitFor(() => expect(within(menu).getByRole('menuitem', { name: /Log activity/ })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(focused().dataset['col']).toBe('3'));
  },
};

export const SelectsRanges: Story = {
  play: async ({ canvasElement }) => {
    const table = grid(canvasElement);
    const boxes = within(table).getAllByRole('checkbox');
    await userEvent.click(boxes[2] as HTMLElement);
    fireEvent.click(boxes[6] as HTMLElement, { shiftKey: true });
    await waitFor(() => expect(within(table).getAllByRole('row', { selected: true })).toHaveLength(5));
    await userEvent.click(within(table).getByRole('checkbox', { name: 'Select all rows' }));
    await waitFor(() => expect(within(table).getAllByRole('row', { selected: true })).toHaveLength(15));
    await userEvent.click(within(table).getByRole('checkbox', { name: 'Select all rows' }));
    await waitFor(() => expect(within(table).queryAllByRole('row', { selected: true })).toHaveLength(0));
  },
};

export const GoesThroughHundredThousand: Story = {
  args: { rows: hundredThousand },
  play: async ({ canvasElement }) => {
    const table = grid(canvasElement);
    await expect(table).toHaveAttribute('aria-rowcount', '100001');
    await expect(within(table).getAllByRole('row').length).toBeLessThan(60);
    await userEvent.tab();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(focused().parentElement).toHaveAttribute('aria-rowindex', '100001'));
    await waitFor(() => expect(focused()).toBeVisible());
    await expect(within(table).getAllByRole('row').length).toBeLessThan(80);
  },
};

/* A sheet */

const estimateColumns: Column<EstimateLine>[] = [
  {
    id: 'item',
    header: 'Item',
    accessor: (line) => line.item,
    width: 282,
    footer: '3 assemblies, 11 lines',
    editor: { kind: 'text' },
  },
  { id: 'code', header: 'Code, source', type: 'code', accessor: (line) => line.code, width: 130 },
  {
    id: 'quantity',
    header: 'Quantity',
    type: 'quantity',
    accessor: (line) => line.quantity,
    width: 88,
    editor: { kind: 'decimal' },
    isEditable: (line) => !line.lines,
  },
  {
    id: 'unit',
    header: 'Unit',
    accessor: (line) => line.unit,
    width: 64,
    isMuted: true,
    editor: { kind: 'select', options: ['EA', 'LF', 'SF', 'GAL'].map((value) => ({ value, label: value })) },
    isEditable: (line) => !line.lines,
  },
  {
    id: 'unitCost',
    header: 'Unit cost',
    type: 'amount',
    accessor: (line) => line.unitCost,
    width: 100,
    editor: { kind: 'decimal' },
    isEditable: (line) => !line.lines,
  },
  { id: 'markup', header: 'Markup', type: 'percent', accessor: (line) => line.markup, width: 80 },
  {
    id: 'sell',
    header: 'Sell',
    type: 'amount',
    accessor: (line) => line.sell,
    width: 120,
    footer: '34,517.19',
  },
];

function Estimate() {
  const [lines, setLines] = useState(estimate);
  const edit = (row: EstimateLine, columnId: string, value: string) => {
    if (columnId === 'quantity' && Number(value) < 0)
      return Promise.reject(new Error('A quantity cannot be negative'));
    const change = (list: EstimateLine[]): EstimateLine[] =>
      list.map((line) => ({
        ...line,
        ...(line.id === row.id ? { [columnId]: value } : {}),
        lines: line.lines && change(line.lines),
      }));
    setLines(change);
    return Promise.resolve();
  };
  return (
    <div style={{ height: '100vh', display: 'flex', flexDirection: 'column' }}>
      <DataTable
        label="Estimate"
        variant="sheet"
        rowNumbers
        columns={estimateColumns}
        rows={lines}
        getRowId={(line) => line.id}
        getSubRows={(line) => line.lines}
        defaultExpanded="all"
        isGroup={(line) => line.lines !== undefined}
        onCellEdit={edit}
        defaultColumnState={{}}
        fills
      />
    </div>
  );
}

export const Sheet: Story = { render: () => <Estimate /> };

export const EditsCells: Story = {
  render: () => <Estimate />,
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('treegrid', { name: 'Estimate' });
    const cell = (id: string, column: string) =>
      table.querySelector<HTMLElement>(`[data-id="${id}"] > [data-column="${column}"]`) as HTMLElement;
    await userEvent.click(cell('P1-1', 'quantity'));
    await userEvent.keyboard('200{Enter}');
    await waitFor(() => expect(cell('P1-1', 'quantity')).toHaveTextContent('200'));
    await expect(focused()).toBe(cell('P1-2', 'quantity'));

    // A refusal stays in the cell, with the value that was tried.
    await userEvent.keyboard('{F2}');
    await userEvent.keyboard('-4{Enter}');
    await waitFor(() => expect(cell('P1-2', 'quantity')).toHaveAttribute('aria-invalid', 'true'));
    await expect(cell('P1-2', 'quantity')).toHaveTextContent('A quantity cannot be negative');
    await userEvent.keyboard('{ArrowUp}{Escape}');
    await waitFor(() => expect(cell('P1-2', 'quantity')).not.toHaveAttribute('aria-invalid'));
    await expect(cell('P1-2', 'quantity')).toHaveTextContent('462');

    // Tab goes to the next cell that can be edited.
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(focused()).toBe(cell('P1-2', 'unit'));

    // Two columns pasted from a spreadsheet.
    await userEvent.click(cell('P1-4', 'quantity'));
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '2,300\tSF\r\n4,400\tLF');
    cell('P1-4', 'quantity').dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
    await waitFor(() => expect(cell('P1-4', 'quantity')).toHaveTextContent('2,300'));
    await waitFor(() => expect(cell('P1-5', 'unit')).toHaveTextContent('LF'));

    // The arrow keys fold the tree.
    await userEvent.click(cell('P1', 'item'));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(table.querySelector('[data-id="P1-1"]')).toBeNull());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(table.querySelector('[data-id="P1-1"]')).not.toBeNull());
  },
};
