import { assembliesMessages } from './messages.ts';

/** Options of the documented take-off types. */
export const takeoffTypeOptions = [
  { id: 'linear', label: assembliesMessages.linear },
  { id: 'area', label: assembliesMessages.area },
  { id: 'count', label: assembliesMessages.count },
  { id: 'surface_area', label: assembliesMessages.surfaceArea },
  { id: 'pitched_area', label: assembliesMessages.pitchedArea },
  { id: 'pitched_linear', label: assembliesMessages.pitchedLinear },
  { id: 'linear_drop', label: assembliesMessages.linearDrop },
  { id: 'volume_2d', label: assembliesMessages.volume2d },
  { id: 'volume_3d', label: assembliesMessages.volume3d },
  { id: 'spiral_area', label: assembliesMessages.spiralArea },
];
