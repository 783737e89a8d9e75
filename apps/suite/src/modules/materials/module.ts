import { defineModule, type AppModule, type MenuItem } from '@plumbline/app-kit';
import {
  BoxesIcon,
  DollarSignIcon,
  HardHatIcon,
  HistoryIcon,
  LayersIcon,
  ReceiptTextIcon,
  RulerIcon,
  StickyNoteIcon,
  TagIcon,
  TagsIcon,
  TimerIcon,
} from '@plumbline/ui/icons';
import { materialSettings } from './settings/material-settings.ts';

const material = { app: 6, name: 'material', type: 'v' } as const;
const price = { app: 6, name: 'price', type: 'v' } as const;
const assembly = { app: 6, name: 'assembly', type: 'v' } as const;
const labor = { app: 6, name: 'labor', type: 'v' } as const;

/** Fixed tabs, in the documented order. */
const documented = {
  management: { route: 'material-management', label: 'Material Management', icon: BoxesIcon },
  brand: { route: 'material', label: 'Material Brand', icon: TagIcon },
  notes: { route: 'assemblyNotes', label: 'Assembly Notes', icon: StickyNoteIcon },
  assemblies: { route: 'material-assemblies', label: 'Assemblies', icon: LayersIcon },
  changes: { route: 'material-recent-changes', label: 'Recent Changes', icon: HistoryIcon },
} as const satisfies Record<string, MenuItem>;

const under = (section: string, items: readonly MenuItem[]): MenuItem[] =>
  items.map((item) => ({ ...item, section }));
/** Navigation in sections: materials, assemblies, labor, history. */
const menu: readonly MenuItem[] = [
  ...under('Materials', [
    documented.management,
    { route: 'material-categories', label: 'Categories', icon: TagsIcon },
    documented.brand,
    { route: 'material-prices', label: 'Prices', icon: DollarSignIcon },
    { route: 'setup-measurements', label: 'Units of Measure', icon: RulerIcon },
  ]),
  ...under('Assemblies', [documented.notes, documented.assemblies]),
  ...under('Labor', [
    { route: 'setup-labor-cost', label: 'Labor Cost', icon: HardHatIcon },
    { route: 'setup-labor-productivity', label: 'Labor Productivity', icon: TimerIcon },
    { route: 'setup-labor-cost-template', label: 'Labor Cost Templates', icon: ReceiptTextIcon },
  ]),
  ...under('History', [documented.changes]),
];

export const materials = defineModule({
  key: 'materials',
  appId: 6,
  title: 'Material',
  icon: BoxesIcon,
  goKey: 'm',
  launcher: {
    section: 'management',
    label: 'Material',
    description: 'Prices and assemblies',
    route: 'material-management',
    area: { section: 'Supply', label: 'Materials' },
  },
  menu,
  help: () => import('./guides.ts'),
  routes: [
    {
      name: 'material-management',
      title: 'Materials',
      right: material,
      load: () => import('./Materials.tsx'),
    },
    {
      name: 'material-view',
      title: 'Material',
      right: material,
      menu: 'material-management',
      load: () => import('./Material.tsx'),
    },
    {
      name: 'material-categories',
      tab: 'material-management',
      title: 'Categories',
      right: material,
      load: () => import('./Categories.tsx'),
    },
    { name: 'material', title: 'Brands', right: material, load: () => import('./Brands.tsx') },
    {
      name: 'material-prices',
      tab: 'material-management',
      title: 'Prices',
      right: price,
      load: () => import('./prices/Prices.tsx'),
    },
    {
      name: 'setup-measurements',
      tab: 'material-management',
      title: 'Units of measure',
      right: material,
      load: () => import('./Units.tsx'),
    },
    {
      name: 'assemblyNotes',
      title: 'Assembly notes',
      right: assembly,
      load: () => import('./assemblies/AssemblyNotes.tsx'),
    },
    {
      name: 'setup-labor-cost',
      tab: 'material-management',
      title: 'Labor costs',
      right: labor,
      load: () => import('./labor/LaborCosts.tsx'),
    },
    {
      name: 'setup-labor-productivity',
      tab: 'material-management',
      title: 'Labor productivities',
      right: labor,
      load: () => import('./labor/LaborProductivities.tsx'),
    },
    {
      name: 'setup-labor-cost-template',
      tab: 'material-management',
      title: 'Labor cost templates',
      right: labor,
      load: () => import('./labor/LaborTemplates.tsx'),
    },
    {
      name: 'labor-cost-template',
      tab: 'material-management',
      title: 'Labor cost template',
      right: labor,
      menu: 'setup-labor-cost-template',
      load: () => import('./labor/LaborTemplate.tsx'),
    },
    {
      name: 'material-assemblies',
      title: 'Assemblies',
      right: assembly,
      load: () => import('./assemblies/Assemblies.tsx'),
    },
    {
      name: 'material-import',
      title: 'Import',
      load: () => import('@plumbline/app-kit/import/ImportScreen'),
    },
    {
      name: 'material-recent-changes',
      title: 'Recent changes',
      right: material,
      load: () => import('./RecentChanges.tsx'),
    },
  ],
  commands: [
    {
      id: 'new material',
      label: 'New material',
      icon: BoxesIcon,
      right: { app: 6, name: 'material', type: 'a' },
      route: 'material-management',
      query: { new: '' },
    },
    {
      id: 'new assembly',
      label: 'New assembly',
      icon: LayersIcon,
      right: { app: 6, name: 'assembly', type: 'a' },
      route: 'material-assemblies',
      query: { new: '' },
    },
    ...(
      [
        ['brand', 'New brand', TagIcon, 'material', 'material', 'manufacturer'],
        ['unit', 'New unit of measure', RulerIcon, 'material', 'setup-measurements', 'uom'],
        ['assembly note', 'New assembly note', StickyNoteIcon, 'assembly', 'assemblyNotes', 'scope'],
        ['labor cost', 'New labor cost', HardHatIcon, 'labor', 'setup-labor-cost', 'wage rate'],
        [
          'labor productivity',
          'New labor productivity',
          TimerIcon,
          'labor',
          'setup-labor-productivity',
          'output',
        ],
        [
          'labor template',
          'New labor cost template',
          ReceiptTextIcon,
          'labor',
          'setup-labor-cost-template',
          'burden',
        ],
      ] as const
    ).map(([id, label, icon, name, route, keyword]): NonNullable<AppModule['commands']>[number] => ({
      id: `new ${id}`,
      label,
      icon,
      right: { app: 6, name, type: 'a' },
      route,
      query: { new: '' },
      keywords: [keyword],
    })),
  ],
  settings: materialSettings,
  fixedTabs: [{ title: 'Material', area: { reserve: 249, slot: 200 }, items: Object.values(documented) }],
});
