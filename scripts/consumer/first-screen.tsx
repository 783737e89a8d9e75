import '@plumbline/ui/pageStyles';
import { Button } from '@plumbline/ui/Button';
import { DataTable, type Column } from '@plumbline/ui/DataTable';
import { PageHeader } from '@plumbline/ui/PageHeader';
import { createRoot } from 'react-dom/client';

const bids = [{ id: 'b1', project: 'Riverside Medical, Phase 2', due: '2026-12-04', value: '4820000.00' }];
const columns: Column<(typeof bids)[number]>[] = [
  { id: 'project', header: 'Project' },
  { id: 'due', header: 'Due', type: 'date' },
  { id: 'value', header: 'Value', type: 'money' },
];
createRoot(document.body.appendChild(document.createElement('main'))).render([
  <PageHeader key="head" title="Bids" actions={<Button variant="primary">New bid</Button>} />,
  <DataTable key="table" label="Bids" rows={bids} columns={columns} />,
]);
