import './sample-paths.ts';
import { abilities, permissionMap, type Right, type SessionInfo } from '@plumbline/permissions';
import type { IconType } from '@plumbline/ui/Icon';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AppModule, MenuItem, ModuleRoute } from '../module/define-module.ts';
import {
  addOnState,
  areaAddress,
  buildRouteIndex,
  commandsOf,
  findScreens,
  fixedSection,
  fixedTabsOf,
  launcherEntries,
  mayOpen,
  navSections,
  screensOf,
  shownItems,
  taskLauncherEntries,
  type Viewer,
} from './route-index.ts';
import type { RouteName } from './routes.ts';

const icon = (() => null) as unknown as IconType;
const load = async () => ({ default: () => null });
const route = (name: RouteName, more: Partial<ModuleRoute> = {}): ModuleRoute => ({
  name,
  title: name,
  load,
  ...more,
});
const item = (name: RouteName, label: string, more: Partial<MenuItem> = {}): MenuItem => ({
  route: name,
  label,
  icon,
  ...more,
});
const view = (app: number, name: string): Right => ({ app, name, type: 'v' });

const crm: AppModule = {
  key: 'crm',
  appId: 1,
  title: 'CRM',
  icon,
  launcher: { section: 'applications', label: 'CRM', description: '', route: 'dashboard-crm' },
  menu: [item('crm-account', 'Accounts'), item('crm-lead', 'Leads'), item('crm-contact', 'Contacts')],
  routes: [
    route('crm-account', { right: view(1, 'account') }),
    route('crm-contact', { right: view(1, 'contact') }),
  ],
  commands: [
    {
      id: 'new',
      label: 'New account',
      icon,
      right: { app: 1, name: 'account', type: 'a' },
      route: 'crm-account',
      query: { new: '' },
    },
  ],
};
const projects: AppModule = {
  key: 'projects',
  appId: 9,
  title: 'Project',
  icon,
  launcher: { section: 'applications', label: 'Project', description: '', route: 'pm-dashboard' },
  menu: [
    item('pm-dashboard', 'Dashboard'),
    item('punchlist', 'Punch list', { context: 'project' }),
    item('submittal', 'Submittals', { context: 'project', right: view(9, 'submittal') }),
  ],
  routes: [route('pm-dashboard'), route('punchlist'), route('submittal')],
};
const setup: AppModule = {
  key: 'setup',
  appId: 4,
  title: 'Setup',
  icon,
  launcher: { section: 'management', label: 'Setup', description: '', route: 'setup-company' },
  menu: [
    item('setup-company', 'Company'),
    item('setup-license', 'License & Payment', { hiddenWhenOffline: true }),
    item('setup-manufacturing-work-hours', 'Work hours', { appId: 16 }),
    item('setup-manager', 'Account', { parameters: { id: 'account' } }),
  ],
  fixedTabs: [
    {
      title: 'CRM',
      area: { reserve: 249, slot: 180 },
      items: [
        item('setup-manager', 'Account', { parameters: { id: 'account' } }),
        item('setup-manager', 'Contact', { parameters: { id: 'contact' } }),
      ],
    },
    {
      title: 'Company',
      area: { reserve: 249, slot: 180 },
      items: [
        item('setup-company', 'Company Setup'),
        item('setup-license', 'License & Payment', { hiddenWhenOffline: true }),
      ],
    },
  ],
  routes: ['setup-company', 'setup-license', 'setup-manufacturing-work-hours', 'setup-manager'].map((name) =>
    route(name as RouteName),
  ),
};
const manufacturing: AppModule = {
  key: 'manufacturing',
  appId: 16,
  addOn: 'manufacturing',
  title: 'Manufacturing',
  icon,
  launcher: {
    section: 'applications',
    label: 'Manufacturing',
    description: '',
    route: 'work-center-overview',
  },
  menu: [item('work-center-overview', 'Overview')],
  routes: [route('work-center-overview')],
};
const home: AppModule = {
  key: 'home',
  title: 'Home',
  icon,
  menu: [item('master-dashboard', 'Master dashboard'), item('crm-account', 'CRM', { isArea: true })],
  routes: [route('master-dashboard')],
};
const modules = [home, crm, projects, setup];

const person = (a: 0 | 1, rights: readonly Right[] = []): SessionInfo => ({
  type: 'Company',
  is_partner: false,
  is_provider: false,
  a,
  permissions: permissionMap(rights),
});
const viewer = (more: Partial<Viewer> = {}): Viewer => ({
  info: person(1),
  purchased: [1, 4, 9, 16],
  mode: 'online',
  addOns: [],
  ...more,
});
const labels = (chart: ReturnType<typeof buildRouteIndex>, menu: readonly MenuItem[]) =>
  shownItems(chart, menu).map((each) => each.item.label);

