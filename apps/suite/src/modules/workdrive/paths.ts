/** Paths of this module's routes by name. Names and spelling are the specification's where it names a route. */
export const workdrivePaths = {
  'Drive-favorite': '/work-drive/favorites/:id?',
  'Drive-recent': '/work-drive/recent/:id?',
  'Drive-shared': '/work-drive/shared/:id?',
  'Drive-shared-folder': '/work-drive/folder/:sharedParentId/:id',
  'drive-recent-changes': '/work-drive/recent-changes',
} as const;

type Paths = typeof workdrivePaths;
declare module '@plumbline/app-kit/navigation/routes' {
  // Makes the names known to `href`, with their parameters.
  interface RoutePaths extends Paths {}
}
