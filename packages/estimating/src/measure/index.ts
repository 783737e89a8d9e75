export * from './types.ts';
export * from './measure.ts';
export * from './figures.ts';
export * from './arc.ts';
export { ringArea, segmentIntersections, signedArea, type RingArea } from './ring.ts';
export * from './geometry.ts';
export * from './calibration.ts';
export { formatLength, parseLength, type LengthFormat } from './length.ts';
export * from './units.ts';
