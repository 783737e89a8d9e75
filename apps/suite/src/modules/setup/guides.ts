import { labelText as label, type HelpGuide } from '@plumbline/app-kit/module/help-guide';
import { securityMessages } from './security/messages.ts';
import { statusMessages } from './status/messages.ts';
import { workflowMessages } from './workflow/messages.ts';

/** Guides to Setup. */
export const guides: readonly HelpGuide[] = [
  {
    id: 'statuses-and-workflows',
    title: 'Define statuses and workflows',
    summary: 'Decide which statuses your records have and which changes are allowed.',
    roles: ['administrator'],
    keywords: ['stage', 'transition', 'pipeline'],
    route: 'setup-status-list',
    steps: [
      {
        text: `Open the statuses of a module, and add one with ${label(statusMessages.newStatus)}. Drag to reorder.`,
        route: 'setup-status-list',
      },
      {
        text: `Create a workflow with ${label(workflowMessages.newWorkflow)} and check the ${label(workflowMessages.allowedTransitions)}.`,
        route: 'setup-workflow',
      },
      {
        text: 'Choose the workflow for a module. It applies in lists, boards and imports alike.',
        route: 'setup-module-workflow',
      },
    ],
  },
  {
    id: 'custom-fields',
    title: 'Add your own fields',
    summary: 'Extend the forms of accounts, opportunities, tasks and other records.',
    roles: ['administrator'],
    keywords: ['form', 'custom field', 'layout'],
    route: 'setup-form-list',
    steps: [
      { text: 'Open the form that you want to extend.', route: 'setup-form-list' },
      { text: 'Add fields, drag them into place, and mark those that are required.' },
      { text: 'Save. The fields appear in forms, lists, filters, imports and exports.' },
    ],
  },
  {
    id: 'sign-in-rules',
    title: 'Protect sign-in',
    summary: 'Require two-factor authentication and see sign-ins, lock-outs and refused actions.',
    roles: ['administrator'],
    keywords: ['2fa', 'mfa', 'security', 'audit', 'password'],
    route: 'setup-sign-in-security',
    steps: [
      {
        text: `Turn on ${label(securityMessages.requireTwoFactor)}. Users set it up at their next sign-in.`,
        route: 'setup-sign-in-security',
      },
      {
        text: `Look through ${label(securityMessages.securityEvents)} for what you did not expect.`,
        route: 'setup-security-events',
      },
      { text: 'Changes to all records are in the log.', route: 'setup-logs' },
    ],
  },
];
