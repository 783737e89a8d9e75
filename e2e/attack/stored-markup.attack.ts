import { api, expect, test, type DemoUser, type Page } from '../support/app.ts';
import { columnsIn } from './markup.ts';

/** Pages that are visited in each app. */
const MAX_PAGES = Number(process.env['ATTACK_PAGES'] ?? 90);
/** Addresses that end the session or download a file. */
const isSkipped = (path: string) => /logout|\/api\/|download|export/.test(path);

async function expectInert(page: Page, path: string): Promise<void> {
  const found = await page.evaluate(() => ({
    attacked: (globalThis as { attacked?: string }).attacked,
    handlers: document.querySelectorAll('[onerror], [onload]').length,
    links: document.querySelectorAll('a[href^="javascript:" i]').length,
    images: document.querySelectorAll('img[src="x"]').length,
  }));
  expect(found, path).toEqual({ handlers: 0, links: 0, images: 0 });
}

/** Waits until the page shows its data: nothing is loading, and its text has stayed the same for half a second. */
async function settled(page: Page): Promise<void> {
  let [before, same] = ['', 0];
  for (let look = 0; look < 40 && same < 2; look++) {
    await page.waitForTimeout(250);
    const now = await page.evaluate(() =>
      /\bLoading\b/.test(document.body.innerText) ? '' : document.body.innerText,
    );
    same = now !== '' && now === before ? same + 1 : 0;
    before = now;
  }
}

interface Journey {
  name: string;
  who: DemoUser;
  start: string;
  /** Pages that are visited first; the links of all visited pages follow. */
  pages: readonly string[];
  /** Columns whose stored markup has to be seen on a page; what is not seen has not been tested. */
  columns: readonly string[];
}
const journeys: Journey[] = [
  {
    name: 'the suite',
    who: 'owner',
    start: '/',
    pages: [
      '/crm/account',
      '/crm/opportunity',
      '/crm/contact',
      '/crm/lead',
      '/estimation/dashboard',
      '/estimation/quote-template',
      '/estimation/quote/inclusion-exclusion',
      '/vendors',
      '/material-management',
      '/material-assemblies',
      '/task-management/all-task',
      '/work-drive/folder',
      '/setup/territory',
    ],
    columns: [
      'assembly.name',
      'assembly_note.name',
      'audit_change.entity_name',
      'crm_account.name',
      'crm_account.street',
      'crm_activity.body',
      'crm_activity.subject',
      'crm_bid.scope',
      'crm_contact.firstname',
      'crm_contact.title',
      'crm_lead.company',
      'crm_lead.description',
      'crm_lead.name',
      'crm_opportunity.name',
      'crm_opportunity.scope',
      'estimation.description',
      'estimation.name',
      'estimation_condition.name',
      'estimation_tag.name',
      'estimation_variable.name',
      'inclusion_exclusion.name',
      'inclusion_exclusion_template.name',
      'labor_cost.name',
      'labor_productivity.name',
      'labor_template.name',
      'material.name',
      'material_brand.name',
      'material_category.name',
      'material_price.vendor_name',
      'quote.name',
      'quote_template.name',
      'setup_communication.subject',
      'setup_department.name',
      'setup_status.name',
      'setup_territory.name',
      'setup_workflow.name',
      'task_folder.name',
      'task_item.name',
      'task_space.name',
      'tenant.name',
      'unit_of_measure.name',
      'vendor.name',
      'vendor.street',
    ],
  },
  {
    name: 'the retail suite',
    who: 'retail',
    start: '/',
    pages: ['/retail-crm/customer', '/retail-vendor', '/crm/contact'],
    columns: [
      'crm_contact.firstname',
      'crm_contact.title',
      'retail_customer.name',
      'retail_customer.company',
      'retail_vendor.name',
      'tenant.name',
    ],
  },
  {
    name: 'the admin console',
    who: 'staff',
    start: '/admin',
    pages: [],
    columns: ['security_role.name', 'security_user.firstname', 'security_user.title'],
  },
  {
    name: 'the partner portal',
    who: 'partner',
    start: '/partner',
    pages: [],
    columns: ['security_role.name', 'security_user.firstname', 'tenant.name'],
  },
];
for (const { name, who, start, pages, columns } of journeys)
  test(`markup in stored texts stays text on every page of ${name}`, async ({ windowOf, problems }) => {
    await expect
      .poll(async () => JSON.stringify((await api('owner', '/crm/accounts?limit=1')).data), {
        timeout: 60_000,
      })
      .toContain('onerror');
    const page = await windowOf(who);
    page.on('dialog', (dialog) => {
      problems.push(`a dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    const queue = [...pages, start];
    const seen = new Set<string>(queue);
    /** One address for each form of path, so that a hundred records count as one. */
    const forms = new Map<string, number>();
    const formOf = (path: string) => path.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '*').replace(/\?.*/, '');
    const found = new Set<string>();
    for (let at = 0; at < queue.length && at < MAX_PAGES; at++) {
      const path = queue[at] as string;
      await page.goto(path);
      await page.locator('main, h1').first().waitFor();
      await settled(page);
      await expectInert(page, path);
      const { text, links } = await page.evaluate(() => ({
        text: document.body.innerText,
        links: [...document.querySelectorAll('a[href]')].map((link) => (link as HTMLAnchorElement).href),
      }));
      for (const column of columnsIn(text)) found.add(column);
      for (const link of links) {
        const url = new URL(link);
        const next = `${url.pathname}${url.search}`;
        const form = formOf(next);
        if (url.origin !== new URL(page.url()).origin || seen.has(next) || isSkipped(next)) continue;
        if (start !== '/' && !next.startsWith(start)) continue;
        if ((forms.get(form) ?? 0) >= 2) continue;
        forms.set(form, (forms.get(form) ?? 0) + 1);
        seen.add(next);
        queue.push(next);
      }
    }
    console.log(
      `  ${Math.min(queue.length, MAX_PAGES)} pages of ${name} with ${[...found].toSorted().join(', ')}`,
    );
    expect([...found]).toEqual(expect.arrayContaining([...columns]));
  });
