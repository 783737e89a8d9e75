import { LogEntryFields } from '@plumbline/api/fields';
import { entities, type EntityMeta } from '@plumbline/api/operations';
import type { LogEntry } from '@plumbline/api';
import { changeVerb } from '@plumbline/validation/change-verb';
import type { Handlers } from '../../context/context.ts';
import { queryList } from '../../resource/list-query.ts';
import { exportList } from '../../resource/list-export.ts';
import { withFieldLabels, withRestorable } from '../../resource/history.ts';

const order = '-createdAt';
const written = (changes: LogEntry['changes']) =>
  changes
    .map(({ field, label, before, after }) => `${label ?? field}: ${before ?? ''} → ${after ?? ''}`)
    .join('\n');

/** Entities that can be restored from the logs; the drive, tasks and reports have their own trash. */
const restores = () => [
  ...Object.values<EntityMeta>(entities)
    .filter((kind) => kind.restores)
    .map(({ name }) => name),
  'workflow',
  'communication',
  'estimation',
  'role',
  'group',
];

export const logOperations = {
  setupLogsList: async ({ query }, context) => {
    const { rows, count } = await queryList<LogEntry & { tenant_id?: string }>(
      context.tx,
      'audit_change_view',
      LogEntryFields,
      query,
      { order },
    );
    const bare = rows.map(({ tenant_id: _tenant, ...row }) => row);
    return { data: await withRestorable(bare, restores(), context), meta: { count } };
  },
  setupLogsExport: ({ query }, context) =>
    exportList(
      context.tx,
      'audit_change_view',
      { ...LogEntryFields, changes: { label: 'Change', kind: 'text' } },
      query,
      {
        order,
        name: 'logs.xlsx',
        present: async (page) =>
          (await withFieldLabels(page as LogEntry[], context)).map((row) => ({
            ...row,
            action: changeVerb(row.action),
            changes: written(row.changes),
          })),
      },
    ),
} satisfies Partial<Handlers>;
