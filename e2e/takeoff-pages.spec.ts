import { readFile } from 'node:fs/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { api, expect, test } from './support/app.ts';
import { noViolations } from './support/axe.ts';
import { prepareOwnSheets } from './support/sheets.ts';

test.use({ who: 'estimator' });

async function read(bytes: Uint8Array): Promise<{ pages: number; rotate: number; words: string }> {
  const document = await getDocument({ data: bytes, verbosity: 0, useSystemFonts: false }).promise;
  const sheet = await document.getPage(1);
  const { items } = await sheet.getTextContent();
  return {
    pages: document.numPages,
    rotate: sheet.rotate,
    words: items.flatMap((item) => ('str' in item ? [item.str] : [])).join(' '),
  };
}

test('renames, rotates, copies, downloads, prints and deletes a page in the drawer and keeps its quantities', async ({
  page,
}, { title }) => {
  const square = { x: 180, y: 180, width: 360, height: 180 };
  const corners = [
    { x: 180, y: 180 },
    { x: 540, y: 180 },
    { x: 540, y: 360 },
    { x: 180, y: 360 },
  ];
  const paper = { width: 1224, height: 792, rects: [square] };
  const plans = await prepareOwnSheets('estimator', title, [
    { ...paper, words: 'GROUND FLOOR' },
    { ...paper, words: 'UPPER FLOOR' },
  ]);
  await plans.addCondition('F1', 'area');
  await plans.scale(1 / 9);
  const rows = async () =>
    (
      await api<{ uuid: string; name: string; page_name: string; turn: number }[]>(
        'estimator',
        `/workdrive/plans/pages?prop_type=estimation&prop_id=${plans.estimationId}`,
      )
    ).data;
  const canvas = await plans.open(page);
  await canvas.tool('Area');
  await canvas.draw(corners);
  await canvas.expectQuantity('F1', 800, 0);
  await canvas.expectSaved();
  const drawer = page.getByRole('navigation', { name: 'Pages' });
  const act = async (item: string) => {
    await drawer
      .getByRole('button', { name: /^Actions for / })
      .first()
      .click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
  };

  await test.step('rename', async () => {
    await act('Rename…');
    const dialog = page.getByRole('dialog', { name: 'Rename sheet' });
    await dialog.getByRole('textbox', { name: 'Sheet name' }).fill('');
    await dialog.getByRole('button', { name: 'Rename' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Sheet name' })).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByRole('textbox', { name: 'Sheet number' }).fill('A2.1');
    await dialog.getByRole('textbox', { name: 'Sheet name' }).fill('Ground floor');
    await noViolations(page);
    await dialog.getByRole('button', { name: 'Rename' }).click();
    await expect(drawer.getByRole('button', { name: /^A2\.1 ?Ground floor ?, 1 measure$/ })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toContainText(
      'A2.1 Ground floor',
    );
    expect((await rows())[0]).toMatchObject({ page_name: 'A2.1', name: 'Ground floor' });
  });

  await test.step('rotate by 90° without changing existing or new measures', async () => {
    await act('Rotate right');
    await expect.poll(async () => (await rows())[0]?.turn).toBe(90);
    const turned = plans.canvas(page, 0, 90);
    await expect(turned.host).not.toHaveAttribute('data-lines', 'reading');
    await turned.expectQuantity('F1', 800, 0);
    await turned.tool('Area');
    await turned.draw(corners);
    await turned.expectQuantity('F1', 1600, 0);
    await turned.host.press('Control+z');
    await turned.expectQuantity('F1', 800, 0);
    await turned.expectSaved();
  });

  await test.step('download only this page with its text', async () => {
    const download = page.waitForEvent('download');
    await act('Download PDF');
    const file = await download;
    expect(file.suggestedFilename()).toBe('A2.1 Ground floor.pdf');
    const { pages, words } = await read(new Uint8Array(await readFile(await file.path())));
    expect({ pages, words }).toEqual({ pages: 1, words: 'GROUND FLOOR' });
  });

  await test.step('print only this page', async () => {
    const tab = page.waitForEvent('popup');
    // A browser without a PDF viewer saves the document instead, so the request of the tab is checked.
    const pageRequest = page
      .context()
      .waitForEvent('request', (request) => request.isNavigationRequest() && request.url().includes('/api/'));
    await act('Print');
    const shown = await tab;
    const sent = await page.request.get((await pageRequest).url());
    expect(sent.headers()['content-disposition']).toContain('inline');
    const { pages, words } = await read(new Uint8Array(await sent.body()));
    expect({ pages, words }).toEqual({ pages: 1, words: 'GROUND FLOOR' });
    await shown.close();
  });

  await test.step('copy without its measures', async () => {
    await act('Copy page');
    await expect(drawer.getByRole('button', { name: /\(copy\) ?, 0 measures$/ })).toBeVisible();
    expect(await rows()).toHaveLength(3);
  });

  await test.step('delete with its measures', async () => {
    await act('Delete page');
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('It has 1 measure, which will be deleted too.');
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(await rows()).toHaveLength(3);
    await act('Delete page');
    await question.getByRole('button', { name: 'Delete page' }).click();
    await expect(page).not.toHaveURL(new RegExp(`/${plans.pages[0]}$`));
    expect((await rows()).map(({ name }) => name)).not.toContain('Ground floor');
    const { data } = await api<{ groups: { quantity: string }[] }>('estimator', plans.at('estimate'));
    expect(data.groups.map(({ quantity }) => Number(quantity)).filter((each) => each > 0)).toEqual([]);
  });
});
