import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { estimate, type EstimateLine } from '../patterns/data.stories.parts.ts';
import { DoDont } from '../stories/DoDont.tsx';
import { EditableTable, type EditableTableProps } from './EditableTable.tsx';
import {
  manyPackages,
  packageColumns,
  packages,
  withEdits,
  type BidPackage,
} from './table.stories.parts.tsx';
import type { CellEdit, Column } from './types.ts';

type Args = Partial<EditableTableProps<BidPackage>> & { height?: string };

function Packages({ rows: initialRows = packages, height = '100vh', ...args }: Args) {
  const [rows, setRows] = useState(initialRows);
  return (
    <div style={{ height, width: '100%', minWidth: 0, display: 'flex', flexDirection: 'column' }}>
      <EditableTable
        label="Bid packages"
        columns={packageColumns}
        rows={rows}
        getRowId={(row) => row.id}
        onCellsEdit={(edits) => setRows((was) => withEdits(was, edits))}
        defaultColumnState={{}}
        fills
        {...args}
      />
    </div>
  );
}

const meta = {
  title: 'Components/Tables/EditableTable',
  id: 'components-editabletable',
  parameters: { layout: 'fullscreen' },
  render: (args) => <Packages {...args} />,
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { showTotals: true } };
export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '1.5rem', padding: '1.5rem' }}>
      <Packages label="A sheet" height="auto" fills={false} frame="card" rows={packages.slice(0, 4)} />
      <Packages
        label="A document"
        variant="document"
        height="auto"
        fills={false}
        frame="card"
        rows={packages.slice(0, 4)}
      />
    </div>
  ),
};

const grid = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('grid', { name: 'Bid packages' });
const cellOf = (table: HTMLElement) => (id: string, column: string) =>
  table.querySelector<HTMLElement>(`[data-id="${id}"] > [data-column="${column}"]`) as HTMLElement;
const focused = () => document.activeElement as HTMLElement;
const paste = (cell: HTMLElement, text: string) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
};
const copied = (cell: HTMLElement): DataTransfer => {
  const clipboardData = new DataTransfer();
  cell.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
  return clipboardData;
};
/** Never resolves, so that edits stay pending. */
const never = () => new Promise<void>(() => undefined);

/** One cell is refused, one is pending, one column is read-only. */
export const States: Story = {
  args: {
    rows: packages.slice(0, 6),
    columns: packageColumns.map((column) =>
      column.id === 'due' ? { ...column, isEditable: () => false } : column,
    ),
    onCellsEdit: never,
  },
  play: async ({ canvasElement }) => {
    const cell = cellOf(grid(canvasElement));
    await userEvent.click(cell('PKG-103', 'quantity'));
    await userEvent.keyboard('-4{Enter}');
    await waitFor(() => expect(cell('PKG-103', 'quantity')).toHaveAttribute('aria-invalid', 'true'));
    await userEvent.click(cell('PKG-105', 'unitCost'));
    await userEvent.keyboard('97.25{Enter}');
    await waitFor(() => expect(cell('PKG-105', 'unitCost')).toHaveTextContent('$97.2500'));
    await expect(cell('PKG-105', 'due')).toHaveAttribute('aria-readonly', 'true');
  },
};
export const Empty: Story = {
  args: { rows: [], emptyState: <p>No packages yet. Paste them from a sheet.</p> },
};

export const LongContent: Story = {
  args: {
    rows: packages.slice(0, 4).map((row) => ({
      ...row,
      name: `${row.name} for the Greater Mountain West Regional Behavioral Health and Recovery Pavilion`,
      estimator: 'Maximiliana Wolfeschlegelsteinhausenbergerdorff',
      tags: ['coordination with existing utilities', 'infection control risk assessment', 'night work'],
    })),
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    rows: packages.slice(0, 3).map((row, index) => ({
      ...row,
      name: ['יסודות וקורות קשר', 'רצפת בטון', 'תקרות ביניים'][index] ?? row.name,
      trade: ['בטון', 'בטון', 'גמר'][index] ?? row.trade,
      estimator: ['יעל כהן', 'עומר לוי', 'נועה מזרחי'][index] ?? row.estimator,
    })),
  },
  play: async ({ canvasElement }) => {
    const cell = cellOf(grid(canvasElement));
    await userEvent.click(cell('PKG-101', 'trade'));
    // In right-to-left locales the left arrow key moves to the next column.
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await expect(focused()).toBe(cell('PKG-101', 'quantity'));
  },
};

