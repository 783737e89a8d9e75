import '@plumbline/ui/tokens';
import { Button } from '@plumbline/ui/Button';
import { DataTable } from '@plumbline/ui/DataTable';
import { PageHeader } from '@plumbline/ui/PageHeader';
import { createRoot } from 'react-dom/client';

const bids = [{ id: 'b1', project: 'Riverside Medical, Phase 2', due: '2026-12-04', value: '4820000.00' }];
createRoot(document.body.appendChild(document.createElement('main'))).render([
  <PageHeader key="head" title="Bids" actions={<Button variant="primary">New bid</Button>} />,
  <DataTable
    key="table"
    label="Bids"
    rows={bids}
    getRowId={(bid) => bid.id}
    columns={[
      { id: 'project', header: 'Project', accessor: (bid) => bid.project },
      { id: 'due', header: 'Due', type: 'date', accessor: (bid) => bid.due },
      { id: 'value', header: 'Value', type: 'money', accessor: (bid) => bid.value },
    ]}
  />,
]);
