import { createRoot } from 'react-dom/client';
import { AllCommunityModule, ModuleRegistry } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { columnKeys } from './data.js';
import { start } from './harness.js';

ModuleRegistry.registerModules([AllCommunityModule]);
const columns = columnKeys.map(([field, headerName], index) => ({
  field,
  headerName,
  width: 140,
  sortable: true,
  resizable: true,
  filter: 'agTextColumnFilter',
  pinned: index === 0 ? 'left' : undefined,
}));
let api;
start({
  rows: '.ag-row',
  mount(host, rows) {
    createRoot(host).render(
      <div style={{ height: '100%' }}>
        <AgGridReact
          columnDefs={columns}
          rowData={rows}
          rowHeight={36}
          getRowId={({ data }) => data.id}
          onGridReady={(event) => (api = event.api)}
        />
      </div>,
    );
    return {
      sort: () => api.applyColumnState({ state: [{ colId: 'name', sort: 'asc' }] }),
      filter: (words) => {
        api.setFilterModel({ name: { filterType: 'text', type: 'contains', filter: words } });
      },
    };
  },
});
