import { noViolations } from './support/axe.ts';
import { api, expect, test, type Page } from './support/app.ts';

test.use({ who: 'owner' });

const run = Date.now().toString(36);
const make = async (name: string, more: object = {}) =>
  (await api<{ uuid: string }>('owner', '/vendors', { method: 'POST', body: { name, ...more } })).data;

const icon = (page: Page) => page.getByRole('button', { name: 'Ask the assistant' });
const chat = (page: Page) => page.getByRole('dialog', { name: 'Assistant' });
const field = (page: Page) => chat(page).getByRole('textbox', { name: 'Message' });
async function open(page: Page, path = '/vendors') {
  await page.goto(path);
  await expect(icon(page)).toBeVisible({ timeout: 30_000 });
  await icon(page).click();
  await expect(field(page)).toBeEnabled();
}
async function ask(page: Page, question: string) {
  await field(page).fill(question);
  await page.keyboard.press('Enter');
}

test('answers a question with rows, its query and follow-ups, and continues after navigation', async ({
  page,
}) => {
  const word = `Quillfeather ${run}`;
  await make(`${word} North`, { city: 'Austin', state: 'TX' });
  const salem = await make(`${word} South`, { city: 'Salem', state: 'OR' });
  await open(page);
  const box = await chat(page).boundingBox();
  expect([box?.width, box?.height]).toEqual([420, 500]);
  await ask(page, `vendors named "${word}"`);
  const answer = chat(page).getByRole('log');
  await expect(answer).toContainText(`2 vendors with “${word}”.`);
  await expect(answer.getByRole('table').getByRole('row')).toHaveCount(3);
  await expect(answer).toContainText(`GET /api/vendors?search=${word}`);
  await expect(answer).toContainText(/2 rows · \d+ ms/);
  await noViolations(page);

  await ask(page, 'only Oregon');
  await expect(answer.getByRole('table').last().getByRole('row')).toHaveCount(2);
  await answer
    .getByRole('link', { name: `${word} South` })
    .last()
    .click();
  await expect(page).toHaveURL(`/vendors/${salem.uuid}/view`);
  // The window and its conversation stay open.
  await expect(answer).toContainText(`2 vendors with “${word}”.`);

  await answer.getByRole('link', { name: 'Open as list' }).first().click();
  await expect(page).toHaveURL(new RegExp('/vendors\\?q='));
  await expect(page.getByRole('link', { name: `${word} North` }).first()).toBeVisible();
  await ask(page, 'show the query');
  await expect(answer.locator('pre').last()).toContainText('"field":"state"');

  await page.reload();
  await expect(icon(page)).toBeVisible({ timeout: 30_000 });
  await icon(page).click();
  await expect(answer).toContainText(`2 vendors with “${word}”.`);
  await chat(page).getByRole('button', { name: 'Start over' }).click();
  const sure = page.getByRole('alertdialog', { name: 'Are you sure?' });
  await sure.getByRole('button', { name: 'Start over' }).click();
  await expect(answer).not.toContainText(word);
});

test('reports empty answers and failures with the specified messages and keeps the input', async ({
  page,
}) => {
  await open(page);
  await ask(page, `vendors named "Nowhere ${run}"`);
  const answer = chat(page).getByRole('log');
  await expect(answer).toContainText('No data found.');

  await page.route('**/api/setup/ai-chat/send-message', (route) => route.abort());
  await ask(page, 'How many vendors?');
  await expect(answer).toContainText('Sorry, there was an error sending your message. Please try again.');
  await expect(answer).toContainText('How many vendors?');
  await field(page).fill('Preferred vendors in');
  await noViolations(page);
  await page.unroute('**/api/setup/ai-chat/send-message');
  await chat(page).getByRole('button', { name: 'Try again' }).click();
  await expect(answer).toContainText(/\d+ vendors\./);
  await expect(answer).not.toContainText('there was an error sending your message');
  // The draft survives a reload.
  await expect(field(page)).toHaveValue('Preferred vendors in');
  await page.reload();
  await expect(icon(page)).toBeVisible({ timeout: 30_000 });
  await icon(page).click();
  await expect(field(page)).toHaveValue('Preferred vendors in');
});

test('works with the keyboard alone', async ({ page }) => {
  await page.goto('/vendors');
  await expect(icon(page)).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press('Control+i');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(chat(page).getByRole('log')).not.toContainText('You');
  await page.keyboard.type('How many');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('vendors?');
  await expect(field(page)).toHaveValue('How many\nvendors?');
  await page.keyboard.press('Enter');
  await expect(chat(page).getByRole('log')).toContainText(/\d+ vendors\./);
  await expect(
    chat(page)
      .getByRole('status')
      .filter({ hasText: /Assistant: \d+ vendors/ }),
  ).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(chat(page)).toBeHidden();
  await icon(page).focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(icon(page)).toBeFocused();
});

test('opens from the header, and again where it was moved to, whole on a smaller screen', async ({
  page,
}) => {
  await open(page);
  const move = chat(page).getByRole('heading', { name: 'Assistant' });
  const from = await move.boundingBox();
  if (!from) throw new Error('the window is not shown');
  await page.mouse.move(from.x + 20, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x - 380, from.y - 90, { steps: 5 });
  await page.mouse.up();
  const moved = await chat(page).boundingBox();
  expect(moved?.x).toBeLessThan(from.x - 300);
  await icon(page).click();
  await expect(chat(page)).toBeHidden();
  await page.reload();
  await icon(page).click();
  await expect(field(page)).toBeEnabled();
  expect(await chat(page).boundingBox()).toEqual(moved);

  await page.setViewportSize({ width: 700, height: 560 });
  await expect
    .poll(async () => {
      const box = await chat(page).boundingBox();
      return box && box.x >= 8 && box.y >= 8 && box.x + box.width <= 692 && box.y + box.height <= 552;
    })
    .toBe(true);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } });
  test('fills the screen', async ({ page }) => {
    await open(page);
    const box = await chat(page).boundingBox();
    expect([box?.x, box?.y, box?.width, box?.height]).toEqual([0, 0, 360, 800]);
    await ask(page, 'vendors by type');
    await expect(chat(page).getByRole('table')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await noViolations(page);
  });
});

test.describe('for a user without rights', () => {
  test.use({ who: 'viewer' });
  test('answers only from records that the user can open', async ({ page }) => {
    await open(page, '/setup/master-dashboard');
    await ask(page, 'users');
    await expect(chat(page).getByRole('log')).toContainText(
      'You need the permission “Users: View” in Security. An administrator of your company can grant it.',
    );
  });
});