/** The sum is longer than the amounts, and widens its column. */
export const ManyItems: Story = {
  args: { rows: manyPackages(10_000), showTotals: true },
  play: async ({ canvasElement }) => {
    const sum = () => canvasElement.querySelector('[data-kind="totals"] > [data-figure="total"] > span');
    await waitFor(() => expect(sum()).toHaveTextContent(/^\$\d/), { timeout: 20_000 });
    await waitFor(() => expect(sum()?.scrollWidth).toBeLessThanOrEqual(sum()?.clientWidth ?? 0));
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const cell = cellOf(grid(canvasElement));
    await userEvent.click(cell('PKG-101', 'quantity'));
    await userEvent.keyboard('440{Enter}');
    await waitFor(() => expect(cell('PKG-101', 'quantity')).toHaveTextContent('440 CY'));
    await expect(cell('PKG-101', 'total')).toHaveTextContent('$140,140.00');
    await expect(focused()).toBe(cell('PKG-102', 'quantity'));

    // Ctrl+Z takes it back, Ctrl+Y makes it again.
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(cell('PKG-101', 'quantity')).toHaveTextContent('412 CY'));
    await userEvent.keyboard('{Control>}y{/Control}');
    await waitFor(() => expect(cell('PKG-101', 'quantity')).toHaveTextContent('440 CY'));

    // A refusal stays in the cell with the value that was tried; Escape puts the old one back.
    await userEvent.keyboard('{F2}');
    await userEvent.keyboard('{Control>}a{/Control}-4{Enter}');
    await waitFor(() =>
      expect(cell('PKG-102', 'quantity')).toHaveTextContent('A quantity cannot be negative'),
    );
    await userEvent.keyboard('{ArrowUp}{Escape}');
    await waitFor(() => expect(cell('PKG-102', 'quantity')).not.toHaveAttribute('aria-invalid'));
    await expect(cell('PKG-102', 'quantity')).toHaveTextContent('18,240 SF');

    // Typing a letter starts a choice; Tab moves to the next editable cell.
    await userEvent.click(cell('PKG-103', 'trade'));
    await userEvent.keyboard('r');
    await waitFor(() => expect(focused()).toHaveValue('Roofing'));
    await userEvent.tab();
    await waitFor(() => expect(cell('PKG-103', 'trade')).toHaveTextContent('Roofing'));
    await expect(focused()).toBe(cell('PKG-103', 'status'));

    // Space turns a yes or no over.
    cell('PKG-104', 'isBonded').focus();
    await userEvent.keyboard(' ');
    await waitFor(() =>
      expect(within(cell('PKG-104', 'isBonded')).getByRole('img')).toHaveAccessibleName('Yes'),
    );

    // A date is typed as people write it.
    cell('PKG-104', 'due').focus();
    await userEvent.keyboard('3/27/2026{Enter}');
    await waitFor(() => expect(cell('PKG-104', 'due')).toHaveTextContent('Mar 27, 2026'));

    // Delete empties the marked cells.
    cell('PKG-106', 'tags').focus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{Delete}');
    await waitFor(() => expect(cell('PKG-107', 'tags')).toHaveTextContent(''));
    await expect(cell('PKG-106', 'tags')).toHaveTextContent('');
  },
};

