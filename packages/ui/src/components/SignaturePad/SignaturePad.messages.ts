export const signaturePadWords = {
  /** The two ways to sign. */
  way: 'How to sign',
  draw: 'Draw',
  type: 'Type',
  hint: 'Sign here',
  name: 'Full name',
  undo: 'Undo the last stroke',
  clear: 'Clear the signature',
  strokes: (count: number, shown: string) => (count === 1 ? `${shown} stroke` : `${shown} strokes`),
  cleared: 'Signature cleared',
  preview: (name: string) => `Signature: ${name}`,
  failed: 'Drawing could not be loaded. Type your name instead.',
};
