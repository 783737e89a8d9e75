import type { AppModule } from '@plumbline/app-kit';
import { ScanBarcodeIcon, SlidersHorizontalIcon } from '@plumbline/ui/icons';

const right = { app: 6, name: 'material', type: 'v' } as const;

/** Settings of materials in Setup. */
export const materialSettings: NonNullable<AppModule['settings']> = [
  {
    title: 'Material Management',
    sequence: 30,
    screens: [
      {
        name: 'setup-material-identifier',
        title: 'Identifiers',
        label: 'Material',
        icon: ScanBarcodeIcon,
        right,
        load: () => import('./Identifiers.tsx'),
      },
      {
        name: 'setup-material-characteristic',
        title: 'Characteristics',
        label: 'Characteristics',
        icon: SlidersHorizontalIcon,
        right,
        load: () => import('./Characteristics.tsx'),
      },
    ],
  },
];
