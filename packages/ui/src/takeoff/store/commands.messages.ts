/** Names of what was done, as undo and redo call it; `code` is the code of the measure's condition. */
export const takeoffCommandsWords = {
  draw: (code: string) => `Draw ${code}`,
  delete: (what: string) => `Delete ${what}`,
  move: (what: string) => `Move ${what}`,
  mirror: (what: string) => `Mirror ${what}`,
  copy: (what: string) => `Copy ${what}`,
  duplicate: (what: string) => `Duplicate ${what}`,
  paste: (what: string) => `Paste ${what}`,
  layer: (what: string) => `Change layer of ${what}`,
  group: (what: string) => `Change group of ${what}`,
  /** Measured by another condition; `code` is that one's. */
  condition: (what: string, code: string) => `Change ${what} to ${code}`,
  dimension: (what: string) => `Change dimensions of ${what}`,
  turn: (what: string) => `Turn ${what}`,
  fade: (what: string) => `Change opacity of ${what}`,
  resize: (what: string) => `Resize ${what}`,
  rewrite: (what: string) => `Change words of ${what}`,
  /** What was done to, where it was several; `shown` is the count in the reader's numerals. */
  several: (_count: number, shown: string) => `${shown} measures`,
  addPoint: (code: string) => `Add point to ${code}`,
  movePoint: (code: string) => `Move point of ${code}`,
  removePoint: (code: string) => `Remove point of ${code}`,
  cutOut: (code: string) => `Cut out of ${code}`,
  count: (code: string) => `Count ${code}`,
  /** Marks that were found by their symbol. */
  countAlike: (_count: number, shown: string) => `Count ${shown} alike`,
  takeBackMark: (code: string) => `Take back a mark of ${code}`,
  /** What the host hears when a command is taken back or done again. */
  undone: (command: string) => `Undo: ${command}`,
  redone: (command: string) => `Redo: ${command}`,
};
