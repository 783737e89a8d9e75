import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type pg from 'pg';
import { HttpError } from '../core/http-error.ts';

/** Requests a minute. A limiter that cannot count refuses: it never lets a flood through because it is broken. */
export interface Limits {
  session(token: string): Promise<void>;
  address(address: string, operation: string): Promise<void>;
}

const passwordCalls = new Set([
  'authLogin',
  'partnerLogin',
  'authForgotPassword',
  'authResetPassword',
  'firstRunCreate',
  'securityValidateSession',
  'authVerifySecondFactor',
  'authBeginEnrollment',
  'authConfirmEnrollment',
  'authSignup',
  'partnerRequestAccess',
  'publicAccessUnlock',
]);

async function consume(
  limiter: { consume(key: string): Promise<RateLimiterRes> },
  key: string,
): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (reason) {
    if (reason instanceof RateLimiterRes)
      throw new HttpError(429, 'Too many requests. Please wait a minute and try again.');
    throw new HttpError(503, 'The service cannot take requests right now. Please try again.');
  }
}

/** Servers that start at the same moment make the counters' table one after the other: the first makes it, the rest find it. */
async function withSetupLock<T>(pool: pg.Pool, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock(4217)');
    return await work();
  } finally {
    await client.query('select pg_advisory_unlock(4217)').catch(() => undefined);
    client.release();
  }
}

/**
 * Sessions are counted in this process. Sign-in and password calls are counted in the database, over all servers.
 * @param ownerPool may create and write the counters' table.
 */
export async function createLimits(
  ownerPool: pg.Pool,
  options: { session: number; auth: number },
): Promise<Limits> {
  const sessions = new RateLimiterMemory({ points: options.session, duration: 60 });
  const visitors = new RateLimiterMemory({ points: options.session, duration: 60 });
  const passwords = await withSetupLock(
    ownerPool,
    () =>
      new Promise<RateLimiterPostgres>((resolve, reject) => {
        const limiter: RateLimiterPostgres = new RateLimiterPostgres(
          {
            storeClient: ownerPool,
            storeType: 'pool',
            schemaName: 'platform',
            tableName: 'rate_limit',
            points: options.auth,
            duration: 60,
            keyPrefix: 'auth',
          },
          (error?: Error) => (error ? reject(error) : resolve(limiter)),
        );
      }),
  );
  return {
    session: (token) => consume(sessions, token.slice(0, 64)),
    address: (address, operation) => consume(passwordCalls.has(operation) ? passwords : visitors, address),
  };
}
