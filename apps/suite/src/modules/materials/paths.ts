/** Paths of this module's routes by name. Names and spelling are the specification's where it names a route. */
export const materialsPaths = {
  assemblyNotes: '/assembly-notes',
  'material-assemblies': '/material-assemblies',
  material: '/material-brand',
  'material-management': '/material-management',
  'material-recent-changes': '/material-recent-changes',
  'material-import': '/material/:prop_type/import',
  'material-view': '/material-management/:uuid/view',
  'material-categories': '/material-management/categories',
  'material-prices': '/material-management/prices',
  'setup-measurements': '/setup/material/measurements',
  'setup-labor-productivity': '/setup/labor-productivity',
  'setup-labor-cost': '/setup/labor-cost',
  'setup-labor-cost-template': '/setup/labor-cost-template',
  'labor-cost-template': '/setup/labor-cost-template/:uuid',
} as const;

/** Paths of the settings of materials in Setup. */
export const materialSettingsPaths = {
  'setup-material-characteristic': '/setup/material-characteristics',
  'setup-material-identifier': '/setup/material-identifier',
} as const;

type Paths = typeof materialsPaths & typeof materialSettingsPaths;
declare module '@plumbline/app-kit/navigation/routes' {
  // Makes the names known to `href`, with their parameters.
  interface RoutePaths extends Paths {}
}
