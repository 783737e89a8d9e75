import type { DriveFile, PlanPage } from '@plumbline/api';
import { brokenPdf, encryptedPdf, generatePlanSet, type PlanSet } from '@plumbline/testing/plans/index';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createUrlSigner } from '../../http/url-signer.ts';
import { testServer, type TestServer } from '../../testing/server.ts';
import { processPlanSet } from './process-plan-set.ts';

let server: TestServer;
let estimation: string;
let plans: PlanSet;
beforeAll(async () => {
  server = await testServer();
  const { uuid } = await server.ok<{ uuid: string }>('owner', 'POST', '/estimations', { name: 'Clinic' });
  estimation = uuid;
  plans = await generatePlanSet({ seed: 3, sheets: ['floor', 'doors'] });
});
afterAll(() => server.stop());

interface Started {
  uuid: string;
  url: string;
  chunk: number;
}
const begin = (
  size: number,
  name = 'Plans.pdf',
  more: object = { prop_type: 'estimation', prop_id: estimation },
) => server.ok<Started>('editor', 'POST', '/workdrive/', { name, type: 1, size, ...more });
const put = (uuid: string, bytes: Uint8Array | ReadableStream, range?: string) =>
  server.call('editor', 'PUT', `/workdrive/content/${uuid}`, bytes, range ? { 'content-range': range } : {});
const finish = (uuid: string) =>
  server.call('editor', 'PUT', `/workdrive/${uuid}`, { cloud_status: true, type: 1 });
const received = (uuid: string) =>
  server.ok<{ received: number; size: number }>('editor', 'GET', `/workdrive/${uuid}/received`);
async function upload(bytes: Uint8Array, name = 'Plans.pdf'): Promise<string> {
  const { uuid } = await begin(bytes.length, name);
  expect((await put(uuid, bytes)).status).toBe(200);
  const finished = await finish(uuid);
  expect(finished.status, finished.body.message).toBe(200);
  return uuid;
}
/** The plan set waiting to be processed. */
const waitingPlan = () => {
  const [job] = server.jobs.splice(0);
  if (job?.kind !== 'plan-process') throw new Error('no plan set waits');
  return job;
};
const fileOf = async (uuid: string) =>
  (await server.ok<DriveFile[]>('editor', 'GET', '/workdrive/?limit=-1')).find((each) => each.uuid === uuid);
const pagesOf = (uuid: string) =>
  server.ok<PlanPage[]>(
    'viewer',
    'GET',
    `/workdrive/plans/pages?prop_type=estimation&prop_id=${estimation}&parent_id=${uuid}`,
  );
const letters = async () =>
  (
    await server.ok<{ notifications: { data: Record<string, string> }[] }>('editor', 'GET', '/notification/')
  ).notifications.map((each) => each.data);
const open = (address: string) => server.call(undefined, 'GET', address.replace(/^\/api/, ''));

