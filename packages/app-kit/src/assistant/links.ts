import type { AssistantAnswer } from '@plumbline/api';
import { assistantLinks } from '@plumbline/api/app-routes';
import { mayOpen, type RouteIndex } from '../navigation/route-index.ts';
import { addressOf, isRouteName } from '../navigation/routes.ts';
import { assistantMessages } from './messages.ts';

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
  const { route: area, label = module } = assistantLinks[module] ?? {};
  if (area && isRouteName(area) && mayOpen(chart, area) && area !== list?.route) {
    const href = addressOf(area);
    if (href) links.push({ label: `Go to ${label}`, href });
  }
  return links;
}

/** True when an answer refers to a module that the user cannot open. */
export const isUnavailableModule = (answer: AssistantAnswer, chart: RouteIndex): boolean =>
  answer.opens === true && linksOf(answer, chart).length === 0;
