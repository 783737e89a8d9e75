import type { IconType } from '@plumbline/ui/Icon';
import { expect, test } from 'vitest';
import type { AppManifest } from '../module/define-manifest.ts';
import type { AppModule } from '../module/define-module.ts';
import { createModuleStore } from './module-store.ts';

const icon = (() => null) as unknown as IconType;
const moduleOf = (key: string, more: Partial<AppModule> = {}): AppModule => ({
  key,
  title: key,
  icon,
  menu: [],
  routes: [],
  ...more,
});
const manifests: readonly AppManifest[] = [
  { key: 'crm', paths: { a: '/crm' }, load: async () => moduleOf('crm') },
  {
    key: 'vendors',
    paths: { b: '/vendors' },
    settings: { c: '/setup/trades' },
    load: async () => moduleOf('vendors', { settings: [] }),
  },
  {
    key: 'setup',
    paths: { d: '/setup/company' },
    showsSettings: true,
    load: async () => moduleOf('setup', { settingsSections: {} }),
  },
];
const loadedFor = async (pathname: string) => {
  const store = createModuleStore([], manifests);
  await store.loadFor(pathname);
  return { keys: store.loaded().map(({ key }) => key), pending: store.pending().map(({ path }) => path) };
};

test('an address loads its module only', async () => {
  expect((await loadedFor('/crm')).keys).toEqual(['crm']);
  const { keys, pending } = await loadedFor('/vendors');
  expect(keys).toEqual(['vendors']);
  expect(pending).toEqual([
    '/crm',
    '/crm/contact/:uuid/view',
    '/setup/trades',
    '/setup/company',
    '/setup/license-payment',
    '/configure-module',
    '/setup/subscription',
  ]);
});

test.each(['/setup/company', '/setup/trades'])(
  '%s loads Setup with the modules that add to it',
  async (path) => {
    const { keys, pending } = await loadedFor(path);
    expect(keys).toEqual(['vendors', 'setup']);
    // The contract states the second as a shared route of CRM.
    expect(pending).toEqual(['/crm', '/crm/contact/:uuid/view']);
  },
);

test('pending places load what they need', async () => {
  const store = createModuleStore([], manifests);
  await store
    .pending()
    .find(({ path }) => path === '/setup/trades')
    ?.load();
  expect(store.loaded().map(({ key }) => key)).toEqual(['vendors', 'setup']);
});
