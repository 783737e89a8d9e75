import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { CFB, utils, write } from 'xlsx';
import { generatePlanSet } from '../packages/testing/src/plans/index.ts';
import { api, expect, people, test, type Page } from './support/app.ts';
import { noViolations } from './support/axe.ts';
import { docx } from './support/documents.ts';

test.use({ who: 'owner' });

let count = 0;
/** Creates and opens a folder for one test. */
async function openFolder(page: Page, name = `Journey ${Date.now()} ${++count}`): Promise<string> {
  const { data } = await api<{ uuid: string }>('owner', '/workdrive/', {
    method: 'POST',
    body: { name, type: 0, parent_id: null },
  });
  await page.goto(`/work-drive/folder/${data.uuid}`);
  await expect(page.getByRole('heading', { name: 'This folder is empty' })).toBeVisible();
  return data.uuid;
}
const panel = (page: Page) => page.getByRole('region', { name: 'Uploads' });
const row = (page: Page, name: string) =>
  page.getByRole('row', { name: new RegExp(`^(Select )?${name}`) }).first();
async function choose(page: Page, entry: 'Files' | 'Folder', files: Parameters<Page['setInputFiles']>[1]) {
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('menuitem', { name: entry }).click();
  await (await chooser).setFiles(files);
}
const file = (name: string, words: string | Buffer) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.isBuffer(words) ? words : Buffer.from(words),
});
async function act(page: Page, name: string, entry: string) {
  await row(page, name).click({ button: 'right', position: { x: 120, y: 10 } });
  await page.getByRole('menuitem', { name: entry }).click();
}
/** Normalizes the file names of an archive and removes the entry that its reader adds. */
const isOwn = (path: string) => path.includes('\u0001');
const nameOf = (path: string) => Buffer.from(path.replace(/^Root Entry\//, ''), 'latin1').toString('utf8');
/** Returns the bytes of a download. */
async function saved(page: Page, start: () => Promise<unknown>): Promise<{ name: string; bytes: Buffer }> {
  const coming = page.waitForEvent('download');
  await start();
  const download = await coming;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test('uploads a folder and downloads it as an identical archive', async ({ page }) => {
  await openFolder(page);
  const disk = await mkdtemp(path.join(os.tmpdir(), 'plumbline-folder-'));
  const contents: Record<string, Buffer> = {
    'Site/notes.txt': Buffer.from('Notes of the site walk.\n'),
    'Site/Level 1/a.bin': Buffer.from(Array.from({ length: 70_000 }, (_, at) => (at * 7919) % 251)),
    'Site/Level 1/Rooms/é.txt': Buffer.from('Accents are letters.'),
    'Site/Level 2/empty.txt': Buffer.alloc(0),
  };
  for (const [name, bytes] of Object.entries(contents)) {
    await mkdir(path.dirname(path.join(disk, name)), { recursive: true });
    await writeFile(path.join(disk, name), bytes);
  }
  await choose(page, 'Folder', path.join(disk, 'Site'));
  await expect(panel(page).getByRole('heading')).toContainText('Complete', { timeout: 20_000 });
  await expect(panel(page)).toBeHidden();
  await row(page, 'Site').getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Site', level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Folders' })).toContainText('All files');
  await expect(row(page, 'Level 1')).toBeVisible();
  await noViolations(page);
  await page.goBack();
  const zip = await saved(page, () => act(page, 'Site', 'Download as zip'));
  expect(zip.name).toBe('Site.zip');
  const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
  const archive = CFB.read(zip.bytes, { type: 'buffer' });
  const unpacked: [string, Buffer][] = archive.FullPaths.flatMap((name: string, at: number) => {
    const content = archive.FileIndex[at]?.content;
    return name.endsWith('/') || isOwn(name) || !content ? [] : [[nameOf(name), Buffer.from(content)]];
  });
  expect(Object.fromEntries(unpacked.map(([name, bytes]) => [`Site/${name}`, digest(bytes)]))).toEqual(
    Object.fromEntries(Object.entries(contents).map(([name, bytes]) => [name, digest(bytes)])),
  );
  await rm(disk, { recursive: true });
});

