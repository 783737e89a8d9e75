import { inSentence } from '../../messages/inSentence.ts';

export const richTextEditMessages = {
  save: 'Save',
  edit: (title: string) => `Edit ${inSentence(title)}`,
  notSaved: 'Could not save. Your text is kept.',
};
