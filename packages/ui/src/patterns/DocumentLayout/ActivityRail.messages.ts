export const activityRailWords = {
  label: 'Activity',
  empty: 'No activity yet',
};
