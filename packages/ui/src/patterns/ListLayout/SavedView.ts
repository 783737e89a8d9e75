export interface SavedView {
  id: string;
  label: string;
  count?: number;
  /** True for the view that is shown when the list is opened. */
  isDefault?: boolean;
  /** True if the view is shared. */
  isShared?: boolean;
  /** True for built-in views, which cannot be renamed or deleted. */
  isLocked?: boolean;
}
