export const fileAreaWords = {
  dropHere: 'Let go to upload here',
  dropInto: (folder: string) => `Let go to upload into ${folder}`,
  carrying: (what: string) => `Moving ${what}. Rest on a folder.`,
  moveInto: (what: string, folder: string) => `Move ${what} into ${folder}`,
  carryingCopy: (what: string) => `Copying ${what}. Rest on a folder.`,
  copyInto: (what: string, folder: string) => `Copy ${what} into ${folder}`,
  /** Beside the key that is held to copy. */
  copies: 'copies',
  several: (shown: string) => `${shown} items`,
};