describe('menu', () => {
  test('omits entries without a screen', () => {
    expect(labels(buildRouteIndex(modules, viewer()), crm.menu)).toEqual(['Accounts', 'Contacts']);
  });
  test('shows entries by the user’s rights', () => {
    const info = person(0, [view(1, 'contact')]);
    expect(labels(buildRouteIndex(modules, viewer({ info })), crm.menu)).toEqual(['Contacts']);
    expect(labels(buildRouteIndex(modules, viewer({ purchased: [4] })), crm.menu)).toEqual([]);
  });
  test('shows entries of an app only when it is purchased', () => {
    expect(labels(buildRouteIndex(modules, viewer()), setup.menu)).toContain('Work hours');
    expect(labels(buildRouteIndex(modules, viewer({ purchased: [4] })), setup.menu)).not.toContain(
      'Work hours',
    );
  });
  test.each([
    ['online', true],
    ['offline', false],
    [undefined, false],
  ] as const)('shows the license in mode %s: %s', (mode, isShown) => {
    expect(labels(buildRouteIndex(modules, viewer({ mode })), setup.menu).includes('License & Payment')).toBe(
      isShown,
    );
  });
  test('shows project entries only inside a project', () => {
    expect(labels(buildRouteIndex(modules, viewer()), projects.menu)).toEqual(['Dashboard']);
    const inside = buildRouteIndex(modules, viewer(), { projectNumber: '25-088', projectId: 'p1' });
    expect(shownItems(inside, projects.menu).map(({ href }) => href)).toEqual([
      '/project/dashboard',
      '/project/25-088/p1/punchlist',
      '/project/25-088/p1/submittal',
    ]);
    const half = buildRouteIndex(modules, viewer(), { projectNumber: '25-088' });
    expect(labels(half, projects.menu)).toEqual(['Dashboard']);
  });
  test('links to the first accessible screen of an area, or omits the area', () => {
    const lead = (info: SessionInfo) =>
      shownItems(buildRouteIndex(modules, viewer({ info })), home.menu).map(({ href }) => href);
    expect(lead(person(1))).toEqual(['/setup/master-dashboard', '/crm/account']);
    expect(lead(person(0, [view(1, 'contact')]))).toEqual(['/setup/master-dashboard', '/crm/contact']);
    expect(lead(person(0))).toEqual(['/setup/master-dashboard']);
  });
  test('selects the entry of the current screen in its section', () => {
    const chart = buildRouteIndex(modules, viewer());
    const [section] = navSections(chart, crm.menu, route('account-view', { menu: 'crm-account' }));
    expect(section?.items.map(({ label, isCurrent }) => [label, isCurrent])).toEqual([
      ['Accounts', true],
      ['Contacts', false],
    ]);
  });
  test('never links to a route that the guard denies', () => {
    const names = ['account', 'contact', 'submittal'];
    const right = fc.record({
      app: fc.constantFrom(1, 4, 9, 16),
      name: fc.constantFrom(...names),
      type: fc.constantFrom(...abilities),
    });
    fc.assert(
      fc.property(
        fc.array(right),
        fc.subarray([1, 4, 9, 16]),
        fc.constantFrom('online' as const, 'offline' as const, undefined),
        fc.constantFrom<0 | 1>(0, 1),
        (rights, purchased, mode, a) => {
          const chart = buildRouteIndex(modules, viewer({ info: person(a, rights), purchased, mode }), {
            projectNumber: '1',
            projectId: '2',
          });
          for (const module of modules)
            for (const shown of shownItems(chart, module.menu)) {
              if (!shown.item.isArea) expect(mayOpen(chart, shown.item.route)).toBe(true);
              expect(shown.href).not.toMatch(/:|undefined/);
            }
          for (const { module, href } of launcherEntries(chart)) {
            expect(purchased).toContain(module.appId);
            expect(
              screensOf(chart).some((each) => each.href === href) || href === '/setup/company-setup',
            ).toBe(true);
          }
        },
      ),
    );
  });
});

