import { api, expect, test, type Page } from './support/app.ts';
import { noViolations } from './support/axe.ts';
import { prepareSheet } from './support/plans.ts';

test.use({ who: 'owner' });

interface Pin {
  uuid: string;
  number: number;
  is_resolved: boolean;
  comments: number;
}
const sheetOf = (page: Page) => page.getByRole('application');
const onSheet = (page: Page) => page.getByRole('group', { name: 'Comments on this sheet' });

test('places a comment on a sheet, which is answered, moved, resolved and deleted', async ({
  page,
  windowOf,
}) => {
  test.setTimeout(180_000);
  const { estimationId, pageId } = await prepareSheet('owner', `Clinic ${Date.now()}`, {
    seed: 33,
    sheets: ['floor'],
  });
  const pins = async () =>
    (await api<Pin[]>('owner', `/estimations/pins?estimation_id=${estimationId}`)).data;
  const panel = page.getByRole('region', { name: 'Comments', exact: true });
  const [set] = (
    await api<{ uuid: string; pdf_id: string }[]>(
      'owner',
      `/workdrive/plans/pages?prop_type=estimation&prop_id=${estimationId}`,
    )
  ).data;
  const address = `/estimation/${estimationId}/tool/${set?.pdf_id}/${pageId}`;

  await test.step('keep the unsent text over a reload', async () => {
    await page.goto(address);
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeHidden();
    await sheetOf(page).focus();
    await page.keyboard.press('q');
    await expect(page.getByText('Click the sheet to place the comment.')).toBeVisible();
    await sheetOf(page).click({ position: { x: 300, y: 260 } });
    await expect(panel.getByRole('textbox', { name: 'Comment' })).toBeFocused();
    await page.keyboard.type('Is this wall rated? @Dana');
    await page.getByRole('option', { name: /Dana Whitfield/ }).click();
    await page.reload();
    await expect(panel.getByRole('textbox', { name: 'Comment' })).toContainText('Is this wall rated?');
    await noViolations(page);
  });

  await test.step('keep the text when posting fails', async () => {
    await page.route('**/pins', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await panel.getByRole('button', { name: 'Post comment' }).click();
    await expect(panel.getByRole('alert')).toBeVisible();
    await page.unroute('**/pins');
    await panel.getByRole('button', { name: 'Post comment' }).click();
    await expect(onSheet(page).getByRole('button', { name: /^Comment 1:/ })).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Resolve' })).toBeVisible();
    // The draft is discarded, and the focus returns to the sheet.
    await expect(page.getByRole('application')).toBeFocused();
    expect(await pins()).toMatchObject([{ number: 1, comments: 1, is_resolved: false }]);
    await noViolations(page);
  });
  const [pin] = await pins();
  const uuid = pin?.uuid ?? '';

  const theirs = await windowOf('estimator');
  await test.step('the mentioned person opens the comment and replies', async () => {
    const answer = await api<{ notifications: { data: { prop_type?: string; prop_id?: string } }[] }>(
      'estimator',
      '/notification?limit=5',
    );
    expect(answer.data.notifications[0]?.data).toMatchObject({ prop_type: 'planPin', prop_id: uuid });
    await theirs.goto(`/estimation/pin/${uuid}`);
    await expect(theirs).toHaveURL(new RegExp(`${pageId}\\?pin=${uuid}`));
    const thread = theirs.getByRole('region', { name: 'Comments', exact: true });
    await expect(thread).toContainText('Is this wall rated?');
    // Only the author can delete a comment.
    await expect(thread.getByRole('button', { name: 'Delete comment' })).toBeHidden();
    await thread.getByRole('textbox').first().click();
    await theirs.keyboard.type('Two hours.');
    await theirs.keyboard.press('Control+Enter');
    await expect(panel).toContainText('Two hours.', { timeout: 15_000 });
  });

  await test.step('move the pin by pointer and keyboard, visible to others', async () => {
    const own = onSheet(page).getByRole('button', { name: /^Comment 1:/ });
    const other = onSheet(theirs).getByRole('button', { name: /^Comment 1:/ });
    const before = await other.boundingBox();
    const from = await own.boundingBox();
    if (!from || !before) throw new Error('the comment is not on the sheet');
    await page.mouse.move(from.x + 12, from.y + 12);
    await page.mouse.down();
    await page.mouse.move(from.x + 92, from.y + 52, { steps: 5 });
    await page.mouse.up();
    await expect
      .poll(async () => Math.round((await own.boundingBox())?.x ?? 0))
      .toBe(Math.round(from.x + 80));
    await expect
      .poll(async () => Math.round(((await other.boundingBox())?.x ?? 0) - before.x), { timeout: 15_000 })
      .toBe(80);
    await own.focus();
    await page.keyboard.press('Shift+ArrowRight');
    await expect
      .poll(async () => Math.round((await own.boundingBox())?.x ?? 0))
      .toBe(Math.round(from.x + 88));
  });

  await test.step('rotating the sheet moves the pin but keeps its number upright', async () => {
    const own = onSheet(page).getByRole('button', { name: /^Comment 1:/ });
    const upright = await own.boundingBox();
    await page.getByRole('button', { name: /^Rotate/ }).click();
    await expect.poll(async () => (await own.boundingBox())?.x).not.toBe(upright?.x);
    expect((await own.boundingBox())?.height).toBe(upright?.height);
  });

  await test.step('a resolved comment is hidden on the sheet and listed under All', async () => {
    await panel.getByRole('button', { name: 'Resolve' }).click();
    await expect(panel.getByRole('button', { name: 'Reopen' })).toBeVisible();
    await panel.getByRole('button', { name: 'All comments' }).click();
    await expect(onSheet(page).getByRole('button')).toHaveCount(0);
    await expect(panel).toContainText('All comments are resolved');
    await panel.getByRole('radio', { name: 'All' }).click();
    await expect(onSheet(page).getByRole('button', { name: /^Comment 1, resolved/ })).toBeVisible();
    await expect(panel.getByRole('button', { name: /Is this wall rated/ })).toContainText('1 reply');
    await expect.poll(async () => (await pins())[0]?.is_resolved).toBe(true);
    await noViolations(page);
  });

  await test.step('open, delete and restore by keyboard', async () => {
    await panel.getByRole('button', { name: /Is this wall rated/ }).focus();
    await page.keyboard.press('Enter');
    await panel.getByRole('button', { name: 'Delete comment' }).press('Enter');
    await expect.poll(async () => (await pins()).length, { timeout: 15_000 }).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).last().press('Enter');
    await expect.poll(async () => (await pins()).length, { timeout: 15_000 }).toBe(1);
    expect(await pins()).toMatchObject([{ number: 1, comments: 2 }]);
  });
});
