export const conflictDialogMessages = {
  title: (record: string) => `${record} has changed`,
  /** `when` is relative, e.g. "2 minutes ago". */
  changed: (person: string, when: string) => `${person} changed this ${when} while you were editing.`,
  choose: (count: number, shown: string) =>
    count === 1
      ? `You both changed ${shown} field. Choose which value to keep. Your changes are safe until you decide.`
      : `You both changed ${shown} fields. Choose which value to keep in each. Your changes are safe until you decide.`,
  noConflict: 'You changed different fields, so both changes can be saved.',
  field: 'Field',
  before: 'Before',
  mine: 'You',
  /** Labels of the two values on a phone. */
  theirValue: (person: string) => `From ${person}`,
  myValue: 'Your value',
  allTheirs: 'Keep all of theirs',
  allMine: 'Keep all of mine',
  empty: 'Empty',
  chooseOne: 'Choose one.',
  chosen: (done: string, of: string) => `${done} of ${of} chosen`,
  merged: (count: number, shown: string) =>
    count === 1 ? `${shown} more change is merged` : `${shown} more changes are merged`,
  mergedHint: 'Only one of you changed these, so both are kept.',
  /** Read between the old and the new value. */
  became: 'changed to',
  byYou: 'You',
  save: 'Save with my choices',
  /** Button label if there is nothing to choose. */
  saveMerged: 'Save both changes',
  takeTheirs: 'Use theirs',
  keepEditing: 'Keep editing',
  discardTitle: 'Discard your changes?',
  /** `fields` is a list of names. */
  discardText: (fields: string) => `Your changes to ${fields} will be lost.`,
  discard: 'Discard and use theirs',
  failed: 'Not saved. Your choices are kept. Try again.',
};
