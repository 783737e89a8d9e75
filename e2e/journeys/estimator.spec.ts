import { generatePlanSet, type SheetTruth, type UserPoint } from '../../packages/testing/src/plans/index.ts';
import { api, expect, password, people, test } from '../support/app.ts';
import { Canvas } from '../support/canvas.ts';
import { textOf } from '../support/pdf.ts';
import { withFile } from '../support/plans.ts';

/** A complete job using the screens only. */
test('takes a plan set from upload to a printed quote', async ({ page }) => {
  test.setTimeout(150_000);
  const { pdf, truth } = await generatePlanSet({ seed: 41, sheets: ['floor', 'finishes'] });
  const floor = truth.sheets[0] as SheetTruth;
  const canvas = new Canvas(page, floor);
  const customer = 'Alder Creek Architects & Builders of Durango';
  const bid = `Clinic remodel ${Date.now()}`;
  let estimationId = '';

  await test.step('sign in', async () => {
    await page.goto('/');
    await page.getByRole('textbox', { name: 'Username' }).fill(people.estimator);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/setup/master-dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  await test.step('find the customer', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'CRM' }).click();
    await page.getByRole('searchbox', { name: 'Search accounts' }).fill('builders of durango');
    const row = page.getByRole('row', { name: customer });
    await expect(row).toBeVisible();
    await row.getByRole('link', { name: customer }).click();
    await expect(page.getByRole('heading', { level: 1, name: customer })).toBeVisible();
  });

  await test.step('open a bid', async () => {
    await page.getByRole('button', { name: 'New opportunity' }).first().click();
    const form = page.getByRole('dialog', { name: 'New opportunity' });
    await form.getByRole('textbox', { name: 'Opportunity name' }).fill(bid);
    await form.getByRole('button', { name: 'Create opportunity' }).click();
    await expect(page.getByRole('heading', { level: 1, name: bid })).toBeVisible();
    await page.getByRole('button', { name: 'New estimation' }).first().click();
    await page.getByRole('button', { name: 'Create estimation' }).click();
    await expect(page).toHaveURL(/\/estimation\/[0-9a-f-]+\/view/);
    estimationId = /estimation\/([0-9a-f-]+)\//.exec(page.url())?.[1] ?? '';
    await page.getByRole('link', { name: /^Plans/ }).click();
    await expect(page.getByRole('heading', { name: 'No plan set yet' })).toBeVisible();
  });

  await test.step('upload the plan set', async () => {
    await withFile('clinic.pdf', pdf, async (file) => {
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Choose files' }).click();
      await (await chooser).setFiles(file);
      const panel = page.getByRole('region', { name: 'Uploads' });
      await expect(panel).toContainText('clinic.pdf');
      await expect(panel.getByRole('heading')).toContainText('Complete');
    });
    const sheets = page.getByRole('list', { name: 'Sheets in clinic.pdf' });
    for (const { number, title } of truth.sheets) {
      const link = sheets.getByRole('link', { name: new RegExp(`${number}\\s*${title}`, 'i') });
      await expect(link).toBeVisible({ timeout: 30_000 });
    }
  });

  await test.step('open the floor plan and set its scale by a known length', async () => {
    await page
      .getByRole('list', { name: 'Sheets in clinic.pdf' })
      .getByRole('link', { name: /floor plan/i })
      .click();
    await canvas.ready();
    await expect(canvas.status).toContainText('No scale');
    await canvas.setScale(floor.dimensions[0] as SheetTruth['dimensions'][number]);
    // Read off the drawing's own dimension it must come to the scale that the sheet names.
    await expect(canvas.status).toContainText('1/4″ = 1′-0″');
  });

  const newCondition = async (assembly: string) => {
    await page
      .getByRole('button', { name: /^New( condition)?$/ })
      .first()
      .click();
    const form = page.getByRole('dialog', { name: 'New condition' });
    await form.getByRole('combobox', { name: 'Assembly' }).fill(assembly);
    await page.getByRole('option', { name: new RegExp(`^${assembly} `) }).click();
    await expect(form.getByRole('textbox', { name: 'Code' })).toHaveValue(assembly);
    await form.getByRole('button', { name: 'Create condition' }).click();
    await expect(form).toBeHidden();
    await expect(canvas.condition(assembly)).toHaveAttribute('aria-pressed', 'true');
  };
  const room = floor.rooms.find(({ name }) => name === 'BUSINESS OFFICE') as SheetTruth['rooms'][number];
  const ring = room.polygon;
  const xs = ring.map(({ x }) => x);
  const ys = ring.map(({ y }) => y);
  const inRoom = (fx: number, fy: number): UserPoint => ({
    x: Math.min(...xs) + fx * (Math.max(...xs) - Math.min(...xs)),
    y: Math.min(...ys) + fy * (Math.max(...ys) - Math.min(...ys)),
  });

  await test.step('measure a floor', async () => {
    await newCondition('LVT-1');
    await canvas.tool('Area');
    await canvas.draw(ring);
    await canvas.expectMeasures(1);
    await canvas.expectQuantity('LVT-1', room.area);
    await canvas.expectSaved();
  });

  const hole = 0.25;
  await test.step('draw a cut-out', async () => {
    await canvas.tool('Cut-out');
    // Snapping is turned off, because the open floor has only furniture to snap to.
    await canvas.host.press('s');
    await canvas.draw([inRoom(0.3, 0.3), inRoom(0.8, 0.3), inRoom(0.8, 0.8), inRoom(0.3, 0.8)]);
    await canvas.host.press('s');
    await canvas.expectQuantity('LVT-1', room.area * (1 - hole));
  });

  await test.step('measure walls', async () => {
    await newCondition('P1');
    const wall = floor.walls.find(({ kind, length }) => kind === 'partition' && length > 20);
    if (!wall) throw new Error('the plan has no long partition');
    await canvas.tool('Surface area');
    await canvas.host.press('s');
    await canvas.draw([wall.from, wall.to]);
    await canvas.host.press('s');
    await canvas.expectMeasures(2);
    // Ten feet high, both sides.
    await canvas.expectQuantity('P1', wall.length * 10 * 2);
  });

  await test.step('count sinks', async () => {
    await newCondition('SK-1');
    await canvas.tool('Count');
    const sinks = floor.symbols.filter(({ symbol }) => symbol === 'SINK');
    await canvas.draw(sinks.map(({ at }) => at));
    await canvas.expectMeasures(3);
    await canvas.expectQuantity('SK-1', sinks.length, 0);
  });

  await test.step('move a corner and undo, delete and undo', async () => {
    await canvas.tool('Select');
    await canvas.press(inRoom(0.15, 0.15));
    await canvas.host.press('s');
    const corner = ring[0] as UserPoint;
    const inward = { x: corner.x + (inRoom(0.5, 0.5).x - corner.x) / 2, y: corner.y };
    await canvas.drag(corner, inward);
    const whole = room.area * (1 - hole);
    await expect.poll(() => canvas.quantity('LVT-1')).toBeLessThan(whole * 0.95);
    await canvas.host.press('Control+z');
    await canvas.expectQuantity('LVT-1', whole);
    await canvas.press(inRoom(0.15, 0.15));
    await canvas.host.press('Delete');
    await canvas.expectMeasures(2);
    await canvas.host.press('Control+z');
    await canvas.expectMeasures(3);
    await canvas.expectQuantity('LVT-1', whole);
    await canvas.expectSaved();
  });

  await test.step('show all measures after returning from another screen', async () => {
    await page.getByRole('link', { name: /^Back to the plans/ }).click();
    const sheets = page.getByRole('list', { name: 'Sheets in clinic.pdf' });
    await expect(sheets.getByText('3 measures')).toBeVisible();
    await sheets.getByRole('link', { name: /floor plan/i }).click();
    await canvas.ready();
    await canvas.expectMeasures(3);
  });

  await test.step('show all measures once after a reload', async () => {
    const before = await Promise.all(['LVT-1', 'P1', 'SK-1'].map((code) => canvas.quantity(code)));
    await page.reload();
    await canvas.ready();
    await canvas.expectMeasures(3);
    for (const [index, code] of ['LVT-1', 'P1', 'SK-1'].entries())
      expect(await canvas.quantity(code)).toBe(before[index]);
    const stored = await api<{ takeoffs: unknown[] }>('estimator', `/estimations/${estimationId}/take-off`);
    expect(stored.data.takeoffs).toHaveLength(3);
  });

  let total = '';
  await test.step('check the price', async () => {
    await page.getByRole('radio', { name: 'Estimate' }).click();
    const sheet = page.getByRole('treegrid', { name: 'Estimate' });
    for (const code of ['LVT-1', 'P1', 'SK-1'])
      await expect(sheet.getByRole('row', { name: new RegExp(code) }).first()).toBeVisible();
    const estimate = await api<{ total: string }>('estimator', `/estimations/${estimationId}/estimate`);
    expect(Number(estimate.data.total)).toBeGreaterThan(0);
    total = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(
      Number(estimate.data.total),
    );
    await expect(page.getByText(total, { exact: true }).first()).toBeVisible();
  });

  await test.step('create a quote and print it', async () => {
    await page.getByRole('button', { name: 'Create quote' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Create quote' }).click();
    await expect(page).toHaveURL(/\/quotes\/[0-9a-f-]+$/);
    await expect(page.getByText(total, { exact: true }).first()).toBeVisible();
    // The document request is intercepted, because the browser passes it to the new tab and keeps no copy.
    const waited = Promise.withResolvers<void>();
    const printed = new Promise<{ type: string | undefined; bytes: Buffer }>((resolve) => {
      void page.route('**/quotes/*/pdf', async (route) => {
        const answer = await route.fetch();
        const bytes = await answer.body();
        await waited.promise;
        await route.fulfill({ response: answer, body: bytes });
        resolve({ type: answer.headers()['content-type'], bytes });
      });
    });
    const tab = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Preview PDF' }).click();
    // Until the document is ready, its tab shows what it is waiting for.
    await expect((await tab).getByRole('status')).toHaveText('Preparing the file…');
    waited.resolve();
    const { type, bytes } = await printed;
    expect(type).toBe('application/pdf');
    expect(bytes.subarray(0, 4).toString('latin1')).toBe('%PDF');
    expect(await textOf(bytes)).toContain(total);
  });
});
