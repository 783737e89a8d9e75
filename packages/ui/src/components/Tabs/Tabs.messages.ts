export const tabsMessages = {
  more: 'More',
  moreOf: (count: string) => `More, ${count}`,
  moreTabs: 'More tabs',
};
