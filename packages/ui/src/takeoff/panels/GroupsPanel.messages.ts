export const takeoffGroupsMessages = {
  title: 'Typical groups',
  empty: 'Draw a typical floor or room once and multiply it. Select its measures and add them to a group.',
  name: 'Group name',
  timesWrong: (most: string) => `Enter a whole number from 1 to ${most}.`,
  times: (group: string) => `Multiplier for ${group}`,
  add: 'New group',
  select: (group: string) => `Select measures of ${group} on this page`,
  rename: (group: string) => `Rename ${group}`,
  remove: (group: string) => `Delete ${group}`,
};
