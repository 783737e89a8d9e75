import {
  ArrowUpRightIcon,
  CircleDotIcon,
  CopyIcon,
  DownloadIcon,
  ExternalLinkIcon,
  MapPinIcon,
  MessageSquarePlusIcon,
  PencilIcon,
  PinIcon,
  Rows3Icon,
  Share2Icon,
  Trash2Icon,
  UploadIcon,
  UserRoundIcon,
} from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Avatar, Mark } from '../../components/Avatar/Avatar.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { Divider, Inline } from '../../components/Layout/Layout.tsx';
import type { MenuEntry } from '../../components/Menu/Menu.tsx';
import { StatusText } from '../../components/Status/StatusText.tsx';
import { DoDont } from '../../stories/DoDont.tsx';
import { DataTable } from '../../data-grid/DataTable.tsx';
import { formatDate, formatWholeMoney } from '../../data-grid/format.ts';
import { ListCard } from '../../data-grid/ListCard.tsx';
import type { Column, ColumnState, SortKey, TableSelection } from '../../data-grid/types.ts';
import { accounts, longNamed, type Account } from '../data.stories.parts.ts';
import { StoryFrame } from '../frame.stories.parts.tsx';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import type { Filter, FilterField } from './filters.ts';
import { ListLayout } from './ListLayout.tsx';
import { SavedViews } from './SavedViews.tsx';

export const accountColumns: Column<Account>[] = [
  {
    id: 'name',
    header: 'Account',
    accessor: (account) => account.name,
    cell: (account) => (
      <span style={{ display: 'flex', alignItems: 'center', gap: '0.5rem', minWidth: 0 }}>
        <Mark name={account.name} letters={2} />
        <span style={{ overflow: 'hidden', textOverflow: 'ellipsis' }} title={account.name}>
          {account.name}
        </span>
      </span>
    ),
    width: 240,
  },
  { id: 'kind', header: 'Type', accessor: (account) => account.kind, width: 134 },
  { id: 'status', header: 'Status', type: 'status', accessor: (account) => account.status, width: 104 },
  { id: 'territory', header: 'Territory', accessor: (account) => account.territory, width: 110 },
  {
    id: 'owner',
    header: 'Owner',
    type: 'person',
    accessor: (account) => ({ name: account.owner }),
    width: 157,
  },
  {
    id: 'pipeline',
    header: 'Open pipeline',
    type: 'money',
    accessor: (account) => account.pipeline,
    width: 118,
  },
  { id: 'won', header: 'Won this year', type: 'money', accessor: (account) => account.won, width: 121 },
  {
    id: 'activity',
    header: 'Last activity',
    type: 'date',
    accessor: (account) => account.activity,
    width: 102,
  },
];

export const accountActions = (account: Account): MenuEntry[] => [
  { id: 'open', label: 'Open', icon: ArrowUpRightIcon, shortcut: '↵', href: `#${account.id}` },
  { id: 'tab', label: 'Open in new tab', icon: ExternalLinkIcon, shortcut: '⌘↵' },
  { id: 'edit', label: 'Edit', icon: PencilIcon, shortcut: 'E' },
  { id: 'log', label: 'Log activity', icon: MessageSquarePlusIcon, shortcut: 'L' },
  { id: 'pin', label: 'Pin to tab bar', icon: PinIcon },
  'separator',
  { id: 'share', label: 'Share...', icon: Share2Icon },
  { id: 'copy', label: 'Copy account ID', icon: CopyIcon },
  'separator',
  { id: 'delete', label: 'Delete...', icon: Trash2Icon, tone: 'danger', shortcut: '⌫' },
];

export const accountCard = (account: Account) => (
  <ListCard
    mark={<Mark name={account.name} size={40} letters={2} />}
    title={account.name}
    figure={formatWholeMoney(account.pipeline)}
    subtitle={`${account.kind} · ${account.territory}`}
    meta={[
      <StatusText key="status" tone={account.status.tone}>
        {account.status.label}
      </StatusText>,
      formatDate(account.activity),
    ]}
    trailing={<Avatar name={account.owner} />}
  />
);

const fields: FilterField[] = [
  { id: 'name', label: 'Account', type: 'text' },
  {
    id: 'status',
    label: 'Status',
    type: 'select',
    options: ['Active', 'Prospect', 'On hold', 'Inactive'].map((label) => ({ id: label, label })),
  },
  {
    id: 'territory',
    label: 'Territory',
    type: 'select',
    options: ['Front Range', 'Western Slope', 'Eastern Plains'].map((label) => ({ id: label, label })),
  },
  { id: 'pipeline', label: 'Open pipeline', type: 'money' },
  { id: 'activity', label: 'Last activity', type: 'date' },
];

