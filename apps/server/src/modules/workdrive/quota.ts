import { sql } from 'kysely';
import type { Context } from '../../context/context.ts';
import { HttpError } from '../../core/http-error.ts';

/** Stored bytes of a company, counting content shared by copies and versions once and including unfinished uploads. */
export async function usageOf({ tx, config }: Pick<Context, 'tx' | 'config'>) {
  const { rows } = await sql<{
    used: number;
    quota: number | null;
  }>`select used, quota from drive_usage`.execute(tx);
  return { used: rows[0]?.used ?? 0, quota: rows[0]?.quota ?? config.driveQuota };
}

/** Formats bytes like the client. */
function formatBytes(bytes: number): string {
  if (bytes < 1e3) return `${bytes} B`;
  if (bytes < 1e6) return `${Math.ceil(bytes / 1e3)} KB`;
  return bytes < 1e9 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e9).toFixed(1)} GB`;
}

/** @throws HttpError 413 with quota, usage and required bytes. */
export async function assertWithinQuota(
  bytes: number,
  context: Pick<Context, 'tx' | 'config' | 'user'>,
): Promise<void> {
  const { used, quota } = await usageOf(context);
  if (used + bytes <= quota) return;
  throw new HttpError(
    413,
    `Your company’s work drive uses ${formatBytes(used)} of ${formatBytes(quota)}, and this needs ${formatBytes(bytes)} more. Permanently delete files from the trash, or ask for more storage.`,
    { errors: [{ field: 'size', message: 'There is not enough storage for this file.' }] },
  );
}
