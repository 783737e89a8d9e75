import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../components/Button/Button.tsx';
import { accounts, longNamed, manyAccounts, type Account } from '../patterns/data.stories.parts.ts';
import { accountActions, accountCard, accountColumns } from '../patterns/ListLayout/ListLayout.stories.tsx';
import { EmptyState, ErrorState } from '../components/Feedback/States.tsx';
import { DoDont } from '../stories/DoDont.tsx';
import { DataTable, type DataTableProps } from './DataTable.tsx';
import { readPreferences, writePreferences } from './preferences.ts';
import {
  manyPackages,
  packageActions,
  packageColumns,
  packages,
  type BidPackage,
} from './table.stories.parts.tsx';
import type { Column, ColumnState, SortKey, TablePreferences, TableSelection } from './types.ts';

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
  title: 'Components/Tables/DataTable',
  id: 'components-datatable',
  parameters: { layout: 'fullscreen' },
  render: (args) => <Accounts {...args} />,
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneRow: Story = { args: { rows: accounts.slice(0, 1) } };
export const Compact: Story = { args: { density: 'compact' } };
/** A column is widened rather than an amount cut. */
export const LongContent: Story = {
  args: { rows: longNamed },
  play: async ({ canvasElement }) => {
    const amounts = [...canvasElement.querySelectorAll('[data-text]')].filter((cell) =>
      cell.textContent.startsWith('$'),
    );
    await expect(amounts.length).toBeGreaterThan(0);
    for (const cell of amounts) await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
  },
};
/** Below 600 px the rows are cards, where the screen gives them. */
export const Phone: Story = {
  args: { cardView: accountCard },
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <div style={{ maxWidth: '22.5rem' }}>
      <Accounts {...args} />
    </div>
  ),
};
/** Cards have no header above the empty state. */
export const PhoneEmpty: Story = {
  args: { cardView: accountCard, rows: [], emptyState: <EmptyState title="No accounts yet" /> },
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <div style={{ maxWidth: '22.5rem' }}>
      <Accounts {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('No accounts yet')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('columnheader')).toBeNull());
  },
};
/** Cards are expected, so their placeholders have no column headers. */
export const PhoneLoading: Story = {
  args: { cardView: accountCard, loadingState: 'loading' },
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <div style={{ maxWidth: '22.5rem' }}>
      <Accounts {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('group', { name: 'Accounts' })).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(canvas.queryByRole('columnheader')).toBeNull());
  },
};
/** If a row's page does not offer the actions, its card does. */
export const PhoneActions: Story = {
  args: { cardView: accountCard, hasCardActions: true, rowActions: accountActions },
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <div style={{ maxWidth: '22.5rem' }}>
      <Accounts {...args} />
    </div>
  ),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    // Cards load shortly after the table.
    const cards = await canvas.findByRole('list');
    const [first] = await within(cards).findAllByRole('button', { name: /^Actions for/ });
    await userEvent.click(first!);
    await expect(await within(document.body).findByRole('menu')).toBeVisible();
  },
};
/** Without cards the first column stays pinned, in at most half of the width. */
export const PhoneScroll: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <div style={{ maxWidth: '22.5rem' }}>
      <Accounts {...args} />
    </div>
  ),
};

interface PackagesProps extends Partial<DataTableProps<BidPackage>> {
  height?: string;
}

function Packages({ height = '100vh', ...args }: PackagesProps) {
  return (
    <div style={{ height, width: '100%', minWidth: 0, display: 'flex', flexDirection: 'column' }}>
      <DataTable
        label="Bid packages"
        columns={packageColumns}
        rows={packages}
        getRowId={(row) => row.id}
        sortsRows
        defaultSort={[]}
        defaultPreferences={{}}
        fills
        {...args}
      />
    </div>
  );
}
const fewColumns = packageColumns.filter((column) => ['name', 'quantity', 'total'].includes(column.id));
const pageStyle = { display: 'grid', gap: '1.5rem', padding: '1.5rem' } as const;

