import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DoDont } from '../stories/DoDont.tsx';
import { EditableTable, type EditableTableProps } from './EditableTable.tsx';
import {
  manyPackages,
  packageColumns,
  packages,
  withEdits,
  type BidPackage,
} from './table.stories.parts.tsx';
import { markCells } from './drawCellMarks.tsx';
import type { CellMark, RowMarks } from './types.ts';

/** The avatars of three of the users have the same hue, so the marks have hues of their own. */
const tints: Record<string, CellMark['tint']> = { 'Priya Raman': 'violet', 'Luis Ortega': 'teal' };
const presence = (name: string): CellMark => ({
  name,
  kind: 'presence',
  description: `${name} is in this cell`,
  tint: tints[name],
});
const change = (name: string): CellMark => ({
  name,
  kind: 'change',
  description: `Changed by ${name}`,
  tint: tints[name],
});
const marks = markCells(
  new Map<string, RowMarks>([
    ['PKG-101', { quantity: [presence('Dana Whitfield')] }],
    ['PKG-103', { quantity: [change('Dana Whitfield')], name: [presence('Tomás Herrera')] }],
    [
      'PKG-105',
      { unitCost: [presence('Priya Raman'), presence('Luis Ortega')], trade: [change('Priya Raman')] },
    ],
  ]),
);

type Args = Partial<EditableTableProps<BidPackage>> & { height?: string };

type ChangeRows = (change: (rows: readonly BidPackage[]) => readonly BidPackage[]) => void;
/** Changes the rows behind the table, as another user does. */
const otherUser: { changeRows: ChangeRows } = { changeRows: () => undefined };

function Marked({ rows: initialRows = packages, height = '100vh', onCellsEdit, ...args }: Args) {
  const [rows, setRows] = useState(initialRows);
  useEffect(() => {
    otherUser.changeRows = setRows;
  }, []);
  return (
    <div style={{ height, width: '100%', minWidth: 0, display: 'flex', flexDirection: 'column' }}>
      <EditableTable
        label="Bid packages"
        columns={packageColumns}
        rows={rows}
        getRowId={(row) => row.id}
        onCellsEdit={(edits, cause) => {
          void onCellsEdit?.(edits, cause);
          setRows((was) => withEdits(was, edits));
        }}
        defaultColumnState={{}}
        cellMarks={marks}
        fills
        {...args}
      />
    </div>
  );
}