test('continues an interrupted upload by itself, and uploads into the folder that files are dropped on', async ({
  page,
}) => {
  const here = await openFolder(page);
  let isDown = true;
  const firsts: string[] = [];
  await page.route('**/api/workdrive/content/**', async (route) => {
    const range = route.request().headers()['content-range'] ?? '';
    if (isDown && !range.startsWith('bytes 0-')) return route.abort('connectionreset');
    if (range.startsWith('bytes 0-')) firsts.push(range);
    return route.continue();
  });
  const large = Buffer.alloc(9 * 1024 * 1024, 'plumb');
  await choose(page, 'Files', file('large.bin', large));
  await expect(panel(page).getByRole('alert')).toContainText('Connection lost');
  isDown = false;
  await expect(panel(page).getByRole('heading')).toContainText('Complete', { timeout: 20_000 });
  expect(firsts).toHaveLength(1);
  const got = await saved(page, () => act(page, 'large.bin', 'Download'));
  expect(got.bytes.equals(large)).toBe(true);

  const { data: target } = await api<{ uuid: string }>('owner', '/workdrive/', {
    method: 'POST',
    body: { name: 'Target', type: 0, parent_id: here },
  });
  await page.reload();
  const transfer = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['dropped words'], 'dropped.txt', { type: 'text/plain' }));
    return data;
  });
  for (const type of ['dragenter', 'dragover', 'drop'])
    await row(page, 'Target').dispatchEvent(type, { dataTransfer: transfer });
  await expect(panel(page).getByRole('heading')).toContainText('Complete');
  await page.goto(`/work-drive/folder/${target.uuid}`);
  await expect(row(page, 'dropped.txt')).toBeVisible();
});

test('creates and renames folders, and moves files by dragging', async ({ page }) => {
  await openFolder(page);
  await page.getByRole('button', { name: 'New folder' }).click();
  await page.getByRole('button', { name: 'Create folder' }).click();
  await expect(page.getByText('This field is required')).toBeVisible();
  await page.getByLabel('Folder name').fill('Drawings');
  await page.getByRole('button', { name: 'Create folder' }).click();
  await expect(page.getByText('Folder added successfully')).toBeVisible();
  await choose(page, 'Files', [file('one.txt', '1'), file('two.txt', '2')]);
  await expect(row(page, 'two.txt')).toBeVisible();

  await page.getByRole('button', { name: 'New folder' }).click();
  await page.getByLabel('Folder name').fill('drawings');
  await page.getByRole('button', { name: 'Create folder' }).click();
  await expect(page.getByText('“drawings” already exists here.').first()).toBeVisible();
  await page.keyboard.press('Escape');

  await act(page, 'Drawings', 'Rename…');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Shop drawings');
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByText('Folder Updated successfully')).toBeVisible();

  const from = await row(page, 'one.txt').boundingBox();
  const to = await row(page, 'Shop drawings').boundingBox();
  if (!from || !to) throw new Error('the rows are not drawn');
  await page.mouse.move(from.x + 120, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + 130, to.y + to.height / 2, { steps: 8 });
  await expect(page.getByRole('status').filter({ hasText: 'Move one.txt to Shop drawings' })).toBeVisible();
  // The complete row is the target, and looks it.
  await page.mouse.move(to.x + to.width - 12, to.y + to.height / 2, { steps: 4 });
  await expect(page.getByRole('status').filter({ hasText: 'Move one.txt to Shop drawings' })).toBeVisible();
  const backgrounds = await row(page, 'Shop drawings')
    .locator('> *')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).backgroundColor));
  expect(new Set(backgrounds).size).toBe(1);
  expect(backgrounds[0]).not.toBe('rgba(0, 0, 0, 0)');
  await page.mouse.up();
  await expect(row(page, 'one.txt')).toHaveCount(0);
  // With the modifier key the file is copied.
  const left = await row(page, 'two.txt').boundingBox();
  if (!left) throw new Error('the row is not drawn');
  await page.mouse.move(left.x + 120, left.y + left.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + 130, to.y + to.height / 2, { steps: 8 });
  await page.keyboard.down('Control');
  await expect(page.getByRole('status').filter({ hasText: 'Copy two.txt to Shop drawings' })).toBeVisible();
  await page.mouse.up();
  await page.keyboard.up('Control');
  await expect(page.getByText('Copied')).toBeVisible();
  await expect(row(page, 'two.txt')).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
  await row(page, 'Shop drawings').getByRole('link').click();
  await expect(row(page, 'one.txt')).toBeVisible();
  await expect(row(page, 'two.txt')).toBeVisible();

  // The dialog offers the same without a pointer.
  await act(page, 'one.txt', 'Move to…');
  await page.getByRole('dialog').getByRole('button', { name: 'Move here' }).click();
  await expect(row(page, 'one.txt')).toHaveCount(0);
});

