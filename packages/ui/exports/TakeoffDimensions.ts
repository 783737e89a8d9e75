export { TakeoffDimensions, type TakeoffDimensionsProps } from '../src/takeoff/panels/TakeoffDimensions.tsx';
export { missingDimensions, type DimensionName } from '../src/takeoff/panels/formDimensions.ts';
