import { defineModule, type MenuItem } from '@plumbline/app-kit';
import { SettingsIcon } from '@plumbline/ui/icons';
import { setupTabs } from './tabs.ts';
import { formMenu, formRoutes } from './forms/routes.ts';
import { setupMenu, setupRoutes } from './routes.ts';

const under = (section: string, items: readonly MenuItem[]): MenuItem[] =>
  items.map((item) => ({ ...item, section }));

export const setup = defineModule({
  key: 'setup',
  appId: 4,
  title: 'Setup',
  icon: SettingsIcon,
  goKey: 'u',
  launcher: {
    section: 'management',
    label: 'Setup',
    description: 'Forms and statuses',
    route: 'setup-form-list',
    area: { section: 'Company' },
  },
  menu: [
    ...under('Company', [
      setupMenu['setup-company'],
      setupMenu['setup-orgnization'],
      setupMenu['setup-designation'],
      setupMenu['setup-qualifier'],
      setupMenu['setup-license'],
    ]),
    ...under('CRM', [
      formMenu['setup-form-list'],
      formMenu['setup-fields'],
      formMenu['global-form'],
      formMenu['setup-formGroup'],
      setupMenu['setup-status-list'],
      setupMenu['setup-workflow'],
      setupMenu['setup-module-workflow'],
      formMenu['setup-form-alignment'],
      setupMenu['setup-communication'],
      setupMenu['setup-territory'],
      setupMenu['setup-estimation-folder'],
    ]),
    ...under('System', [
      setupMenu.plugin,
      setupMenu['setup-email'],
      setupMenu['setup-modules'],
      setupMenu['setup-logs'],
      setupMenu['setup-sign-in-security'],
      setupMenu['setup-security-events'],
      setupMenu['setup-ids'],
    ]),
  ],
  help: () => import('./guides.ts'),
  routes: [...formRoutes, ...setupRoutes],
  fixedTabs: setupTabs,
  settingsSections: { Company: 10, CRM: 20, System: 90 },
});
