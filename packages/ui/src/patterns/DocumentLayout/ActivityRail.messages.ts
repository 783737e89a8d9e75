export const activityRailWords = {
  label: 'Activity',
  empty: 'Nothing has happened yet',
};
