import { bulkMessages } from './bulk-messages.ts';

/** Maximum number of rows per bulk update, as enforced by the server. */
const MAX_ROWS = 1000;

/** Reason why a bulk update cannot be sent. */
export const blockedReason = (records: number, fields: number): string | undefined =>
  records > MAX_ROWS
    ? bulkMessages.bulkLimit(MAX_ROWS.toLocaleString('en-US'))
    : fields === 0
      ? bulkMessages.fieldMissing
      : undefined;
