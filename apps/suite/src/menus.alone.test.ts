import { assistantLinks, sharedRouteNames } from '@plumbline/api/app-routes';
import type { AppModule, MenuItem, RouteName } from '@plumbline/app-kit';
import { withSettings } from '@plumbline/app-kit/module/module-settings';
import { menuOf } from '@plumbline/app-kit/module/area-menu';
import { helpRoles } from '@plumbline/app-kit/module/help-guide';
import { addressOf } from '@plumbline/app-kit/navigation/routes';
import { permissionsOf } from '@plumbline/permissions';
import { expect, test, vi } from 'vitest';
import { modules as manifests } from './modules.ts';

// A manifest names its screens and loads none: what draws them is left out here.
vi.mock('@plumbline/app-kit', async () => ({
  ...(await import('@plumbline/app-kit/module/define-module')),
  ...(await import('@plumbline/app-kit/navigation/routes')),
}));

// Loaded after the manifests, which register the paths that modules use.
const files = await Promise.all(
  Object.values(import.meta.glob<Record<string, AppModule>>('./modules/*/module.ts')).map((load) => load()),
);
const modules = withSettings(files.flatMap((file) => Object.values(file)));
const moduleOf = (key: string) => modules.find((each) => each.key === key) as AppModule;
const routes = new Map(
  modules.flatMap((module) => module.routes.map((route) => [route.name, { route, module }] as const)),
);
const menusOf = (module: AppModule): readonly MenuItem[] => [
  ...module.menu,
  ...(module.fixedTabs ?? []).flatMap(({ items }) => items),
];

test('a manifest names the paths of all routes of its module, and of no other', () => {
  // Modules with pages before sign-in are part of the app itself.
  const own = modules.filter(({ key }) => key !== 'auth' && key !== 'public');
  expect(manifests.map(({ key }) => key).toSorted()).toEqual(own.map(({ key }) => key).toSorted());
  const settingsNames = manifests.flatMap(({ settings = {} }) => Object.keys(settings));
  for (const manifest of manifests) {
    const module = moduleOf(manifest.key);
    expect(manifest.appId, manifest.key).toBe(module.appId);
    const named = [
      ...Object.keys(manifest.paths),
      ...(manifest.showsSettings ? settingsNames : []),
      ...(sharedRouteNames[manifest.key] ?? []),
      ...(manifest.pages ?? []),
    ];
    const others = ['project-dashboard', 'punchlist-edit', 'rfi-edit'];
    expect(named.filter((name) => !others.includes(name)).toSorted(), manifest.key).toEqual(
      module.routes.map(({ name }) => name).toSorted(),
    );
  }
});

test('every entry of every menu has its screen', () => {
  expect(modules.length).toBeGreaterThan(5);
  for (const module of modules)
    for (const item of menusOf(module))
      expect([module.key, item.route, routes.has(item.route)]).toEqual([module.key, item.route, true]);
});

test('every entry of the launcher, every command and every selected entry, too', () => {
  for (const module of modules) {
    if (module.launcher) expect(routes.has(module.launcher.route), module.key).toBe(true);
    for (const command of module.commands ?? []) {
      expect(routes.has(command.route), command.id).toBe(true);
      const { app, name, type } = command.right;
      expect(permissionsOf(app)[name]?.abilities, command.id).toContain(type);
    }
    for (const route of module.routes)
      if (route.menu)
        expect(
          module.menu.some((item) => item.route === route.menu),
          route.name,
        ).toBe(true);
  }
});

test('each word of the assistant leads to a screen, unless its module is still to come', () => {
  const built = Object.values(assistantLinks).filter(({ module }) =>
    manifests.some(({ key }) => key === module),
  );
  expect(built.length).toBeGreaterThan(10);
  for (const { module, route } of built)
    expect([module, route, routes.has(route as RouteName)]).toEqual([module, route, true]);
});

test('settings of modules are in Setup, and their paths in the manifests', () => {
  const stated = modules.flatMap(({ key, settings = [] }) =>
    settings.flatMap(({ screens }) => screens.map(({ name }) => [key, name])),
  );
  expect(stated.toSorted()).toEqual(
    manifests
      .flatMap(({ key, settings = {} }) => Object.keys(settings).map((name) => [key, name]))
      .toSorted(),
  );
  for (const [, name] of stated) expect(routes.get(name as RouteName)?.module.key, name).toBe('setup');
  const order = ['Company', 'CRM', 'Material Management', 'System'];
  const sections = [...new Set(moduleOf('setup').menu.map(({ section = '' }) => section))];
  expect(sections.filter((section) => order.includes(section))).toEqual(order);
  const tabs = new Map(moduleOf('setup').fixedTabs?.map(({ title, items }) => [title, items.length]));
  expect(['CRM', 'Material Management', 'Company'].map((title) => tabs.get(title))).toEqual([9, 2, 2]);
});

