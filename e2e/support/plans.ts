import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  generatePlanSet,
  type PlanSetOptions,
  type PlanSetTruth,
} from '../../packages/testing/src/plans/index.ts';
import { baseURL } from './base-url.ts';
import { api, tokenOf, type DemoUser } from './app.ts';

/** A file on disk for the length of `work`, as a person has one to choose. */
export async function withFile<T>(
  name: string,
  bytes: Uint8Array,
  work: (path: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'plumbline-e2e-file-'));
  try {
    const file = path.join(folder, name);
    await writeFile(file, bytes);
    return await work(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export interface PreparedSheet {
  estimationId: string;
  pdfId: string;
  pageId: string;
  truth: PlanSetTruth;
  /** Address of the sheet's canvas. */
  path: string;
}

interface ReadPage {
  uuid: string;
  pdf_id: string;
  is_processed: number;
}

/** Adds a plan set to an estimation, and waits until its sheets are read. */
export async function addPlanSet(
  who: DemoUser,
  estimationId: string,
  { name, pdf }: { name: string; pdf: Uint8Array },
): Promise<ReadPage[]> {
  const file = await api<{ uuid: string; url: string }>(who, '/workdrive/', {
    method: 'POST',
    body: {
      name: `${name}.pdf`,
      type: 1,
      parent_id: null,
      size: pdf.length,
      prop_type: 'estimation',
      prop_id: estimationId,
    },
  });
  const sent = await fetch(`${baseURL}/api${file.data.url}`, {
    method: 'PUT',
    headers: {
      'access-token': await tokenOf(who),
      'content-type': 'application/octet-stream',
      'content-range': `bytes 0-${pdf.length - 1}/${pdf.length}`,
    },
    body: new Uint8Array(pdf),
  });
  if (!sent.ok) throw new Error(`the plan set is refused: ${await sent.text()}`);
  await api(who, `/workdrive/${file.data.uuid}`, { method: 'PUT', body: { cloud_status: true, type: 1 } });
  for (let tries = 0; tries < 150; tries++) {
    const { data } = await api<ReadPage[]>(
      who,
      `/workdrive/plans/pages?prop_type=estimation&prop_id=${estimationId}`,
    );
    const own = data.filter((page) => page.pdf_id === file.data.uuid);
    // The first sheet is opened before the others are read.
    if (own[0] && own[0].is_processed >= 4) return own;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('the plan set was not read in time');
}

/**
 * An estimation with one plan set that is read already, made by the calls alone.
 * @param more of its fields.
 */
export async function prepareSheet(
  who: DemoUser,
  name: string,
  options: PlanSetOptions,
  more: object = {},
): Promise<PreparedSheet> {
  const { pdf, truth } = await generatePlanSet(options);
  const estimation = await api<{ uuid: string }>(who, '/estimations', {
    method: 'POST',
    body: { name, estimation_status: 'Take-off', ...more },
  });
  const estimationId = estimation.data.uuid;
  const [page] = await addPlanSet(who, estimationId, { name, pdf });
  if (!page) throw new Error('the plan set has no sheet');
  return {
    estimationId,
    pdfId: page.pdf_id,
    pageId: page.uuid,
    truth,
    path: `/estimation/${estimationId}/tool/${page.pdf_id}/${page.uuid}`,
  };
}