describe('a plan set upload in three steps', () => {
  test('produces ready sheets from parts with unchanged content', async () => {
    const bytes = new Uint8Array(plans.pdf);
    const { uuid, url, chunk } = await begin(bytes.length);
    expect(url).toBe(`/workdrive/content/${uuid}`);
    expect(chunk).toBeGreaterThan(1024);
    expect(await fileOf(uuid)).toMatchObject({ cloud_status: false, state: 'received' });
    const part = Math.ceil(bytes.length / 3);
    for (let at = 0; at < bytes.length; at += part) {
      const end = Math.min(at + part, bytes.length);
      const answer = await put(uuid, bytes.subarray(at, end), `bytes ${at}-${end - 1}/${bytes.length}`);
      expect(answer.body.data).toEqual({ received: end });
    }
    const finished = await finish(uuid);
    const fullResponse = await open(finished.body.data as string);
    expect(Buffer.from(fullResponse.bytes).equals(plans.pdf)).toBe(true);
    expect(fullResponse.headers.get('content-type')).toBe('application/pdf');
    expect(fullResponse.headers.get('content-disposition')).toContain('attachment');
    expect(await fileOf(uuid)).toMatchObject({ cloud_status: true, state: 'processing', pages: 0 });
    expect(server.jobs).toHaveLength(1);

    await server.runJobs();
    expect(await fileOf(uuid)).toMatchObject({ state: 'ready', pages: 2 });
    const pages = await pagesOf(uuid);
    expect(
      pages.map(({ number, page_name, name, is_processed }) => [number, page_name, name, is_processed]),
    ).toEqual([
      [1, 'A2.1', 'Floor plan', 4],
      [2, 'A7.1', 'Door schedule', 4],
    ]);
    const [first] = pages;
    expect(first).toMatchObject({ width: 2592, height: 1728, rotation: 0, pdf_name: 'Plans.pdf' });
    const picture = await open(first?.preview_url ?? '');
    expect(picture.headers.get('content-type')).toBe('image/webp');
    expect(Buffer.from(picture.bytes.subarray(8, 12)).toString()).toBe('WEBP');
    const single = await open(first?.signedURL ?? '');
    const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
    const document = await pdfjs.getDocument({ data: single.bytes.slice(), verbosity: 0 }).promise;
    expect(document.numPages).toBe(1);
    expect((await document.getPage(1)).view).toEqual([0, 0, 2592, 1728]);
    const layers = [...(await document.getOptionalContentConfig())].map(([, group]) => String(group.name));
    expect(layers).toContain('A-WALL');
    await document.loadingTask.destroy();

    expect(await letters()).toEqual([
      {
        name: 'Plan set ready',
        message: 'The plan set “Plans.pdf” is ready: 2 sheets.',
        module: 'estimation',
        prop_type: 'estimation',
        prop_id: estimation,
        pdf_id: uuid,
        code: 2001,
      },
    ]);
    expect(await server.ok('viewer', 'GET', `/workdrive/pdf/${uuid}/page/2`)).toMatchObject({
      page_name: 'A7.1',
    });
  });

  test('is finished once when finished twice', async () => {
    const uuid = await upload(new Uint8Array(plans.pdf));
    const again = await finish(uuid);
    expect(again.status).toBe(200);
    expect(server.jobs).toMatchObject([{ kind: 'plan-process', payload: { fileId: uuid } }]);
    const more = await put(uuid, new Uint8Array([1]));
    expect(more.status).toBe(409);
    await server.runJobs();
  });

  test('allows renaming pages and searching by the new name', async () => {
    const uuid = await upload(new Uint8Array(plans.pdf));
    await server.runJobs();
    const [page] = await pagesOf(uuid);
    await server.ok('editor', 'PUT', `/workdrive/pages/${page?.uuid}`, { name: 'Ground floor' });
    const found = await server.ok<PlanPage[]>(
      'viewer',
      'GET',
      `/workdrive/plans/pages?prop_type=estimation&prop_id=${estimation}&search=ground`,
    );
    expect(found.map((each) => each.uuid)).toEqual([page?.uuid]);
  });
});