const meta = {
  title: 'Components/Tables/DataTable cell marks',
  id: 'components-datatable-cell-marks',
  parameters: { layout: 'fullscreen' },
  render: (args) => <Marked {...args} />,
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

const grid = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('grid', { name: 'Bid packages' });
const cellOf = (canvasElement: HTMLElement, id: string, column: string) =>
  grid(canvasElement).querySelector<HTMLElement>(
    `[data-id="${id}"] > [data-column="${column}"]`,
  ) as HTMLElement;

/** A ring marks a cell that another user is in, an underline one that was just changed; both have initials and a description. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const cell = cellOf(canvasElement, 'PKG-101', 'quantity');
    await expect(cell).toHaveAccessibleDescription('Dana Whitfield is in this cell');
    await expect(cellOf(canvasElement, 'PKG-105', 'unitCost')).toHaveAccessibleDescription(
      'Priya Raman is in this cell, Luis Ortega is in this cell',
    );
    await expect(cellOf(canvasElement, 'PKG-103', 'quantity')).toHaveAccessibleDescription(
      'Changed by Dana Whitfield',
    );
    // The value stays the name of the cell.
    await expect(cell).toHaveTextContent('412');
    await expect(cell).not.toHaveTextContent('Dana');
    // The initials are in the cell, so that they cover no other value.
    for (const marked of canvasElement.querySelectorAll<HTMLElement>('[data-marked]')) {
      const box = marked.getBoundingClientRect();
      const flags = marked.querySelector('[aria-hidden]')?.getBoundingClientRect();
      await expect(flags?.top).toBeGreaterThanOrEqual(box.top);
      await expect(flags?.bottom).toBeLessThanOrEqual(box.bottom);
    }
  },
};

export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '1.5rem', padding: '1.5rem' }}>
      <Marked label="A sheet" height="auto" fills={false} frame="card" rows={packages.slice(0, 5)} />
      <Marked
        label="A document"
        variant="document"
        height="auto"
        fills={false}
        frame="card"
        rows={packages.slice(0, 5)}
      />
    </div>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    rows: packages.slice(0, 5),
    cellMarks: markCells(
      new Map<string, RowMarks>([
        ['PKG-101', { quantity: [presence('יעל כהן')] }],
        ['PKG-103', { trade: [change('עומר לוי')] }],
      ]),
    ),
  },
};

/** Marks of rows that are drawn only while they are in view. */
export const ManyItems: Story = {
  args: {
    rows: manyPackages(10_000),
    cellMarks: markCells(
      new Map(
        manyPackages(6).map(({ id }, at) => [
          id,
          { quantity: [at % 2 ? change('Priya Raman') : presence('Dana Whitfield')] },
        ]),
      ),
    ),
  },
};

const onCellsEdit = fn();
/** A value that another user saves behind an open editor leaves the text, and the edit is based on what was seen. */
export const ChangedBehindTheEditor: Story = {
  args: { onCellsEdit },
  play: async ({ canvasElement }) => {
    onCellsEdit.mockClear();
    const cell = () => cellOf(canvasElement, 'PKG-102', 'quantity');
    const before = packages[1]?.quantity;
    const setQuantity = (quantity: string) =>
      otherUser.changeRows((rows) => rows.map((row) => (row.id === 'PKG-102' ? { ...row, quantity } : row)));
    await userEvent.click(cell());
    await userEvent.keyboard('77');
    setQuantity('55');
    await expect(within(cell()).getByRole('textbox')).toHaveValue('77');
    await userEvent.keyboard('{Enter}');
    await expect(onCellsEdit).toHaveBeenCalledTimes(1);
    await expect(onCellsEdit.mock.calls[0]?.[0]).toMatchObject([{ value: '77', before }]);

    // An editor that is closed without a change does not put the old value back.
    await userEvent.click(cell());
    await userEvent.keyboard('{F2}');
    setQuantity('66');
    await userEvent.keyboard('{Enter}');
    await expect(onCellsEdit).toHaveBeenCalledTimes(1);
    await expect(cell()).toHaveTextContent('66');
  },
};

/** The cursor stays in its row when another user adds one before it. */
export const FollowsItsRow: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(cellOf(canvasElement, 'PKG-103', 'quantity'));
    const [first] = packages;
    if (first) otherUser.changeRows((rows) => [{ ...first, id: 'PKG-100', name: 'Mobilization' }, ...rows]);
    await within(canvasElement).findByText('Mobilization');
    await expect(document.activeElement).toBe(cellOf(canvasElement, 'PKG-103', 'quantity'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(document.activeElement).toBe(cellOf(canvasElement, 'PKG-104', 'quantity'));
  },
};

const shown = packageColumns.filter(({ id }) => ['name', 'quantity', 'unitCost'].includes(id));
const few = {
  height: 'auto',
  fills: false,
  frame: 'card',
  columns: shown,
  rows: packages.slice(0, 4),
} as const;
export const Guidance: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <DoDont
      good={{
        show: <Marked {...few} label="One change" />,
        reason: 'Marks a change for a few seconds, with the initials of the user.',
      }}
      bad={{
        show: (
          <Marked
            {...few}
            label="All changes"
            cellMarks={markCells(
              new Map(
                packages.map(({ id }) => [
                  id,
                  { quantity: [change('Dana Whitfield')], unitCost: [change('Dana Whitfield')] },
                ]),
              ),
            )}
          />
        ),
        reason: 'Marks that stay cover the sheet, and a new change is not seen.',
      }}
    />
  ),
};
