export const takeoffSelectionWords = {
  label: 'Selection',
  /** `shown` is the count in the reader's numerals. */
  count: (_count: number, shown: string) => `${shown} selected`,
  layer: 'Layer',
  several: 'Several layers',
  group: 'Typical group',
  noGroup: 'No group',
  groupTimes: (group: string, times: number) => `${group} × ${times}`,
  openPage: 'Open page',
  edit: 'Edit',
  turn: 'Turn right by 90°',
  opacity: 'Opacity',
  delete: 'Delete',
};
