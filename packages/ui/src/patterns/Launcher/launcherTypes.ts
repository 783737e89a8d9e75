import type { IconType } from '../../components/Icon/Icon.tsx';

export interface LauncherEntry {
  id: string;
  label: string;
  description: string;
  icon: IconType;
  href: string;
  isCurrent?: boolean;
}

export interface LauncherSection {
  id: string;
  /** Shown in capitals. */
  title: string;
  entries: readonly LauncherEntry[];
}
