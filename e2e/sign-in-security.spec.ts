import { Secret, TOTP } from 'otpauth';
import { baseURL } from './support/base-url.ts';
import { linkFor } from './support/emails.ts';
import { noViolations } from './support/axe.ts';
import { expect, storageOf, test, type SignedIn } from './support/app.ts';

const run = Date.now().toString(36);
const secret = 'Copper!Pipe77';
/** A company of its own, because the rule signs users out. */
const owner = `owner.${run}@ridge.test`;
const colleague = `ivo.${run}@ridge.test`;

/** Calls the API, signed in by a token. */
async function call<T>(method: string, path: string, body: object, token?: string): Promise<T> {
  const response = await fetch(`${baseURL}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { 'access-token': token } : {}) },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as { message?: string; data: T };
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${answer.message}`);
  return answer.data;
}
const tokenIn = async (address: string, name: string) =>
  new URL(await linkFor(address)).searchParams.get(name) ?? '';
const codeOf = (key: string) => new TOTP({ secret: Secret.fromBase32(key) }).generate();

/** Signs a company up, with two-factor authentication of its owner and one colleague. */
async function signUp(): Promise<SignedIn> {
  await call('POST', '/security/auth/signup', {
    company: `Ridge ${run}`,
    firstname: 'Ann',
    lastname: 'Owner',
    email: owner,
    password: secret,
  });
  const signedIn = await call<SignedIn>('POST', '/security/auth/confirm', {
    token: await tokenIn(owner, 'confirm'),
  });
  const { token } = signedIn;
  const made = await call<{ secret: string }>('POST', '/security/second-factor', { password: secret }, token);
  await call('PUT', '/security/second-factor', { code: codeOf(made.secret) }, token);
  await call('POST', '/security/accounts', { firstname: 'Ivo', lastname: 'Ridge', email: colleague }, token);
  await call('POST', '/security/auth/reset-password', {
    token: await tokenIn(colleague, 'token'),
    password: secret,
  });
  return signedIn;
}

test('a company requires two-factor authentication, and a user sets it up at sign-in', async ({
  windowOf,
}) => {
  const signedIn = await signUp();
  const page = await windowOf(undefined, { storageState: storageOf(signedIn) });
  await page.goto('/setup/sign-in-security');
  const rule = page.getByRole('switch', { name: 'Require two-factor authentication' });
  await expect(rule).not.toBeChecked();
  await expect(page.getByText('1 active user has not set up two-factor authentication.')).toBeVisible();
  await noViolations(page);
  await rule.press('Space');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeHidden();
  await expect(rule).toBeChecked();

  const theirs = await windowOf(undefined);
  await theirs.goto('/login');
  await theirs.getByRole('textbox', { name: 'Username' }).fill(colleague);
  await theirs.getByLabel('Password', { exact: true }).fill(secret);
  await theirs.getByRole('button', { name: 'Sign in' }).click();
  await expect(theirs.getByRole('heading', { name: 'Set up two-factor authentication' })).toBeVisible();
  const key = theirs.locator('code');
  await expect(key).toHaveText(/^[A-Z2-7 ]{20,}$/);
  await noViolations(theirs);
  const code = theirs.getByRole('textbox', { name: 'Code from the app' });
  await code.fill('000000');
  await theirs.getByRole('button', { name: 'Confirm and sign in' }).click();
  await expect(code).toHaveAccessibleDescription(/Wrong code/);
  await code.fill(codeOf((await key.innerText()).replaceAll(' ', '')));
  await theirs.getByRole('button', { name: 'Confirm and sign in' }).click();
  await expect(theirs.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible();
  await expect(theirs.getByRole('listitem')).toHaveCount(10);
  await noViolations(theirs);
  await theirs.getByRole('button', { name: 'I’ve saved the codes' }).click();
  await expect(theirs).toHaveURL('/setup/master-dashboard');

  await page.goto('/setup/security-events');
  const events = page.getByRole('grid', { name: 'Security events' });
  await expect(
    events.getByRole('row', { name: /Two-factor authentication changed.*Ivo Ridge/ }),
  ).toBeVisible();
  await expect(
    events.getByRole('row', { name: /Failed sign-in.*Ivo Ridge.*Wrong two-factor code/ }),
  ).toBeVisible();
  await expect(events.getByRole('row', { name: /Sign-in security changed.*Ann Owner/ })).toBeVisible();
  await noViolations(page);
  await page.getByRole('button', { name: 'Failed sign-ins' }).click();
  await expect(events.getByRole('row', { name: /Signed in/ })).toHaveCount(0);
  await expect(events.getByRole('row', { name: /Failed sign-in/ })).toBeVisible();
});
