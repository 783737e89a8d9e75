import { useCrmLookupsChanges } from '@plumbline/api/hooks/crm';
import { reportsRestore } from '@plumbline/api/hooks/reports';
import { AreaChanges } from '@plumbline/app-kit/audit/AreaChanges';
import { href } from '@plumbline/app-kit';

const reports = {
  id: 'report',
  label: 'Report',
  hrefOf: (id: string) => href('crm-report', { id }),
  restoring: { call: ({ uuid }: { uuid: string[] }) => Promise.all(uuid.map((id) => reportsRestore(id))) },
};

const mapping = { id: 'lead mapping', label: 'Lead mapping' };

export default function RecentChanges() {
  return <AreaChanges area="crm" useList={useCrmLookupsChanges} own={[reports, mapping]} />;
}
