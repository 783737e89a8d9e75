import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { DataGrid } from 'react-data-grid';
import 'react-data-grid/lib/styles.css';
import { columnKeys, filteredByName, sortedByName } from './data.js';
import { start } from './harness.js';

const columns = columnKeys.map(([key, name], index) => ({
  key,
  name,
  width: 140,
  resizable: true,
  sortable: true,
  frozen: index === 0,
}));
let show;
function Page({ rows }) {
  const [shown, setShown] = useState(rows);
  useEffect(() => {
    show = (change) => setShown(change(rows));
  }, [rows]);
  return (
    <DataGrid
      columns={columns}
      rows={shown}
      rowKeyGetter={(row) => row.id}
      rowHeight={36}
      style={{ height: '100%' }}
    />
  );
}
start({
  rows: '.rdg-row',
  mount(host, rows) {
    createRoot(host).render(<Page rows={rows} />);
    return {
      sort: () => show(sortedByName),
      filter: (words) => show((all) => filteredByName(all, words)),
    };
  },
});
