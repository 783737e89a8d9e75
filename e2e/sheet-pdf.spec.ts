import { readFile } from 'node:fs/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { api, expect, test } from './support/app.ts';
import { noViolations } from './support/axe.ts';
import { measuredEstimation } from './support/create-measured-estimation.ts';

test.use({ who: 'owner' });

async function wordsOf(path: string): Promise<{ words: string[]; rotate: number; pages: number }> {
  const document = await getDocument({
    data: new Uint8Array(await readFile(path)),
    verbosity: 0,
    useSystemFonts: false,
  }).promise;
  const sheet = await document.getPage(1);
  const { items } = await sheet.getTextContent();
  return {
    words: items.flatMap((item) => ('str' in item && item.str.trim() ? [item.str.trim()] : [])),
    rotate: sheet.rotate,
    pages: document.numPages,
  };
}

test('downloads and prints a marked-up sheet in its rotation', async ({ page }) => {
  test.setTimeout(120_000);
  const { estimationId, pageId, areas } = await measuredEstimation('owner', `Printed ${Date.now()}`, {
    seed: 23,
    conditions: 2,
  });
  const [first] = areas;
  const dialog = page.getByRole('dialog', { name: 'Marked-up sheets' });
  const save = async () => {
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/\.pdf$/);
    await expect(dialog).toBeHidden();
    return wordsOf(await file.path());
  };
  const openForm = async () => {
    await page.getByRole('button', { name: /^Actions for / }).click();
    await page.getByRole('menuitem', { name: 'Download marked-up PDF…' }).click();
    await expect(dialog.getByRole('group', { name: 'Sheets' })).toBeVisible();
  };

  await test.step('download from the menu of a sheet', async () => {
    await page.goto(`/estimation/${estimationId}/tool`);
    await openForm();
    await noViolations(page);
    const { words, rotate, pages } = await save();
    expect({ rotate, pages }).toEqual({ rotate: 0, pages: 1 });
    expect(words).toContain(first?.code);
    expect(words.some((each) => each.endsWith(' SF'))).toBe(true);
  });

  await test.step('download a rotated sheet without the cleared parts', async () => {
    await page.getByRole('button', { name: /^Actions for / }).click();
    await page.getByRole('menuitem', { name: 'Rotate right' }).click();
    await expect
      .poll(async () => {
        const { data } = await api<{ uuid: string; turn: number }[]>(
          'owner',
          `/workdrive/plans/pages?prop_type=estimation&prop_id=${estimationId}`,
        );
        return data.find(({ uuid }) => uuid === pageId)?.turn;
      })
      .toBe(90);
    await openForm();
    for (const name of ['Measures', 'Notes, stamps, images and page links', 'Scale'])
      await dialog.getByRole('checkbox', { name, exact: true }).uncheck();
    const { words, rotate } = await save();
    expect(rotate).toBe(90);
    expect(words).not.toContain(first?.code);
  });

  await test.step('require a sheet and show errors in the form', async () => {
    await page.getByRole('button', { name: 'Print or download' }).click();
    const box = dialog.getByRole('group', { name: 'Sheets' }).getByRole('checkbox');
    await box.uncheck();
    await expect(dialog.getByRole('button', { name: 'Download' })).toBeDisabled();
    await box.check();
    await page.route('**/sheets/pdf?**', (route) => route.abort());
    await dialog.getByRole('button', { name: 'Download' }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(box).toBeChecked();
    await page.unroute('**/sheets/pdf?**');
  });

  await test.step('print in a new tab', async () => {
    const tab = page.waitForEvent('popup');
    await dialog.getByRole('button', { name: 'Print' }).click();
    await tab;
    await expect(dialog).toBeHidden();
  });
});