export const LeavesWhatCannotStand: Story = {
  play: async ({ canvasElement }) => {
    const cell = cellOf(grid(canvasElement));
    await userEvent.click(cell('PKG-103', 'due'));
    await userEvent.keyboard('2026-02');
    await userEvent.click(cell('PKG-105', 'name'));
    await waitFor(() => expect(cell('PKG-103', 'due')).toHaveAttribute('aria-invalid', 'true'));
    await expect(cell('PKG-103', 'due')).toHaveTextContent('2026-02');
    await expect(cell('PKG-103', 'due')).toHaveTextContent(/Enter a date/);
  },
};

export const Ranges: Story = {
  play: async ({ canvasElement }) => {
    const table = grid(canvasElement);
    const cell = cellOf(table);
    const marked = () => table.querySelectorAll('[data-range]').length;
    await userEvent.click(cell('PKG-102', 'quantity'));
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowRight}{/Shift}');
    await expect(marked()).toBe(6);
    const data = copied(cell('PKG-104', 'unitCost'));
    await expect(data.getData('text/plain')).toBe('18240\t7.1250\n41600\t14.8000\n22040\t78.2900');
    await expect(data.getData('text/html')).toContain('<td>7.1250</td>');
    await userEvent.keyboard('{Escape}');
    await expect(marked()).toBe(0);
    await userEvent.keyboard('{Shift>} {/Shift}');
    await waitFor(() => expect(marked()).toBe(packageColumns.length));
    await userEvent.keyboard('{Control>} {/Control}');
    await waitFor(() => expect(marked()).toBe(packages.length));
    await userEvent.keyboard('{Control>}a{/Control}');
    await waitFor(() => expect(marked()).toBe(packages.length * packageColumns.length));
    // By pointer: press, drag and release.
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: cell('PKG-103', 'trade') },
      { target: cell('PKG-103', 'trade') },
      { keys: '[/MouseLeft]' },
    ]);
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(cell('PKG-106', 'estimator'));
    await userEvent.keyboard('{/Shift}');
    await expect(focused()).toBe(cell('PKG-106', 'estimator'));
  },
};

export const Paste: Story = {
  args: { rows: packages.slice(0, 6) },
  play: async ({ canvasElement }) => {
    const cell = cellOf(grid(canvasElement));
    await userEvent.click(cell('PKG-103', 'quantity'));
    paste(cell('PKG-103', 'quantity'), '2,300\t$12.50\r\n4,400\t"$9.75"');
    await waitFor(() => expect(cell('PKG-103', 'quantity')).toHaveTextContent('2,300 SF'));
    await waitFor(() => expect(cell('PKG-104', 'unitCost')).toHaveTextContent('$9.7500'));
    // Fields in quotes keep their breaks; one value fills a marked range.
    await userEvent.click(cell('PKG-101', 'name'));
    paste(cell('PKG-101', 'name'), '"Footings\nand ""grade"" beams"');
    await waitFor(() => expect(cell('PKG-101', 'name')).toHaveTextContent('Footings and "grade" beams'));
    await userEvent.click(cell('PKG-102', 'due'));
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    paste(cell('PKG-104', 'due'), '2026-05-01');
    await waitFor(() => expect(cell('PKG-104', 'due')).toHaveTextContent('May 01, 2026'));
    await expect(cell('PKG-102', 'due')).toHaveTextContent('May 01, 2026');
    // Ctrl+D fills down from the first cell of a range.
    await userEvent.click(cell('PKG-103', 'trade'));
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}');
    await waitFor(() => expect(cell('PKG-105', 'trade')).toHaveTextContent('Concrete'));
    // Cells outside the table and invalid values are reported.
    await userEvent.click(cell('PKG-106', 'quantity'));
    paste(cell('PKG-106', 'quantity'), 'a few\t4\n5\t6');
    await waitFor(() => expect(cell('PKG-106', 'quantity')).toHaveTextContent('Enter a number'));
    await expect(within(canvasElement).getAllByText(/2 cells were skipped/).length).toBeGreaterThan(0);
  },
};

