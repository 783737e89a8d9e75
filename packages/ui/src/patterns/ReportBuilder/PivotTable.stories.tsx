import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../components/Layout/Layout.tsx';
import { DoDont } from '../../stories/DoDont.tsx';
import { buildPivot } from './buildPivot.ts';
import { PivotTable } from './PivotTable.tsx';
import {
  arabicRecords,
  entry,
  fields,
  layout,
  longRecords,
  manyRecords,
  pivot,
  pivotOf,
  records,
} from './pivot.stories.parts.ts';

const meta = {
  title: 'Patterns/PivotTable',
  component: PivotTable,
  args: { label: 'Open commitments by job and vendor', pivot, onCellOpen: fn(), onSortChange: fn() },
} satisfies Meta<typeof PivotTable>;
export default meta;
type Story = StoryObj<typeof meta>;

const gridOf = (root: HTMLElement) => within(root).findByRole('treegrid');
const rowOf = (root: HTMLElement, name: string) =>
  within(root)
    .getAllByRole('row')
    .find(({ textContent }) => textContent.includes(name)) as HTMLElement;
const names = (root: HTMLElement) =>
  within(root)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const grid = await gridOf(canvasElement);
    await expect(rowOf(grid, 'Fulton Street Library')).toHaveTextContent(
      '25-071Fulton Street Library28,280.006,115.502,240.0036,635.502022.8%',
    );
    await expect(rowOf(grid, 'Harbor Steel')).toHaveTextContent('Harbor Steel');
    await expect(rowOf(grid, 'Total,')).toHaveTextContent(
      'Total, 63 records153,015.7547,575.8033,620.00234,211.556334.7%',
    );
    await expect(canvasElement).toHaveTextContent('Totals are calculated from the records: Late share');
  },
};

/** Groups on both axes with several values: bands name the column groups, each outer one has a total. */
export const ColumnGroups: Story = {
  args: {
    pivot: pivotOf({
      columns: [entry('promised', { period: 'quarter' }), entry('late')],
      values: [entry('amount'), entry('quantity', { aggregate: 'average' })],
    }),
    defaultExpanded: new Set(),
  },
  play: async ({ canvasElement }) => {
    const grid = await gridOf(canvasElement);
    await expect(within(grid).getByRole('columnheader', { name: 'Q1 2026, Not yet due' })).toBeVisible();
    await expect(within(grid).getByText('Q1 2026, total')).toBeInTheDocument();
    // Averages have the same places in each row.
    await expect(rowOf(grid, 'Northgate')).toHaveTextContent('3.00');
  },
};

/** Shares and one column group with one value. */
export const Shares: Story = {
  args: {
    pivot: pivotOf({ rows: [entry('job')], values: [entry('amount', { showAs: 'row' })] }),
    defaultSort: [{ entryId: 'amount', direction: 'descending' }],
  },
  play: async ({ canvasElement }) => {
    const grid = await within(canvasElement).findByRole('grid');
    await expect(rowOf(grid, 'Riverbend')).toHaveTextContent('100.0%');
    await expect(rowOf(grid, 'Total,')).toHaveTextContent('65.3%20.3%14.4%100.0%');
  },
};

/** Without row groups the only row is the total. */
export const NoRowGroups: Story = {
  args: { pivot: pivotOf({ rows: [] }) },
  play: async ({ canvasElement, args }) => {
    const grid = await within(canvasElement).findByRole('grid');
    await expect(within(grid).getAllByRole('row')).toHaveLength(2);
    await userEvent.click(within(rowOf(grid, 'Total,')).getByText('153,015.75'));
    await expect(args.onCellOpen).toHaveBeenLastCalledWith(
      expect.objectContaining({ row: undefined, groups: [expect.objectContaining({ key: 'Not yet due' })] }),
    );
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const grid = await gridOf(canvasElement);
    const opened = () => (args.onCellOpen as ReturnType<typeof fn>).mock.calls.at(-1)?.[0];
    await userEvent.click(within(rowOf(grid, 'Cascade Door')).getByText('12,480.00'));
    await expect(opened()).toMatchObject({
      cell: { value: '12480', count: 3 },
      groups: [{ key: 'Northgate Plaza TI' }, { key: 'Cascade Door and Frame' }, { key: 'Over 30' }],
    });
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}{Enter}');
    await expect(opened()).toMatchObject({ groups: [{ key: 'Northgate Plaza TI' }, { key: '1 to 30' }] });
    // The arrows of the first column fold and unfold, Enter does both.
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await waitFor(() => expect(rowOf(grid, 'Northgate')).toHaveAttribute('aria-expanded', 'false'));
    await expect(within(grid).queryByText('Cascade Door and Frame')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(rowOf(grid, 'Northgate')).toHaveAttribute('aria-expanded', 'true'));
    // The total row is below the last row.
    await userEvent.keyboard('{Control>}{End}{/Control}{ArrowDown}');
    const total = within(rowOf(grid, 'Total,')).getByRole('button', { name: 'Late share, total: 34.7%' });
    await expect(total).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Enter}');
    await expect(opened()).toMatchObject({
      row: undefined,
      cell: { value: '234211.55', count: 63 },
      groups: [],
    });
    await userEvent.keyboard('{Home}');
    await expect(document.activeElement).toHaveAccessibleName('Not yet due, total: 153,015.75');
    await userEvent.keyboard('{ArrowUp}');
    await expect(document.activeElement?.closest('[role="row"]')).toHaveTextContent('Willamette');
  },
};

