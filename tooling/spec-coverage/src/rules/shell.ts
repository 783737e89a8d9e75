import { checked, differs, gap, open, pending, review, type CoverageById } from '../coverage.ts';

/** Coverage of the rules of the areas shell. */
export const shell: CoverageById = {
  'shell-001': checked(
    'e2e/portals.spec.ts#approves a partner request in the admin console and signs the partner in',
    'e2e/retail.spec.ts#opens customers from the point of sale and adds one with a duplicate warning',
  ),
  'shell-002': pending(
    [
      'projects',
      'field',
      'inventory',
      'manufacturing',
      'goals',
      'accounting',
      'forms',
      'email',
      'support',
      'point-of-sale',
      'retail-inventory',
    ],
    undefined,
    'apps/suite/src/menus.alone.test.ts#every entry of every menu has its screen',
  ),
  'shell-003': checked(
    'packages/app-kit/src/navigation/route-index.test.ts#lists purchased apps that the user can open',
    'packages/permissions/src/permissions.test.ts#requires the purchased app and the right',
  ),
  'shell-004': pending(
    'support',
    undefined,
    'e2e/specification.spec.ts#the user menu leads to the profile, the sign-up for modules and out',
  ),
  'shell-005': checked(
    'e2e/specification.spec.ts#the user menu leads to the profile, the sign-up for modules and out',
  ),
  'shell-006': checked(
    'apps/suite/src/menus.alone.test.ts#a manifest names the paths of all routes of its module, and of no other',
  ),
  'shell-007': review(
    'Layouts are frames of an app and no names that routes carry; the pictures of `AppFrame` and `AuthLayout` show them.',
  ),
  'shell-008': gap('The navigation is vertical; users can narrow it, but not choose a horizontal one.'),
  'shell-009': checked('packages/ui/src/patterns/AppFrame/AppFrame.stories.tsx#Phone'),
  'shell-010': checked('e2e/specification.spec.ts#public pages lead to sign-in and to the plans'),
  'shell-011': checked(
    'packages/ui/src/components/Feedback/ProgressBar.stories.tsx#PageLoading',
    'e2e/offline.spec.ts#loads a new screen and the rows of a new query automatically: ${}',
  ),
  'shell-012': checked('e2e/session.spec.ts#redirects each user type by the route flow'),
  'shell-013': checked('e2e/session.spec.ts#redirects each user type by the route flow'),
  'shell-014': checked(
    'e2e/notifications.spec.ts#lists ten notifications in the bell, links them and marks them read in the bell and the profile',
  ),
  'shell-015': checked(
    'e2e/public-links.spec.ts#shares a quote by a link with a password and revokes the link',
    'e2e/portals.spec.ts#approves a partner request in the admin console and signs the partner in',
    'apps/suite/src/modules/public/calculate.test.ts#computes concrete in cubic yards, with waste',
  ),
  'shell-016': checked(
    'e2e/public-links.spec.ts#redirects to the maintenance page and back when maintenance is over',
  ),
  'shell-017': open,
  'shell-018': checked(
    'e2e/navigation.spec.ts#supports search and arrow keys in the launcher',
    'packages/ui/src/tokens/sizes.test.ts#are those of the specification',
  ),
  'shell-019': checked(
    'e2e/navigation.spec.ts#lists purchased apps the user can open and links to their first accessible screen',
    'packages/app-kit/src/navigation/route-index.test.ts#lists purchased apps that the user can open',
  ),
  'shell-020': gap(
    'Reports, dashboards and the map have no entries of their own in the launcher; other missing entries wait for their modules.',
    'apps/suite/src/menus.alone.test.ts#the launcher opens the documented screens',
  ),
  'shell-021': checked(
    'packages/app-kit/src/navigation/route-index.test.ts#lists the tasks of the specified modules once their screen exists',
    'e2e/navigation.spec.ts#supports search and arrow keys in the launcher',
  ),
  'shell-022': checked(
    'packages/ui/src/tokens/sizes.test.ts#are those of the specification',
    'packages/ui/src/patterns/AppFrame/AppFrame.stories.tsx#Mini',
  ),
  'shell-023': checked(
    'packages/ui/src/patterns/AppFrame/AppFrame.stories.tsx#NavigationByKeyboard',
    'packages/ui/src/patterns/AppFrame/NavDrawer.stories.tsx#ByKeyboard',
  ),
  'shell-024': checked(
    'e2e/navigation.spec.ts#searches screens and records with at most five results per group',
  ),
  'shell-025': checked('apps/suite/src/menus.alone.test.ts#the menu of %s is in documented order and words'),
  'shell-026': checked(
    'apps/suite/src/menus.alone.test.ts#a manifest names the paths of all routes of its module, and of no other',
  ),
  'shell-027': gap(
    'Reports and dashboards are parts of their areas and have no tab bars of their own.',
    'apps/suite/src/menus.alone.test.ts#areas with tabs have the documented keys and slots, and close to their first screen',
  ),
  'shell-028': checked(
    'e2e/navigation.spec.ts#shows the specified number of tabs, the others under More, and keeps a picked tab visible',
  ),
  'shell-029': checked(
    'e2e/navigation.spec.ts#shows the specified number of tabs, the others under More, and keeps a picked tab visible',
  ),
  'shell-030': checked(
    'e2e/navigation.spec.ts#opens, pins, moves and closes tabs by keyboard and syncs them to another device',
  ),
  'shell-031': checked(
    'e2e/navigation.spec.ts#opens, pins, moves and closes tabs by keyboard and syncs them to another device',
  ),
  'shell-032': checked(
    'e2e/navigation.spec.ts#opens, pins, moves and closes tabs by keyboard and syncs them to another device',
  ),
  'shell-033': gap(
    'Reports are parts of their areas; reports and dashboards have no tab bars of their own.',
    'apps/suite/src/menus.alone.test.ts#areas with tabs have the documented keys and slots, and close to their first screen',
  ),
  'shell-034': differs(
    'Labels are cut at the width of the tab, which the pixels of a name decide and not its number of characters; the whole name is read out and in the tooltip.',
    'packages/ui/src/patterns/TabBar/TabBar.stories.tsx#LongContent',
    'e2e/navigation.spec.ts#shows the specified number of tabs, the others under More, and keeps a picked tab visible',
  ),
  'shell-035': differs(
    'File names are cut in their middle at the width that there is, so that the extension stays visible.',
    'packages/ui/src/patterns/FileBrowser/FileName.stories.tsx#LongContent',
  ),
  'shell-036': checked(
    'packages/permissions/src/grants.test.ts#convert into each other without loss',
    'packages/permissions/src/permissions.test.ts#requires the purchased app and the right',
  ),
  'shell-037': checked(
    'apps/server/src/modules/billing/billing.test.ts#always includes reports and dashboards in the modules',
    'apps/server/src/modules/setup/setup.test.ts#lists purchased and available modules',
  ),
  'shell-038': checked(
    'apps/server/src/modules/billing/billing.test.ts#always includes reports and dashboards in the modules',
  ),
  'shell-039': checked('packages/permissions/src/permissions.test.ts#%s in %s on a page that is %s'),
  'shell-040': checked('packages/permissions/src/permissions.test.ts#%s in %s on a page that is %s'),
  'shell-041': checked('packages/permissions/src/permissions.test.ts#%s in %s on a page that is %s'),
  'shell-042': checked('packages/permissions/src/permissions.test.ts#%s in %s on a page that is %s'),
  'shell-043': checked(
    'packages/app-kit/src/app/with-timeout.test.ts#rejects after 120 seconds',
    'e2e/offline.spec.ts#keeps the screen while a chunk is missing and loads it automatically: ${}',
  ),
  'shell-044': checked(
    'packages/ui/src/components/Date/range.test.ts#swaps a reversed range',
    'packages/ui/src/components/Date/DateRangePicker.stories.tsx#TurnsRound',
  ),
  'shell-045': checked(
    'packages/ui/src/components/Date/range.test.ts#requires both ends or none',
    'packages/ui/src/components/Date/DateRangePicker.stories.tsx#WantsBothEnds',
  ),
  'shell-046': checked(
    'packages/ui/src/components/Date/range.test.ts#rejects days before the earliest one',
    'packages/ui/src/components/Date/DateRangePicker.stories.tsx#RefusesThePast',
  ),
  'shell-047': open,
  'shell-048': checked(
    'packages/permissions/src/permissions.test.ts#an administrator has all rights of the purchased apps only',
  ),
  'shell-049': checked(
    'packages/permissions/src/permissions.test.ts#requires the purchased app and the right',
  ),
  'shell-050': checked(
    'packages/permissions/src/permissions.test.ts#canOpenApp allows users who can view anything in the app',
  ),
  'shell-051': differs(
    'Enforced by the server for each call, and by the client, which states the missing right instead of the screen.',
    'e2e/session.spec.ts#shows the reason when an app is not purchased',
    'apps/server/src/http/matrix.alone.test.ts#%s accepts the stated roles and names the right that others lack',
  ),
  'shell-052': checked(
    'apps/server/src/http/abilities.alone.test.ts#every ability has an operation to check',
  ),
  'shell-053': checked(
    'apps/server/src/http/matrix.alone.test.ts#%s accepts the stated roles and names the right that others lack',
    'packages/permissions/src/permissions.test.ts#an administrator has all rights of the purchased apps only',
  ),
  'shell-054': checked(
    'apps/suite/src/modules/tasks/sharing/share-levels.test.ts#the levels of spaces and tasks, and those of folders, are the specified ones',
    'apps/server/src/modules/tasks/rights.test.ts#are the same in TypeScript and in the database',
  ),
  'shell-055': checked(
    'apps/server/src/modules/workdrive/drive.test.ts#for reading rejects every change and for writing allows all',
    'apps/server/src/modules/tasks/folders.test.ts#applies to subfolders and tasks up to its level and ends immediately',
  ),
  'shell-056': differs(
    'The apps are kept as app ids in `cache`, read anew with each sign-in.',
    'packages/api/src/session.test.ts#stores the session under the documented keys',
  ),
  'shell-057': checked(
    'apps/suite/src/menus.alone.test.ts#areas with tabs have the documented keys and slots, and close to their first screen',
    'e2e/navigation.spec.ts#opens, pins, moves and closes tabs by keyboard and syncs them to another device',
  ),
  'shell-058': checked(
    'e2e/navigation.spec.ts#opens, pins, moves and closes tabs by keyboard and syncs them to another device',
  ),
  'shell-059': checked('packages/ui/src/components/Dialog/ConfirmDialog.stories.tsx#Default'),
  'shell-060': checked('e2e/crm.spec.ts#deletes selected rows after confirmation'),
  'shell-061': checked('e2e/crm.spec.ts#shows form errors, keeps input and saves once on repeated presses'),
  'shell-062': checked('e2e/messages.spec.ts#shows the specified message after copying a number'),
  'shell-063': review('A rejected navigation has no effect to observe; a journey fails that logs an error.'),
  'shell-064': checked(
    'packages/ui/src/patterns/TabBar/tabSlots.test.ts#is the documented arithmetic',
    'apps/suite/src/menus.alone.test.ts#areas with tabs have the documented keys and slots, and close to their first screen',
  ),
  'shell-065': checked(
    'packages/ui/src/patterns/TabBar/tabSlots.test.ts#is the documented arithmetic',
    'apps/suite/src/menus.alone.test.ts#areas with tabs have the documented keys and slots, and close to their first screen',
  ),
  'shell-066': checked(
    'packages/ui/src/patterns/TabBar/tabSlots.test.ts#is the documented arithmetic',
    'apps/suite/src/menus.alone.test.ts#areas with tabs have the documented keys and slots, and close to their first screen',
  ),
  'shell-067': checked(
    'packages/ui/src/patterns/TabBar/tabSlots.test.ts#is the documented arithmetic',
    'apps/suite/src/menus.alone.test.ts#areas with tabs have the documented keys and slots, and close to their first screen',
  ),
  'shell-068': checked('packages/ui/src/patterns/TabBar/tabSlots.test.ts#is the documented arithmetic'),
  'shell-069': checked('packages/ui/src/patterns/TabBar/tabSlots.test.ts#is the documented arithmetic'),
  'shell-070': checked(
    'packages/ui/src/tokens/sizes.test.ts#are those of the specification',
    'packages/ui/src/patterns/AppFrame/NavDrawer.stories.tsx#ByKeyboard',
  ),
  'shell-071': checked(
    'packages/ui/src/components/Toast/queue.test.ts#%s stays its time',
    'packages/ui/src/tokens/sizes.test.ts#are those of the specification',
  ),
  'shell-072': differs(
    'Searches wait 800 ms; nothing waits 1,000 ms.',
    'e2e/specification.spec.ts#a search waits until typing has stopped',
  ),
  'shell-073': review(
    'Pages are printed by the browser with style rules for print; there is no class to remove.',
  ),
  'shell-074': checked('e2e/specification.spec.ts#lists offer 10, 15 and 50 rows a page'),
  'shell-075': checked('apps/server/src/modules/crm/map.test.ts#rejects the query %s at its field'),
  'shell-076': checked(
    'packages/ui/src/components/Date/dates.test.ts#shows a day as MMM DD, YYYY, in UTC',
    'apps/suite/src/modules/tasks/dates.test.ts#dayText formats days as MM-DD-YYYY',
  ),
  'shell-077': checked('packages/ui/src/components/Format/money.test.ts#%s'),
  'shell-078': checked('packages/permissions/src/permissions.test.ts#app ids are those of the specification'),
  'shell-079': checked('packages/ui/src/tokens/sizes.test.ts#the brand color is that of the specification'),
  'shell-080': checked(
    'e2e/navigation.spec.ts#opens, pins, moves and closes tabs by keyboard and syncs them to another device',
    'apps/server/src/modules/workspace/preferences.test.ts#preferences are private to their user',
  ),
  'shell-081': checked(
    'e2e/navigation.spec.ts#opens, pins, moves and closes tabs by keyboard and syncs them to another device',
  ),
  'shell-082': open,
  'shell-083': checked('apps/server/src/modules/auth/auth.test.ts#returns a session with the identity of %s'),
  'shell-084': open,
  'shell-085': checked(
    'apps/server/src/modules/tasks/folders.test.ts#applies to subfolders and tasks up to its level and ends immediately',
  ),
  'shell-086': checked(
    'packages/ui/src/components/Date/range.test.ts#joins the ends by a tilde',
    'e2e/messages.spec.ts#rejects a start date that does not exist',
  ),
  'shell-087': checked('packages/permissions/src/permissions.test.ts#%s in %s on a page that is %s'),
};
