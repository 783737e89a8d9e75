export const tabsWords = {
  more: 'More',
  moreOf: (count: string) => `More, ${count}`,
  moreTabs: 'More tabs',
};
