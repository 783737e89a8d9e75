import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { DataGrid } from '@mui/x-data-grid';
import { columnKeys } from './data.js';
import { start } from './harness.js';

const columns = columnKeys.map(([field, headerName]) => ({ field, headerName, width: 140 }));
let setSort;
let setFilter;
function Page({ rows }) {
  const [sortModel, changeSort] = useState([]);
  const [filterModel, changeFilter] = useState({ items: [] });
  useEffect(() => {
    setSort = changeSort;
    setFilter = changeFilter;
  }, []);
  return (
    <DataGrid
      columns={columns}
      rows={rows}
      rowHeight={36}
      sortModel={sortModel}
      filterModel={filterModel}
      // A hundred rows a page is the most that the free edition draws.
      initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
    />
  );
}
start({
  rows: '.MuiDataGrid-row',
  mount(host, rows) {
    createRoot(host).render(<Page rows={rows} />);
    return {
      sort: () => setSort([{ field: 'name', sort: 'asc' }]),
      filter: (value) => setFilter({ items: [{ field: 'name', operator: 'contains', value }] }),
    };
  },
});
