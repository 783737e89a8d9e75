export const tabsMessages = {
  more: 'More',
  moreWithCount: (count: string) => `More, ${count}`,
  moreTabs: 'More tabs',
};
