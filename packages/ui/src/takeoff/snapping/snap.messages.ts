/** Names of snap points. */
export const takeoffSnapMessages = {
  endpoint: 'Endpoint',
  midpoint: 'Midpoint',
  intersection: 'Intersection',
  edge: 'On line',
  close: 'Close',
};
