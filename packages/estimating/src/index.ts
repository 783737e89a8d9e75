export * from './measure/index.ts';
export * from './quantities/index.ts';
export * from './units/index.ts';
export * from './formula/index.ts';
export * from './calculator/index.ts';
export * from './costing/index.ts';
export * from './raster/index.ts';
export * from './symbols/index.ts';
