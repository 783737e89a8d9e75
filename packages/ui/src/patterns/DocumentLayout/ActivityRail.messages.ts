export const activityRailMessages = {
  label: 'Activity',
  empty: 'No activity yet',
};
