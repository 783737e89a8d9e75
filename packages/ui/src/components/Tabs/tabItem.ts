import type { IconType } from '../Icon/Icon.tsx';

export interface TabItem {
  id: string;
  label: string;
  icon?: IconType;
  /** How many are behind it. */
  count?: number;
  isDisabled?: boolean;
}
