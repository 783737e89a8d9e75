import { inSentence } from '../../messages/inSentence.ts';

export const taskPanelMessages = {
  previous: 'Previous',
  next: 'Next',
  noPrevious: 'This is the first task.',
  noNext: 'This is the last task.',
  full: 'Full width',
  side: 'Side panel',
  close: 'Close',
  save: 'Save',
  edit: (what: string) => `Edit ${inSentence(what)}`,
  notSaved: 'Could not save. Your text is kept.',
  loading: 'Loading',
  failed: 'Could not load this task',
  failedHint: 'Your data is safe. Check your connection and try again.',
  actions: 'Actions',
};