test('asks about duplicate names, and keeps and restores versions', async ({ page }) => {
  await openFolder(page);
  await choose(page, 'Files', file('scope.txt', 'first words'));
  await expect(row(page, 'scope.txt')).toBeVisible();
  await choose(page, 'Files', file('scope.txt', 'second words'));
  await expect(page.getByRole('dialog', { name: 'This file already exists' })).toBeVisible();
  await page.getByRole('radio', { name: /Replace with a new version/ }).check({ force: true });
  await page.getByRole('dialog').getByRole('button', { name: 'Upload' }).click();
  await expect(panel(page).getByRole('heading')).toContainText('Complete');
  await row(page, 'scope.txt').dblclick({ position: { x: 120, y: 10 } });
  await expect(page.getByRole('region', { name: 'scope.txt' })).toHaveText('second words');
  await page.keyboard.press('Escape');

  await act(page, 'scope.txt', 'Versions');
  const versions = page.getByRole('list', { name: 'Versions' });
  await expect(versions.getByText('Version 2')).toBeVisible();
  const first = await saved(page, () => page.getByRole('button', { name: 'Download version 1' }).click());
  expect(first.bytes.toString()).toBe('first words');
  await page.getByRole('button', { name: 'Restore version 1' }).click();
  await expect(versions.getByText('Version 3')).toBeVisible();
  await page.keyboard.press('Escape');
  const now = await saved(page, () => act(page, 'scope.txt', 'Download'));
  expect(now.bytes.toString()).toBe('first words');
});

test('asks before a new version of another file type', async ({ page }) => {
  await openFolder(page);
  await choose(page, 'Files', file('scope.txt', 'first words'));
  await expect(row(page, 'scope.txt')).toBeVisible();
  const replace = async (name: string) => {
    const chooser = page.waitForEvent('filechooser');
    await act(page, 'scope.txt', 'Upload new version');
    await (await chooser).setFiles(file(name, `words of ${name}`));
  };
  const question = page.getByRole('alertdialog', { name: 'Replace with a file of another type?' });
  await replace('scope.csv');
  await expect(question).toContainText('“scope.csv” is not the same type of file as “scope.txt”.');
  await noViolations(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await act(page, 'scope.txt', 'Versions');
  await expect(page.getByRole('list', { name: 'Versions' }).getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Escape');
  // The same type needs no question.
  await replace('scope rev 2.TXT');
  await expect(panel(page).getByRole('heading')).toContainText('Complete');
  await expect(question).toHaveCount(0);
  await replace('scope.csv');
  await question.getByRole('button', { name: 'Upload new version' }).click();
  await expect(question).toHaveCount(0);
  await act(page, 'scope.txt', 'Versions');
  await expect(page.getByRole('list', { name: 'Versions' }).getByText('Version 3')).toBeVisible();
});

test('opens a file by its link and steps through the files of its folder', async ({ page, windowOf }) => {
  const here = await openFolder(page);
  await choose(page, 'Files', [
    file('a.txt', 'words of a'),
    file('b.txt', 'words of b'),
    file('c.txt', 'words of c'),
  ]);
  await expect(row(page, 'c.txt')).toBeVisible();
  const link = row(page, 'b.txt').getByRole('link');
  const address = (await link.getAttribute('href')) ?? '';
  expect(address).toContain(`/work-drive/folder/${here}?file=`);
  const tab = page.context().waitForEvent('page');
  await act(page, 'b.txt', 'Open in new tab');
  const opened = await tab;
  await expect(opened.getByRole('dialog').getByRole('region', { name: 'b.txt' })).toHaveText('words of b');
  await opened.close();

  await link.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'b.txt' })).toBeVisible();
  await expect(dialog.getByText('2 of 3')).toBeVisible();
  await dialog.getByRole('button', { name: 'Next file' }).click();
  await expect(dialog.getByRole('region', { name: 'c.txt' })).toHaveText('words of c');
  await expect(dialog.getByRole('button', { name: 'Next file' })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByRole('region', { name: 'a.txt' })).toHaveText('words of a');
  await noViolations(page);
  await page.reload();
  await expect(dialog.getByRole('region', { name: 'a.txt' })).toHaveText('words of a');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`/work-drive/folder/${here}`);

  // People with read-only access have the link, too.
  const { data: users } = await api<{ uuid: string; username: string }[]>(
    'owner',
    '/security/users?limit=-1',
  );
  const { uuid: reader } = users.find(({ username }) => username === people.viewer) ?? { uuid: '' };
  await api('owner', `/workdrive/item/${here}/shares`, {
    method: 'PUT',
    body: { user_ids: [reader], permission: 1 },
  });
  const viewer = await windowOf('viewer');
  await viewer.goto(`/work-drive/shared/${here}`);
  await row(viewer, 'a.txt').getByRole('link').click();
  await expect(viewer.getByRole('dialog').getByRole('region', { name: 'a.txt' })).toHaveText('words of a');
});

