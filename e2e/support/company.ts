import { baseURL } from './base-url.ts';
import type { SignedIn } from './app.ts';
import { linkFor } from './emails.ts';

/** Calls of people who are not among the demo's: with the token of a company that a journey has made, or with none. */
export async function call<T>(
  path: string,
  { body, token, method = body ? 'POST' : 'GET' }: { method?: string; body?: object; token?: string } = {},
): Promise<T> {
  const response = await fetch(`${baseURL}/api${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token ? { 'access-token': token, 'idempotency-key': crypto.randomUUID() } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const answer = (await response.json()) as { message?: string; data: T };
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${answer.message}`);
  return answer.data;
}

const run = Date.now().toString(36);
let createdCompanies = 0;
/** A company that is signed up for a trial and has not confirmed its address. */
export async function signUp(
  name: string,
  password = 'Level!2026 plumb',
): Promise<{ company: string; email: string }> {
  const company = `${name} ${run}${++createdCompanies}`;
  const email = `owner.${company.replaceAll(' ', '.').toLowerCase()}@new.test`;
  await call('/security/auth/signup', {
    body: { company, firstname: 'Ada', lastname: 'Voss', email, password },
  });
  return { company, email };
}

/** Separate company on trial, so that its purchases and records do not affect other journeys. */
export async function newCompany(
  name: string,
  password?: string,
): Promise<{ company: string; signedIn: SignedIn }> {
  const { company, email } = await signUp(name, password);
  const token = new URL(await linkFor(email)).searchParams.get('confirm') ?? '';
  return { company, signedIn: await call<SignedIn>('/security/auth/confirm', { body: { token } }) };
}
