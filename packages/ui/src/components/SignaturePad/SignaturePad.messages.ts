export const signaturePadMessages = {
  /** Label of the choice between drawing and typing. */
  way: 'How to sign',
  draw: 'Draw',
  type: 'Type',
  hint: 'Sign here',
  name: 'Full name',
  undo: 'Undo last stroke',
  clear: 'Clear signature',
  strokes: (count: number, shown: string) => (count === 1 ? `${shown} stroke` : `${shown} strokes`),
  cleared: 'Signature cleared',
  preview: (name: string) => `Signature: ${name}`,
  failed: 'Could not load the drawing pad. Type your name instead.',
};
