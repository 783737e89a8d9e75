import type { RouteName } from '../navigation/routes.ts';

/** Roles that guides are written for, in the order of the filter. */
export const helpRoles = {
  sales: 'Sales',
  estimator: 'Estimator',
  manager: 'Project manager',
  superintendent: 'Superintendent',
  storekeeper: 'Purchasing and store',
  bookkeeper: 'Bookkeeper',
  administrator: 'Administrator',
} as const;
export type HelpRole = keyof typeof helpRoles;

/** Step of a guide. */
export interface HelpStep {
  /** One or two sentences. Labels of the screen are set with `labelText`. */
  text: string;
  /** Screen without parameters on which the step takes place. Users who cannot open it see the step without the link. */
  route?: RouteName;
}

/** Instructions for one job, stated by the module whose screens it takes place on. */
export interface HelpGuide {
  /** Unique among all modules; part of the address. */
  id: string;
  /** The job as a verb phrase: “Measure a plan”. */
  title: string;
  /** Purpose of the job, in one sentence. */
  summary: string;
  roles: readonly HelpRole[];
  /** Additional search terms. */
  keywords?: readonly string[];
  /** Screen that the job needs. Users who cannot open it do not see the guide. */
  route: RouteName;
  steps: readonly HelpStep[];
  /** Limits and hints that are not steps. */
  notes?: readonly string[];
}

/** A label of the screen within a text of a guide, shown in bold. */
export const labelText = (label: string): string => `**${label.replace(/…$/, '')}**`;

/** Splits a text of a guide into plain and bold parts. */
export const textParts = (text: string): { text: string; isLabel: boolean }[] =>
  text
    .split('**')
    .map((part, at) => ({ text: part, isLabel: at % 2 === 1 }))
    .filter((part) => part.text !== '');
