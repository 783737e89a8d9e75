/** Command names for undo and redo; `code` is the code of the measure's condition. */
export const takeoffCommandsMessages = {
  draw: (code: string) => `Draw ${code}`,
  delete: (what: string) => `Delete ${what}`,
  move: (what: string) => `Move ${what}`,
  mirror: (what: string) => `Mirror ${what}`,
  copy: (what: string) => `Copy ${what}`,
  duplicate: (what: string) => `Duplicate ${what}`,
  paste: (what: string) => `Paste ${what}`,
  layer: (what: string) => `Change layer of ${what}`,
  group: (what: string) => `Change group of ${what}`,
  /** `code` is that of the new condition. */
  condition: (what: string, code: string) => `Change ${what} to ${code}`,
  dimension: (what: string) => `Change dimensions of ${what}`,
  turn: (what: string) => `Rotate ${what}`,
  join: (what: string) => `Join ${what}`,
  fade: (what: string) => `Change opacity of ${what}`,
  color: (what: string) => `Change color of ${what}`,
  resize: (what: string) => `Resize ${what}`,
  rewrite: (what: string) => `Edit text of ${what}`,
  /** Object of a command on several measures; `shown` is the localized count. */
  several: (_count: number, shown: string) => `${shown} measures`,
  continue: (code: string) => `Continue ${code}`,
  split: (what: string) => `Split ${what}`,
  addPoint: (code: string) => `Add point to ${code}`,
  movePoint: (code: string) => `Move point of ${code}`,
  removePoint: (code: string) => `Remove point of ${code}`,
  cutOut: (code: string) => `Add cut-out to ${code}`,
  subtract: (code: string) => `Subtract from ${code}`,
  offset: (what: string) => `Offset ${what}`,
  /** Rooms found on the sheet. */
  rooms: (what: string) => `Find ${what}`,
  count: (code: string) => `Count ${code}`,
  /** Marks added by symbol search. */
  countSymbolMatches: (_count: number, shown: string) => `Count ${shown} symbols`,
  removeMark: (code: string) => `Remove mark of ${code}`,
  /** Names reported to the host on undo and redo. */
  undone: (command: string) => `Undo: ${command}`,
  redone: (command: string) => `Redo: ${command}`,
};
