export const carryWords = {
  /** Beside the Esc key, while something is being moved. */
  putBack: 'put back',
  escape: 'Esc',
};
