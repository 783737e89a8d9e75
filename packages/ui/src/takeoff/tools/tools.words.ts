/** Names of the tools, in the words of the trade. */
export const takeoffToolsWords = {
  select: 'Select',
  pan: 'Pan',
  calibrate: 'Set scale',
  linear: 'Linear',
  linear_drop: 'Linear with drops',
  pitched_linear: 'Pitched linear',
  area: 'Area',
  cutout: 'Cut-out',
  pitched_area: 'Pitched area',
  count: 'Count',
  surface_area: 'Surface area',
  volume_2d: 'Volume from area',
  volume_3d: 'Volume along line',
  spiral_area: 'Duct surface',
};
