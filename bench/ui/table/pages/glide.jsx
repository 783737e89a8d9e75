import { useCallback, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { DataEditor } from '@glideapps/glide-data-grid';
import '@glideapps/glide-data-grid/dist/index.css';
import { columnKeys, filteredByName, sortedByName } from './data.js';
import { start } from './harness.js';

const columns = columnKeys.map(([id, title]) => ({ id, title, width: 140 }));
let show;
function Page({ rows }) {
  const [shown, setShown] = useState(rows);
  useEffect(() => {
    show = (change) => setShown(change(rows));
  }, [rows]);
  const getCellContent = useCallback(
    ([col, row]) => {
      const data = shown[row]?.[columns[col].id] ?? '';
      return { kind: 'text', data, displayData: data, allowOverlay: true };
    },
    [shown],
  );
  return (
    <DataEditor
      columns={columns}
      rows={shown.length}
      getCellContent={getCellContent}
      rowHeight={36}
      freezeColumns={1}
      width="100%"
      height="100%"
    />
  );
}
start({
  isCanvas: true,
  rows: 'canvas',
  mount(host, rows) {
    createRoot(host).render(<Page rows={rows} />);
    return {
      sort: () => show(sortedByName),
      filter: (words) => show((all) => filteredByName(all, words)),
    };
  },
});
