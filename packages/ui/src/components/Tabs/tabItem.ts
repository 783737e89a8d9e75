import type { IconType } from '../Icon/Icon.tsx';

export interface TabItem {
  id: string;
  label: string;
  icon?: IconType;
  /** Number of items behind the tab. */
  count?: number;
  isDisabled?: boolean;
}
