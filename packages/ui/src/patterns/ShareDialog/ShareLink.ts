export interface ShareLink {
  url: string;
  /** False limits the link to people with access. */
  isOpen?: boolean;
  /** Id of the level that the open link gives. */
  level?: string;
  /** Expiry day, YYYY-MM-DD; null for none. */
  endsOn?: string | null;
  hasPassword?: boolean;
}

export interface ShareLinkChange {
  isOpen: boolean;
  level: string;
  endsOn: string | null;
  /** New password; null removes it, undefined keeps it. */
  password?: string | null;
}
