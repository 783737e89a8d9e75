export const folderTreeMessages = {
  shared: 'Shared',
  newFolder: 'New subfolder',
  rename: 'Rename',
  share: 'Share',
  move: 'Move',
  remove: 'Delete',
  intoFile: (name: string) => `“${name}” is not a folder.`,
  readOnly: (name: string) => `“${name}” is read-only. Ask its owner for access.`,
  sameName: (name: string) => `“${name}” already exists here.`,
  empty: 'No folders yet',
};
