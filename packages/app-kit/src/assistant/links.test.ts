import '../navigation/sample-paths.ts';
import { assistantLinks } from '@plumbline/api/app-routes';
import type { SessionInfo } from '@plumbline/permissions';
import type { IconType } from '@plumbline/ui/Icon';
import { describe, expect, test } from 'vitest';
import type { AppModule } from '../module/define-module.ts';
import { buildRouteIndex } from '../navigation/route-index.ts';
import { isUnavailableModule, linksOf } from './links.ts';

const neverLoad = () => Promise.reject(new Error('not opened here'));
const crm: AppModule = {
  key: 'crm',
  appId: 1,
  title: 'CRM',
  icon: (() => null) as unknown as IconType,
  menu: [],
  routes: [
    { name: 'crm-lead', title: 'Leads', right: { app: 1, name: 'lead', type: 'v' }, load: neverLoad },
    { name: 'dashboard-crm', title: 'CRM', load: neverLoad },
  ],
};
const chart = (rights: SessionInfo['permissions'][string]) =>
  buildRouteIndex([crm], {
    info: { type: 'Company', is_partner: false, is_provider: false, a: 0, permissions: { '1': rights } },
    purchased: [1],
    mode: 'online',
    addOns: [],
  });
const open = chart({ lead: { v: 1 } });

test('words of answers open the specified routes', () => {
  const routes = Object.fromEntries(Object.entries(assistantLinks).map(([word, { route }]) => [word, route]));
  expect(routes).toMatchObject({
    estimations: 'estimation-dashboard',
    vendors: 'vendors',
    materials: 'material-management',
    task: 'task-dashboard',
    inventory: 'Warehouse',
    inventories: 'Warehouse',
    warehouses: 'Warehouse',
    accounts: 'crm-account',
    projects: 'pm-dashboard',
    manufacturing: 'goals-dashboard',
    crm: 'dashboard-crm',
    opportunities: 'crm-opportunity',
    leads: 'crm-lead',
    contacts: 'crm-contact',
  });
});

describe('linksOf', () => {
  const filter = '[{"field":"state","op":"in","value":["TX"]}]';
  test('opens the list with the same search, filter and sort order', () => {
    const [list, ...others] = linksOf(
      { module: 'leads', list: { route: 'crm-lead', search: 'a & b', filter, sort: '-amount' } },
      open,
    );
    const url = new URL(list?.href ?? '', 'http://here');
    expect(url.pathname).toBe('/crm/lead');
    expect(Object.fromEntries(url.searchParams)).toEqual({ q: 'a & b', filter, sort: '-amount' });
    expect(others).toEqual([]);
    const [all] = linksOf({ module: 'leads', list: { route: 'crm-lead' } }, open);
    expect(all?.href).toBe(`/crm/lead?filter=${encodeURIComponent('[]')}`);
  });
  test('links to the area of a word only when the user has access', () => {
    expect(linksOf({ module: 'crm' }, open)).toEqual([{ label: 'Go to CRM', href: '/crm/dashboard' }]);
    const closed = chart({});
    expect(linksOf({ module: 'leads', list: { route: 'crm-lead' } }, closed)).toEqual([]);
    expect(linksOf({ module: 'inventory' }, open)).toEqual([]);
    expect(linksOf({ module: 'leads', list: { route: 'no-such-route' } }, closed)).toEqual([]);
    const answer = {
      session_id: '1',
      type: 'text',
      data: 'Open leads.',
      text: 'Open leads.',
      module: 'leads',
      opens: true,
      took: 1,
    } as const;
    expect(isUnavailableModule(answer, closed)).toBe(true);
    expect(isUnavailableModule(answer, open)).toBe(false);
    expect(isUnavailableModule({ ...answer, opens: undefined, text: 'Open leads: 3.' }, closed)).toBe(false);
  });
});
