import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded, type EmbeddedDatabase } from '../database/embedded.ts';
import { migrate } from '../database/migrate.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Addresses of the template database; a test file copies it and never writes to it. */
    database: { ownerUrl: string; appUrl: string };
  }
}

/** Starts one PostgreSQL for the test run, on loopback, in a temporary folder. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'plumbline-test-'));
  const gone = () => rm(folder, { recursive: true, force: true });
  let embedded: EmbeddedDatabase | undefined;
  try {
    embedded = await startEmbedded(folder, { fast: true });
    await migrate(embedded.ownerUrl);
  } catch (error) {
    await embedded?.stop();
    await gone();
    throw error;
  }
  const { stop, ownerUrl, appUrl } = embedded;
  project.provide('database', { ownerUrl, appUrl });
  return async () => {
    await stop();
    await gone();
  };
}
