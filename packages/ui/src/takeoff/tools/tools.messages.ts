import { takeoffTypeNames } from '@plumbline/estimating';

/** Names of the tools, in the words of the trade. */
export const takeoffToolsWords = {
  ...takeoffTypeNames,
  select: 'Select',
  pan: 'Pan',
  zoom: 'Zoom to a part',
  calibrate: 'Set scale',
  detail: 'Scale of a detail',
  cutout: 'Cut-out',
  alike: 'Find alike symbols',
  text: 'Note',
  stamp: 'Stamp',
  link: 'Page link',
  image: 'Image',
  pin: 'Comment',
};
