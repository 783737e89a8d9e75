export interface SavedView {
  id: string;
  label: string;
  count?: number;
  /** Comes first when the list is opened. */
  isDefault?: boolean;
  /** True if the view is shared. */
  isShared?: boolean;
  /** The product's own: it is neither renamed nor deleted. */
  isLocked?: boolean;
}
