import { api, expect, test, type Page } from './support/app.ts';
import { noViolations } from './support/axe.ts';

test.use({ who: 'owner' });

const run = Date.now().toString(36);
interface Made {
  uuid: string;
}
const make = async (path: string, body: object) =>
  (await api<Made>('owner', path, { method: 'POST', body })).data.uuid;
const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'New email' });

async function write(page: Page, address: string) {
  await page.goto(address);
  await page.getByRole('button', { name: 'More actions' }).first().click();
  await page.getByRole('menuitem', { name: 'Write an email…' }).click();
  const drawer = drawerOf(page);
  await expect(drawer.getByRole('textbox', { name: 'To' })).toBeVisible();
  return drawer;
}

test('a letter is written by a communication code, sent to two people, and stands in the timeline', async ({
  page,
}) => {
  const name = `Dunmore ${run}`;
  const account_id = await make('/crm/accounts', { name });
  for (const firstname of ['Ada', 'Bo'])
    await make('/crm/contacts', {
      firstname,
      lastname: name,
      email: `${firstname.toLowerCase()}.${run}@dunmore.test`,
      account_id,
    });
  await make('/setup/communication', {
    code: `HELLO-${run}`,
    module: 'account',
    group: 'Sales',
    desc: 'Says hello.',
    sms: false,
    email: true,
    subject: 'Hello, {{name}}',
    body: 'Dear {{name}}, from {{company}}',
  });

  const drawer = await write(page, `/crm/account/${account_id}/view`);
  const [to, subject, text] = ['To', 'Subject', 'Text'].map((label) =>
    drawer.getByRole('textbox', { name: label }),
  ) as [ReturnType<Page['getByRole']>, ReturnType<Page['getByRole']>, ReturnType<Page['getByRole']>];
  await expect(to).toHaveValue(`ada.${run}@dunmore.test`);
  await noViolations(page);

  await text.fill('In my own words');
  await to.fill('nobody');
  await drawer.getByRole('button', { name: 'Send' }).click();
  await expect(drawer.getByText('The Email field must be a valid email')).toBeVisible();
  await expect(drawer.getByText('This field is required')).toBeVisible();
  await expect(to).toBeFocused();
  await to.fill(`ada.${run}@dunmore.test`);
  await drawer.getByRole('button', { name: `Add Bo ${name}` }).click();
  await expect(to).toHaveValue(`ada.${run}@dunmore.test, bo.${run}@dunmore.test`);

  // What was written is not replaced before somebody says so.
  await drawer.getByLabel('Communication code').click();
  await page.getByRole('option', { name: `HELLO-${run}` }).click();
  await expect(text).toHaveValue('In my own words');
  await drawer.getByRole('button', { name: 'Replace' }).click();
  await expect(subject).toHaveValue(`Hello, ${name}`);
  await expect(text).toHaveValue(`Dear ${name}, from Northgate Builders`);
  await noViolations(page);

  // A call that fails leaves everything as it was written, and nothing leaves twice.
  await page.route('**/letter', (route) => route.abort());
  await drawer.getByRole('button', { name: 'Send' }).click();
  await expect(drawer.getByRole('alert')).toBeVisible();
  await expect(subject).toHaveValue(`Hello, ${name}`);
  await page.unroute('**/letter');
  await drawer.getByRole('button', { name: 'Send' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByText('Sent to 2 people')).toBeVisible();
  await expect(page.getByText(`Hello, ${name}`)).toBeVisible();

  const { data } = await api<{ to: string; subject: string }[]>('owner', '/dev/outbox');
  expect(
    data
      .filter((letter) => letter.subject === `Hello, ${name}`)
      .map((letter) => letter.to)
      .toSorted(),
  ).toEqual([`ada.${run}@dunmore.test`, `bo.${run}@dunmore.test`]);
});

test('a letter that is being written is not lost to a press beside it; whoever may only look writes none', async ({
  page,
  windowOf,
}) => {
  const account_id = await make('/crm/accounts', { name: `Marlowe ${run}` });
  const drawer = await write(page, `/crm/account/${account_id}/view`);
  await drawer.getByRole('textbox', { name: 'Subject' }).fill('Half');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer.getByRole('textbox', { name: 'Subject' })).toHaveValue('Half');

  const viewer = await windowOf('viewer');
  await viewer.goto(`/crm/account/${account_id}/view`);
  await viewer.getByRole('button', { name: 'More actions' }).first().click();
  const entry = viewer.getByRole('menuitem', { name: /Write an email…/ });
  await expect(entry).toHaveAttribute('aria-disabled', 'true');
  await expect(entry).toContainText('Accounts: Edit');
});
