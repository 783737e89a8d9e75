import { defineModule } from '@plumbline/app-kit';
import { BoxesIcon, LayersIcon } from '@plumbline/ui/icons';

const material = { app: 6, name: 'material', type: 'v' } as const;
const assembly = { app: 6, name: 'assembly', type: 'v' } as const;

export const materials = defineModule({
  key: 'materials',
  appId: 6,
  title: 'Material',
  icon: BoxesIcon,
  launcher: {
    section: 'management',
    label: 'Material',
    description: 'Prices and assemblies',
    route: 'material-management',
  },
  menu: [
    { route: 'material-management', label: 'Material Management', icon: BoxesIcon, right: material },
    { route: 'material-assemblies', label: 'Assemblies', icon: LayersIcon, right: assembly },
  ],
  routes: [
    {
      name: 'material-management',
      title: 'Materials',
      right: material,
      load: () => import('./Materials.tsx'),
    },
    {
      name: 'material-assemblies',
      title: 'Assemblies',
      right: assembly,
      load: () => import('./Assemblies.tsx'),
    },
  ],
});
