import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { DataTable } from '@plumbline/ui/DataTable';
import '@plumbline/ui/tokens';
import { columnKeys } from './data.js';
import { start } from './harness.js';

const types = {
  pipeline: 'money',
  won: 'money',
  budget: 'money',
  paid: 'money',
  opened: 'date',
  due: 'date',
  quantity: 'quantity',
  rate: 'percent',
  code: 'code',
};
const columns = columnKeys.map(([id, header]) => ({
  id,
  header,
  type: types[id] ?? 'text',
  accessor: (row) => row[id],
  width: 140,
  pinned: id === 'name',
  editor: types[id] && types[id] !== 'code' ? { kind: 'decimal' } : { kind: 'text' },
  ...(types[id] === 'money' ? { aggregate: 'sum' } : {}),
}));
const getRowId = (row) => row.id;
const actions = [{ id: 'open', label: 'Open' }];
const rowActions = () => actions;
const saved = () => undefined;
let setSort;
let setSearch;
function Page({ rows }) {
  const [sort, changeSort] = useState([]);
  const [search, changeSearch] = useState();
  useEffect(() => {
    setSort = changeSort;
    setSearch = changeSearch;
  }, []);
  return (
    <DataTable
      label="Accounts"
      columns={columns}
      rows={rows}
      getRowId={getRowId}
      sort={sort}
      onSortChange={changeSort}
      sortsRows
      search={search}
      defaultSelection={new Set()}
      defaultColumnState={{}}
      onCellEdit={saved}
      rowActions={rowActions}
      selectsCells
      showTotals
      fills
    />
  );
}
start({
  // Numbers in words by their worth, as the table orders them.
  compare: new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' }).compare,
  rows: '[data-row]:not([data-row="-1"])',
  mount(host, rows) {
    createRoot(host).render(<Page rows={rows} />);
    return {
      sort: () => setSort([{ columnId: 'name', direction: 'asc' }]),
      filter: (text) => setSearch({ text, columnIds: ['name'] }),
    };
  },
});
