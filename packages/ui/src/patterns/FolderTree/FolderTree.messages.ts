export const folderTreeWords = {
  shared: 'Shared',
  newFolder: 'New folder inside',
  rename: 'Rename',
  share: 'Share',
  move: 'Move',
  remove: 'Delete',
  intoFile: (name: string) => `“${name}” is no folder.`,
  readOnly: (name: string) => `“${name}” is read-only. Whoever shared it can change that.`,
  sameName: (name: string) => `There is a “${name}” here already.`,
  empty: 'No folders yet',
};