/** A list of records, a sheet of figures and the lines of a document; on a page and in a card. */
export const Variants: Story = {
  render: () => (
    <div style={pageStyle}>
      {(['list', 'sheet', 'document'] as const).map((variant) => (
        <Packages
          key={variant}
          label={`Packages as a ${variant}`}
          height="auto"
          variant={variant}
          frame="card"
          fills={false}
          columns={fewColumns}
          rows={packages.slice(0, 4)}
          showRowNumbers={variant !== 'list'}
          onCellEdit={() => undefined}
        />
      ))}
    </div>
  ),
};

/** A card that is too narrow for its columns has a shade at its end until the last column is reached. */
export const ScrollsSideways: Story = {
  render: () => (
    <div style={{ width: 420, padding: '1.5rem' }}>
      <Packages
        label="Packages beside a panel"
        height="auto"
        frame="card"
        fills={false}
        columns={fewColumns}
        rows={packages.slice(0, 4)}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const scroller = within(canvasElement).getByRole('grid').parentElement!;
    const shade = () => getComputedStyle(scroller.parentElement!, '::after').opacity;
    await expect(scroller.scrollWidth).toBeGreaterThan(scroller.clientWidth);
    await waitFor(() => expect(shade()).toBe('1'));
    scroller.scrollLeft = scroller.scrollWidth;
    await waitFor(() => expect(shade()).toBe('0'));
    scroller.scrollLeft = 0;
  },
};

/** All cell types, and bands over related columns. */
export const CellTypes: Story = {
  render: () => <Packages rowActions={() => accountActions(accounts[0]!)} />,
};

const hebrew = [
  ['בית החולים האוניברסיטאי', 'קבלן ראשי', 'חיפה', 'יעל כהן'],
  ['דלתא בנייה ופיתוח', 'בעלים', 'ירושלים', 'עומר לוי'],
  ['מגדלי המסחר', 'יזם', 'באר שבע', 'נועה מזרחי'],
];
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    rows: hebrew.map(([name = '', kind = '', territory = '', owner = ''], index) => ({
      ...(accounts[index] as Account),
      name,
      kind,
      territory,
      owner,
    })),
    rowActions: undefined,
  },
};

/** Rows by status and then by trade, each group with what its columns come to. */
export const Grouped: Story = {
  render: () => (
    <Packages
      defaultPreferences={{ groupBy: ['status', 'trade'], sort: [{ columnId: 'total', direction: 'desc' }] }}
      defaultExpanded={new Set(['group status=Bidding', 'group status=Bidding\u0000trade=Drywall'])}
      showTotals
    />
  ),
};

/** Summed up exactly over all rows, not only those in view; the footer stays at the edge. */
export const Totals: Story = {
  render: () => <Packages rows={manyPackages(2_000)} showTotals />,
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('grid', { name: 'Bid packages' });
    const totals = () => table.querySelector('[data-kind="totals"]') as HTMLElement;
    await waitFor(() => expect(totals()).toHaveTextContent('$'));
    // Elements floating over the end of the page get space below the last row.
    const { style } = document.documentElement;
    style.setProperty('--pl-end-room', '96px');
    const edge = (table.parentElement as HTMLElement).getBoundingClientRect().bottom;
    await expect(Math.round(totals().getBoundingClientRect().bottom)).toBe(Math.round(edge));
    style.removeProperty('--pl-end-room');
  },
};

/** Two columns are pinned at the start and one at the end while the others scroll. */
export const PinnedAtBothEnds: Story = {
  render: () => (
    <div style={{ maxWidth: '52rem' }}>
      <Packages
        defaultPreferences={{ columns: { pinned: ['name', 'trade'], pinnedEnd: ['total'] } }}
        showTotals
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('grid', { name: 'Bid packages' });
    const scroller = table.parentElement as HTMLElement;
    scroller.scrollLeft = 300;
    const name = within(table).getByRole('columnheader', { name: 'Package' });
    const total = within(table).getByRole('columnheader', { name: 'Total' });
    await waitFor(() =>
      expect(name.getBoundingClientRect().left).toBe(scroller.getBoundingClientRect().left),
    );
    await expect(Math.round(total.getBoundingClientRect().right)).toBe(
      Math.round(scroller.getBoundingClientRect().left + scroller.clientWidth),
    );
  },
};

