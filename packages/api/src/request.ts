import { messages } from '@plumbline/validation/messages';
import type { FieldConflict, FieldError, Problem, ProblemMissing } from './generated/plumbline.schemas.ts';
import { ownToken } from './session.ts';

/** Failed call, with a message for the user. */
export class ApiError extends Error {
  /** HTTP status; 0 when the server was not reached. */
  readonly status: number;
  /** Errors by field. */
  readonly errors: FieldError[];
  /** The right that is missing, when it is one. */
  readonly missing: ProblemMissing | undefined;
  /** Reason that an app can act on: `stale` means that another change came first. */
  readonly code: Problem['code'];
  /** Fields that both the caller and someone else changed, when the call was rejected for them. */
  readonly conflicts: readonly FieldConflict[];
  /** Joins a report to the server's log. */
  readonly requestId: string | undefined;

  constructor(
    status: number,
    message: string,
    more: {
      errors?: FieldError[];
      missing?: ProblemMissing;
      code?: Problem['code'];
      conflicts?: readonly FieldConflict[];
      requestId?: string;
    } = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.errors = more.errors ?? [];
    this.missing = more.missing;
    this.code = more.code;
    this.conflicts = more.conflicts ?? [];
    this.requestId = more.requestId;
  }
}

interface ClientOptions {
  /** Prefix of every path. */
  base: string;
  /** Set in the admin console, for the documented admin marker. */
  admin: boolean;
  /** Called for a 401 response to a call with a token. If it returns true, there is a new token and the call is repeated. */
  onUnauthorized: (token: string) => boolean | Promise<boolean>;
  /** True while the user is active; background calls of an inactive window do not extend the session. */
  isAttended: () => boolean;
  /** Called when the server reports maintenance. */
  onMaintenance: () => void;
  /** Maximum time in milliseconds until a response begins. */
  patience: number;
}
const options: ClientOptions = {
  base: '/api',
  admin: false,
  onUnauthorized: () => false,
  isAttended: () => true,
  onMaintenance: () => undefined,
  patience: 60_000,
};

export function configureClient(overrides: Partial<ClientOptions>): void {
  Object.assign(options, overrides);
}

/** Id of this window, which the server adds to change events so that the window can ignore its own. */
export const windowName = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
  byte.toString(16).padStart(2, '0'),
).join('');

/** The documented headers of every call, and the window's name. */
export function callHeaders(): Record<string, string> {
  const headers: Record<string, string> = { 'x-referer': location.pathname, 'x-window': windowName };
  const token = ownToken();
  if (token) headers['access-token'] = token;
  if (!options.isAttended()) headers['x-unattended'] = '1';
  if (options.admin) headers['x-admin'] = '1';
  for (const name of ['public-token', 'short-token']) {
    const value = sessionStorage.getItem(name);
    if (value) headers[name] = value;
  }
  return headers;
}

export interface CallInit extends RequestInit {
  /** Background call of the product: a 401 does not interrupt the user; their next action does. */
  isBackground?: boolean;
}

/** Sends a call and throws unless it succeeds; all generated functions use it. */
export async function send(url: string, callInit: CallInit = {}): Promise<Response> {
  const { isBackground = false, ...init } = callInit;
  const headers = new Headers(init.headers);
  for (const [name, value] of Object.entries(callHeaders())) headers.set(name, value);
  let response: Response;
  const patience = new AbortController();
  // No limit once the response has begun, because files take time.
  const timer = setTimeout(() => patience.abort(), options.patience);
  const signal = init.signal ? AbortSignal.any([init.signal, patience.signal]) : patience.signal;
  try {
    response = await fetch(`${options.base}${url}`, { ...init, headers, signal });
  } catch (error) {
    if (patience.signal.aborted)
      throw new ApiError(
        0,
        'The server took too long to answer. It may have done what you asked: look before you try again.',
      );
    if ((error as Error).name === 'AbortError') throw error;
    throw new ApiError(0, 'The server cannot be reached. Check the connection; nothing you entered is lost.');
  } finally {
    clearTimeout(timer);
  }
  if (response.ok) return response;
  const problem = (await response.json().catch(() => ({}))) as Partial<Problem>;
  // A wrong password answers 401, too, but no session ends by it.
  const token = headers.get('access-token');
  if (response.status === 401 && token && !isBackground && (await options.onUnauthorized(token)))
    return send(url, callInit);
  if (problem.code === 'maintenance') options.onMaintenance();
  throw new ApiError(response.status, problem.message ?? messages.errorGeneric, {
    ...(problem.errors ? { errors: problem.errors } : {}),
    ...(problem.missing ? { missing: problem.missing } : {}),
    ...(problem.code ? { code: problem.code } : {}),
    ...(problem.conflicts ? { conflicts: problem.conflicts } : {}),
    ...(problem.request_id ? { requestId: problem.request_id } : {}),
  });
}

/** Resolves after the current frame, without the delay of a timer. */
export const nextTask = (): Promise<void> =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });

/** Request function of the generated client. Calls made while a screen opens do not delay its first frame. */
export async function request<T>(url: string, init?: CallInit): Promise<T> {
  if ((init?.method ?? 'GET') === 'GET') await nextTask();
  const response = await send(url, init);
  const type = response.headers.get('content-type') ?? '';
  return (type.includes('json') ? await response.json() : await response.blob()) as T;
}

/** Saves a file that a call answers with, under the name the server gives it. */
export async function downloadFile(url: string): Promise<void> {
  const response = await send(url);
  const name = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = decodeURIComponent(name ?? 'download');
  link.click();
  URL.revokeObjectURL(address);
}
