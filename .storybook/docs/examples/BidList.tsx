import { DataTable, type Column } from '@plumbline/ui/DataTable';

const bids = [
  { id: 'b1', project: 'Riverside Medical, Phase 2', due: '2026-12-04', value: '4820000.00' },
  { id: 'b2', project: 'Union Yard Offices', due: '2026-12-11', value: '1260400.50' },
];
const columns: Column<(typeof bids)[number]>[] = [
  { id: 'project', header: 'Project' },
  { id: 'due', header: 'Due', type: 'date' },
  { id: 'value', header: 'Value', type: 'money' },
];
export const BidList = () => <DataTable label="Bids" rows={bids} columns={columns} />;
