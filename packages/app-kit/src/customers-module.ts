import type { IconType } from '@plumbline/ui/Icon';
import { Building2Icon, LayoutDashboardIcon } from '@plumbline/ui/icons';
import { defineModule, type AppModule, type ModuleRoute } from './module.ts';

type Page = Pick<ModuleRoute, 'name' | 'load'>;

/** An app about customers: a dashboard of theirs and their list, for the provider's staff or for a partner. */
export const customersModule = ({
  key,
  title,
  icon,
  home,
  dashboard,
  customers,
}: {
  key: string;
  title: string;
  icon: IconType;
  /** The app's own address. */
  home: ModuleRoute['name'];
  dashboard: Page;
  customers: Page;
}): AppModule =>
  defineModule({
    key,
    title,
    icon,
    menu: [
      { route: dashboard.name, label: 'Dashboard', icon: LayoutDashboardIcon },
      { route: customers.name, label: 'Customers', icon: Building2Icon },
    ],
    routes: [
      { name: home, title, layout: 'blank', load: () => import('./customers/Home.tsx') },
      { ...dashboard, title: 'Dashboard', tone: 'canvas' },
      { ...customers, title: 'Customers' },
    ],
  });
