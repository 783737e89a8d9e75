import { api, type SignedIn } from './app.ts';
import { call } from './company.ts';
import { linkFor } from './emails.ts';

const secret = 'Copper!Pipe77';
let createdUsers = 0;

/** Creates a new signed-in user at Northgate Builders, so that journeys do not affect each other. */
export async function createUser(
  firstname: string,
  more: object = { is_admin: true },
): Promise<{ uuid: string; email: string; name: string; signedIn: SignedIn }> {
  const lastname = `${Date.now().toString(36)}${++createdUsers}`;
  const email = `${firstname}.${lastname}@northgate.test`.toLowerCase();
  const { data } = await api<{ uuid: string }>('owner', '/security/accounts', {
    method: 'POST',
    body: { firstname, lastname, email, ...more },
  });
  const token = new URL(await linkFor(email)).searchParams.get('token');
  await api('owner', '/security/auth/reset-password', { method: 'POST', body: { token, password: secret } });
  const signedIn = await call<SignedIn>('/security/auth/login', {
    body: { username: email, password: secret },
  });
  return { uuid: data.uuid, email, name: `${firstname} ${lastname}`, signedIn };
}