test('no two areas share a key, a preference or the letter that leads to them', () => {
  const apart = (values: (string | undefined)[]) => {
    const defined = values.filter((each) => each !== undefined);
    expect(new Set(defined).size).toBe(defined.length);
  };
  apart(modules.map(({ key }) => key));
  apart(modules.map(({ tabs }) => tabs && `${tabs.key} ${tabs.propType ?? ''}`));
  apart([...modules.map(({ goKey }) => goKey), 'h', 'g']);
});

/** What is documented and waits for the module that it belongs to. */
const later = ['setup-folder', 'inventory-setup', 'retail-inventory-setup', 'setup-manufacturing-work-hours'];

/** The documented order of the menus, and the labels that the documents give. */
const documented: Record<string, [route: string, label?: string][]> = {
  security: [
    ['security-dashboard'],
    ['security-roles', 'Access Level'],
    ['security-usergroup'],
    ['security-user'],
    ['security-recent-changes'],
  ],
  materials: [
    ['material-management', 'Material Management'],
    ['material', 'Material Brand'],
    ['assemblyNotes', 'Assembly Notes'],
    ['material-assemblies', 'Assemblies'],
    ['material-recent-changes', 'Recent Changes'],
  ],
  workdrive: [
    ['Drive-folder', 'All Files'],
    ['Drive-shared'],
    ['Drive-recent'],
    ['Drive-trash'],
    ['Drive-favorite'],
    ['drive-recent-changes'],
  ],
  estimation: [
    ['estimation-dashboard', 'Estimation Projects'],
    ['estimation-variable'],
    ['estimation-quote-template-list'],
    ['estimation-recent-changes', 'Recent Changes'],
  ],
  vendors: [
    ['vendors', 'Vendors'],
    ['vendor-recent-changes', 'Recent Changes'],
  ],
  tasks: [['task-dashboard'], ['my-todo']],
  setup: [
    ['setup-company'],
    ['setup-orgnization'],
    ['setup-designation'],
    ['setup-qualifier'],
    ['setup-license'],
    ['setup-form-list'],
    ['global-form'],
    ['setup-status-list'],
    ['setup-workflow'],
    ['setup-module-workflow'],
    ['setup-form-alignment'],
    ['setup-communication'],
    ['setup-territory'],
    ['setup-folder'],
    ['setup-estimation-folder'],
    ['inventory-setup'],
    ['retail-inventory-setup'],
    ['setup-manufacturing-work-hours'],
    ['plugin'],
    ['setup-logs'],
    ['setup-ids'],
  ],
};

test.each(Object.entries(documented))('the menu of %s is in documented order and words', (key, order) => {
  const module = moduleOf(key);
  expect(module, key).toBeDefined();
  const named = new Map<string, string | undefined>(order.map(([route, label]) => [route, label]));
  const shown = module.menu.filter(({ route }) => named.has(route));
  expect(shown.map(({ route }) => route)).toEqual(
    order.map(([route]) => route).filter((route) => !later.includes(route)),
  );
  for (const { route, label } of shown) {
    const expectedLabel = named.get(route);
    if (expectedLabel) expect(label).toBe(expectedLabel);
  }
});

/** The documented target of each entry of the launcher; those of other areas wait for their modules. */
const launcherRoutes: Record<string, string> = {
  crm: 'dashboard-crm',
  workdrive: 'Drive-folder',
  setup: 'setup-form-list',
  security: 'security-dashboard',
  estimation: 'estimation-dashboard',
  'retail-crm': 'crm-retail-account',
  'retail-vendor': 'retail-vendors',
  tasks: 'task-dashboard',
  vendors: 'vendors',
  materials: 'material-management',
};
test('the launcher opens the documented screens', () => {
  const opened = modules.flatMap(({ key, launcher }) => (launcher ? [[key, launcher.route]] : []));
  expect(Object.fromEntries(opened)).toMatchObject(launcherRoutes);
});

