import '../navigation/sample-paths.ts';
import type { IconType } from '@plumbline/ui/Icon';
import { expect, test } from 'vitest';
import type { AppModule, SettingsScreen } from './define-module.ts';
import { withSettings } from './module-settings.ts';

const icon = (() => null) as unknown as IconType;
const load = () => Promise.reject(new Error('not opened here'));
const screen = (name: SettingsScreen['name'], label: string): SettingsScreen => ({
  name,
  title: label,
  label,
  icon,
  right: { app: 5, name: 'vendor', type: 'v' },
  load,
});
const setup: AppModule = {
  key: 'setup',
  appId: 4,
  title: 'Setup',
  icon,
  settingsSections: { Company: 10, System: 90 },
  menu: [
    { route: 'setup-company', label: 'Company', icon, section: 'Company' },
    { route: 'setup-manager', label: 'Forms', icon, section: 'System' },
  ],
  routes: [{ name: 'setup-company', title: 'Company', load }],
  fixedTabs: [
    {
      title: 'Company',
      area: { reserve: 1, slot: 2 },
      items: [{ route: 'setup-company', label: 'Company', icon }],
    },
  ],
};
const vendors: AppModule = {
  key: 'vendors',
  appId: 5,
  title: 'Vendors',
  icon,
  menu: [],
  routes: [],
  settings: [{ title: 'Vendors', sequence: 40, screens: [screen('vendors', 'Trades')] }],
};
const projects: AppModule = {
  ...vendors,
  key: 'projects',
  appId: 9,
  settings: [
    { title: 'Projects', sequence: 20, screens: [screen('pm-dashboard', 'Phases')] },
    { title: 'Company', sequence: 99, screens: [screen('Warehouse', 'Sites')] },
  ],
};

test('settings are in the menu by the sequence of their section, after the section’s own entries', () => {
  const [host] = withSettings([setup, vendors, projects]);
  expect(host?.menu.map(({ section, label, appId }) => [section, label, appId])).toEqual([
    ['Company', 'Company', undefined],
    ['Company', 'Sites', 9],
    ['Projects', 'Phases', 9],
    ['Vendors', 'Trades', 5],
    ['System', 'Forms', undefined],
  ]);
});

test('settings are routes and tabs of the module that shows them', () => {
  const [host, ...others] = withSettings([setup, vendors, projects]);
  expect(host?.routes.map(({ name }) => name)).toEqual([
    'setup-company',
    'vendors',
    'pm-dashboard',
    'Warehouse',
  ]);
  expect(host?.fixedTabs?.map(({ title, items }) => [title, items.map(({ label }) => label)])).toEqual([
    ['Company', ['Company', 'Sites']],
    ['Vendors', ['Trades']],
    ['Projects', ['Phases']],
  ]);
  expect(host?.fixedTabs?.[0]?.area).toEqual({ reserve: 1, slot: 2 });
  expect(others).toEqual([vendors, projects]);
});

test('modules without settings are unchanged', () => {
  const modules = [setup];
  expect(withSettings(modules)).toBe(modules);
});
