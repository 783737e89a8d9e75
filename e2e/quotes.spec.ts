import { api, expect, test } from './support/app.ts';
import { noViolations } from './support/axe.ts';
import { linkFor } from './support/letters.ts';

test.use({ who: 'owner' });
test.describe.configure({ mode: 'serial' });

interface Row {
  uuid: string;
  name: string;
  number: string;
  revision: number;
  status: string;
  is_active: boolean;
}
let estimation = '';
const quotes = async () => (await api<Row[]>('owner', `/estimations/${estimation}/quotes`)).data;
const newest = async (): Promise<Row> => {
  const [quote] = await quotes();
  if (!quote) throw new Error('the demo has no quote');
  return quote;
};

test.beforeAll(async () => {
  const { data } = await api<{ uuid: string }[]>('owner', '/estimations');
  for (const { uuid } of data) {
    estimation = uuid;
    if ((await quotes()).length >= 2) return;
  }
  throw new Error('no estimation of the demo has two revisions');
});

test('a quote goes to the customer by letter, who signs it, and the estimator reads so', async ({
  page,
  windowOf,
}) => {
  const to = `buyer.${Date.now()}@customer.test`;
  const { uuid, number, revision } = await newest();
  await page.goto(`/estimation/${estimation}/quotes/${uuid}`);
  await page.getByRole('button', { name: 'Hand over' }).click();
  const form = page.getByRole('dialog', { name: `Hand over ${number} R${revision}` });
  await form.getByRole('textbox', { name: 'To' }).fill('nobody');
  await form.getByRole('button', { name: 'Hand over' }).click();
  await expect(form.getByText('“nobody” is no email address.').first()).toBeVisible();
  await noViolations(page);
  await form.getByRole('textbox', { name: 'To' }).fill(to);
  await form.getByRole('button', { name: 'Hand over' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText('Sent', { exact: true }).first()).toBeVisible();

  const guest = await windowOf(undefined);
  await guest.goto(await linkFor(to));
  await expect(guest.getByRole('grid', { name: 'Scope' })).toBeVisible();
  await noViolations(guest);
  await guest.getByRole('button', { name: 'Accept the quote' }).click();
  await guest.getByRole('button', { name: 'Sign and accept' }).click();
  await expect(guest.getByText('This field is required')).toBeVisible();
  await expect(guest.getByText('Sign to accept the quote.')).toBeVisible();
  await guest.getByRole('textbox', { name: 'Your name' }).fill('Kim Lee');
  await guest.getByRole('textbox', { name: 'Your position' }).fill('Owner');
  const paper = await guest.locator('canvas').boundingBox();
  if (!paper) throw new Error('there is nothing to sign on');
  await guest.mouse.move(paper.x + 30, paper.y + 40);
  await guest.mouse.down();
  await guest.mouse.move(paper.x + 120, paper.y + 20, { steps: 6 });
  await guest.mouse.move(paper.x + 160, paper.y + 50, { steps: 6 });
  await guest.mouse.up();
  await noViolations(guest);
  await guest.getByRole('button', { name: 'Sign and accept' }).click();
  await expect(guest.getByText(/^Accepted by Kim Lee, Owner on/)).toBeVisible();
  await expect(guest.getByRole('button', { name: 'Accept the quote' })).toBeHidden();

  await page.reload();
  await expect(page.getByText(/^Accepted by Kim Lee, Owner on/)).toBeVisible();
  await expect(page.getByText('Accepted', { exact: true }).first()).toBeVisible();
  await noViolations(page);
});

test('two revisions are compared, and the next is declined on the phone', async ({ page }) => {
  const { uuid } = await newest();
  await page.goto(`/estimation/${estimation}/quotes/${uuid}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Compare with another revision…' }).click();
  const drawer = page.getByRole('dialog', { name: /^Compare Q-/ });
  await expect(
    drawer.getByText(/^From R\d+ to R\d+: \$[\d,.]+ to \$[\d,.]+, \+?[−-]?\$[\d,.]+\.$/),
  ).toBeVisible();
  await expect(drawer.getByText(/^New in R\d+$/).first()).toBeVisible();
  await noViolations(page);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'New revision' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: /^Create R\d+$/ }).click();
  await expect(form).toBeHidden();
  await page.getByRole('button', { name: 'Hand over' }).click();
  const handing = page.getByRole('dialog', { name: /^Hand over/ });
  await handing.getByRole('button', { name: /^How/ }).click();
  await page.getByRole('option', { name: 'Otherwise: printed, in person' }).click();
  await handing.getByRole('button', { name: 'Hand over' }).click();
  await expect(handing).toBeHidden();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Write down the answer…' }).click();
  const answer = page.getByRole('dialog', { name: /^The answer to/ });
  await answer.getByRole('button', { name: /^Answer/ }).click();
  await page.getByRole('option', { name: 'Declined' }).click();
  await answer.getByRole('textbox', { name: 'Who said so' }).fill('Kim Lee');
  await answer.getByRole('textbox', { name: /^How/ }).fill('On the phone: too dear.');
  await noViolations(page);
  await answer.getByRole('button', { name: 'Save the answer' }).click();
  await expect(answer).toBeHidden();
  await expect(page.getByText(/^Declined by Kim Lee on/)).toBeVisible();
  await expect(page.getByText('“On the phone: too dear.”')).toBeVisible();
  await expect(page.getByText(/^Written down by /)).toBeVisible();
});
