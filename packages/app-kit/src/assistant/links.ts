import type { AssistantAnswer } from '@plumbline/api';
import { mayOpen, type Chart } from '../navigation/route-index.ts';
import { addressOf, routePaths, type RouteName } from '../navigation/routes.ts';

/** Where the words of an answer lead, as documented; beyond that, the areas that no document names. */
export const chatLinks: Readonly<Record<string, RouteName>> = {
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
  'retail-crm': 'crm-retail-account',
  'retail-vendor': 'retail-vendors',
  workdrive: 'Drive-folder',
  setup: 'setup-company',
  security: 'security-user',
  map: 'crm-map',
  dashboard: 'master-dashboard',
};
/** What an area is called where its word for links is not its name. */
const areaNames: Readonly<Record<string, string>> = {
  task: 'tasks',
  crm: 'CRM',
  'retail-crm': 'customers',
  'retail-vendor': 'vendors',
  workdrive: 'Work Drive',
  setup: 'Setup',
  map: 'the map',
  dashboard: 'the dashboard',
};

export interface AnswerLink {
  label: string;
  href: string;
}

const isRoute = (name: string): name is RouteName => Object.hasOwn(routePaths, name);

/** The links of an answer that are open to this person: the same rows in their list, and the module that they are in. */
export function linksOf(
  { list, module }: Pick<AssistantAnswer, 'list' | 'module'>,
  chart: Chart,
): AnswerLink[] {
  const links: AnswerLink[] = [];
  if (list && isRoute(list.route) && mayOpen(chart, list.route)) {
    const { search, filter, sort } = list;
    const href = addressOf(
      list.route,
      {},
      {
        ...(search ? { q: search } : {}), // Without a filter the list would begin with the one of its first view.
        filter: filter ?? '[]',
        ...(sort ? { sort } : {}),
      },
    );
    if (href) links.push({ label: 'Open as a list', href });
  }
  const area = chatLinks[module];
  if (area && mayOpen(chart, area) && area !== list?.route) {
    const href = addressOf(area);
    if (href) links.push({ label: `Go to ${areaNames[module] ?? module}`, href });
  }
  return links;
}

/** Whether an answer leads into a module that this person cannot open. */
export const leadsNowhere = (answer: AssistantAnswer, chart: Chart): boolean =>
  answer.type === 'text' && answer.text.startsWith('Open ') && linksOf(answer, chart).length === 0;
