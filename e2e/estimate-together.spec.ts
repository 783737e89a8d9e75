import { api, expect, storageOf, test, type Page } from './support/app.ts';
import { noViolations } from './support/axe.ts';
import { createUser } from './support/create-user.ts';

test.use({ who: 'owner' });
test.describe.configure({ mode: 'serial' });

interface Estimate {
  version: number;
  settings: Record<string, string>;
  groups: { condition_id: string; name: string; lines: { quantity: string; markup: string }[] }[];
}
/** Milliseconds after which a missing change of another user fails the journey; on an idle machine it takes less than 2,000. */
const LIVE_MS = 15_000;

const lines = ['Temporary fence', 'Building permit', 'Dumpster', 'Final cleaning'];
async function estimateOfLines(name: string) {
  const { data } = await api<{ uuid: string }>('owner', '/estimations', { method: 'POST', body: { name } });
  for (const [at, line] of lines.entries())
    await api('owner', `/estimations/${data.uuid}/estimate/items`, {
      method: 'POST',
      body: { name: line, quantity: String(10 * (at + 1)), unit: 'EA', unit_price: '12.5' },
    });
  return data.uuid;
}
const read = async (uuid: string) => (await api<Estimate>('owner', `/estimations/${uuid}/estimate`)).data;
const quantities = async (uuid: string) =>
  Object.fromEntries((await read(uuid)).groups.map(({ name, lines: [line] }) => [name, line?.quantity]));

const sheetOf = (page: Page) => page.getByRole('treegrid', { name: 'Estimate' });
const cell = (page: Page, line: string, column: string) =>
  sheetOf(page).getByRole('row').filter({ hasText: line }).last().locator(`[data-column="${column}"]`);
/** Opens the sheet and waits until changes of others arrive. */
async function open(page: Page, uuid: string) {
  const streaming = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/live');
  await page.goto(`/estimation/${uuid}/estimate`);
  await streaming;
  await expect(cell(page, 'Final cleaning', 'quantity')).toBeVisible();
}
const type = async (page: Page, line: string, column: string, value: string) => {
  await cell(page, line, column).click();
  await page.keyboard.type(value);
};

