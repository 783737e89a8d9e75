import type { Signature } from './signature.ts';

const wave = (x: number, y: number, width: number, height: number, turns: number) =>
  Array.from({ length: 41 }, (_, at) => ({
    x: x + (width * at) / 40,
    y: y - height * Math.sin((at / 40) * Math.PI * turns) * (1 - at / 60),
    pressure: 0.5,
    time: at * 12,
  }));

/** Two fixed handwritten strokes. */
export const drawn: Signature = {
  mode: 'drawn',
  strokes: [wave(40, 78, 180, 44, 5), wave(60, 108, 220, 6, 1)],
  svg: '',
  png: '',
};

export const typed: Signature = { mode: 'typed', name: 'Dana Whitfield', svg: '', png: '' };
