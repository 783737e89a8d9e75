import type { MenuItem, ModuleRoute } from '@plumbline/app-kit';
import { Columns3Icon, FilesIcon, FileTextIcon, LayersIcon, ListChecksIcon } from '@plumbline/ui/icons';

const right = { app: 4, name: 'form', type: 'v' } as const;

/** Routes of the form screens in Setup. */
export const formRoutes: readonly ModuleRoute[] = [
  { name: 'setup-form-list', title: 'Dynamic forms', right, load: () => import('./FormList.tsx') },
  { name: 'setup-fields', title: 'Fields', right, load: () => import('./Fields.tsx') },
  {
    name: 'setup-manager',
    title: 'Form',
    right,
    menu: 'setup-form-list',
    load: () => import('./FormEditor.tsx'),
  },
  {
    name: 'setup-form',
    title: 'Form',
    right,
    menu: 'setup-form-list',
    load: () => import('./FormEditor.tsx'),
  },
  { name: 'global-form', title: 'Global form', right, load: () => import('./FormEditor.tsx') },
  { name: 'setup-formGroup', title: 'Form groups', right, load: () => import('./FormGroups.tsx') },
  { name: 'setup-form-alignment', title: 'Form alignment', right, load: () => import('./Alignment.tsx') },
];

/** Menu entries of these routes, in the order of the specification. */
export const formMenu = {
  'setup-form-list': { route: 'setup-form-list', label: 'Dynamic forms', icon: FileTextIcon, right },
  'setup-fields': { route: 'setup-fields', label: 'Fields', icon: ListChecksIcon, right },
  'global-form': { route: 'global-form', label: 'Global form', icon: FilesIcon, right },
  'setup-formGroup': { route: 'setup-formGroup', label: 'Form groups', icon: LayersIcon, right },
  'setup-form-alignment': {
    route: 'setup-form-alignment',
    label: 'Form alignment',
    icon: Columns3Icon,
    right,
  },
} as const satisfies Record<string, MenuItem>;
