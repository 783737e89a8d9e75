import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { EntityName } from '@plumbline/api/operations';
import type { ModuleRecordIds, RecordIds } from './record-ids.ts';
import type { TestServer, UserName } from './server.ts';

/** A record of the tests, or a fixed value. */
export type TestValue = keyof RecordIds | { is: string };

/** Values that calls of a module need and the contract does not state, for the tests of all operations. */
export interface ModuleTestValues {
  /** Fields of entities whose values cannot be generated. `n` makes them unique. */
  fields?: Partial<Record<EntityName, (n: number) => Record<string, unknown>>>;
  /** Path parameters by name, other than `uuid`. */
  parameters?: Readonly<Record<string, TestValue>>;
  /** Required query parameters by name. */
  queries?: Readonly<Record<string, TestValue>>;
  /** Record that `uuid` is, by the beginning of the path. */
  paths?: readonly (readonly [begins: string, record: keyof RecordIds])[];
  /** Creates records that are no entities. Their names are added to `ModuleRecordIds` by declaration merging. */
  make?: (
    server: TestServer,
    user: UserName,
    records: Readonly<Record<EntityName, string>>,
  ) => Promise<Partial<ModuleRecordIds>>;
}

const modules = path.join(import.meta.dirname, '../modules');

/** `testValues` of each module that has a `test-values.ts`. */
export const moduleTestValues: readonly ModuleTestValues[] = await Promise.all(
  readdirSync(modules)
    .map((module) => path.join(modules, module, 'test-values.ts'))
    .filter((file) => existsSync(file))
    .map(async (file) => ((await import(file)) as { testValues: ModuleTestValues }).testValues),
);