/** A heading sorts by its column; rows stay within their parents. */
export const Sorting: Story = {
  play: async ({ canvasElement, args }) => {
    const grid = await gridOf(canvasElement);
    const heading = within(grid).getByRole('columnheader', { name: 'Over 30' });
    await userEvent.click(heading);
    await userEvent.click(heading);
    await waitFor(() => expect(heading).toHaveAttribute('aria-sort', 'descending'));
    await expect(args.onSortChange).toHaveBeenLastCalledWith([
      { entryId: 'amount', columnId: '/=Over 30:amount', direction: 'descending' },
    ]);
    await expect(names(grid).slice(0, 5)).toEqual([
      '25-102Amazon Park Pavilion',
      'Harbor Steel',
      'Willamette Building Co.',
      '25-088Northgate Plaza TI',
      'Cascade Door and Frame',
    ]);
    await expect(canvasElement).toHaveTextContent('Sorted by Over 30, descending');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Collapse all' }));
    await waitFor(() => expect(names(grid)).toHaveLength(5));
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Expand all' }));
    await waitFor(() => expect(names(grid)).toHaveLength(14));
  },
};

export const WithoutTotals: Story = {
  args: { hasSubtotals: false, hasTotalColumn: false, hasTotalRow: false },
  play: async ({ canvasElement }) => {
    const grid = await gridOf(canvasElement);
    await expect(rowOf(grid, 'Fulton').textContent).toBe('25-071Fulton Street Library');
    await expect(rowOf(grid, 'Total,')).toBeUndefined();
    await expect(canvasElement).not.toHaveTextContent('Totals are calculated');
  },
};

const onRetry = fn();
const onFiltersClear = fn();
const onEntryRemove = fn();
const excess = buildPivot(manyRecords, { fields, layout, maxCells: 5000 });

export const States: Story = {
  render: (args) => (
    <Stack gap={24}>
      <PivotTable {...args} label="Loading" pivot={undefined} frame="card" />
      <PivotTable {...args} label="No values" pivot={pivotOf({ values: [] })} frame="card" />
    </Stack>
  ),
};

export const NoRecords: Story = {
  args: { pivot: pivotOf({}, []), onFiltersClear, frame: 'card' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear filters' }));
    await expect(onFiltersClear).toHaveBeenCalled();
  },
};

/** Too many cells, an error, and figures that are loaded again. */
export const Problems: Story = {
  render: (args) => (
    <Stack gap={24}>
      <PivotTable {...args} label="Too many" pivot={excess} onEntryRemove={onEntryRemove} frame="card" />
      <PivotTable
        {...args}
        label="Failed"
        pivot={undefined}
        error="The server did not answer. The layout is unchanged."
        onRetry={onRetry}
        frame="card"
      />
      <PivotTable
        {...args}
        label="Refreshing"
        pivot={pivotOf({ rows: [entry('job')] })}
        loadingState="refreshing"
        frame="card"
      />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvasElement).toHaveTextContent('Too many cells to show');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Job' }));
    await expect(onEntryRemove).toHaveBeenLastCalledWith('job');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalled();
  },
};

export const LongContent: Story = { args: { pivot: pivotOf({}, longRecords) } };

export const ManyItems: Story = {
  parameters: { layout: 'fullscreen' },
  args: {
    fills: true,
    pivot: pivotOf({ columns: [entry('promised')] }, manyRecords),
  },
  decorators: [
    (Story) => (
      <div style={{ height: '100vh', display: 'flex', flexDirection: 'column' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const grid = await gridOf(canvasElement);
    await expect(within(grid).getAllByRole('row').length).toBeLessThan(120);
    await expect(grid).toHaveAttribute('aria-rowcount', '10102');
    await expect(rowOf(grid, 'Total,')).toHaveTextContent('Total, 10,000 records');
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { pivot: pivotOf({}, records) },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'الالتزامات', pivot: pivotOf({}, arabicRecords) },
  play: async ({ canvasElement, args }) => {
    const grid = await gridOf(canvasElement);
    const figures = within(grid).getAllByRole('gridcell');
    figures[0]?.focus();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(args.onCellOpen).toHaveBeenLastCalledWith(
      expect.objectContaining({ column: expect.objectContaining({ id: '/=1 to 30:amount' }) }),
    );
  },
};

export const Guidance: Story = {
  render: () => (
    <DoDont
      good={{
        show: (
          <PivotTable
            label="Good"
            frame="card"
            pivot={pivotOf({ rows: [entry('job')], columns: [], values: [entry('share')] })}
          />
        ),
        reason: 'A share is calculated at each level, so its total is that of all records.',
      }}
      bad={{
        show: (
          <PivotTable
            label="Bad"
            frame="card"
            pivot={pivotOf(
              { rows: [entry('item')], columns: [], values: [entry('amount')] },
              records.slice(0, 6),
            )}
            hasTotalRow={false}
          />
        ),
        reason: 'One group for each record is a list; a table of records shows it better.',
      }}
    />
  ),
};
