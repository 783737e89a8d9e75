/** Offset of lines and areas. */
export const offsetMessages = {
  title: 'Offset',
  distance: 'Distance',
  side: 'Side',
  sides: { outside: 'Outside', inside: 'Inside', left: 'Left', right: 'Right' },
  cancel: 'Cancel',
  /** `shown` is the localized count. */
  add: (count: number, shown: string) => (count === 1 ? 'Add offset' : `Add ${shown} offsets`),
  /** Reasons why there is no offset at the distance. */
  obstacle: {
    distance: 'Enter a distance such as 2\'6" or 0.75 m.',
    scale: 'Set the scale of this sheet first.',
    vanished: 'Nothing is left of the shape at this distance. Enter a shorter one.',
    crossing: 'The offset would cross itself at this distance. Enter a shorter one or change the side.',
  },
  /** Notice for any other selection. */
  unsuitable: 'Select one or more areas, or one or more lines, to offset them.',
};
