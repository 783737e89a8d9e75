export const barcodeFieldMessages = {
  camera: 'Scan with camera',
  stop: 'Stop camera',
  placeholder: 'Scan or type a code',
  /** Confirmation of the last scanned code. */
  added: (code: string) => `${code} added`,
  undo: 'Undo',
  undoOf: (code: string) => `Undo ${code}`,
  removed: (code: string) => `${code} removed`,
  misread: (code: string) => `Could not read ${code}: the check digit is wrong. Scan it again.`,
  view: 'Camera view',
  starting: 'Starting the camera…',
  centerHint: 'Center the code in the frame.',
  refused:
    'Camera access is blocked for this site. Allow it in your browser’s address bar, or type the code.',
  absent: 'This device has no camera. Type the code, or use a scanner.',
  busy: 'Another app is using the camera. Close it and try again.',
  failed: 'Could not load the code reader. Try again, or type the code.',
  retry: 'Try again',
};
