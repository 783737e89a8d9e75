import type pg from 'pg';
import type { Logger } from 'pino';
import type { Ports } from '../context/context.ts';
import type { Database } from '../database/database.ts';

/** Connections and services that the demo data is created with. */
export interface SeedServices {
  database: Database;
  owner: pg.Pool;
  ports: Pick<Ports, 'storage' | 'clock' | 'mail'>;
  log: Logger;
}
