export * from '../src/components/Select/StatusMenu.tsx';
export { toneGlyph } from '../src/components/Status/tones.ts';