/** The order of several keys is counted in the headings. */
export const MultiSort: Story = {
  render: () => (
    <Packages
      defaultPreferences={{
        sort: [
          { columnId: 'trade', direction: 'asc' },
          { columnId: 'total', direction: 'desc' },
        ],
      }}
    />
  ),
};

/** Impossible actions are hidden; actions that do not apply to the rows show the reason. */
export const BulkActions: Story = {
  render: () => <Packages actions={packageActions} defaultSelection={new Set(['PKG-101', 'PKG-104'])} />,
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('toolbar', { name: 'Selected rows' });
    await expect(bar).toHaveTextContent('2 selected');
    await expect(within(bar).queryByRole('button', { name: 'Award' })).toBeNull();
    await expect(within(bar).getByRole('button', { name: /^Delete/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(within(bar).getByRole('button', { name: 'Clear selection' }));
    await waitFor(() => expect(within(canvasElement).queryByRole('toolbar')).toBeNull());
    const table = within(canvasElement).getByRole('grid', { name: 'Bid packages' });
    await userEvent.click(
      within(table).getByRole('checkbox', { name: 'Select Interior partitions, non-rated' }),
    );
    await waitFor(() =>
      expect(within(canvasElement).getByRole('button', { name: /^Delete/ })).not.toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
  },
};

/** The scroll height is that of the complete list; rows that are not loaded are placeholders. */
export const Endless: Story = {
  render: () => (
    <Packages
      rows={manyPackages(8)}
      rowCount={4_213}
      isEndless
      sortsRows={false}
      onNearEnd={() => undefined}
    />
  ),
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('grid', { name: 'Bid packages' });
    await expect(table).toHaveAttribute('aria-rowcount', '4215');
    await expect(table.querySelector('[data-row="9"]')).toHaveAttribute('aria-busy', 'true');
  },
};

function Loads() {
  const [rows, setRows] = useState(() => manyPackages(40));
  return (
    <Packages
      rows={rows}
      rowCount={200}
      isEndless
      sortsRows={false}
      onNearEnd={() => setRows((was) => manyPackages(Math.min(200, was.length + 40)))}
    />
  );
}
export const LoadsAsItScrolls: Story = {
  render: () => <Loads />,
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('grid', { name: 'Bid packages' });
    const scroller = table.parentElement as HTMLElement;
    scroller.scrollTop = 4_000;
    await waitFor(() => expect(table.querySelector('[data-id="PKG-120"]')).not.toBeNull());
    await waitFor(() => expect(table.querySelector('[aria-busy="true"]')).toBeNull());
  },
};

/** The table search ignores case and accents. */
export const Searched: Story = {
  render: () => <Packages search="TOMAS" />,
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('grid', { name: 'Bid packages' });
    await expect(within(table).getAllByRole('rowheader')).toHaveLength(3);
  },
};
export const Loading: Story = { args: { loadingState: 'loading' } };
export const Refreshing: Story = { args: { loadingState: 'refreshing' } };
export const Empty: Story = {
  args: {
    rows: [],
    emptyState: (
      <EmptyState title="No accounts yet" action={<Button variant="primary">New account</Button>}>
        Accounts are the companies you bid to.
      </EmptyState>
    ),
  },
};
export const Failed: Story = {
  args: {
    rows: [],
    error: (
      <ErrorState title="The accounts could not be loaded" onRetry={fn()}>
        Your filters are kept.
      </ErrorState>
    ),
  },
};

const hundredThousand = manyAccounts(100_000);
const twentyColumns: Column<BidPackage>[] = Array.from({ length: 20 }, (_, index) => {
  const base = packageColumns[index % packageColumns.length] as Column<BidPackage>;
  return index < packageColumns.length
    ? base
    : { ...base, id: `${base.id}-2`, header: `${base.header}, base bid`, band: undefined };
});
const longList = manyPackages(100_000);
/** A hundred thousand rows of twenty columns, in the client, with everything on. */
export const ManyItems: Story = {
  render: () => (
    <Packages
      columns={twentyColumns}
      rows={longList}
      actions={packageActions}
      onCellEdit={() => undefined}
      selectsCells
    />
  ),
};

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

