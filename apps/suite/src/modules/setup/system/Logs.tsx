import { LogEntryFields } from '@plumbline/api/fields';
import {
  communicationsRestoreMany,
  useSetupLogsList,
  workflowsRestoreMany,
} from '@plumbline/api/hooks/setup';
import { estimationsRestoreMany } from '@plumbline/api/hooks/estimation';
import { groupsRestoreMany, rolesRestoreMany } from '@plumbline/api/hooks/security';
import { entities, restoreEntities, type EntityMeta } from '@plumbline/api/entities';
import { recordHref } from '@plumbline/app-kit/custom/record-href';
import { addressOf } from '@plumbline/app-kit/navigation/routes';
import { ChangesScreen, estimationChangeTypes, type Restoring } from '@plumbline/app-kit/audit/ChangesScreen';
import { capital } from '@plumbline/app-kit/format/format-values';
import { appNames, type Right } from '@plumbline/permissions';
import { systemMessages } from './messages.ts';

const all = Object.values<EntityMeta>(entities);
/** Areas of the log whose name is not that of their app, or that have no entity. */
const NAMED_AREAS = [
  { id: 'crm', label: systemMessages.crm },
  { id: 'retail-crm', label: systemMessages.customers },
  { id: 'estimation', label: systemMessages.estimation },
  { id: 'materials', label: systemMessages.material },
  { id: 'vendors', label: systemMessages.vendors },
  { id: 'retail-vendor', label: systemMessages.retailVendors },
  { id: 'tasks', label: systemMessages.task },
  { id: 'workdrive', label: systemMessages.workDrive },
  { id: 'security', label: systemMessages.security },
  { id: 'setup', label: systemMessages.setup },
  { id: 'billing', label: systemMessages.billing },
];
/** Areas that the log can be filtered by: also those of modules that are not named above. */
const areas = [
  ...NAMED_AREAS,
  ...[...new Map(all.map(({ module, right }) => [module, right.app]))]
    .filter(([module]) => !NAMED_AREAS.some(({ id }) => id === module))
    .map(([module, app]) => ({ id: module, label: appNames[app] ?? module })),
];
/** Names of log entries that are no entity, or whose entity name is ambiguous in Setup. */
const LOG_KINDS = [
  { id: 'communication', label: systemMessages.communicationCode },
  { id: 'company', label: systemMessages.company },
  { id: 'estimationFolder', label: systemMessages.estimationFolder },
  ...estimationChangeTypes,
  { id: 'file', label: systemMessages.file },
  { id: 'folder', label: systemMessages.folder },
  { id: 'form', label: systemMessages.form },
  { id: 'group', label: systemMessages.userGroup },
  { id: 'import', label: systemMessages.import },
  { id: 'lead mapping', label: systemMessages.leadMapping },
  { id: 'mail', label: systemMessages.emailSetup },
  { id: 'numbering', label: systemMessages.recordNumbers },
  { id: 'plugin', label: systemMessages.plugin },
  { id: 'report', label: systemMessages.report },
  { id: 'role', label: systemMessages.accessLevel },
  { id: 'space', label: systemMessages.space },
  { id: 'status', label: systemMessages.status },
  { id: 'subscription', label: systemMessages.subscription },
  { id: 'taskFolder', label: systemMessages.taskFolder },
  { id: 'user', label: systemMessages.user },
  { id: 'workflow', label: systemMessages.workflow },
];
const named = [
  ...LOG_KINDS,
  ...all
    .filter(({ name }) => !LOG_KINDS.some(({ id }) => id === name))
    .map(({ name, one }) => ({ id: name, label: capital(one) })),
].toSorted((a, b) => a.label.localeCompare(b.label));

const restoring: Readonly<Record<string, Restoring>> = {
  ...Object.fromEntries(
    all
      .filter(({ restores }) => restores)
      .map((kind): [string, Restoring] => [
        kind.name,
        { right: { ...kind.right, type: 'd' } as Right, call: ({ uuid }) => restoreEntities(kind, uuid) },
      ]),
  ),
  communication: { right: { app: 4, name: 'communication', type: 'd' }, call: communicationsRestoreMany },
  workflow: { right: { app: 4, name: 'workflow', type: 'd' }, call: workflowsRestoreMany },
  estimation: { right: { app: 7, name: 'estimation', type: 'd' }, call: estimationsRestoreMany },
  role: { right: { app: 3, name: 'policy', type: 'd' }, call: rolesRestoreMany },
  group: { right: { app: 3, name: 'group', type: 'd' }, call: groupsRestoreMany },
};
/** Addresses of records whose entity defines no page. */
const pages: Readonly<Record<string, (uuid: string) => string | undefined>> = {
  estimation: (uuid) => addressOf('estimation-view', { uuid }),
  territory: (id) => addressOf('setup-territory-view', { id }),
  workflow: (id) => addressOf('setup-workflow', {}, { id }),
  role: (id) => addressOf('security-role-view', { id }),
  group: (id) => addressOf('security-group-view', { id }),
};

/** Audit log of all modules, including Setup, newest first. */
export default function Logs() {
  return (
    <ChangesScreen
      title={systemMessages.logs}
      preferenceKey="setup-logs"
      useList={useSetupLogsList}
      fields={LogEntryFields}
      areas={areas}
      kinds={named}
      restoring={restoring}
      exportAs={{ right: { app: 4, name: 'log', type: 'x' }, path: '/setup/logs/export' }}
      hrefOf={({ entity, entity_id: uuid, action }) =>
        action === 'deleted' ? undefined : (pages[entity]?.(uuid) ?? recordHref(entity, uuid))
      }
    />
  );
}