describe('an interrupted upload', () => {
  test('resumes from the last received byte', async () => {
    const bytes = new Uint8Array(plans.pdf);
    const { uuid } = await begin(bytes.length);
    let sent = 0;
    const breaking = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (sent >= 3) return controller.error(new Error('the line is dead'));
        controller.enqueue(bytes.slice(sent * 1000, ++sent * 1000));
      },
    });
    const broken = await server.call('editor', 'PUT', `/workdrive/content/${uuid}`, breaking, {
      'content-range': `bytes 0-${bytes.length - 1}/${bytes.length}`,
      'content-length': String(bytes.length),
    });
    expect(broken.status).toBe(400);
    const early = await finish(uuid);
    expect(early.status).toBe(409);
    const { received: receivedBytes } = await received(uuid);
    expect(receivedBytes).toBeGreaterThan(0);
    expect(receivedBytes).toBeLessThan(bytes.length);
    expect(early.body.message).toContain(`Continue from ${receivedBytes}`);
    // A repeated part overlaps received bytes without duplicating them.
    const from = Math.max(0, receivedBytes - 500);
    await put(uuid, bytes.subarray(from), `bytes ${from}-${bytes.length - 1}/${bytes.length}`);
    expect(await received(uuid)).toEqual({ received: bytes.length, size: bytes.length });
    const finished = await finish(uuid);
    expect(Buffer.from((await open(finished.body.data as string)).bytes).equals(plans.pdf)).toBe(true);
    await server.runJobs();
  });

  test('stays correct while the broken connection still delivers data beside the resumed one', async () => {
    const bytes = new Uint8Array(plans.pdf);
    const { uuid } = await begin(bytes.length);
    const fullRange = `bytes 0-${bytes.length - 1}/${bytes.length}`;
    let go = (): void => undefined;
    const resumed = new Promise<void>((resolve) => (go = resolve));
    let at = 0;
    const trickle = new ReadableStream<Uint8Array>({
      async pull(controller) {
        if (at > 0) await resumed;
        if (at >= bytes.length) return controller.close();
        controller.enqueue(bytes.slice(at, (at += 50_000)));
      },
    });
    const first = server.call('editor', 'PUT', `/workdrive/content/${uuid}`, trickle, {
      'content-range': fullRange,
      'content-length': String(bytes.length),
    });
    const second = put(uuid, bytes, fullRange);
    go();
    expect((await second).status).toBe(200);
    expect((await first).status).toBe(200);
    const finished = await finish(uuid);
    expect(Buffer.from((await open(finished.body.data as string)).bytes).equals(plans.pdf)).toBe(true);
    await server.runJobs();
  });

  test.each([
    ['bytes 0-9/11', 400],
    ['bytes 5-3/10', 400],
    ['bytes 0-10/10', 400],
    ['bytes -5/10', 400],
    ['lines 0-9/10', 400],
    ['bytes 4-9/10', 409],
  ])('rejects %s for a file of ten bytes without any received', async (range, status) => {
    const { uuid } = await begin(10);
    expect((await put(uuid, new Uint8Array(6), range)).status).toBe(status);
    expect(await received(uuid)).toEqual({ received: 0, size: 10 });
  });

  test('rejects more bytes than announced in total and per part', async () => {
    const { uuid } = await begin(10);
    expect((await put(uuid, new Uint8Array(20))).status).toBe(413);
    expect(await received(uuid)).toMatchObject({ received: 0 });
    expect((await put(uuid, new Uint8Array(8), 'bytes 0-3/10')).status).toBe(400);
    expect(await received(uuid)).toMatchObject({ received: 0 });
  });

  test.each([
    [{ size: 0 }, 422, 'empty'],
    [{ size: -5 }, 422, 'empty'],
    [{ size: 3 * 1024 ** 3 }, 413, '2 GB'],
    [{ name: 'plan.dwg' }, 422, 'PDF'],
    [{ type: 2 }, 422, 'files'],
    [{ prop_id: '01900000-0000-7000-8000-000000000000' }, 422, 'estimation'],
  ])('rejects %j', async (values, status, word) => {
    const answer = await server.call('editor', 'POST', '/workdrive/', {
      name: 'a.pdf',
      type: 1,
      size: 10,
      prop_type: 'estimation',
      prop_id: estimation,
      ...values,
    });
    expect(answer.status).toBe(status);
    expect(answer.body.message?.toLowerCase()).toContain(word.toLowerCase());
  });

  test('is removed when abandoned and does not block its name', async () => {
    await server.owner.query(
      `insert into drive_file (tenant_id, file_id, name, created_by) select $1, gen_random_uuid(), 'x', $2 from generate_series(1, 200)`,
      [server.tenantIds.north, server.userIds.owner],
    );
    const start = () => server.call('owner', 'POST', '/workdrive/', { name: 'a.txt', type: 1, size: 1 });
    expect((await start()).status).toBe(429);
    await server.owner.query(
      "update drive_file set updated_at = now() - interval '25 hours' where name = 'x'",
    );
    expect((await start()).status).toBe(200);
  });
});

