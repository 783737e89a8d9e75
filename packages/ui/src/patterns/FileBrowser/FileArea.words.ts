export const fileAreaWords = {
  dropHere: 'Let go to upload here',
  dropInto: (folder: string) => `Let go to upload into ${folder}`,
  carrying: (what: string) => `Moving ${what}. Rest on a folder.`,
  moveInto: (what: string, folder: string) => `Move ${what} into ${folder}`,
  several: (shown: string) => `${shown} items`,
};
