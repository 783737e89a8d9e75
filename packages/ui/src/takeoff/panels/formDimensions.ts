import type { TakeoffParameters, TakeoffType } from '@plumbline/estimating';
import type { LengthName } from './dimensions.ts';

/** Dimensions with one figure. */
export type FigureName = LengthName | 'sides' | 'rise' | 'run';
/** True for lengths, which use drawing notation. */
export const isLength = (name: FigureName): name is LengthName =>
  name !== 'sides' && name !== 'rise' && name !== 'run';
/** Dimensions of a form that can have an error. */
export type DimensionName = FigureName | 'oval' | 'helix' | 'openings';

/** Figures of a form by type. */
export const figuresOf: Partial<Record<TakeoffType, readonly FigureName[]>> = {
  surface_area: ['height', 'sides'],
  volume_2d: ['depth'],
  volume_3d: ['width', 'height'],
  pitched_area: ['rise', 'run'],
  pitched_linear: ['rise', 'run'],
  spiral_area: ['diameter'],
};
/** Required dimensions of a type that are missing. */
export const missingDimensions = (type: TakeoffType, parameters: TakeoffParameters): DimensionName[] =>
  (figuresOf[type] ?? []).filter(
    (name) => name !== 'sides' && !(name === 'diameter' && parameters.oval) && !((parameters[name] ?? 0) > 0),
  );
