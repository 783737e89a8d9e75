import { CirclePauseIcon, DownloadIcon, Rows3Icon, Trash2Icon } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Avatar } from '../../../exports/Avatar.ts';
import { ColumnsMenu } from '../../../exports/ColumnsMenu.ts';
import {
  DataTable,
  type ColumnState,
  type SortKey,
  type TableSelection,
} from '../../../exports/DataTable.ts';
import type { Filter, FilterField } from '../../../exports/FilterBar.ts';
import { formatDate, formatWholeMoney } from '../../../exports/format.ts';
import { IconButton } from '../../../exports/IconButton.ts';
import { ListCard } from '../../../exports/ListCard.ts';
import { ListLayout } from '../../../exports/ListLayout.ts';
import { Mark } from '../../../exports/Mark.ts';
import { NoResults } from '../../../exports/NoResults.ts';
import { StatusText } from '../../../exports/StatusText.ts';
import type { Account } from '../../patterns/data.stories.parts.ts';
import { StoryFrame } from '../../patterns/frame.stories.parts.tsx';
import { accountColumns } from '../../patterns/ListLayout/ListLayout.stories.tsx';
import { makeAccounts, statuses, territories } from './data.ts';

const choices = (labels: readonly string[]) => labels.map((label) => ({ id: label, label }));
const fields: FilterField[] = [
  { id: 'status', label: 'Status', type: 'select', options: choices(statuses.map(({ label }) => label)) },
  { id: 'territory', label: 'Territory', type: 'select', options: choices(territories) },
].map((field) => ({ ...field, type: 'select', operators: ['in', 'nin'] }));

const passes = (account: Account, { fieldId, operator, value }: Filter) => {
  const has = fieldId === 'status' ? account.status.label : account.territory;
  return [value].flat().includes(has) === (operator === 'in');
};

const card = (account: Account) => (
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

const none: TableSelection = new Set<string>();
const onHold = statuses[2];
const views = [
  { id: 'all', label: 'All accounts' },
  { id: 'mine', label: 'My accounts' },
];

export function ListScreen({ count }: { count: number }) {
  const [accounts, setAccounts] = useState(() => makeAccounts(count));
  const [view, setView] = useState('all');
  const [query, setQuery] = useState('');
  const [filters, setFilters] = useState<Filter[]>([
    { fieldId: 'status', operator: 'nin', value: ['Inactive'] },
  ]);
  const [sort, setSort] = useState<SortKey[]>([{ columnId: 'pipeline', direction: 'desc' }]);
  const [selection, setSelection] = useState<TableSelection>(none);
  const [columnState, setColumnState] = useState<ColumnState>({});
  const [isCompact, setCompact] = useState(false);
  const rows = useMemo(() => {
    const sought = query.toLowerCase();
    return accounts.filter(
      (account) =>
        (view === 'all' || account.owner === 'Maya Lindqvist') &&
        account.name.toLowerCase().includes(sought) &&
        filters.every((filter) => passes(account, filter)),
    );
  }, [accounts, view, query, filters]);

  const chosen = () => (selection === 'all' ? new Set(rows.map(({ id }) => id)) : selection);
  const change = (ids: ReadonlySet<string>, next: (account: Account) => Account | undefined) => {
    setAccounts((was) => was.flatMap((account) => (ids.has(account.id) ? (next(account) ?? []) : account)));
    setSelection(none);
  };
  const hold = (account: Account) => ({ ...account, status: onHold ?? account.status });

  return (
    <StoryFrame>
      <ListLayout
        title="Accounts"
        count={rows.length}
        primaryAction={{ label: 'New account', shortLabel: 'New', href: '#new' }}
        views={{
          views: views.map((one) => (one.id === 'all' ? { ...one, count: accounts.length } : one)),
          currentId: view,
          onSelect: setView,
        }}
        tools={
          <>
            <ColumnsMenu columns={accountColumns} state={columnState} onChange={setColumnState} />
            <IconButton
              icon={Rows3Icon}
              label="Density"
              size="sm"
              onPress={() => setCompact((was) => !was)}
            />
            <IconButton icon={DownloadIcon} label="Export" size="sm" href="#export" />
          </>
        }
        search={{ value: query, onSearch: setQuery }}
        filters={{ fields, filters, onChange: setFilters }}
        selection={{
          count: selection === 'all' ? rows.length : selection.size,
          total: rows.length,
          onSelectAll: () => setSelection('all'),
          onClear: () => setSelection(none),
          actions: [
            {
              id: 'hold',
              label: 'Put on hold',
              icon: CirclePauseIcon,
              onPress: () => change(chosen(), hold),
            },
            {
              id: 'delete',
              label: 'Delete',
              icon: Trash2Icon,
              tone: 'danger',
              onPress: () => change(chosen(), () => undefined),
            },
          ],
        }}
        sorting={{
          options: accountColumns.map(({ id, header }) => ({ id, label: header })),
          value: sort[0],
          onChange: (next) => setSort([next]),
        }}
      >
        <DataTable
          label="Accounts"
          columns={accountColumns}
          rows={rows}
          getRowId={(account) => account.id}
          rowHref={(account) => `#${account.id}`}
          rowActions={(account) => [
            { id: 'open', label: 'Open', href: `#${account.id}` },
            { id: 'hold', label: 'Put on hold', onAction: () => change(new Set([account.id]), hold) },
          ]}
          sort={sort}
          onSortChange={setSort}
          sortsRows
          selection={selection}
          onSelectionChange={setSelection}
          columnState={columnState}
          onColumnStateChange={setColumnState}
          density={isCompact ? 'compact' : 'comfortable'}
          cardView={card}
          emptyState={
            <NoResults query={query} onClear={filters.length > 0 ? () => setFilters([]) : undefined} />
          }
          fills
        />
      </ListLayout>
    </StoryFrame>
  );
}
