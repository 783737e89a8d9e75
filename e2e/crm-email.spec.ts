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
  await page.getByRole('menuitem', { name: 'Send email…' }).click();
  const drawer = drawerOf(page);
  await expect(drawer.getByRole('textbox', { name: 'To' })).toBeVisible();
  return drawer;
}

test('sends an email from a communication code to two people and lists it in the timeline', async ({
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
  const [to, subject, text] = ['To', 'Subject', 'Message'].map((label) =>
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

  // Replacing written text needs a confirmation.
  await drawer.getByLabel('Communication code').click();
  await page.getByRole('option', { name: `HELLO-${run}` }).click();
  await expect(text).toHaveValue('In my own words');
  await drawer.getByRole('button', { name: 'Replace message' }).click();
  await expect(subject).toHaveValue(`Hello, ${name}`);
  await expect(text).toHaveValue(`Dear ${name}, from Northgate Builders`);
  await noViolations(page);

  // A failed call keeps the draft, and a retry sends the email once.
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

test('keeps an email draft when the user clicks outside, and denies writing to users with view rights', async ({
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
  const entry = viewer.getByRole('menuitem', { name: /Send email…/ });
  await expect(entry).toHaveAttribute('aria-disabled', 'true');
  await expect(entry).toContainText('Accounts: Edit');
});

test('writes a text message from a code, counts its parts and keeps it in the outbox without a gateway', async ({
  page,
}) => {
  const name = `Textwell ${run}`;
  const account_id = await make('/crm/accounts', { name });
  const digits = String(Date.now()).slice(-4);
  for (const [firstname, area, do_not_text] of [
    ['Ada', 541, false],
    ['Bo', 542, true],
    ['Cy', 543, false],
  ] as const)
    await make('/crm/contacts', {
      firstname,
      lastname: name,
      phone: `${area}-555-${digits}`,
      do_not_text,
      account_id,
    });
  await make('/setup/communication', {
    code: `SOON-${run}`,
    module: 'account',
    group: 'Sales',
    desc: 'Says when.',
    sms: true,
    email: false,
    sms_text: 'For {{name}}: we call on Friday.',
  });

  await page.goto(`/crm/account/${account_id}/view`);
  await page.getByRole('button', { name: 'More actions' }).first().press('Enter');
  await page.getByRole('menuitem', { name: 'Send text message…' }).press('Enter');
  const drawer = page.getByRole('dialog', { name: 'New text message' });
  const to = drawer.getByRole('textbox', { name: 'To' });
  const text = drawer.getByRole('textbox', { name: 'Message' });
  const keep = drawer.getByRole('button', { name: 'Save to outbox' });
  await expect(to).toHaveValue(`541-555-${digits}`);
  await expect(drawer.getByText(`Opted out of text messages: Bo ${name}.`)).toBeVisible();
  await expect(drawer.getByText('No SMS gateway is set up on this server')).toBeVisible();
  await noViolations(page);

  // The error appears at the field with the specified message.
  await to.fill(`541555${digits}`);
  await keep.press('Enter');
  await expect(drawer.getByText('Format must be XXX-XXX-XXXX')).toBeVisible();
  await expect(drawer.getByText('This field is required')).toBeVisible();
  await to.fill(`542-555-${digits}`);
  await keep.press('Enter');
  await expect(drawer.getByText('has opted out of text messages')).toBeVisible();
  await to.fill(`541-555-${digits}`);
  await drawer.getByRole('button', { name: `Add Cy ${name}` }).press('Enter');

  await text.fill('“Soon”');
  await expect(drawer.getByText('6 characters, 1 message, 64 left. “ ” make messages short.')).toBeVisible();
  await text.fill('');
  await drawer.getByLabel('Communication code').click();
  await page.getByRole('option', { name: `SOON-${run}` }).click();
  await expect(text).toHaveValue(`For ${name}: we call on Friday.`);
  await keep.press('Enter');
  await expect(drawer).toBeHidden();
  await expect(page.getByText('Saved to outbox')).toBeVisible();
  await expect(page.getByText('In the outbox: no SMS gateway is set up')).toBeVisible();

  const { data } = await api<{ channel: string; to: string; text: string }[]>('owner', '/dev/outbox');
  const kept = data.filter(({ channel, text: words }) => channel === 'sms' && words.includes(name));
  expect(kept.map((each) => each.to).toSorted()).toEqual([`541-555-${digits}`, `543-555-${digits}`]);
});
