export const barcodeFieldWords = {
  camera: 'Scan with the camera',
  stop: 'Stop the camera',
  placeholder: 'Scan or type a code',
  /** In the echo of what was taken last. */
  taken: (code: string) => `${code} taken`,
  undo: 'Undo',
  undoOf: (code: string) => `Undo ${code}`,
  undone: (code: string) => `${code} taken back`,
  misread: (code: string) => `${code} was not read right: its check digit is wrong. Scan it again.`,
  view: 'Camera picture',
  starting: 'Starting the camera…',
  aim: 'Hold the code inside the frame.',
  refused: 'The camera is blocked for this site. Allow it in the browser’s address bar, or type the code.',
  absent: 'This device has no camera. Type the code, or use a scanner.',
  busy: 'Another program is using the camera. Close it and try again.',
  failed: 'The code reader could not be loaded. Type the code, or try again.',
  again: 'Try again',
};