describe('launcher', () => {
  test('lists purchased apps that the user can open', () => {
    const names = (more: Partial<Viewer>) =>
      launcherEntries(buildRouteIndex(modules, viewer(more))).map(({ launcher }) => launcher.label);
    expect(names({})).toEqual(['CRM', 'Project', 'Setup']);
    expect(names({ purchased: [4] })).toEqual(['Setup']);
    expect(names({ info: person(0, [view(1, 'contact')]) })).toEqual(['CRM']);
  });
  test('opens the first existing screen when the specified one is missing', () => {
    expect(areaAddress(buildRouteIndex(modules, viewer()), crm, 'dashboard-crm')).toBe('/crm/account');
  });
  test('lists the tasks of the specified modules once their screen exists', () => {
    expect(taskLauncherEntries(buildRouteIndex(modules, viewer()))).toEqual([]);
    const tasks: AppModule = { key: 'tasks', title: 'Task', icon, menu: [], routes: [route('task-modules')] };
    expect(
      taskLauncherEntries(buildRouteIndex([...modules, tasks], viewer())).map(({ href }) => href),
    ).toEqual(['/task-management/modules/crm', '/task-management/modules/setup']);
  });
});

describe('add-on', () => {
  const state = (more: Partial<Viewer>, all = modules) =>
    addOnState(buildRouteIndex(all, viewer(more)), 'manufacturing', 'work-center-overview');
  test('is for sale to administrators of companies with an online subscription', () => {
    expect(state({})).toBe('for-sale');
    expect(state({ mode: 'offline' })).toBe('none');
    expect(state({ mode: undefined })).toBe('none');
    expect(state({ info: person(0) })).toBe('none');
    expect(state({ info: { ...person(1), is_partner: true } })).toBe('none');
  });
  test('is awaited after purchase until it has screens, and then is a regular app', () => {
    expect(state({ addOns: ['manufacturing'] })).toBe('awaited');
    const all = [...modules, manufacturing];
    expect(state({ addOns: ['manufacturing'] }, all)).toBe('none');
    const names = (addOns: Viewer['addOns']) =>
      launcherEntries(buildRouteIndex(all, viewer({ addOns }))).map(({ launcher }) => launcher.label);
    expect(names(['manufacturing'])).toContain('Manufacturing');
    expect(names([])).not.toContain('Manufacturing');
    expect(mayOpen(buildRouteIndex(all, viewer()), 'work-center-overview')).toBe(false);
  });
});

describe('fixed tabs', () => {
  const at = (name: RouteName, more: Partial<Viewer> = {}) =>
    fixedTabsOf(buildRouteIndex(modules, viewer(more)), { route: route(name), module: setup });
  test('are those of the group of the current screen', () => {
    expect(at('setup-license')?.items.map(({ href }) => href)).toEqual([
      '/setup/company-setup',
      '/setup/license-payment',
    ]);
    expect(at('setup-manager')?.items.map(({ href }) => href)).toEqual([
      '/setup-manager/account',
      '/setup-manager/contact',
    ]);
    expect(at('setup-manufacturing-work-hours')).toBeUndefined();
    // A single tab is not shown.
    expect(at('setup-company', { mode: 'offline' })).toBeUndefined();
  });
  test('are a navigation section with the tab of the screen or its parent selected', () => {
    const group = at('setup-manager');
    if (!group) throw new Error('there are no tabs');
    const current = (name: RouteName, more: Partial<ModuleRoute>, pathname: string) =>
      fixedSection(group, route(name, more), pathname)
        .items.filter(({ isCurrent }) => isCurrent)
        .map(({ href }) => href);
    expect(current('setup-manager', {}, '/setup-manager/contact')).toEqual(['/setup-manager/contact']);
    const [first] = group.items;
    if (!first) throw new Error('there is no tab');
    expect(current('setup-license', { tab: first.item.route }, '/elsewhere')).toEqual([first.href]);
    expect(current('setup-license', {}, '/elsewhere')).toEqual([]);
  });
});

describe('search and commands', () => {
  test('finds every screen once by name or area', () => {
    const screens = screensOf(buildRouteIndex(modules, viewer()));
    expect(new Set(screens.map(({ href }) => href)).size).toBe(screens.length);
    const found = (search: string) => findScreens(screens, search).map(({ label }) => label);
    expect(found('con')).toEqual(['Contacts', 'Contact']);
    expect(screens.find(({ label }) => label === 'Contact')?.area).toBe('Setup · CRM');
    expect(found('pay')).toEqual(['License & Payment']);
    expect(found('crm')).toEqual(['Accounts', 'Contacts', 'Contact']);
    expect(found('a')).toEqual([]);
    expect(found('dashboard')[0]).toBe('Dashboard');
  });
  test('offers a command only with its right and screen', () => {
    const ids = (info: SessionInfo) =>
      commandsOf(buildRouteIndex(modules, viewer({ info }))).map(({ href }) => href);
    expect(ids(person(1))).toEqual(['/crm/account?new=']);
    expect(ids(person(0, [view(1, 'account')]))).toEqual([]);
    expect(ids(person(0, [{ app: 1, name: 'account', type: 'a' }]))).toEqual([]);
  });
});