const initialFilters: Filter[] = [
  { fieldId: 'status', operator: 'ne', value: 'Inactive' },
  { fieldId: 'territory', operator: 'in', value: ['Front Range', 'Western Slope'] },
  { fieldId: 'pipeline', operator: 'gte', value: '250000' },
];

interface ScreenProps {
  title?: string;
  rows?: Account[];
  selected?: string[];
  total?: number;
  actions?: ReactNode;
}

function AccountsScreen({
  title = 'Accounts',
  rows = accounts,
  selected = [],
  total = 186,
  actions,
}: ScreenProps) {
  const [selection, setSelection] = useState<TableSelection>(new Set(selected));
  const [sort, setSort] = useState<SortKey[]>([{ columnId: 'pipeline', direction: 'desc' }]);
  const [columnState, setColumnState] = useState<ColumnState>({});
  const [filters, setFilters] = useState(initialFilters);
  const [view, setView] = useState('open');
  const [pageSize, setPageSize] = useState(15);
  const [density, setDensity] = useState<'comfortable' | 'compact'>('comfortable');
  const count = selection === 'all' ? total : selection.size;
  const nothing = () => undefined;
  return (
    <ListLayout
      title={title}
      count={total}
      actions={actions}
      primaryAction={{ label: 'New account', shortLabel: 'New', href: '#new' }}
      views={{
        views: [
          { id: 'all', label: 'All accounts', count: 4213 },
          { id: 'mine', label: 'My accounts', count: 64 },
          { id: 'open', label: 'Open pursuits', count: 186 },
          { id: 'month', label: 'Bidding this month', count: 22 },
          { id: 'dormant', label: 'Dormant 12 months', count: 318 },
        ],
        currentId: view,
        onSelect: setView,
        onCreate: nothing,
      }}
      tools={
        <>
          <ColumnsMenu columns={accountColumns} state={columnState} onChange={setColumnState} />
          <IconButton
            icon={Rows3Icon}
            label="Density"
            size="sm"
            onPress={() => setDensity((was) => (was === 'compact' ? 'comfortable' : 'compact'))}
          />
          <Divider orientation="vertical" isStrong />
          <IconButton icon={UploadIcon} label="Import" size="sm" onPress={nothing} />
          <IconButton icon={DownloadIcon} label="Export" size="sm" onPress={nothing} />
        </>
      }
      search={{ value: '', onSearch: nothing }}
      filters={{ fields, filters, onChange: setFilters }}
      selection={{
        count,
        total,
        onSelectAll: () => setSelection('all'),
        onClear: () => setSelection(new Set()),
        actions: [
          { id: 'owner', label: 'Assign owner', icon: UserRoundIcon, onPress: nothing },
          { id: 'status', label: 'Change status', icon: CircleDotIcon, onPress: nothing },
          { id: 'territory', label: 'Add to territory', icon: MapPinIcon, onPress: nothing },
          { id: 'export', label: 'Export', icon: DownloadIcon, onPress: nothing },
          { id: 'delete', label: 'Delete', icon: Trash2Icon, tone: 'danger', onPress: nothing },
        ],
      }}
      sorting={{
        options: accountColumns.map(({ id, header }) => ({ id, label: header })),
        value: sort[0],
        onChange: (next) => setSort([next]),
      }}
      pagination={{ page: 0, pageSize, total, onPageChange: nothing, onPageSizeChange: setPageSize }}
    >
      <DataTable
        label={title}
        columns={accountColumns}
        rows={rows}
        getRowId={(account) => account.id}
        rowHref={(account) => `#${account.id}`}
        rowActions={accountActions}
        rowCount={total}
        sort={sort}
        onSortChange={setSort}
        selection={selection}
        onSelectionChange={setSelection}
        columnState={columnState}
        onColumnStateChange={setColumnState}
        density={density}
        cardView={accountCard}
        fills
      />
    </ListLayout>
  );
}

const meta = {
  title: 'Patterns/List screen',
  // Shared with the table's stories; no stories themselves.
  excludeStories: /^account/,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <StoryFrame>
      <AccountsScreen {...args} />
    </StoryFrame>
  ),
} satisfies Meta<ScreenProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Selected: Story = { args: { selected: ['ACC-1002', 'ACC-1004', 'ACC-1006'] } };

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    // The views are a select here, which loads later.
    await within(canvasElement).findByRole('button', { name: /Saved view/ });
  },
};

