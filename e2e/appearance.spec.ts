import { api, expect, test, type Page } from './support/app.ts';
import { noViolations } from './support/axe.ts';

interface Screen {
  name: string;
  path: () => Promise<string> | string;
  guest?: boolean;
  /** Locator that is visible once the screen has loaded. */
  ready: (page: Page) => Promise<void>;
}

const heading = (name: string | RegExp) => (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
const first = async (path: string): Promise<string> => {
  const { data } = await api<{ uuid: string }[]>('viewer', path);
  if (!data[0]) throw new Error(`nothing at ${path}`);
  return data[0].uuid;
};
const measured = () => first('/estimations?limit=1&sort=-total');

const screens: Screen[] = [
  { name: 'sign-in', path: () => '/login', guest: true, ready: heading('Sign in') },
  {
    name: 'dashboard',
    path: () => '/setup/master-dashboard',
    ready: async (page) => {
      await heading('Master dashboard')(page);
      await expect(page.getByRole('img', { name: /Weighted pipeline/ })).toBeVisible();
    },
  },
  {
    name: 'accounts',
    path: () => '/crm/account',
    ready: async (page) => {
      await heading('Accounts')(page);
      await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText('of 4,');
    },
  },
  {
    name: 'account record',
    path: async () => `/crm/account/${await first('/crm/accounts?limit=1&sort=-open_pipeline')}/view`,
    ready: async (page) => {
      await heading(/.+/)(page);
      await expect(page.getByRole('heading', { name: 'Opportunities', exact: true })).toBeVisible();
    },
  },
  {
    name: 'opportunity record',
    path: async () => `/crm/opportunity/${await first('/crm/opportunities?limit=1&sort=-amount')}/view`,
    ready: async (page) => {
      await heading(/.+/)(page);
      await expect(page.getByRole('heading', { name: /Activity/ })).toBeVisible();
    },
  },
  {
    name: 'estimations',
    path: () => '/estimation/dashboard?q=alder',
    ready: async (page) => {
      await heading('Estimation projects')(page);
      await expect(page.getByRole('main').getByText('Alder Creek Family Clinic').first()).toBeVisible();
    },
  },
  {
    name: 'plans',
    path: async () => `/estimation/${await measured()}/tool`,
    ready: (page) => expect(page.getByRole('link', { name: /floor plan/i }).first()).toBeVisible(),
  },
  {
    name: 'estimate',
    path: async () => `/estimation/${await measured()}/estimate`,
    ready: (page) => expect(page.getByText('Total sell').first()).toBeVisible(),
  },
  {
    name: 'canvas',
    path: async () => {
      const estimation = await measured();
      const pages = await api<{ uuid: string; pdf_id: string; measures: number }[]>(
        'viewer',
        `/workdrive/plans/pages?prop_type=estimation&prop_id=${estimation}`,
      );
      const page = pages.data.toSorted((a, b) => b.measures - a.measures)[0];
      return `/estimation/${estimation}/tool/${page?.pdf_id}/${page?.uuid}`;
    },
    ready: async (page) => {
      await expect(page.getByRole('application')).toBeVisible();
      await expect(page.getByText('Loading the sheet')).toBeHidden({ timeout: 20_000 });
    },
  },
];

const looks = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
] as const;

for (const { width, height } of looks) {
  test.describe(`${width} wide`, () => {
    for (const { name, path, guest, ready } of screens) {
      test(`${name} has no accessibility violation, error or horizontal scroll`, async ({ windowOf }) => {
        const page = await windowOf(guest ? undefined : 'estimator', {
          viewport: { width, height },
        });
        const errors: string[] = [];
        page.on('console', (message) => {
          if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
        });
        page.on('response', (answer) => {
          if (answer.status() >= 400) errors.push(`${answer.status()} ${answer.url()}`);
        });
        await page.goto(await path());
        await ready(page);
        await page.evaluate(() => document.fonts.ready);
        await noViolations(page);
        expect(errors).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, 'pixels that the page scrolls sideways').toBeLessThanOrEqual(0);
      });
    }
  });
}

test('follows the theme of the system before sign-in and in a workspace without a frame', async ({
  windowOf,
}) => {
  const guest = await windowOf(undefined);
  const page = await windowOf('owner');
  await guest.goto('/login');
  await heading('Sign in')(guest);
  await page.goto(`/estimation/${await measured()}/compare`);
  await expect(page.getByRole('heading', { name: 'Select two sheets' })).toBeVisible();
  for (const shown of [guest, page]) {
    await shown.emulateMedia({ colorScheme: 'dark' });
    await expect(shown.locator('html')).toHaveAttribute('data-theme', 'dark');
    await shown.emulateMedia({ colorScheme: 'light' });
    await expect(shown.locator('html')).toHaveAttribute('data-theme', 'light');
  }
});
