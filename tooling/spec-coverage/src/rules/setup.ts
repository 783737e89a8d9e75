import { checked, differs, gap, open, pending, review, type CoverageById } from '../coverage.ts';

/** Coverage of the rules of the areas setup, reports. */
export const setup: CoverageById = {
  'reports-001': gap(
    'Reports have no area of their own, so there is no page for a download; the file is downloaded from its notification.',
    'apps/server/src/modules/reports/exports.test.ts#exports a list in a job, notifies by code 5000 and lets the requester download it',
  ),
  'reports-002': checked(
    'packages/app-kit/src/notifications/notification-feed.test.ts#throws the last error after the maximum number of tries',
  ),
  'reports-003': pending('projects', 'reports by project'),
  'reports-004': pending('projects', 'reports by the status of tasks'),
  'reports-005': checked(
    'apps/server/src/modules/reports/exports.test.ts#exports a saved report with its settings',
  ),
  'reports-006': differs(
    'The general message has its other spelling.',
    'packages/app-kit/src/data/error-message.test.ts#errorText returns the fallback when %s',
  ),
  'reports-007': pending('projects', 'reports of tasks'),
  'setup-001': checked(
    'packages/app-kit/src/navigation/route-index.test.ts#shows entries of an app only when it is purchased',
  ),
  'setup-002': checked(
    'packages/app-kit/src/navigation/route-index.test.ts#shows the license in mode %s: %s',
  ),
  'setup-003': differs(
    'Settings of tasks and vendors have one page each, which is in the menu and in no bar of tabs.',
    'apps/suite/src/menus.alone.test.ts#fixed tabs have the documented titles and slots',
    'apps/suite/src/menus.alone.test.ts#settings of modules are in Setup, and their paths in the manifests',
  ),
  'setup-004': checked('e2e/specification.spec.ts#forms of Setup open from their documented URLs'),
  'setup-005': checked(
    'apps/server/src/modules/setup/statuses.test.ts#are reordered as a whole',
    'apps/server/src/modules/setup/statuses.test.ts#are listed with record counts',
  ),
  'setup-006': pending(
    'inventory',
    'shipping instructions and stock types',
    'apps/suite/src/menus.alone.test.ts#the menu of %s is in documented order and words',
  ),
  'setup-007': differs(
    'Settings of tasks and vendors have one page each, which is in the menu and in no bar of tabs.',
    'apps/suite/src/menus.alone.test.ts#fixed tabs have the documented titles and slots',
  ),
  'setup-008': differs(
    'Settings of tasks and vendors have one page each, which is in the menu and in no bar of tabs.',
    'apps/suite/src/menus.alone.test.ts#fixed tabs have the documented titles and slots',
  ),
  'setup-009': review(
    'Tabs are links to the address of their page, which the documents give; the parameter is part of it.',
  ),
  'setup-010': review(
    'Rows of every list have the field `uuid` by the mixin `Stamp` of the contract, without which it does not compile.',
  ),
  'setup-011': checked(
    'packages/api/src/documented-values.test.ts#members of a territory view, edit or have full access',
    'apps/server/src/modules/setup/setup.test.ts#limits what its members can do with its accounts and nobody else',
  ),
  'setup-012': checked(
    'packages/api/src/documented-values.test.ts#of the QuickBooks plugin',
    'apps/server/src/modules/setup/setup.test.ts#store their secret sealed and never return it',
  ),
  'setup-013': checked('packages/api/src/documented-values.test.ts#of the Salesforce plugin'),
  'setup-014': checked('apps/server/src/modules/setup/setup.test.ts#requires the content of its channels'),
  'setup-015': open,
  'setup-016': checked('packages/api/src/documented-values.test.ts#of %s'),
  'setup-017': checked(
    'packages/api/src/documented-values.test.ts#of %s',
    'apps/server/src/modules/setup/folders.test.ts#require name and description',
  ),
  'setup-018': checked(
    'packages/api/src/documented-values.test.ts#of the QuickBooks plugin',
    'packages/api/src/documented-values.test.ts#of the Salesforce plugin',
  ),
  'setup-019': checked(
    'packages/api/src/documented-values.test.ts#of %s',
    'apps/server/src/modules/materials/units.test.ts#%j is rejected at %s',
  ),
  'setup-020': checked('packages/api/src/documented-values.test.ts#of %s'),
  'setup-021': differs(
    'Territories can be deleted, too, while they have no accounts, and rows of both lists be selected.',
    'apps/server/src/modules/setup/setup.test.ts#renames itself in its accounts and cannot be deleted while it has some',
    'apps/server/src/modules/setup/statuses.test.ts#in use cannot be deleted',
  ),
  'setup-022': checked(
    'apps/server/src/modules/setup/forms.test.ts#is listed with its groups under the specified key',
  ),
  'setup-023': open,
};
