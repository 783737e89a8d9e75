import type { AssistantAnswer } from '@plumbline/api';
import { mayOpen, type RouteIndex } from '../navigation/route-index.ts';
import { addressOf, isRouteName } from '../navigation/routes.ts';
import { assistantMessages } from './messages.ts';

/** Routes of the words in answers, as specified, with additions for areas that the specification does not name. */
export const chatLinks: Readonly<Record<string, string>> = {
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
/** Area names that differ from the word used in links. */
const areaNames: Readonly<Record<string, string>> = {
  task: 'tasks',
  crm: 'CRM',
  'retail-crm': 'customers',
  'retail-vendor': 'vendors',
  workdrive: assistantMessages.workDrive,
  setup: 'Setup',
  map: 'the map',
  dashboard: 'the dashboard',
};

export interface AnswerLink {
  label: string;
  href: string;
}

/** Builds the links of an answer that the user can open: the list with the same rows, and the module. */
export function linksOf(
  { list, module }: Pick<AssistantAnswer, 'list' | 'module'>,
  chart: RouteIndex,
): AnswerLink[] {
  const links: AnswerLink[] = [];
  if (list && isRouteName(list.route) && mayOpen(chart, list.route)) {
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
    if (href) links.push({ label: assistantMessages.openAsList, href });
  }
  const area = chatLinks[module];
  if (area && isRouteName(area) && mayOpen(chart, area) && area !== list?.route) {
    const href = addressOf(area);
    if (href) links.push({ label: `Go to ${areaNames[module] ?? module}`, href });
  }
  return links;
}

/** True when an answer refers to a module that the user cannot open. */
export const isUnavailableModule = (answer: AssistantAnswer, chart: RouteIndex): boolean =>
  answer.type === 'text' && answer.text.startsWith('Open ') && linksOf(answer, chart).length === 0;