test('two estimators edit one estimate: different cells merge, the same cell asks', async ({ windowOf }) => {
  test.setTimeout(120_000);
  const uuid = await estimateOfLines(`Together ${Date.now()}`);
  const [dana, robin] = [await createUser('Dana'), await createUser('Robin')];
  const ofDana = await windowOf(undefined, { storageState: storageOf(dana.signedIn) });
  const ofRobin = await windowOf(undefined, { storageState: storageOf(robin.signedIn) });
  await open(ofDana, uuid);
  await open(ofRobin, uuid);

  await test.step('each sees the other in the header and the cell of the other', async () => {
    await expect(ofDana.getByRole('img', { name: `Also viewing: ${robin.name}` })).toBeVisible();
    await cell(ofRobin, 'Dumpster', 'quantity').click();
    await expect(cell(ofDana, 'Dumpster', 'quantity')).toHaveAccessibleDescription(
      `${robin.name} is in this cell`,
      { timeout: LIVE_MS },
    );
    await cell(ofRobin, 'Dumpster', 'markup').click();
    await expect(cell(ofDana, 'Dumpster', 'markup')).toHaveAccessibleDescription(
      `${robin.name} is in this cell`,
      { timeout: LIVE_MS },
    );
    await expect(cell(ofDana, 'Dumpster', 'quantity')).toHaveAccessibleDescription('');
    await noViolations(ofDana);
  });

  await test.step('edits of different lines at the same time both stay, and appear at the other', async () => {
    await type(ofDana, 'Temporary fence', 'quantity', '111');
    await type(ofRobin, 'Dumpster', 'quantity', '333');
    await Promise.all([ofDana.keyboard.press('Enter'), ofRobin.keyboard.press('Enter')]);
    await expect(cell(ofDana, 'Dumpster', 'quantity')).toHaveText('333', { timeout: LIVE_MS });
    await expect(cell(ofRobin, 'Temporary fence', 'quantity')).toHaveText('111', { timeout: LIVE_MS });
    await expect(cell(ofRobin, 'Temporary fence', 'quantity')).toHaveAccessibleDescription(
      new RegExp(`Changed by ${dana.name}`),
    );
    await expect(ofRobin.getByRole('status').filter({ hasText: dana.name })).toHaveText(
      `${dana.name} changed Quantity of row 1`,
    );
    await expect.poll(() => quantities(uuid)).toMatchObject({ 'Temporary fence': '111', Dumpster: '333' });
  });

  await test.step('a change arrives while a cell is being edited, whose text and cursor stay', async () => {
    await type(ofDana, 'Building permit', 'quantity', '22');
    await type(ofRobin, 'Final cleaning', 'quantity', '444');
    await ofRobin.keyboard.press('Enter');
    await expect(cell(ofDana, 'Final cleaning', 'quantity')).toHaveText('444', { timeout: LIVE_MS });
    await expect(ofDana.locator('[data-writing]')).toHaveValue('22');
    await ofDana.keyboard.type('2');
    await ofDana.keyboard.press('Enter');
    await expect
      .poll(() => quantities(uuid))
      .toMatchObject({ 'Building permit': '222', 'Final cleaning': '444' });
  });

  const dialog = ofDana.getByRole('dialog', { name: 'The estimate has changed' });
  await test.step('the same cell asks the second one, who keeps the value of the other', async () => {
    await type(ofDana, 'Dumpster', 'quantity', '30');
    await type(ofRobin, 'Dumpster', 'quantity', '35');
    await ofRobin.keyboard.press('Enter');
    await expect.poll(() => quantities(uuid)).toMatchObject({ Dumpster: '35' });
    await ofDana.keyboard.press('Enter');
    await expect(dialog).toContainText(`${robin.name} changed this just now`);
    const choice = dialog.getByRole('radiogroup', { name: 'Quantity, L3 Dumpster' });
    await expect(choice).toContainText('333');
    await noViolations(ofDana);
    await choice.getByRole('radio', { name: /35/ }).check();
    await dialog.getByRole('button', { name: 'Save with my choices' }).click();
    await expect(dialog).toBeHidden();
    await expect(cell(ofDana, 'Dumpster', 'quantity')).toHaveText('35');
    expect(await quantities(uuid)).toMatchObject({ Dumpster: '35' });
  });

  await test.step('or puts the own value in place, and undo brings that of the other back', async () => {
    await type(ofDana, 'Dumpster', 'quantity', '40');
    await type(ofRobin, 'Dumpster', 'quantity', '45');
    await ofRobin.keyboard.press('Enter');
    await expect.poll(() => quantities(uuid)).toMatchObject({ Dumpster: '45' });
    await ofDana.keyboard.press('Enter');
    await dialog.getByRole('radio', { name: /40/ }).check();
    await dialog.getByRole('button', { name: 'Save with my choices' }).click();
    await expect(cell(ofRobin, 'Dumpster', 'quantity')).toHaveText('40', { timeout: LIVE_MS });
    await cell(ofDana, 'Dumpster', 'quantity').click();
    await ofDana.keyboard.press('Control+z');
    await expect.poll(() => quantities(uuid)).toMatchObject({ Dumpster: '45' });
  });

  await test.step('an undo over a newer value of the other asks as well', async () => {
    await type(ofDana, 'Building permit', 'quantity', '50');
    await ofDana.keyboard.press('Enter');
    await expect(cell(ofRobin, 'Building permit', 'quantity')).toHaveText('50', { timeout: LIVE_MS });
    await type(ofRobin, 'Building permit', 'quantity', '55');
    await ofRobin.keyboard.press('Enter');
    await expect(cell(ofDana, 'Building permit', 'quantity')).toHaveText('55', { timeout: LIVE_MS });
    await ofDana.keyboard.press('Control+z');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Use theirs' }).click();
    await ofDana.getByRole('button', { name: 'Discard and use theirs' }).click();
    await expect(dialog).toBeHidden();
    expect(await quantities(uuid)).toMatchObject({ 'Building permit': '55' });
  });

  await test.step('keeping to edit leaves the own value in its cell', async () => {
    await type(ofDana, 'Dumpster', 'quantity', '60');
    await type(ofRobin, 'Dumpster', 'quantity', '65');
    await ofRobin.keyboard.press('Enter');
    await expect.poll(() => quantities(uuid)).toMatchObject({ Dumpster: '65' });
    await ofDana.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Keep editing' }).click();
    await expect(cell(ofDana, 'Dumpster', 'quantity')).toContainText('60');
    await expect(cell(ofDana, 'Dumpster', 'quantity')).toContainText('Your value is not saved.');
  });

  await test.step('forms of one line join their fields, and ask for the one that both changed', async () => {
    const edit = async (page: Page, values: Record<string, string>) => {
      await cell(page, 'Building permit', 'quantity').click();
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      const form = page.getByRole('dialog', { name: 'Edit L2' });
      for (const [name, value] of Object.entries(values))
        await form.getByRole('textbox', { name, exact: true }).fill(value);
      return async () => {
        await form.getByRole('button', { name: 'Save line' }).click();
        return form;
      };
    };
    const saveDana = await edit(ofDana, { Quantity: '70', Unit: 'LOT' });
    const saveRobin = await edit(ofRobin, { Quantity: '75', Name: 'Building permit and fee' });
    await expect(await saveRobin()).toBeHidden();
    const form = await saveDana();
    const choice = dialog.getByRole('radiogroup', { name: /^Quantity/ });
    await choice.getByRole('radio', { name: /70/ }).check();
    await dialog.getByRole('button', { name: 'Save with my choices' }).click();
    await expect(form).toBeHidden();
    const { groups } = await read(uuid);
    expect(groups[1]).toMatchObject({ name: 'Building permit and fee', quantity: '70', unit: 'LOT' });
  });

  await test.step('who leaves disappears', async () => {
    await ofRobin.close();
    await expect(ofDana.getByRole('img', { name: `Also viewing: ${robin.name}` })).toBeHidden({
      timeout: LIVE_MS,
    });
  });
});
