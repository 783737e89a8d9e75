/** Paths of this module's routes by name. Names and spelling are the specification's where it names a route. */
export const tasksPaths = {
  'project-dashboard': '/project/:projectNumber/:projectId/dashboard',
  'punchlist-edit': '/project/:projectNumber/:projectId/punchlist/:punchlistId',
  'rfi-edit': '/project/:projectNumber/:projectId/rfi/:rfiId',
  'create-space': '/task-management/create-space/:spaceId?',
  'share-list': '/task-management/share/:spaceId/:taskId?',
  'shared-task': '/task-management/tasks-list/:folderId?/:access?',
  'task-dashboard': '/task-management/dashboard',
  'space-view': '/task-management/:spaceId/view',
  'kanban-task': '/task-management/:spaceId/view/kanban/:taskId?',
  'task-folder': '/task-management/tasks/:folderId?',
  'task-import': '/task-management/:prop_type/import/:parent_folder_id?',
  'task-recent-changes': '/task-management/recent-changes',
  'all-task': '/task-management/all-task/:module?/:moduleId?',
} as const;

type Paths = typeof tasksPaths;
declare module '@plumbline/app-kit/navigation/routes' {
  // Makes the names known to `href`, with their parameters.
  interface RoutePaths extends Paths {}
}
