/** What a snapped position has caught. */
export const takeoffSnapWords = {
  endpoint: 'Endpoint',
  midpoint: 'Midpoint',
  intersection: 'Intersection',
  edge: 'On line',
  close: 'Close',
};
