export const takeoffGroupsWords = {
  title: 'Typical groups',
  empty:
    'What is drawn once and built several times: a typical floor, a typical room. Select its measures and put them into a group.',
  name: 'Name of the group',
  timesWrong: (most: string) => `A whole number from 1 to ${most}`,
  times: (group: string) => `Times ${group} is built`,
  add: 'New group',
  select: (group: string) => `Select ${group} on this page`,
  rename: (group: string) => `Rename ${group}`,
  remove: (group: string) => `Delete ${group}`,
};
