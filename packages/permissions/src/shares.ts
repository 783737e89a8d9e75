/** Share levels of a task space item. 0 and 1 are read-only; pickers never offer 4. */
export const spaceShareLevels = { none: 0, read: 1, editor: 2, full: 3, admin: 4 } as const;
export type SpaceShareLevel = (typeof spaceShareLevels)[keyof typeof spaceShareLevels] & {
  readonly scale?: 'space';
};
/** Share levels of a task folder. */
export const folderShareLevels = { view: 0, edit: 1, full: 2 } as const;
export type FolderShareLevel = (typeof folderShareLevels)[keyof typeof folderShareLevels];
/** Share levels of a drive item. */
export const driveShareLevels = { readWrite: 0, read: 1 } as const;
export type DriveShareLevel = (typeof driveShareLevels)[keyof typeof driveShareLevels];