function Deletable() {
  const [rows, setRows] = useState(accounts.slice(0, 3));
  return (
    <div onKeyDown={({ key }) => key === 'Delete' && setRows(rows.toSpliced(1, 1))}>
      <Accounts rows={rows} />
    </div>
  );
}
/** When the focused row is deleted, the focus moves to the row in its place. */
export const Deleted: Story = {
  render: () => <Deletable />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const heads = () => canvas.getAllByRole('rowheader');
    heads()[1]?.focus();
    await expect(heads()[1]).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(heads()).toHaveLength(2));
    await expect(heads()[1]).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(heads()).toHaveLength(1));
    await expect(heads()[0]).toHaveFocus();
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

/** All column operations by keyboard; the result is plain JSON that a screen can store. */
function Kept() {
  const [text, setText] = useState('{}');
  const keep = (preferences: TablePreferences) => setText(writePreferences(preferences));
  return (
    <>
      <Packages height="32rem" preferences={readPreferences(text)} onPreferencesChange={keep} />
      <pre aria-label="Kept" style={{ padding: '1rem', whiteSpace: 'pre-wrap' }}>
        {text}
      </pre>
    </>
  );
}
export const KeepsPreferences: Story = {
  render: () => <Kept />,
  play: async ({ canvasElement }) => {
    const table = await within(canvasElement).findByRole('grid', { name: 'Bid packages' });
    const kept = () => within(canvasElement).getByLabelText('Kept');
    const head = (name: string) => within(canvasElement).getByRole('columnheader', { name });
    const choose = async (name: string) => {
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      const menu = await within(document.body).findByRole('menu');
      await userEvent.click(within(menu).getByRole('menuitem', { name: new RegExp(`^${name}`) }));
      await waitFor(() => expect(within(document.body).queryByRole('menu')).toBeNull());
    };
    await userEvent.click(within(table).getByRole('rowheader', { name: 'Footings and grade beams' }));
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowRight}');
    await expect(focused()).toBe(head('Status'));
    await choose('Pin to end');
    await waitFor(() => expect(kept()).toHaveTextContent('"pinnedEnd":["status"]'));
    head('Trade').focus();
    await choose('Group by trade');
    await waitFor(() => expect(kept()).toHaveTextContent('"groupBy":["trade"]'));
    const tree = within(canvasElement).getByRole('treegrid', { name: 'Bid packages' });
    await expect(within(tree).getAllByRole('row', { expanded: false })).toHaveLength(6);
    head('Quantity').focus();
    await userEvent.keyboard('{Enter}');
    head('Total').focus();
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await waitFor(() =>
      expect(kept()).toHaveTextContent(
        '"sort":[{"columnId":"quantity","direction":"asc"},{"columnId":"total","direction":"asc"}]',
      ),
    );
    // The arrows unfold a group and go back to it from its rows.
    const first = tree.querySelector('[data-row="0"] > [data-col="0"]') as HTMLElement;
    first.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(first.parentElement).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
    await waitFor(() => expect(focused()).toBe(first));
  },
};

const shown = { height: 'auto', fills: false, frame: 'card', rows: packages.slice(3, 6) } as const;
const plain: Column<BidPackage>[] = fewColumns.map((column) => ({
  ...column,
  band: undefined,
  width: column.id === 'name' ? 190 : 110,
}));
export const Guidance: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <div style={pageStyle}>
      <DoDont
        good={{
          show: <Packages {...shown} label="Costs by type" columns={plain} />,
          reason: 'Figures have a type, so they are aligned at the end and sorted by value.',
        }}
        bad={{
          show: (
            <Packages
              {...shown}
              label="Costs as words"
              columns={plain.map((column) => ({ ...column, type: 'text', unit: undefined }))}
            />
          ),
          reason: 'As text, the figures are not aligned and cannot be compared.',
        }}
      />
      <DoDont
        good={{
          show: (
            <Packages
              {...shown}
              label="A status in words"
              columns={packageColumns.filter((column) => ['name', 'status'].includes(column.id))}
            />
          ),
          reason: 'A status is an icon with text; the color repeats it.',
        }}
        bad={{
          show: (
            <Packages
              {...shown}
              label="Everything at once"
              columns={packageColumns.map((column) => ({ ...column, width: 84, band: undefined }))}
            />
          ),
          reason: 'Narrow columns cut every value. Hide those that this list does not need.',
        }}
      />
    </div>
  ),
};
