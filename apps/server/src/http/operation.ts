import type { Logger } from 'pino';
import type { ZodType } from 'zod';
import type { Context, FileReply, Handlers, Ports } from '../context/context.ts';
import type { Config } from '../core/config.ts';
import type { Database } from '../database/database.ts';
import type { LoadMonitor } from '../jobs/load-monitor.ts';
import type { Limits } from './rate-limit.ts';

/** An operation of the contract, as much of it as serving it needs. */
export interface Operation {
  method: string;
  path: string;
  access: string | { app: number; name: string; type: string };
  idempotent?: true;
  stream?: string;
  longRunning?: true;
}
/** Schemas of an operation's input. */
export interface InputSchemas {
  params?: ZodType;
  query?: ZodType;
  body?: ZodType;
}
/** Response of a handler of any operation. */
export type AnyReply = FileReply | { success?: boolean; data?: unknown };
/** Handler of any operation. */
export type AnyHandler = (input: object, context: Context) => Promise<AnyReply>;
/** Variables of a request in Hono's context. */
export interface HttpEnv {
  Variables: { requestId: string; log: Logger };
}

/** Dependencies of the HTTP application. */
export interface AppDependencies {
  config: Config;
  database: Database;
  ports: Ports;
  limits: Limits;
  handlers: Handlers;
  log: Logger;
  /** Notified of each request of a signed-in user. */
  loadMonitor?: LoadMonitor;
}
