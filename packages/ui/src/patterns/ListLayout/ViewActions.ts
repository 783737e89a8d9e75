export interface ViewActions {
  /** Saves the changes of the current view. */
  onSave?: (id: string) => void;
  /** Discards the changes of the current view. */
  onDiscard?: (id: string) => void;
  onRename?: (id: string, label: string) => void | Promise<void>;
  onShare?: (id: string) => void;
  /** Saves a copy of the view under another name. */
  onDuplicate?: (id: string) => void;
  /** Copies a link that opens the view. */
  onCopyLink?: (id: string) => void;
  onSetDefault?: (id: string) => void;
  /** Called after the user confirmed. */
  onDelete?: (id: string) => void | Promise<void>;
}
