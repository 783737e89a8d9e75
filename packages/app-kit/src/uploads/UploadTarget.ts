/** Destination of an upload: a record or a drive folder. */
export interface UploadTarget {
  prop_type?: string;
  prop_id?: string;
  /** Folder id; null for the root of the user's files. */
  parent_id?: string | null;
  /** Handling of an existing name; default `keep` keeps both. */
  on_clash?: 'keep' | 'replace';
  /** File that gets a new version. */
  replaces?: string;
}
