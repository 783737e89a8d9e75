import type { DriveFile, PlanPage } from '@plumbline/api';
import { expect } from 'vitest';
import type { TestServer } from './server.ts';

/** Creates an estimation with an uploaded and processed plan set. */
export async function uploadPlanSet(server: TestServer, name: string, bytes: Uint8Array) {
  const { uuid: estimation } = await server.ok<{ uuid: string }>('owner', 'POST', '/estimations', { name });
  const { uuid } = await server.ok<{ uuid: string }>('owner', 'POST', '/workdrive/', {
    name: `${name}.pdf`,
    type: 1,
    size: bytes.length,
    prop_type: 'estimation',
    prop_id: estimation,
  });
  expect((await server.call('owner', 'PUT', `/workdrive/content/${uuid}`, bytes)).status).toBe(200);
  const done = await server.call('owner', 'PUT', `/workdrive/${uuid}`, { cloud_status: true, type: 1 });
  expect(done.status, done.body.message).toBe(200);
  await server.runJobs();
  const files = await server.ok<DriveFile[]>('owner', 'GET', '/workdrive/?limit=-1');
  const pages = await server.ok<PlanPage[]>(
    'owner',
    'GET',
    `/workdrive/plans/pages?prop_type=estimation&prop_id=${estimation}&parent_id=${uuid}`,
  );
  return { estimation, file: files.find((each) => each.uuid === uuid), pages };
}
