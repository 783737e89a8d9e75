export const conflictDialogWords = {
  title: (record: string) => `${record} has changed`,
  /** `when` is in words: "2 minutes ago". */
  changed: (person: string, when: string) => `${person} changed this ${when} while you were editing.`,
  choose: (count: number, shown: string) =>
    count === 1
      ? `You both changed ${shown} field. Choose which value to keep; nothing of yours is lost until you do.`
      : `You both changed ${shown} fields. Choose which value to keep in each; nothing of yours is lost until you do.`,
  noConflict: 'You changed different fields, so everything fits together.',
  field: 'Field',
  before: 'Before',
  mine: 'You',
  /** Beside a value on a phone: of whoever else changed it, and of the reader. */
  theirValue: (person: string) => `From ${person}`,
  myValue: 'What you wrote',
  allTheirs: 'Keep all of theirs',
  allMine: 'Keep all of mine',
  empty: 'Empty',
  chooseOne: 'Choose one.',
  chosen: (done: string, of: string) => `${done} of ${of} chosen`,
  merged: (count: number, shown: string) =>
    count === 1 ? `${shown} more change is merged` : `${shown} more changes are merged`,
  mergedHint: 'Only one of you changed these, so both are kept.',
  /** Between a value before and after. */
  became: 'became',
  byYou: 'You',
  save: 'Save with my choices',
  /** Where there was nothing to choose. */
  saveMerged: 'Save both',
  takeTheirs: 'Take theirs',
  keepEditing: 'Keep editing',
  discardTitle: 'Discard what you wrote?',
  /** `fields` is a list of names. */
  discardText: (fields: string) => `Your changes to ${fields} are discarded.`,
  discard: 'Discard and take theirs',
  failed: 'It was not saved. Your choices are kept. Try again.',
};
