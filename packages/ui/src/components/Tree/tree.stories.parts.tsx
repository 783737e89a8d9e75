import { BriefcaseBusiness, FolderClosed, SquareKanban } from 'lucide-react';
import { Mark } from '../Avatar/Avatar.tsx';
import type { TreeNode } from './Tree.tsx';

const mark = (name: string) => <Mark name={name} size={20} />;
export const folder = (
  id: string,
  label: string,
  children?: readonly TreeNode[],
  aside?: string,
): TreeNode => ({
  id,
  label,
  icon: FolderClosed,
  children,
  aside,
});

/** The spaces of a contractor, with their projects and folders. */
export const spaces: readonly TreeNode[] = [
  {
    id: 'field',
    label: 'Field operations',
    mark: mark('Field operations'),
    children: [
      {
        id: 'riverside',
        label: 'Riverside Medical Pavilion',
        icon: BriefcaseBusiness,
        aside: '64',
        children: [
          folder('submittals', 'Submittals and RFIs', undefined, '12'),
          folder('level1', 'Level 1', undefined, '9'),
          folder('level2', 'Level 2', undefined, '31'),
          folder('closeout', 'Closeout'),
        ],
      },
      {
        id: 'kestrel',
        label: 'Kestrel Point Tower',
        icon: BriefcaseBusiness,
        children: [folder('tower-permits', 'Permits')],
      },
      {
        id: 'union',
        label: 'Union Yard Offices',
        icon: BriefcaseBusiness,
        children: [folder('union-punch', 'Punch list')],
      },
    ],
  },
  {
    id: 'precon',
    label: 'Preconstruction',
    mark: mark('Preconstruction'),
    children: [folder('bids', 'Bids due'), folder('prequal', 'Prequalification')],
  },
  {
    id: 'shop',
    label: 'Shop and warehouse',
    mark: mark('Shop and warehouse'),
    children: [{ id: 'repairs', label: 'Equipment repairs', icon: SquareKanban }],
  },
  { id: 'safety', label: 'Safety and training', mark: mark('Training'), isDisabled: true },
];

/** Ten thousand rows. */
export const many: TreeNode[] = Array.from({ length: 100 }, (_, job) => ({
  id: `job-${job}`,
  label: `Job ${(2400 + job).toString()}`,
  icon: BriefcaseBusiness,
  aside: '99',
  children: Array.from({ length: 99 }, (__, sheet) => ({
    id: `job-${job}-${sheet}`,
    label: `A-${100 + sheet} Floor plan, area ${1 + (sheet % 7)}`,
    icon: FolderClosed,
  })),
}));

/** Eight levels of long names. */
export const deep = (level: number): TreeNode => ({
  id: `deep-${level}`,
  label:
    level % 2
      ? 'Correspondence with the structural engineer of record about the transfer beams at level 2'
      : 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  icon: FolderClosed,
  aside: '1,204',
  children: level < 8 ? [deep(level + 1)] : undefined,
});
