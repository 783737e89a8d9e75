export const takeoffSelectionMessages = {
  label: 'Selection',
  /** `shown` is the localized count. */
  count: (_count: number, shown: string) => `${shown} selected`,
  condition: 'Condition',
  severalConditions: 'Several conditions',
  newCondition: 'Change to new condition',
  /** Reasons why the selection cannot use a condition. */
  obstacle: {
    open: 'Open lines enclose no area.',
    marks: 'Count marks and outlines cannot be converted.',
  },
  /** Scale used by a measure that crosses several; `detail` is empty for the sheet. */
  acrossScales: (scale: string, detail: string) =>
    `Crosses two scales, uses ${detail || 'sheet'}: ${scale || 'none'}`,
  crossing: 'Outline crosses itself',
  cutsTooMuch: 'Cut-outs are larger than the area',
  moreOpenings: 'Openings are larger than the wall',
  layer: 'Layer',
  several: 'Several layers',
  group: 'Typical group',
  noGroup: 'No group',
  groupTimes: (group: string, times: number) => `${group} × ${times}`,
  openPage: 'Open page',
  edit: 'Edit',
  turn: 'Rotate right 90°',
  opacity: 'Opacity',
  delete: 'Delete',
};
