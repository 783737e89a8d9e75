export const keyboardDragMessages = {
  /** Hint beside the Esc key during a move. */
  cancel: 'cancel',
  escape: 'Esc',
  /** Drop area that cancels a move by touch. */
  bringBack: 'Drop here to cancel',
};
