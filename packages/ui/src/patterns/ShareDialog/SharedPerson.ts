/** Share level. */
export interface ShareLevel {
  id: string;
  label: string;
  description?: string;
}

/** Person or group to share with. */
export interface ShareCandidate {
  id: string;
  name: string;
  /** A role, a firm. */
  description?: string;
  isGroup?: boolean;
}

/** Someone it is shared with. */
export interface SharedPerson extends ShareCandidate {
  /** Id of the level. */
  level: string;
  /** Number of members, for groups. */
  memberCount?: number;
  /** Can be neither changed nor removed. */
  isOwner?: boolean;
}
