import { takeoffTypeNames } from '@plumbline/estimating';

/** Names of the tools. */
export const takeoffToolsWords = {
  ...takeoffTypeNames,
  select: 'Select',
  pan: 'Pan',
  zoom: 'Zoom to area',
  calibrate: 'Set scale',
  detail: 'Detail scale',
  cutout: 'Cut-out',
  alike: 'Symbol search',
  text: 'Note',
  stamp: 'Stamp',
  link: 'Page link',
  image: 'Image',
  pin: 'Comment',
};
