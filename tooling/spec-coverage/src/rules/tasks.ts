import { checked, differs, open, pending, type CoverageById } from '../coverage.ts';

/** Coverage of the rules of the areas tasks. */
export const tasks: CoverageById = {
  'tasks-001': checked(
    'apps/suite/src/modules/tasks/related-record.test.ts#relatedRecordFilter maps %s in an address to the entity %s',
    'e2e/tasks.spec.ts#opens a task by link, edits it, comments with a mention, and keeps the draft across a reload',
  ),
  'tasks-002': checked(
    'e2e/tasks.spec.ts#shares a space and removes the access again',
    'apps/server/src/modules/tasks/rights.test.ts#is read, edited or deleted according to the share level',
  ),
  'tasks-003': checked(
    'e2e/tasks.spec.ts#opens a task by link, edits it, comments with a mention, and keeps the draft across a reload',
    'e2e/task-relations.spec.ts#attaches a task to parents and adds dependencies with the keyboard, and keeps the focus when they are removed',
  ),
  'tasks-004': checked(
    'e2e/messages.spec.ts#adds a task folder and confirms its deletion with the specified texts',
  ),
  'tasks-005': checked(
    'e2e/tasks.spec.ts#reports a removed share of an open folder and space instead of a wrong address',
    'e2e/task-views.spec.ts#offers no changes in a folder shared at View',
  ),
  'tasks-006': checked(
    'e2e/messages.spec.ts#shows the specified message for a deleted task',
    'apps/server/src/modules/tasks/folders.test.ts#are listed with open task counts and “Shared with me” last',
  ),
  'tasks-007': checked(
    'e2e/tasks.spec.ts#creates a space, tasks and sub-items, and moves them with the keyboard',
  ),
  'tasks-008': checked(
    'apps/suite/src/menus.alone.test.ts#a manifest names the paths of all routes of its module, and of no other',
    'e2e/task-views.spec.ts#offers no changes in a folder shared at View',
  ),
  'tasks-009': checked(
    'e2e/tasks.spec.ts#keeps the full width of the panel across a reload and from task to task',
  ),
  'tasks-010': checked(
    'e2e/messages.spec.ts#shows the specified message for a deleted task',
    'packages/ui/src/patterns/RecordPanel/RecordPanel.stories.tsx#Loading',
  ),
  'tasks-011': checked('e2e/specification-tasks.spec.ts#the panel has the documented sections in order'),
  'tasks-012': checked(
    'e2e/tasks.spec.ts#keeps the full width of the panel across a reload and from task to task',
  ),
  'tasks-013': checked(
    'e2e/messages.spec.ts#adds a task folder and confirms its deletion with the specified texts',
  ),
  'tasks-014': differs(
    'Names are cut at the width of the tree, which the user can drag, and are complete in the tooltip.',
    'packages/ui/src/patterns/FolderTree/FolderTree.stories.tsx#LongContent',
  ),
  'tasks-015': checked('e2e/specification-tasks.spec.ts#dialogs have the documented widths'),
  'tasks-016': checked('e2e/specification-tasks.spec.ts#failures of folders have the specified messages'),
  'tasks-017': checked(
    'apps/server/src/modules/tasks/folders.test.ts#has a name, a fixed type and a location, recorded in the audit log',
  ),
  'tasks-018': checked('e2e/specification.spec.ts#a search waits until typing has stopped'),
  'tasks-019': checked('e2e/specification-tasks.spec.ts#dialogs have the documented widths'),
  'tasks-020': differs(
    'The table lists everyone with access and can be searched, instead of pages of five.',
    'e2e/messages.spec.ts#shows the specified message after changing a space permission',
    'e2e/specification-tasks.spec.ts#dialogs have the documented widths',
  ),
  'tasks-021': checked('e2e/specification-tasks.spec.ts#dialogs have the documented widths'),
  'tasks-022': checked(
    'e2e/specification-tasks.spec.ts#a project needs a name, and has a range of dates that a folder has not',
  ),
  'tasks-023': checked(
    'e2e/specification-tasks.spec.ts#a project needs a name, and has a range of dates that a folder has not',
  ),
  'tasks-024': checked(
    'e2e/messages.spec.ts#adds a task folder and confirms its deletion with the specified texts',
  ),
  'tasks-025': checked('e2e/tasks.spec.ts#shares a space and removes the access again'),
  'tasks-026': checked('e2e/specification-tasks.spec.ts#the panel has the documented sections in order'),
  'tasks-027': pending(
    'projects',
    'projects, RFIs and punch items',
    'e2e/specification-tasks.spec.ts#the panel has the documented sections in order',
  ),
  'tasks-028': checked(
    'packages/api/src/documented-values.test.ts#types of tasks',
    'apps/server/src/modules/tasks/folders.test.ts#has a name, a fixed type and a location, recorded in the audit log',
  ),
  'tasks-029': pending(
    'projects',
    'RFIs and punch items',
    'apps/server/src/modules/tasks/tasks.test.ts#refers to an existing record',
  ),
  'tasks-030': checked(
    'packages/validation/src/forms.test.ts#%s accepts valid values and stores them unchanged',
    'apps/server/src/modules/tasks/bulk-update.test.ts#are stored, filtered and listed',
  ),
  'tasks-031': checked(
    'apps/server/src/modules/tasks/folders.test.ts#are listed with open task counts and “Shared with me” last',
  ),
  'tasks-032': checked(
    'packages/ui/src/components/TreeTable/TreeTable.stories.tsx#LoadsChildren',
    'apps/server/src/modules/tasks/large-spaces.test.ts#opens with its top-level tasks in order, and each with its subtasks',
  ),
  'tasks-033': checked(
    'e2e/tasks.spec.ts#makes an open panel read-only when the share level drops, and empties it when the share is removed',
    'apps/server/src/modules/tasks/rights.test.ts#is read, edited or deleted according to the share level',
  ),
  'tasks-034': checked(
    'apps/server/src/modules/tasks/tasks.test.ts#follows its workflow, and the last status completes it',
  ),
  'tasks-035': checked('apps/server/src/modules/tasks/tasks.test.ts#is labeled as its workflow names it'),
  'tasks-036': checked(
    'apps/suite/src/modules/tasks/sharing/share-levels.test.ts#the levels of spaces and tasks, and those of folders, are the specified ones',
    'apps/server/src/modules/tasks/rights.test.ts#are the same in TypeScript and in the database',
  ),
  'tasks-037': checked(
    'apps/suite/src/modules/tasks/sharing/share-levels.test.ts#the levels of spaces and tasks, and those of folders, are the specified ones',
    'apps/server/src/modules/tasks/folders.test.ts#applies to subfolders and tasks up to its level and ends immediately',
    'apps/server/src/modules/tasks/folders.test.ts#with Edit allows deleting and restoring tasks but not sharing',
  ),
  'tasks-038': checked('e2e/task-views.spec.ts#offers no changes in a folder shared at View'),
  'tasks-039': checked(
    'apps/suite/src/modules/tasks/sharing/share-levels.test.ts#new shares have full access unless another level is chosen',
  ),
  'tasks-040': checked(
    'e2e/tasks.spec.ts#creates a space, tasks and sub-items, and moves them with the keyboard',
  ),
  'tasks-041': checked(
    'e2e/messages.spec.ts#adds a task folder and confirms its deletion with the specified texts',
  ),
  'tasks-042': checked('apps/server/src/modules/tasks/tasks.test.ts#of type project starts today'),
  'tasks-043': checked(
    'apps/server/src/modules/tasks/tasks.test.ts#has each task in exactly one column in workflow sequence with full counts',
    'apps/suite/src/modules/tasks/board/board.test.ts#inSequence orders columns by status sequence',
  ),
  'tasks-044': checked(
    'apps/suite/src/modules/tasks/list/tree.test.ts#inSight lists the rows of expanded branches',
  ),
  'tasks-045': checked('packages/ui/src/components/Form/InlineEdit.stories.tsx#GoneUnsaved'),
  'tasks-046': checked('e2e/specification-tasks.spec.ts#a blank name is not saved'),
  'tasks-047': checked(
    'packages/ui/src/components/QuickAdd/QuickAdd.stories.tsx#Keyboard',
    'e2e/specification-tasks.spec.ts#a blank name is not saved',
  ),
  'tasks-048': checked(
    'apps/server/src/modules/tasks/tasks.test.ts#keeps its dates in order, and its type cannot be changed',
    'apps/suite/src/modules/tasks/dates.test.ts#orderedDays orders both days and keeps an open range',
  ),
  'tasks-049': checked('packages/validation/src/forms.test.ts#rejects empty values only for required fields'),
  'tasks-050': checked('packages/ui/src/patterns/ShareDialog/ShareDialog.stories.tsx#NotShared'),
  'tasks-051': checked(
    'apps/server/src/modules/tasks/share-conflict.test.ts#succeeds only if nobody changed the share since',
  ),
  'tasks-052': checked(
    'e2e/specification-tasks.spec.ts#failures of folders have the specified messages',
    'e2e/specification-tasks.spec.ts#a project needs a name, and has a range of dates that a folder has not',
  ),
  'tasks-053': checked(
    'apps/server/src/http/matrix.alone.test.ts#%s accepts the stated roles and names the right that others lack',
  ),
  'tasks-054': checked(
    'apps/server/src/modules/tasks/folders.test.ts#applies to subfolders and tasks up to its level and ends immediately',
    'e2e/task-views.spec.ts#offers no changes in a folder shared at View',
  ),
  'tasks-055': checked(
    'apps/server/src/modules/tasks/share-conflict.test.ts#succeeds only if nobody changed the share since',
  ),
  'tasks-056': checked(
    'apps/server/src/modules/tasks/rights.test.ts#is read, edited or deleted according to the share level',
  ),
  'tasks-057': checked('apps/server/src/modules/tasks/assignment.test.ts#and renaming it keep both changes'),
  'tasks-058': checked(
    'e2e/task-relations.spec.ts#attach by search',
    'e2e/specification.spec.ts#a search waits until typing has stopped',
  ),
  'tasks-059': open,
  'tasks-060': checked(
    'apps/suite/src/modules/tasks/sharing/share-levels.test.ts#is the server’s for status %i',
    'apps/suite/src/modules/tasks/sharing/share-levels.test.ts#is the specified general one for status %i',
  ),
  'tasks-061': checked(
    'apps/suite/src/modules/tasks/sharing/share-levels.test.ts#is the specified one for status %i',
    'e2e/specification-tasks.spec.ts#a failed change of a permission has the specified message',
  ),
  'tasks-062': checked('e2e/specification-tasks.spec.ts#failures of folders have the specified messages'),
  'tasks-063': checked(
    'e2e/specification-tasks.spec.ts#a project needs a name, and has a range of dates that a folder has not',
  ),
  'tasks-064': differs(
    'A branch that cannot be loaded says so and offers a retry.',
    'packages/ui/src/components/Tree/Tree.stories.tsx#LoadAgain',
  ),
  'tasks-065': checked(
    'e2e/messages.spec.ts#adds a task folder and confirms its deletion with the specified texts',
    'e2e/messages.spec.ts#shows the specified message after changing a space permission',
    'e2e/tasks.spec.ts#shares a space and removes the access again',
  ),
  'tasks-066': differs(
    'Failures are shown with what to do.',
    'packages/app-kit/src/data/error-message.test.ts#errorText returns the message of the server',
  ),
  'tasks-067': checked('apps/suite/src/modules/tasks/dates.test.ts#dayText formats days as MM-DD-YYYY'),
  'tasks-068': checked('apps/server/src/resource/list-query.test.ts#a limit of -1 lists all records'),
};
