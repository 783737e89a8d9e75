import type { Context } from '../../context/context.ts';

/** Content types by extension for text formats that cannot be detected. */
const texts: Readonly<Record<string, string>> = { csv: 'text/csv', md: 'text/markdown' };

/** Mail gateways and old printers add lines before a PDF; readers accept its header within this many bytes. */
const before = 1024;

/** Detects the content type from the first bytes, because names are not reliable. */
export async function contentTypeOf(
  { storage_key, name, size }: { storage_key: string; name: string; size: number },
  { ports }: Pick<Context, 'ports'>,
): Promise<string> {
  if (size === 0) return 'text/plain';
  const { fileTypeFromBuffer } = await import('file-type');
  const { stream } = await ports.storage.read(storage_key, { start: 0, end: 4200 });
  const head = new Uint8Array(await new Response(stream).arrayBuffer());
  const found = await fileTypeFromBuffer(head);
  if (found && !found.mime.startsWith('application/xml')) return found.mime;
  if (!found && /\.pdf$/i.test(name) && Buffer.from(head.subarray(0, before)).includes('%PDF-'))
    return 'application/pdf';
  const text = asText(head);
  if (text === undefined) return 'application/octet-stream';
  if (/<svg[\s>]/i.test(text) && /^\s*(<\?xml|<!--|<!doctype svg|<svg)/i.test(text)) return 'image/svg+xml';
  if (found) return found.mime;
  return texts[/\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''] ?? 'text/plain';
}

/** Start of a file as text; undefined for binary content. The last character may be truncated. */
function asText(head: Uint8Array): string | undefined {
  if (head.includes(0)) return undefined;
  for (let cut = 0; cut < 4; cut++) {
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(head.subarray(0, head.length - cut));
    } catch {
      // A character may continue beyond the sample.
    }
  }
  return undefined;
}
