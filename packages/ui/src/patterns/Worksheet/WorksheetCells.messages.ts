export const worksheetCellsMessages = {
  /** Suffix for screen readers after an overridden figure. */
  overridden: ', overridden',
};
