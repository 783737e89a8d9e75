import { LogEntryFields } from '@plumbline/api/fields';
import { useSetupLogs } from '@plumbline/api/hooks/setup';
import { addressOf } from '@plumbline/app-kit/routes';
import { ChangesScreen } from '@plumbline/app-kit/changes-screen';

const areas = [
  { id: 'crm', label: 'CRM' },
  { id: 'estimation', label: 'Estimation' },
  { id: 'materials', label: 'Material' },
  { id: 'workdrive', label: 'Work Drive' },
  { id: 'security', label: 'Security' },
  { id: 'setup', label: 'Setup' },
];
/** Where a changed record is looked at. */
const pages: Readonly<Record<string, (uuid: string) => string | undefined>> = {
  account: (uuid) => addressOf('account-view', { uuid }),
  opportunity: (uuid) => addressOf('opportunity-view', { uuid }),
  contact: (uuid) => addressOf('contact-view', { uuid }),
  estimation: (uuid) => addressOf('estimation-view', { uuid }),
  territory: (id) => addressOf('setup-territory-view', { id }),
  workflow: (id) => addressOf('setup-workflow', {}, { id }),
  role: (id) => addressOf('security-role-view', { id }),
  group: (id) => addressOf('security-group-view', { id }),
};

/** What everybody did in every area of the company, newest first. */
export default function Logs() {
  return (
    <ChangesScreen
      title="Logs"
      preferenceKey="setup-logs"
      useList={useSetupLogs}
      fields={LogEntryFields}
      areas={areas}
      exportAs={{ right: { app: 4, name: 'log', type: 'x' }, path: '/setup/logs/export' }}
      hrefOf={({ entity, entity_id: uuid, action }) =>
        action === 'deleted' ? undefined : pages[entity]?.(uuid)
      }
    />
  );
}
