import {
  test as base,
  expect,
  type Browser,
  type BrowserContext,
  type Page,
  type Request,
} from 'playwright/test';
import { demoPassword } from '../../apps/server/src/seed/demo.ts';
import { baseURL } from './base-url.ts';

export { expect, type Browser, type BrowserContext, type Page, type Request };

export const people = {
  owner: 'owner@northgate.test',
  estimator: 'estimator@northgate.test',
  viewer: 'viewer@northgate.test',
  harbor: 'owner@harbor.test',
  retail: 'clerk@cornerstone.test',
  staff: 'staff@plumbline.test',
  partner: 'agent@summit.test',
} as const;
export type DemoUser = keyof typeof people;
export const password = demoPassword;

export interface SignedIn {
  uuid?: string;
  token: string;
  session: string;
  cache: number[];
}
interface Answer<T> {
  success: boolean;
  message?: string;
  data: T;
  meta?: { count: number };
}

/** Signs in by the call alone, for journeys that are about something else. */
export async function login(who: DemoUser, secret = password): Promise<SignedIn> {
  const path = who === 'partner' ? '/ac-api/partner/login' : '/security/auth/login';
  const response = await fetch(`${baseURL}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: people[who], password: secret }),
  });
  const answer = (await response.json()) as Answer<SignedIn>;
  if (!response.ok) throw new Error(`${people[who]} cannot sign in: ${answer.message}`);
  return answer.data;
}

const sessions = new Map<DemoUser, Promise<SignedIn>>();
/** One session a person and worker. */
const sessionOf = (who: DemoUser): Promise<SignedIn> => {
  const known = sessions.get(who);
  if (known) return known;
  const made = login(who);
  sessions.set(who, made);
  return made;
};

export const tokenOf = async (who: DemoUser): Promise<string> => (await sessionOf(who)).token;

/** The API as one of the demo's people: what the screens must agree with. */
export async function api<T>(
  who: DemoUser,
  path: string,
  init: { method?: string; body?: unknown } = {},
): Promise<Answer<T> & { status: number }> {
  const response = await fetch(`${baseURL}/api${path}`, {
    method: init.method ?? 'GET',
    headers: {
      'access-token': await tokenOf(who),
      ...(init.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(init.method === 'POST' ? { 'idempotency-key': crypto.randomUUID() } : {}),
    },
    ...(init.body === undefined ? {} : { body: JSON.stringify(init.body) }),
  });
  return { ...((await response.json()) as Answer<T>), status: response.status };
}

export const storageOf = ({ uuid, token, session, cache }: SignedIn, more: Record<string, string> = {}) => ({
  cookies: [],
  origins: [
    {
      origin: baseURL,
      localStorage: Object.entries({
        token,
        ...(uuid ? { uuid } : {}),
        session,
        cache: JSON.stringify(cache),
        ...more,
      }).map(([name, value]) => ({ name, value })),
    },
  ],
});

/** What a page must never do, whatever the journey: throw, or try what the Content-Security-Policy forbids. */
function collectProblems(context: BrowserContext, problems: string[]) {
  context.on('weberror', (error) =>
    problems.push(`uncaught: ${error.error().stack ?? error.error().message}`),
  );
  context.on('console', (message) => {
    if (/content security policy/i.test(message.text())) problems.push(message.text());
  });
}

interface Fixtures {
  /** Signed-in user; undefined without one. */
  who: DemoUser | undefined;
  /** Another window of another browser profile, signed in as `who`. */
  windowOf: (who: DemoUser | undefined, options?: Parameters<Browser['newContext']>[0]) => Promise<Page>;
  problems: string[];
}

export const test = base.extend<Fixtures>({
  who: [undefined, { option: true }],
  problems: async ({}, use) => {
    const problems: string[] = [];
    await use(problems);
    expect(problems, 'uncaught errors and policy violations').toEqual([]);
  },
  storageState: async ({ who }, use) => {
    await use(who ? storageOf(await sessionOf(who)) : undefined);
  },
  context: async ({ context, problems }, use) => {
    collectProblems(context, problems);
    await use(context);
  },
  windowOf: async ({ browser, problems, contextOptions, viewport, colorScheme }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (who, options) => {
      const context = await browser.newContext({
        ...contextOptions,
        baseURL,
        viewport,
        colorScheme,
        locale: 'en-US',
        // A context takes the file's own `who` where it is given none.
        storageState: who ? storageOf(await sessionOf(who)) : { cookies: [], origins: [] },
        ...options,
      });
      collectProblems(context, problems);
      opened.push(context);
      return context.newPage();
    });
    for (const context of opened) await context.close();
  },
});