test('areas with tabs have the documented keys and slots, and close to their first screen', () => {
  const areas = modules.flatMap(({ key, tabs }) => (tabs ? [[key, tabs] as const] : []));
  expect(
    Object.fromEntries(areas.map(([key, { key: preference, area }]) => [key, [preference, area]])),
  ).toMatchObject({
    crm: ['crm', { reserve: 234, slot: 200 }],
    'retail-crm': ['retailCustomer', { reserve: 234, slot: 200 }],
    'retail-vendor': ['retailVendor', { reserve: 234, slot: 200 }],
    vendors: ['vendor', { reserve: 234, slot: 190 }],
    estimation: ['estimation', { reserve: 234, slot: 190 }],
    tasks: ['task', { reserve: 249, slot: 200 }],
  });
  for (const [key, { home }] of areas)
    expect([key, moduleOf(key).routes.some(({ name }) => addressOf(name) === home.href)]).toEqual([
      key,
      true,
    ]);
});

test('fixed tabs have the documented titles and slots', () => {
  const tabsOf = (key: string) =>
    (moduleOf(key).fixedTabs ?? []).map(({ title, area, items }) => [
      title,
      area.reserve,
      area.slot,
      items.map(({ label }) => label),
    ]);
  expect(tabsOf('materials')).toEqual([
    [
      'Material',
      249,
      200,
      ['Material Management', 'Material Brand', 'Assembly Notes', 'Assemblies', 'Recent Changes'],
    ],
  ]);
  expect(tabsOf('estimation')).toEqual([
    ['Calculator Configuration', 234, 190, ['Variable', 'Material Formula', 'Calculator', 'Group', 'Stamps']],
    [
      'Quote Configuration',
      234,
      190,
      ['Quote Template', 'Inclusion/Exclusion', 'Template Inclusion/Exclusion', 'Estimation Tags'],
    ],
  ]);
  // Vendors and tasks have one page of settings each, which is in the menu: a bar with one tab leads nowhere.
  // A further module may have settings of its own.
  expect(tabsOf('setup')).toEqual(
    expect.arrayContaining([
      [
        'CRM',
        249,
        180,
        [
          'Account',
          'Opportunity',
          'Lead',
          'Contact',
          'Communication',
          'Status',
          'Form groups',
          'Territory',
          'Workflow',
        ],
      ],
      ['Company', 249, 180, ['Company Setup', 'License & Payment']],
      ['Material Management', 249, 180, ['Material', 'Characteristics']],
    ]),
  );
});

test('headings of areas are those of the specification', () => {
  expect(
    ['estimation', 'vendors', 'materials'].map((key) => moduleOf(key).heading ?? moduleOf(key).title),
  ).toEqual(['Est.', 'Vendor Management', 'Material']);
});

test('a documented menu entry without a screen belongs to a missing module', () => {
  for (const route of later) expect(routes.has(route as RouteName), route).toBe(false);
});

test('the master dashboard’s menu leads to each area that the launcher has', () => {
  const inRegistryOrder = manifests.map(({ key }) => moduleOf(key));
  const areas = menuOf(moduleOf('home'), inRegistryOrder).filter(({ isArea }) => isArea);
  expect(areas.map(({ section, label }) => `${section}: ${label}`)).toEqual(
    expect.arrayContaining([
      'Work: CRM',
      'Work: Estimation',
      'Supply: Materials',
      'Supply: Vendors',
      'Work: Task',
      'Retail: Customers',
      'Retail: Retail vendors',
      'Work: Work Drive',
      'Company: Security',
      'Company: Setup',
    ]),
  );
  for (const { route } of areas) expect(routes.get(route)?.module.launcher, route).toBeDefined();
});

test('every role has guides, to screens without parameters that exist', async () => {
  const guides = (
    await Promise.all(modules.map(async ({ help }) => (help ? (await help()).guides : [])))
  ).flat();
  expect(new Set(guides.map(({ id }) => id)).size).toBe(guides.length);
  for (const role of Object.keys(helpRoles))
    expect([role, guides.some((guide) => guide.roles.some((each) => each === role))]).toEqual([role, true]);
  for (const { id, route, steps, notes = [] } of guides) {
    for (const name of [route, ...steps.flatMap((step) => step.route ?? [])])
      expect([id, name, routes.has(name), addressOf(name) !== undefined]).toEqual([id, name, true, true]);
    expect(steps.length, id).toBeGreaterThan(2);
    // Marks of labels come in pairs, and no label is missing.
    for (const text of [...steps.map((step) => step.text), ...notes])
      expect([text, text.split('**').length % 2, text.includes('undefined')]).toEqual([text, 1, false]);
  }
});
