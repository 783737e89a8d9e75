import { takeoffTypeNames } from '@plumbline/estimating';

/** Names of the tools. */
export const takeoffToolsMessages = {
  ...takeoffTypeNames,
  select: 'Select',
  pan: 'Pan',
  zoom: 'Zoom to area',
  calibrate: 'Set scale',
  detail: 'Detail scale',
  cutout: 'Cut-out',
  'split-areas': 'Split areas',
  'find-room': 'Find room',
  'symbol-search': 'Symbol search',
  text: 'Note',
  stamp: 'Stamp',
  link: 'Page link',
  image: 'Image',
  cloud: 'Cloud',
  arrow: 'Arrow',
  highlight: 'Highlight',
  dimension: 'Dimension',
  callout: 'Callout',
  legend: 'Legend',
  pin: 'Comment',
};
