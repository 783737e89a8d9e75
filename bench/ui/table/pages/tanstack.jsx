import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import {
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  filterFns,
  rowSortingFeature,
  sortFns,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { columnKeys } from './data.js';
import { start } from './harness.js';

const features = tableFeatures({
  rowSortingFeature,
  columnFilteringFeature,
  sortedRowModel: createSortedRowModel(),
  filteredRowModel: createFilteredRowModel(),
  sortFns,
  filterFns,
});
const columns = columnKeys.map(([accessorKey, header]) => ({
  accessorKey,
  header,
  filterFn: 'includesString',
  sortFn: 'text',
}));
const template = `repeat(${columns.length}, 140px)`;
let setSort;
let setFilter;
function Page({ rows }) {
  const [sorting, changeSort] = useState([]);
  const [columnFilters, changeFilter] = useState([]);
  useEffect(() => {
    setSort = changeSort;
    setFilter = changeFilter;
  }, []);
  const scroller = useRef(null);
  const table = useTable({
    features,
    columns,
    data: rows,
    getRowId: (row) => row.id,
    state: { sorting, columnFilters },
  });
  const model = table.getRowModel().rows;
  const virtual = useVirtualizer({
    count: model.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 36,
    overscan: 4,
  });
  return (
    <div ref={scroller} className="scroller">
      <div style={{ height: virtual.getTotalSize(), position: 'relative' }}>
        {virtual.getVirtualItems().map((item) => {
          const row = model[item.index];
          return (
            <div
              key={row.id}
              className="row"
              style={{ gridTemplateColumns: template, transform: `translateY(${item.start}px)` }}
            >
              {row.getAllCells().map((cell) => (
                <div key={cell.id} className="cell">
                  {cell.getValue()}
                </div>
              ))}
            </div>
          );
        })}
      </div>
    </div>
  );
}
start({
  rows: '.row',
  mount(host, rows) {
    createRoot(host).render(<Page rows={rows} />);
    return {
      sort: () => setSort([{ id: 'name', desc: false }]),
      filter: (value) => setFilter([{ id: 'name', value }]),
    };
  },
});
