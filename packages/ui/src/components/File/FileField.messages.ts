export const fileFieldMessages = {
  chooseMany: 'Choose files',
  chooseOne: 'Choose a file',
  dropMany: 'or drop them here',
  dropOne: 'or drop it here',
  /** Shown while files are dragged over the field. */
  release: 'Drop to add',
  /** Name of the list of added files. */
  files: (label: string) => `${label}: files`,
  remove: (name: string) => `Remove ${name}`,
  dismiss: (name: string) => `Dismiss ${name}`,
  added: (count: number, shown: string) => (count === 1 ? `${shown} file added` : `${shown} files added`),
  removed: (name: string) => `${name} removed`,
  notAdded: (reasons: string) => `Not added: ${reasons}`,
  reason: (name: string, why: string) => `${name}. ${why}`,
  kind: (accepted: string) => `This file type is not supported. Use ${accepted}.`,
  images: 'images',
  videos: 'videos',
  empty: 'The file is empty.',
  tooBig: (size: string, limit: string) => `The file is ${size}. The limit is ${limit}.`,
  oneOnly: 'You can add only one file.',
  atMost: (shown: string) => `You can add up to ${shown} files.`,
};