/** Records a video in the browser, in a format that it can play. */
async function drawn(page: Page): Promise<Record<'png' | 'jpeg' | 'webm', Buffer>> {
  const made = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [64, 48];
    const paint = canvas.getContext('2d');
    const blob = (type: string) =>
      new Promise<Blob | null>((resolve) => {
        canvas.toBlob(resolve, type);
      });
    if (paint) paint.fillRect(0, 0, 32, 32);
    const [png, jpeg] = [await blob('image/png'), await blob('image/jpeg')];
    const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm' });
    const parts: Blob[] = [];
    const ended = new Promise((resolve) => {
      recorder.onstop = resolve;
    });
    recorder.ondataavailable = ({ data }) => {
      parts.push(data);
      if (parts.length > 2) recorder.stop();
    };
    recorder.start(100);
    // A still image produces no frames, so animate a bar until enough is recorded.
    let [frame, isMoving] = [0, true];
    const move = () => {
      paint?.clearRect(0, 0, 64, 48);
      paint?.fillRect((frame++ * 4) % 64, 0, 4, 48);
      if (isMoving) requestAnimationFrame(move);
    };
    move();
    await ended;
    isMoving = false;
    const asText = async (one: Blob | null) =>
      btoa(String.fromCharCode(...new Uint8Array((await one?.arrayBuffer()) ?? [])));
    return { png: await asText(png), jpeg: await asText(jpeg), webm: await asText(new Blob(parts)) };
  });
  const bytes = (text: string) => Buffer.from(text, 'base64');
  return { png: bytes(made.png), jpeg: bytes(made.jpeg), webm: bytes(made.webm) };
}
/** Returns one second of silence. */
function wav(): Buffer {
  const rate = 8000;
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + rate, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(rate, 40);
  return Buffer.concat([head, Buffer.alloc(rate, 128)]);
}
test('previews supported file types and reports unsupported ones', async ({ page }) => {
  await openFolder(page);
  const { png, jpeg, webm } = await drawn(page);
  const book = utils.book_new();
  utils.book_append_sheet(
    book,
    utils.aoa_to_sheet([
      ['Item', 'Price'],
      ['Door', 120],
    ]),
    'Bid tab',
  );
  const files: Record<string, Buffer> = {
    'sheet.pdf': (await generatePlanSet({ seed: 5, sheets: ['roof'] })).pdf,
    'detail.svg': Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30"/></svg>',
    ),
    'photo.png': png,
    'photo.jpg': jpeg,
    'photo.jpeg': jpeg,
    'dot.gif': Buffer.from('R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=', 'base64'),
    'bid.xlsx': write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer,
    'letter.docx': docx('Hold the east wing'),
    'walk.webm': webm,
    'memo.wav': wav(),
    'torn.png': png.subarray(0, 40),
    'model.bin': Buffer.from([0, 1, 2, 3, 254, 255]),
  };
  await choose(
    page,
    'Files',
    Object.entries(files).map(([name, bytes]) => file(name, bytes)),
  );
  await expect(panel(page).getByRole('heading')).toContainText('Complete', { timeout: 30_000 });
  const shown = page.getByRole('dialog');
  const look = async (name: string, check: () => Promise<unknown>) => {
    await act(page, name, 'Preview');
    await expect(shown.getByRole('heading', { name })).toBeVisible();
    await check();
    await page.keyboard.press('Escape');
    await expect(shown).toHaveCount(0);
  };
  for (const name of ['detail.svg', 'photo.png', 'photo.jpg', 'photo.jpeg', 'dot.gif'])
    await look(name, () =>
      expect
        .poll(() => shown.getByRole('img', { name }).evaluate((each: HTMLImageElement) => each.naturalWidth))
        .toBeGreaterThan(0),
    );
  for (const [name, kind] of [
    ['walk.webm', 'video'],
    ['memo.wav', 'audio'],
  ] as const)
    await look(name, () =>
      expect
        .poll(() => shown.locator(kind).evaluate((each: HTMLMediaElement) => each.readyState))
        .toBeGreaterThan(0),
    );
  await look('sheet.pdf', () => expect(shown.locator('canvas').first()).toBeVisible({ timeout: 20_000 }));
  await look('bid.xlsx', () =>
    expect(
      shown.getByRole('region', { name: 'bid.xlsx' }).getByRole('row', { name: 'Door 120' }),
    ).toBeVisible(),
  );
  await look('letter.docx', () =>
    expect(shown.getByRole('region', { name: 'letter.docx' })).toHaveText('Hold the east wing'),
  );
  await look('torn.png', () =>
    expect(shown.getByRole('heading', { name: 'This file cannot be displayed' })).toBeVisible(),
  );
  await look('model.bin', async () => {
    await expect(shown.getByRole('heading', { name: 'This file has no preview' })).toBeVisible();
    await noViolations(page);
  });
});

