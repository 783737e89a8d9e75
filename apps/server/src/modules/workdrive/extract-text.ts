import type { Logger } from 'pino';
import type { Database } from '../../database/database.ts';
import type { Context, Handlers, Ports } from '../../context/context.ts';
import type { JobKinds } from '../../ports/jobs.ts';
import { addressOf, recordOpening } from './signed-downloads.ts';
import { itemOf } from './items.ts';
import { openReader, Unreadable } from './pdf-worker.ts';
import { docxText, MAX_TEXT_LENGTH, storable, xlsxText } from './text-extraction.ts';

const office = 'application/vnd.openxmlformats-officedocument.';
const docx = `${office}wordprocessingml.document`;
const xlsx = `${office}spreadsheetml.sheet`;
/** Maximum file size for text extraction; larger files are found by name. */
const MAX_BYTES = 64 * 1024 * 1024;

interface Held {
  storage_key: string;
  content_type: string;
  size: number;
}

async function pdfText(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = openReader(bytes);
  try {
    const { pages } = await reader.call('open');
    const lines: string[] = [];
    let length = 0;
    for (const { number } of pages) {
      const line = (await reader.call('texts', number)).map(({ text }) => text).join(' ');
      lines.push(line);
      length += line.length;
      if (length > MAX_TEXT_LENGTH) break;
    }
    return storable(lines.join('\n'));
  } finally {
    await reader.close();
  }
}

/** Extracted text of a file. */
async function textOf(
  { storage_key, content_type, size }: Held,
  { storage }: Pick<Ports, 'storage'>,
): Promise<string> {
  if (size === 0) return '';
  if (content_type.startsWith('text/')) {
    const { stream } = await storage.read(storage_key, {
      start: 0,
      end: Math.min(size, MAX_TEXT_LENGTH * 2) - 1,
    });
    return storable(new TextDecoder().decode(await new Response(stream).arrayBuffer()));
  }
  if (size > MAX_BYTES || ![docx, xlsx, 'application/pdf'].includes(content_type)) return '';
  const bytes = new Uint8Array(await storage.bytes(storage_key));
  if (content_type === docx) return docxText(bytes);
  return content_type === xlsx ? xlsxText(bytes) : pdfText(bytes);
}

/** Extracts a file's text for search. Newer content has a separate job. */
export async function extractText(
  { tenantId, fileId }: JobKinds['drive-text'],
  { database, ports, log }: { database: Database; ports: Pick<Ports, 'storage'>; log: Logger },
): Promise<void> {
  const scope = { tenantId };
  const file = await database.transaction(scope, 'read', ({ tx }) =>
    tx.selectFrom('drive_file').selectAll().where('file_id', '=', fileId).executeTakeFirst(),
  );
  if (!file || file.deleted_at || !file.cloud_status) return;
  const text = await textOf({ ...file, size: Number(file.size) }, ports).catch((error: unknown) => {
    // An unreadable file stays searchable by name.
    if (error instanceof Unreadable) log.warn({ fileId, reason: error.message }, 'a file has no words');
    else throw error;
    return '';
  });
  if (!text) return;
  await database.transaction(scope, 'write', ({ tx }) =>
    tx
      .updateTable('drive_file')
      .set({ content_text: text })
      .where('file_id', '=', fileId)
      .where('storage_key', '=', file.storage_key)
      .execute(),
  );
}

const images = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/svg+xml', 'image/webp']);
function kindOf(type: string) {
  if (type === 'application/pdf') return 'pdf';
  if (images.has(type)) return 'image';
  if (type.startsWith('video/')) return 'video';
  if (type.startsWith('audio/')) return 'audio';
  return type.startsWith('text/') || type === docx || type === xlsx ? 'text' : 'none';
}

export const driveReading = {
  workdrivePreview: async ({ params }, context: Context) => {
    const file = await itemOf(params.uuid, context);
    const kind = file.type === 1 && file.cloud_status ? kindOf(file.content_type) : 'none';
    const { name, content_type } = file;
    if (kind !== 'none') recordOpening(file, context);
    const text =
      kind === 'text' ? file.content_text || (await textOf(file, context.ports).catch(() => '')) : undefined;
    return {
      data: {
        kind,
        name,
        content_type,
        url:
          kind === 'none'
            ? ''
            : addressOf(
                { kind: 'file', uuids: [file.file_id], key: file.storage_key },
                { name, contentType: content_type },
                context,
              ),
        ...(text === undefined ? {} : { text }),
      },
    };
  },
} satisfies Partial<Handlers>;
