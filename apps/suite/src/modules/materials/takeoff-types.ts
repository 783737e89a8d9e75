/** Options of the documented take-off types. */
export const takeoffTypeOptions = [
  { id: 'linear', label: 'Linear' },
  { id: 'area', label: 'Area' },
  { id: 'count', label: 'Count' },
  { id: 'surface_area', label: 'Surface area' },
  { id: 'pitched_area', label: 'Pitched area' },
  { id: 'pitched_linear', label: 'Pitched linear' },
  { id: 'linear_drop', label: 'Linear drop' },
  { id: 'volume_2d', label: 'Volume 2D' },
  { id: 'volume_3d', label: 'Volume 3D' },
  { id: 'spiral_area', label: 'Spiral area' },
];