test('restores a file from the trash to its folder', async ({ page }) => {
  const here = await openFolder(page);
  const name = `kept ${Date.now()}.txt`;
  await choose(page, 'Files', file(name, 'kept'));
  await act(page, name, 'Delete…');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Move to trash' }).click();
  await expect(page.getByText('Item Deleted Successfully')).toBeVisible();
  await page.getByRole('link', { name: 'Trash' }).click();
  await expect(row(page, name)).toContainText('Journey');
  await act(page, name, 'Restore');
  await expect(page.getByText('Item Restore Successfully')).toBeVisible();
  await page.goto(`/work-drive/folder/${here}`);
  await expect(row(page, name)).toBeVisible();
});

test('shares a file with a colleague and removes the access at once', async ({ page, windowOf }) => {
  const name = `Shared ${Date.now()}`;
  await openFolder(page, name);
  await choose(page, 'Files', file('secret.txt', 'for two'));
  await expect(row(page, 'secret.txt')).toBeVisible();
  // Typing before the people are loaded waits for them instead of showing no matches.
  const known = Promise.withResolvers<void>();
  await page.route('**/api/security/users**', async (route) => {
    await known.promise;
    await route.continue();
  });
  await page.goto('/work-drive/folder');
  await act(page, name, 'Share…');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').first().fill('Whitfield');
  await page.waitForTimeout(500);
  known.resolve();
  await page.getByRole('option').first().click();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByText('Item shared successfully')).toBeVisible();
  const colleague = await windowOf('estimator');
  await colleague.goto('/work-drive/shared');
  await row(colleague, name).getByRole('link').click();
  await expect(row(colleague, 'secret.txt')).toBeVisible();
  // Read access shows the reason why changes are disabled.
  await expect(colleague.getByRole('button', { name: 'New folder' })).toHaveAccessibleDescription(
    /You have read-only access/,
  );
  await dialog.getByRole('button', { name: /^Remove / }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(dialog.getByRole('button', { name: /^Remove / })).toHaveCount(0);
  // The access ends without a reload.
  await expect(
    colleague.getByRole('heading', { name: 'You no longer have access to this page' }),
  ).toBeVisible({
    timeout: 15_000,
  });
  await colleague.goto('/work-drive/shared');
  await expect(row(colleague, name)).toHaveCount(0);
});

test('lists the attachments of a record at the record and in the drive', async ({ page }) => {
  const { data: account } = await api<{ uuid: string }>('owner', '/crm/accounts', {
    method: 'POST',
    body: { name: `Files of ${Date.now()}` },
  });
  await page.goto(`/crm/account/${account.uuid}/view?tab=files`);
  await expect(page.getByRole('heading', { name: 'No files yet' })).toBeVisible();
  await page.getByRole('button', { name: 'New folder' }).click();
  await page.getByRole('textbox', { name: 'Folder name' }).fill('Contracts');
  await page.getByRole('button', { name: 'Create folder' }).click();
  await row(page, 'Contracts').getByText('Contracts').dblclick();
  await expect(page.getByRole('navigation', { name: 'Folders' })).toContainText('Contracts');
  await choose(page, 'Files', file('agreement.txt', 'Signed on the first of May.'));
  await expect(row(page, 'agreement.txt')).toBeVisible({ timeout: 15_000 });
  await noViolations(page);

  await act(page, 'agreement.txt', 'Move to…');
  await page.getByRole('dialog').getByRole('button', { name: 'Move here' }).click();
  await page.getByRole('navigation', { name: 'Folders' }).getByText('Files', { exact: true }).click();
  await expect(row(page, 'agreement.txt')).toBeVisible();
  await expect(row(page, 'Contracts')).toBeVisible();

  await page.goto('/work-drive/folder?attached');
  // Other tests attach files as well, so this one may be far down the list.
  await page.getByRole('searchbox').last().fill('agreement');
  await expect(row(page, 'agreement.txt').first()).toBeVisible();
  await page.getByRole('searchbox').last().fill('');
  await page.getByRole('radio', { name: 'In folders' }).click();
  await expect(page).not.toHaveURL(/attached/);
  await expect(row(page, 'agreement.txt')).toBeHidden();
});

