import { LogEntryFields } from '@plumbline/api/fields';
import type { LogEntry } from '@plumbline/api';
import type { Handlers } from '../../http/context.ts';
import { listRows } from '../../http/listing.ts';
import { exportList } from '../../http/spreadsheet.ts';

const order = '-createdAt';
const written = (changes: LogEntry['changes']) =>
  changes.map(({ field, before, after }) => `${field}: ${before ?? ''} → ${after ?? ''}`).join('\n');

export const logOperations = {
  setupLogs: async ({ query }, { tx }) => {
    const { rows, count } = await listRows<LogEntry & { tenant_id?: string }>(
      tx,
      'audit_change_view',
      LogEntryFields,
      query,
      { order },
    );
    return { data: rows.map(({ tenant_id: _tenant, ...row }) => row), meta: { count } };
  },
  setupLogsExport: ({ query }, { tx }) =>
    exportList(
      tx,
      'audit_change_view',
      { ...LogEntryFields, changes: { label: 'What changed', kind: 'text' } },
      query,
      {
        order,
        name: 'logs.xlsx',
        flat: (row) => ({ ...row, changes: written((row as LogEntry).changes) }),
      },
    ),
} satisfies Partial<Handlers>;
