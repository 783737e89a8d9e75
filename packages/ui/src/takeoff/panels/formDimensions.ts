import type { TakeoffParameters, TakeoffType } from '@plumbline/estimating';
import type { LengthName } from './dimensions.ts';

/** Dimensions that are one figure. */
export type FigureName = LengthName | 'sides' | 'rise' | 'run';
/** Those that are told as they are written on a drawing. */
export const isLength = (name: FigureName): name is LengthName =>
  name !== 'sides' && name !== 'rise' && name !== 'run';
/** What a form may have to say something beside. */
export type DimensionName = FigureName | 'oval' | 'helix' | 'openings';

/** The figures that a form asks for, by type. */
export const figuresOf: Partial<Record<TakeoffType, readonly FigureName[]>> = {
  surface_area: ['height', 'sides'],
  volume_2d: ['depth'],
  volume_3d: ['width', 'height'],
  pitched_area: ['rise', 'run'],
  pitched_linear: ['rise', 'run'],
  spiral_area: ['diameter'],
};
/** The dimensions without which a type measures nothing, and which are not there. */
export const missingDimensions = (type: TakeoffType, parameters: TakeoffParameters): DimensionName[] =>
  (figuresOf[type] ?? []).filter(
    (name) => name !== 'sides' && !(name === 'diameter' && parameters.oval) && !((parameters[name] ?? 0) > 0),
  );
