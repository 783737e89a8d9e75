import type { CompanySetup } from '@plumbline/api';
import { sql } from 'kysely';
import { fileTypeFromBuffer } from 'file-type';
import { v7 as uuidv7 } from 'uuid';
import type { Context, Handlers } from '../../context/context.ts';
import { invalidField, HttpError, versionConflict } from '../../core/http-error.ts';
import { diffRecords } from '../../resource/record-diff.ts';

const columns = [
  'legal_name',
  'street',
  'city',
  'state',
  'zip',
  'phone',
  'email',
  'website',
  'tax_id',
  'time_zone',
  'fiscal_month',
  'currency',
] as const;
const defaults = {
  legal_name: '',
  street: '',
  city: '',
  state: '',
  zip: '',
  phone: '',
  email: '',
  website: '',
  tax_id: '',
  time_zone: 'UTC',
  fiscal_month: 1,
  currency: 'USD',
  version: 0,
} as const;
const logoTypes = new Map([
  ['image/png', 'png'],
  ['image/jpeg', 'jpeg'],
  ['image/webp', 'webp'],
]);
const logoLimit = 2 * 1024 * 1024;
const logoPixels = 16_000_000;
const logoSide = 1200;

const logoUrl = (key: string | null | undefined, { ports }: Pick<Context, 'ports'>) =>
  key
    ? {
        logoUrl: ports.sign(key, {
          name: 'logo',
          contentType: `image/${key.split('.').at(-1) ?? ''}`,
          inline: true,
        }),
      }
    : {};

const rowOf = ({ tx }: Context) =>
  tx
    .selectFrom('setup_company')
    .select([...columns, 'logo', 'version'])
    .executeTakeFirst();

async function company(context: Context): Promise<CompanySetup> {
  const { logo, ...row } = (await rowOf(context)) ?? { ...defaults, logo: null };
  return {
    uuid: context.user.tenant_id,
    ...row,
    currency: row.currency as CompanySetup['currency'],
    name: context.user.company,
    ...logoUrl(logo, context),
  };
}

/** The company's row, locked, and created if missing. */
export async function lockCompanyRow(
  table: 'setup_company' | 'setup_mail',
  { tx, user }: Context,
): Promise<void> {
  await sql`insert into ${sql.table(table)} (tenant_id, version) values (${user.tenant_id}::uuid, 0)
    on conflict do nothing`.execute(tx);
  await sql`select 1 from ${sql.table(table)} for update`.execute(tx);
}

function checkZone(zone: string | undefined): void {
  if (zone === undefined) return;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone });
  } catch {
    throw invalidField('time_zone', `The time zone “${zone}” does not exist.`);
  }
}

const auditCompany = (context: Context, name: string, changes: ReturnType<typeof diffRecords>) =>
  context.audit({
    module: 'setup',
    entity: 'company',
    entityId: context.user.tenant_id,
    entityName: name,
    action: 'updated',
    changes,
  });

/**
 * Re-encodes the picture, because the PDF writer trusts its bytes and a damaged file must fail here.
 * @throws HttpError 415 for an unreadable or too large picture.
 */
async function reencodePng(bytes: Buffer): Promise<Uint8Array> {
  const { createCanvas, loadImage } = await import('@napi-rs/canvas');
  const [width, height] = bytes.length < 24 ? [0, 0] : [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  if (width * height > logoPixels) throw new HttpError(415, 'A logo can be up to 4,000 by 4,000 pixels.');
  const image = width * height > 0 ? await loadImage(bytes).catch(() => undefined) : undefined;
  if (!image) throw new HttpError(415, 'This image cannot be read. Save it again and retry the upload.');
  const scale = Math.min(1, logoSide / Math.max(image.width, image.height));
  const canvas = createCanvas(
    Math.max(1, Math.round(image.width * scale)),
    Math.max(1, Math.round(image.height * scale)),
  );
  canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.encode('png');
}

async function storeLogo(context: Context): Promise<string> {
  const { upload, ports, user } = context;
  if (!upload.stream) throw new HttpError(400, 'The uploaded file is empty.');
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of upload.stream) {
    size += part.length;
    if (size > logoLimit) throw new HttpError(413, 'A logo can be up to 2 MB.');
    parts.push(part);
  }
  const bytes = Buffer.concat(parts);
  const kind = await fileTypeFromBuffer(bytes);
  const ending = kind && logoTypes.get(kind.mime);
  if (!ending) throw new HttpError(415, 'Upload a PNG, JPEG or WebP image.');
  const key = `${user.tenant_id}/company/${uuidv7()}.${ending}`;
  await ports.storage.put(key, ending === 'png' ? await reencodePng(bytes) : bytes);
  return key;
}

/** @returns the storage key of the previous logo. */
const setLogo = (key: string | null, context: Context) =>
  context.separate('write', async (tx) => {
    const own = { ...context, tx };
    await lockCompanyRow('setup_company', own);
    const before = (await rowOf(own))?.logo;
    await tx
      .updateTable('setup_company')
      .set({ logo: key, version: sql<number>`version + 1` })
      .execute();
    return before;
  });

export const companyOperations = {
  companyRead: async (_input, context) => ({ data: await company(context) }),
  companyUpdate: async ({ body: { version, name, ...given } }, context) => {
    const { tx } = context;
    checkZone(given.time_zone);
    await lockCompanyRow('setup_company', context);
    const before = await company(context);
    if (before.version !== version) throw versionConflict();
    await tx
      .updateTable('setup_company')
      .set({ ...given, version: version + 1, updated_at: sql<string>`now()` })
      .execute();
    const called = name?.trim() ?? before.name;
    if (called !== before.name) await sql`select platform.rename_company(${called})`.execute(tx);
    const after = { ...(await company(context)), name: called };
    const changes = diffRecords(before, after, ['name', ...columns]);
    if (changes.length > 0) await auditCompany(context, called, changes);
    return { data: after };
  },
  companyUpdateLogo: async (_input, context) => {
    const key = await storeLogo(context);
    const before = await setLogo(key, context);
    if (before) await context.ports.storage.remove(before);
    return { data: { logoUrl: logoUrl(key, context).logoUrl ?? '' } };
  },
  companyRemoveLogo: async (_input, context) => {
    const before = await setLogo(null, context);
    if (before) context.afterCommit(() => context.ports.storage.remove(before));
    return { data: {} };
  },
} satisfies Partial<Handlers>;
