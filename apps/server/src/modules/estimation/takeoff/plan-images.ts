import { fileTypeFromBuffer } from 'file-type';
import { sql } from 'kysely';
import type { Context, Handlers } from '../../../context/context.ts';
import { notFoundError, HttpError } from '../../../core/http-error.ts';

/** Maximum bytes of an image. */
const MAX_BYTES = 10 * 1024 * 1024;
/** Maximum pixels of the longer side: sharp in print and small enough for a hundred images on a sheet. */
const MAX_PIXELS = 4096;
const types = new Set(['image/png', 'image/jpeg']);

async function bytesOf({ upload }: Pick<Context, 'upload'>): Promise<Buffer> {
  if (!upload.stream) throw new HttpError(400, 'The uploaded file is empty.');
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of upload.stream) {
    size += part.length;
    if (size > MAX_BYTES) throw new HttpError(413, 'An image can be up to 10 MB.');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Size from a PNG or JPEG header without decoding; undefined if unknown. */
export function pixelsOf(bytes: Buffer): { width: number; height: number } | undefined {
  if (bytes.length >= 24 && bytes.readUInt32BE(0) === 0x89504e47)
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  for (let at = 2; at + 9 < bytes.length;) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    // SOF markers except those that define tables.
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

/**
 * Validates an image and re-encodes PNG files, because the PDF writer does not support interlacing.
 * @throws HttpError 415 for an unreadable or oversized image.
 */
async function checked(bytes: Buffer) {
  const kind = await fileTypeFromBuffer(bytes);
  if (!kind || !types.has(kind.mime)) throw new HttpError(415, 'Upload a PNG or JPEG image.');
  const broken = new HttpError(415, 'This image cannot be read. Save it again and retry the upload.');
  const pixels = pixelsOf(bytes);
  if (!pixels || pixels.width === 0 || pixels.height === 0) throw broken;
  if (Math.max(pixels.width, pixels.height) > MAX_PIXELS)
    throw new HttpError(415, 'An image can be up to 4,096 pixels on its longer side.');
  const { createCanvas, loadImage } = await import('@napi-rs/canvas');
  const image = await loadImage(bytes).catch(() => undefined);
  if (!image) throw broken;
  if (kind.mime === 'image/jpeg') return { bytes, type: kind.mime, ...pixels };
  const canvas = createCanvas(pixels.width, pixels.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  return { bytes: await canvas.encode('png'), type: kind.mime, ...pixels };
}

interface Kept {
  storage_key: string;
  content_type: string;
  width: number;
  height: number;
}
/** Images of the company by lower-case id. */
export async function imagesWhere(
  ids: readonly string[],
  { tx }: Pick<Context, 'tx'>,
): Promise<Map<string, Kept>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<
    Kept & { id: string }
  >`select image_id as id, storage_key, content_type, width, height
    from plan_image where image_id = any(${ids}::uuid[])`.execute(tx);
  return new Map(rows.map(({ id, ...kept }) => [id, kept]));
}

const imageOf = async (id: string, context: Pick<Context, 'tx'>) =>
  (await imagesWhere([id.toLowerCase()], context)).get(id.toLowerCase());

export const planImageOperations = {
  planImagesUpload: async ({ params }, context) => {
    const { ports, user } = context;
    const id = params.image_id.toLowerCase();
    const there = await context.separate('read', (tx) => imageOf(id, { tx }));
    if (there) return { data: { uuid: id, width: there.width, height: there.height } };
    const { bytes, type, width, height } = await checked(await bytesOf(context));
    const key = `${user.tenant_id}/plan-images/${id}`;
    await ports.storage.put(key, bytes);
    await context.separate('write', (tx) =>
      sql`insert into plan_image (tenant_id, image_id, storage_key, content_type, width, height, size, created_by)
        values (${user.tenant_id}::uuid, ${id}::uuid, ${key}, ${type}, ${width}, ${height}, ${bytes.length},
          ${user.user_id}::uuid) on conflict do nothing`.execute(tx),
    );
    return { data: { uuid: id, width, height } };
  },
  planImagesRead: async ({ params }, context) => {
    const image = await imageOf(params.image_id, context);
    if (!image) throw notFoundError('This image');
    return { stored: image.storage_key, contentType: image.content_type, name: 'image', inline: true };
  },
} satisfies Partial<Handlers>;
