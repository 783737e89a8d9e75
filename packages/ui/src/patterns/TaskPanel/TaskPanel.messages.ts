import { inSentence } from '../../messages/inSentence.ts';

export const taskPanelWords = {
  previous: 'Previous',
  next: 'Next',
  noPrevious: 'This is the first one.',
  noNext: 'This is the last one.',
  full: 'Use the whole width',
  side: 'Stand beside the list',
  close: 'Close',
  save: 'Save',
  edit: (what: string) => `Edit ${inSentence(what)}`,
  notSaved: 'It could not be saved. What you wrote is kept.',
  loading: 'Loading',
  failed: 'This could not be loaded',
  failedHint: 'Nothing was lost. Check the connection and try again.',
  actions: 'Actions',
};
