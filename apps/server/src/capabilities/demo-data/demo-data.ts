import type pg from 'pg';
import type { Logger } from 'pino';
import type { Ports } from '../../context/context.ts';
import type { Database, Transaction } from '../../database/database.ts';

/** Connections and services that demo data is created with. */
export interface DemoServices {
  database: Database;
  owner: pg.Pool;
  ports: Pick<Ports, 'storage' | 'clock' | 'mail' | 'seal'>;
  log: Logger;
}

export interface DemoPerson {
  user_id: string;
  firstname: string;
  lastname: string;
}

/** Companies of the demo: the provider, a partner, two contractors and a shop. */
export type DemoCompanyKey = 'provider' | 'summit' | 'northgate' | 'harbor' | 'cornerstone';

/** A company with its administrator. */
export interface DemoCompany {
  key: DemoCompanyKey;
  tenantId: string;
  userId: string;
  administrator: DemoPerson;
}

/** Results of demo data, by name, for demo data that needs them. Modules add theirs by declaration merging. */
export interface DemoResults {
  /** Active users, the administrator first. */
  people: readonly DemoPerson[];
}

/** Company, connections and results for creating the demo data of one company. */
export interface DemoContext extends DemoServices {
  company: DemoCompany;
  now: Date;
  /** Password hash of all demo users. */
  passwordHash: string;
  /** Runs in a transaction of the company. */
  write: <T>(work: (transaction: { tx: Transaction; client: pg.ClientBase }) => Promise<T>) => Promise<T>;
  /** A result of demo data that is named in `needs`. @throws Error when none has been given */
  result: <Name extends keyof DemoResults>(name: Name) => DemoResults[Name];
}

/** Records of a module in the demo companies. */
export interface DemoData {
  /** Name that others refer to in `needs`. */
  name: string;
  /** Names of demo data that has to be there before. */
  needs?: readonly string[];
  /** Companies that have these records. */
  companies: readonly DemoCompanyKey[];
  /** Creates the records of one company. They are the same on every machine. */
  seed: (demo: DemoContext) => Promise<Partial<DemoResults> | void>;
}

/**
 * Orders demo data so that each follows what it needs, and otherwise as given.
 * @throws Error for a name that is given twice or missing, and for data that need each other
 */
export function orderDemoData(all: readonly DemoData[]): DemoData[] {
  const byName = new Map<string, DemoData>();
  for (const each of all) {
    if (byName.has(each.name)) throw new Error(`Two modules have demo data named ${each.name}`);
    byName.set(each.name, each);
  }
  const ordered = new Set<DemoData>();
  const visit = (data: DemoData, path: readonly string[]): void => {
    if (ordered.has(data)) return;
    if (path.includes(data.name))
      throw new Error(`Demo data need each other: ${[...path, data.name].join(', ')}`);
    for (const name of data.needs ?? []) {
      const needed = byName.get(name);
      if (!needed) throw new Error(`Demo data ${data.name} need ${name}, which no module has`);
      visit(needed, [...path, data.name]);
    }
    ordered.add(data);
  };
  for (const data of all) visit(data, []);
  return [...ordered];
}
