import { AccountFields, ContactFields, LeadFields, OpportunityFields } from '@plumbline/api/fields';
import { useCrmListChanges } from '@plumbline/api/hooks/crm';
import { reportsRestore } from '@plumbline/api/hooks/reports';
import { AreaChanges } from '@plumbline/app-kit/audit/AreaChanges';
import { href } from '@plumbline/app-kit';
import { crmMessages } from './messages.ts';

const reports = {
  id: 'report',
  label: crmMessages.report,
  hrefOf: (id: string) => href('crm-report', { id }),
  restoring: { call: ({ uuid }: { uuid: string[] }) => Promise.all(uuid.map((id) => reportsRestore(id))) },
};

const mapping = { id: 'lead mapping', label: crmMessages.leadMapping };

/** Fields of the entities, by entity name. */
const entityFields = {
  account: AccountFields,
  contact: ContactFields,
  lead: LeadFields,
  opportunity: OpportunityFields,
};

export default function RecentChanges() {
  return (
    <AreaChanges
      area="crm"
      useList={useCrmListChanges}
      entityFields={entityFields}
      own={[reports, mapping]}
    />
  );
}