/** Further actions that do not fit beside the title go below it; nothing is cut off. */
export const ActionsOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    title: 'Subcontractors and suppliers',
    actions: (
      <>
        <Button size="lg" icon={UploadIcon}>
          Import
        </Button>
        <Button size="lg" icon={DownloadIcon}>
          Export
        </Button>
        <Button size="lg" icon={Share2Icon}>
          Share the list
        </Button>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: /Saved view/ });
    const edge = document.documentElement.clientWidth;
    for (const name of ['Import', 'Export', 'Share the list']) {
      const { left, right } = canvas.getByRole('button', { name }).getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(edge);
    }
    // The button shows “New”; its accessible name includes the created entity.
    const create = canvas.getByRole('link', { name: 'New account' });
    await expect(create).toHaveTextContent(/^New$/);
    await expect(create.getBoundingClientRect().right).toBeLessThanOrEqual(edge);
  },
};

export const BuildsFilters: Story = {
  play: async ({ canvasElement }) => {
    const user = userEvent.setup();
    const page = within(document.body);
    const canvas = within(canvasElement);
    const filters = canvas.getByRole('group', { name: 'Filters' });
    await user.click(within(filters).getByRole('button', { name: 'Add filter' }));
    const dialog = await page.findByRole('dialog', { name: 'Add filter' });
    await user.click(await within(dialog).findByRole('button', { name: /Field/ }));
    await user.click(await page.findByRole('option', { name: 'Account' }));
    await user.type(await within(dialog).findByRole('textbox', { name: 'Value' }), 'Builders');
    await user.click(within(dialog).getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(within(filters).getByText('Builders')).toBeVisible());
    await expect(within(filters).getByText('contains')).toBeVisible();
    await user.click(within(filters).getByRole('button', { name: 'Remove Status is not Inactive' }));
    await waitFor(() => expect(within(filters).queryByText('Inactive')).toBeNull());
    await user.click(within(filters).getByRole('button', { name: 'Clear filters' }));
    // The empty bar is another element, so it is queried again.
    await waitFor(() => expect(canvas.queryByText('Builders')).toBeNull());
    // The bar has moved to another row, and the focus with it.
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add filter' })).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Add filter' })).toBeVisible();
  },
};

/** Clearing the filters from the search field keeps the focus there while the bar moves. */
export const ClearedInPassing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const search = canvas.getByRole('searchbox');
    canvas.getByRole('button', { name: 'Clear filters' }).click();
    search.focus();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull());
    await expect(search).toHaveFocus();
  },
};

export const LongContent: Story = {
  args: {
    title: 'Subcontractors, suppliers and owners of the Greater Mountain West and the Eastern Plains',
    rows: longNamed,
    total: 12_345_678,
  },
};

const arabic: Account[] = [
  ['هالفورسن للمقاولات', 'مقاول عام', 'الواجهة الأمامية', 'مايا ليندكفست'],
  ['مجموعة برايت ووتر للبناء', 'مقاول عام', 'الواجهة الأمامية', 'توماس هيريرا'],
  ['مديرية صحة وادي أسبن', 'مالك', 'المنحدر الغربي', 'بريا رامان'],
  ['مرافق مدينة لونغمير', 'جهة حكومية', 'الواجهة الأمامية', 'ديريك أولوفسن'],
].map(([name = '', kind = '', territory = '', owner = ''], index) => ({
  ...(accounts[index] as Account),
  name,
  kind,
  territory,
  owner,
  status: { label: 'نشط', tone: 'ok' },
}));

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { title: 'الحسابات', rows: arabic, selected: ['ACC-1002'], total: 4 },
};

export const Guidance: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <>
      <DoDont
        good={{
          show: (
            <SavedViews
              views={[
                { id: 'mine', label: 'My accounts', count: 64 },
                { id: 'month', label: 'Bidding this month', count: 22 },
              ]}
              currentId="month"
              onSelect={() => undefined}
            />
          ),
          reason: 'A view is named after a task, and its count shows whether there is work.',
        }}
        bad={{
          show: (
            <SavedViews
              views={[
                { id: 'one', label: 'View 1' },
                { id: 'copy', label: 'Copy of View 1' },
              ]}
              currentId="copy"
              onSelect={() => undefined}
            />
          ),
          reason: 'Users have to open each view to learn its content.',
        }}
      />
      <DoDont
        good={{
          show: (
            <Inline gap={8} align="center">
              <IconButton icon={UploadIcon} label="Import" size="sm" onPress={() => undefined} />
              <IconButton icon={DownloadIcon} label="Export" size="sm" onPress={() => undefined} />
              <Button variant="primary">New account</Button>
            </Inline>
          ),
          reason: 'One primary action; rare actions are small buttons in the toolbar.',
        }}
        bad={{
          show: (
            <Inline gap={8} align="center" wraps>
              <Button variant="primary">Import</Button>
              <Button variant="primary">Export</Button>
              <Button variant="primary">New account</Button>
            </Inline>
          ),
          reason: 'With three primary actions, none stands out.',
        }}
      />
    </>
  ),
};
