export const fileFieldWords = {
  chooseMany: 'Choose files',
  chooseOne: 'Choose a file',
  dropMany: 'or drop them here',
  dropOne: 'or drop it here',
  /** While files are carried over the field. */
  release: 'Let go to add',
  /** Names the list of what has been added. */
  files: (label: string) => `${label}: files`,
  remove: (name: string) => `Remove ${name}`,
  dismiss: (name: string) => `Dismiss ${name}`,
  added: (count: number, shown: string) => (count === 1 ? `${shown} file added` : `${shown} files added`),
  removed: (name: string) => `${name} removed`,
  notAdded: (reasons: string) => `Not added: ${reasons}`,
  reason: (name: string, why: string) => `${name}. ${why}`,
  kind: (accepted: string) => `This kind of file is not taken here. Use ${accepted}.`,
  empty: 'The file is empty.',
  tooBig: (size: string, limit: string) => `The file is ${size}; the limit is ${limit}.`,
  oneOnly: 'Only one file can be added.',
  atMost: (shown: string) => `Only ${shown} files can be added.`,
};