describe('a file that is not a plan set', () => {
  test('is detected by its content immediately and not stored', async () => {
    const picture = new Uint8Array(64);
    picture.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
    const { uuid } = await begin(64, 'Really.pdf');
    await put(uuid, picture);
    const started = performance.now();
    const answer = await finish(uuid);
    expect(performance.now() - started).toBeLessThan(5000);
    expect(answer.status).toBe(415);
    expect(answer.body.errors).toEqual([{ field: 'file', message: 'This is not a PDF.' }]);
    expect(await fileOf(uuid)).toBeUndefined();
    expect((await finish(uuid)).status).toBe(404);
  });

  test('with a password is reported to its uploader and other users', async () => {
    const uuid = await upload(new Uint8Array(await encryptedPdf()), 'Locked.pdf');
    await server.runJobs();
    expect(await fileOf(uuid)).toMatchObject({
      state: 'password',
      problem: 'password protected file',
      pages: 0,
    });
    expect((await letters())[0]).toMatchObject({
      name: 'Plan set rejected',
      prop_id: estimation,
      message: 'The plan set “Locked.pdf” is password protected. Remove the password and upload it again.',
    });
    const download = await server.call('viewer', 'GET', `/workdrive/download?objectId=${uuid}`);
    expect(download.status).toBe(403);
    expect(download.body.message).toBe('password protected file');
  });

  test.each(['truncated', 'noise'] as const)(
    'that is damaged (%s) is rejected with a message',
    async (how) => {
      const uuid = await upload(new Uint8Array(brokenPdf(how)), 'Broken.pdf');
      await server.runJobs();
      expect(await fileOf(uuid)).toMatchObject({
        state: 'refused',
        problem: 'This PDF cannot be read. It is damaged or incomplete.',
      });
      expect((await letters())[0]?.['message']).toContain('“Broken.pdf” was rejected');
    },
  );

  test('with editing restrictions but no open password is split', async () => {
    const { PDFDocument } = await import('@cantoo/pdf-lib');
    const document = await PDFDocument.load(plans.pdf);
    document.encrypt({ ownerPassword: 'owner', permissions: { modifying: false } });
    const uuid = await upload(await document.save({ useObjectStreams: false }), 'Owned.pdf');
    await server.runJobs();
    expect(await fileOf(uuid)).toMatchObject({ state: 'ready', pages: 2 });
    const pages = await pagesOf(uuid);
    const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
    const single = await pdfjs.getDocument({
      data: (await open(pages[1]?.signedURL ?? '')).bytes.slice(),
      verbosity: 0,
    }).promise;
    const { items } = await (await single.getPage(1)).getTextContent();
    expect(single.numPages).toBe(1);
    expect(items.some((item) => 'str' in item && item.str.includes('DOOR SCHEDULE'))).toBe(true);
    await single.loadingTask.destroy();
  });
});

