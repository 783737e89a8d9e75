export const carryWords = {
  /** Beside the Esc key, while something is being moved. */
  putBack: 'put back',
  escape: 'Esc',
  /** In its place where a finger moves it. */
  bringBack: 'Back to its place: nothing changes',
};