const taken = new Set(['Roof deck']);
export const ValidatesWithTheServer: Story = {
  args: {
    rows: packages.slice(0, 4),
    columns: packageColumns.map((column) =>
      column.id === 'name'
        ? {
            ...column,
            validate: (value: string) =>
              Promise.resolve(taken.has(value) ? 'Another package has this name' : undefined),
          }
        : column,
    ),
  },
  play: async ({ canvasElement }) => {
    const cell = cellOf(grid(canvasElement));
    await userEvent.click(cell('PKG-102', 'name'));
    await userEvent.keyboard('Roof deck{Enter}');
    await waitFor(() => expect(cell('PKG-102', 'name')).toHaveTextContent('Another package has this name'));
    await userEvent.click(cell('PKG-103', 'name'));
    await userEvent.keyboard('Roof deck, east{Enter}');
    await waitFor(() => expect(cell('PKG-103', 'name')).toHaveTextContent('Roof deck, east'));
    await expect(cell('PKG-103', 'name')).not.toHaveAttribute('aria-invalid');
  },
};

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
  const edit = (edits: readonly CellEdit<EstimateLine>[]) => {
    if (edits.some(({ columnId, value }) => columnId === 'quantity' && Number(value) < 0))
      return Promise.reject(new Error('A quantity cannot be negative'));
    const change = (list: EstimateLine[]): EstimateLine[] =>
      list.map((line) => ({
        ...line,
        ...Object.fromEntries(
          edits.flatMap(({ row, columnId, value }) => (row.id === line.id ? [[columnId, value]] : [])),
        ),
        ...(line.lines ? { lines: change(line.lines) } : {}),
      }));
    setLines(change);
    return Promise.resolve();
  };
  return (
    <div style={{ height: '100vh', display: 'flex', flexDirection: 'column' }}>
      <EditableTable
        label="Estimate"
        columns={estimateColumns}
        rows={lines}
        getRowId={(line) => line.id}
        getSubRows={(line) => line.lines}
        defaultExpanded="all"
        isGroup={(line) => line.lines !== undefined}
        onCellsEdit={edit}
        defaultColumnState={{}}
        fills
      />
    </div>
  );
}

/** Assemblies with their lines: a sheet that is a tree. */
export const Sheet: Story = { render: () => <Estimate /> };
export const EditsCells: Story = {
  render: () => <Estimate />,
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('treegrid', { name: 'Estimate' });
    const cell = cellOf(table);
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

    // Pastes two columns from a spreadsheet.
    await userEvent.click(cell('P1-4', 'quantity'));
    paste(cell('P1-4', 'quantity'), '2,300\tSF\r\n4,400\tLF');
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

const few = packageColumns
  .filter((column) => ['name', 'quantity', 'unitCost'].includes(column.id))
  .map((column) => ({ ...column, band: undefined, width: column.id === 'name' ? 180 : 100 }));
const shown = { height: 'auto', fills: false, frame: 'card', rows: packages.slice(3, 6) } as const;
export const Guidance: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <div style={{ display: 'grid', gap: '1.5rem', padding: '1.5rem' }}>
      <DoDont
        good={{
          show: <Packages {...shown} label="Checked in the cell" columns={few} />,
          reason: 'Each column validates its values. The message is at the cell, and the entry is kept.',
        }}
        bad={{
          show: (
            <Packages
              {...shown}
              label="Checked on save"
              columns={few.map((column) => ({ ...column, validate: undefined }))}
            />
          ),
          reason: 'Errors appear only on saving, and users have to find the cell again.',
        }}
      />
      <DoDont
        good={{
          show: <Packages {...shown} label="Lines" columns={few} />,
          reason: 'Suits many cells that change together: lines of an estimate, a count, a price list.',
        }}
        bad={{
          show: (
            <Packages
              {...shown}
              label="One record"
              rows={packages.slice(3, 4)}
              columns={packageColumns.filter((column) => column.id !== 'sheet').slice(0, 6)}
            />
          ),
          reason: 'Use a form for one record, with labels, help and errors.',
        }}
      />
    </div>
  ),
};