describe('an interrupted job', () => {
  test('resumes without touching finished pages', async () => {
    const uuid = await upload(new Uint8Array(plans.pdf), 'Cut.pdf');
    const job = waitingPlan();
    let puts = 0;
    const failing = {
      ...server.ports.storage,
      put: async (key: string, bytes: Uint8Array) => {
        // Writing the first file of the second page fails as with a full disk.
        if (++puts === 3) throw new Error('no space left on device');
        await server.ports.storage.put(key, bytes);
      },
    };
    const { pino } = await import('pino');
    const log = pino({ level: 'silent' });
    const parts = { database: server.database, ports: { storage: failing, mail: server.ports.mail }, log };
    await expect(processPlanSet(job.payload, parts)).rejects.toThrow('no space left');
    const before = await pagesOf(uuid);
    expect(before.map((page) => page.is_processed)).toEqual([4, 0]);
    expect(await fileOf(uuid)).toMatchObject({ state: 'processing', pages: 2 });
    await server.ok('editor', 'PUT', `/workdrive/pages/${before[0]?.uuid}`, { name: 'Named meanwhile' });

    await processPlanSet(job.payload, parts);
    const after = await pagesOf(uuid);
    expect(after.map((page) => [page.uuid, page.is_processed, page.name])).toEqual([
      [before[0]?.uuid, 4, 'Named meanwhile'],
      [before[1]?.uuid, 4, 'Door schedule'],
    ]);
    const letterCount = (await letters()).length;
    await processPlanSet(job.payload, parts);
    expect(await letters()).toHaveLength(letterCount);
  });

  test('reports the failure after the last attempt', async () => {
    const uuid = await upload(new Uint8Array(plans.pdf), 'Hopeless.pdf');
    const job = waitingPlan();
    const { pino } = await import('pino');
    const parts = {
      database: server.database,
      ports: {
        storage: { ...server.ports.storage, put: () => Promise.reject(new Error('no disk')) },
        mail: server.ports.mail,
      },
      log: pino({ level: 'silent' }),
    };
    await expect(processPlanSet(job.payload, parts, { last: true })).rejects.toThrow('no disk');
    expect(await fileOf(uuid)).toMatchObject({
      state: 'refused',
      problem: 'The sheets could not be processed. Upload the file again.',
    });
  });

  test('pauses before each page after the first while other users’ requests are pending', async () => {
    const uuid = await upload(new Uint8Array(plans.pdf), 'Rested.pdf');
    const job = waitingPlan();
    const { pino } = await import('pino');
    const exceptions: string[] = [];
    await processPlanSet(job.payload, {
      database: server.database,
      ports: server.ports,
      log: pino({ level: 'silent' }),
      loadMonitor: { isBusy: (except) => exceptions.push(except) > 0 },
    });
    const { created_by } = await server.database.transaction(
      { tenantId: job.payload.tenantId },
      'read',
      ({ tx }) =>
        tx
          .selectFrom('drive_file')
          .select('created_by')
          .where('file_id', '=', uuid)
          .executeTakeFirstOrThrow(),
    );
    expect(exceptions).toEqual([created_by]);
    expect((await pagesOf(uuid)).map((page) => page.is_processed)).toEqual([4, 4]);
  });

  test('creates no duplicate pages with two workers', async () => {
    const uuid = await upload(new Uint8Array(plans.pdf), 'Twice.pdf');
    const job = waitingPlan();
    server.jobs.push(job);
    const { pino } = await import('pino');
    await Promise.all([
      server.runJobs(),
      processPlanSet(job.payload, {
        database: server.database,
        ports: server.ports,
        log: pino({ level: 'silent' }),
      }),
    ]);
    expect(await pagesOf(uuid)).toHaveLength(2);
    expect((await letters()).filter((each) => each['pdf_id'] === uuid)).toHaveLength(1);
  });
});

describe('a signed URL', () => {
  test('that is forged or altered opens nothing', async () => {
    const uuid = await upload(new Uint8Array(plans.pdf));
    const { url } = await server.ok<{ url: string }>('viewer', 'GET', `/workdrive/download?objectId=${uuid}`);
    expect((await open(url)).status).toBe(200);
    const [body = '', signature = ''] = url.replace('/api/workdrive/signed/', '').split('.');
    const other = createUrlSigner('another secret').sign('x/y', { name: 'a', contentType: 'text/plain' });
    const values = JSON.parse(Buffer.from(body, 'base64url').toString()) as unknown[];
    const changed = Buffer.from(JSON.stringify(['../../secrets', ...values.slice(1)])).toString('base64url');
    for (const token of [other.split('/').at(-1), `${changed}.${signature}`, `${body}.`, body, 'x.y'])
      expect((await open(`/api/workdrive/signed/${token}`)).status).toBe(410);
    await server.runJobs();
  });

  test('expires', async () => {
    const { sign, unsign } = createUrlSigner('s');
    const token = sign('a/b', { name: 'n', contentType: 'text/plain' }).split('/').at(-1) ?? '';
    expect(unsign(token)).toMatchObject({ key: 'a/b' });
    const now = Date.now;
    try {
      Date.now = () => now() + 31 * 60_000;
      expect(unsign(token)).toBeUndefined();
    } finally {
      Date.now = now;
    }
  });

  test('of a deleted file returns 404', async () => {
    const address = server.ports.sign('gone/file', { name: 'n', contentType: 'text/plain' });
    expect((await open(address)).status).toBe(404);
  });
});

describe('deleting', () => {
  test('a plan set deletes its pages', async () => {
    const uuid = await upload(new Uint8Array(plans.pdf), 'Trash.pdf');
    await server.runJobs();
    expect(await server.ok('owner', 'DELETE', `/workdrive/trash/${uuid}`)).toEqual({ deleted: 1 });
    expect(await pagesOf(uuid)).toEqual([]);
    expect((await server.call('owner', 'GET', `/workdrive/download?objectId=${uuid}`)).status).toBe(404);
  });
});
