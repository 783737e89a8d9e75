export const fileAreaMessages = {
  dropHere: 'Drop to upload here',
  dropInto: (folder: string) => `Drop to upload to ${folder}`,
  moving: (what: string) => `Moving ${what}. Drop on a folder.`,
  moveInto: (what: string, folder: string) => `Move ${what} to ${folder}`,
  copying: (what: string) => `Copying ${what}. Drop on a folder.`,
  copyInto: (what: string, folder: string) => `Copy ${what} to ${folder}`,
  /** Hint beside the key to hold for copying. */
  copies: 'copy',
  several: (shown: string) => `${shown} items`,
};
