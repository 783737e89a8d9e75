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
  /** Muted text such as a role or company. */
  description?: string;
  isGroup?: boolean;
}

/** Person or group with access. */
export interface SharedPerson extends ShareCandidate {
  /** Id of the level. */
  level: string;
  /** Number of members, for groups. */
  memberCount?: number;
  /** True if the access can be neither changed nor removed. */
  isOwner?: boolean;
}