test('creates the estimation folders of Setup for a new estimation', async ({ page }) => {
  await page.goto('/setup/estimation-folder');
  const name = `Addenda ${Date.now()}`;
  await page.getByRole('button', { name: 'New folder' }).click();
  const form = page.getByRole('dialog');
  await form
    .getByRole('button', { name: /Create|Add|Save/ })
    .last()
    .click();
  await expect(form.getByText('This field is required').first()).toBeVisible();
  await form.getByRole('textbox', { name: 'Folder name' }).fill(name);
  await form.getByRole('textbox', { name: 'Description' }).fill('What the architect changes while we bid.');
  await form
    .getByRole('button', { name: /Create|Add|Save/ })
    .last()
    .click();
  await expect(page.getByRole('treeitem', { name: new RegExp(name) })).toBeVisible();
  const { data } = await api<{ uuid: string }>('owner', '/estimations', {
    method: 'POST',
    body: { name: `Job ${Date.now()}` },
  });
  await page.goto(`/estimation/${data.uuid}/files`);
  for (const each of ['Files', 'Photos', 'Specifications', name]) await expect(row(page, each)).toBeVisible();
  await noViolations(page);
});

test('shows folders, files, sorting and storage use on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/work-drive/folder');
  await expect(page.getByRole('progressbar', { name: 'Work drive storage used' })).toHaveAttribute(
    'aria-valuetext',
    / of 100 GB$/,
  );
  await expect(page.getByRole('button', { name: /Sorted by/ })).toBeVisible();
  await page.getByRole('radio', { name: 'On records' }).click();
  await expect(page.getByText(/^Estimation · /).first()).toBeVisible();
  await noViolations(page);
});

test('sorts the trash on a phone without its button covering rows', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const run = Date.now();
  const uuids = await Promise.all(
    ['Barricades', 'Anchors'].map(async (name) => {
      const body = { name: `${name} ${run}`, type: 0, parent_id: null };
      return (await api<{ uuid: string }>('owner', '/workdrive/', { method: 'POST', body })).data.uuid;
    }),
  );
  for (const uuid of uuids) await api('owner', `/workdrive/trash/${uuid}`, { method: 'DELETE' });
  await page.goto('/work-drive/trash');
  const thrown = page.getByRole('listitem').filter({ hasText: String(run) });
  await expect(thrown.first()).toContainText('Anchors');
  await page.getByRole('button', { name: /Sorted by/ }).click();
  await page.getByRole('menuitem', { name: 'Name' }).click();
  await page.getByRole('button', { name: /Sorted by/ }).click();
  await page.getByRole('menuitem', { name: 'Name' }).click();
  await expect(thrown.first()).toContainText('Barricades');
  const button = await page.getByRole('button', { name: 'Empty trash' }).boundingBox();
  const list = await page.getByRole('list', { name: 'Trash' }).boundingBox();
  expect(list?.y ?? 0).toBeGreaterThan((button?.y ?? 0) + (button?.height ?? 0) + 8);
  await noViolations(page);
});

test('reports a full drive before a file is chosen', async ({ page }) => {
  await page.route('**/api/workdrive/usage', (route) =>
    route.fulfill({ json: { success: true, data: { used: 100e9, quota: 100e9 } } }),
  );
  await page.goto('/work-drive/folder');
  const notice = page.getByRole('status').filter({ hasText: 'The work drive is full.' });
  await expect(notice).toContainText('100 GB of 100 GB used. New files cannot be uploaded.');
  await noViolations(page);
  await notice.getByRole('link', { name: 'Open trash' }).click();
  await expect(page.getByRole('heading', { name: 'Trash', exact: true })).toBeVisible();
  await page.goto('/setup/company-setup');
  await expect(page.getByRole('progressbar', { name: 'Work drive storage used' })).toBeVisible();
});

test('keeps the focus in an empty name field', async ({ page }) => {
  await openFolder(page);
  await page.getByRole('button', { name: 'New folder' }).click();
  const name = page.getByRole('textbox', { name: 'Folder name' });
  await name.press('Enter');
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
});
