/** Names of snap points. */
export const takeoffSnapWords = {
  endpoint: 'Endpoint',
  midpoint: 'Midpoint',
  intersection: 'Intersection',
  edge: 'On line',
  close: 'Close',
};
