export const takeoffCanvasMessages = {
  role: 'Take-off canvas',
  /** Accessible name of the canvas; `shown` is the localized count. */
  name: (label: string, count: number, shown: string) =>
    `${label}. ${shown} ${count === 1 ? 'measure' : 'measures'}. Press question mark for keyboard shortcuts.`,
  reading: 'Loading the sheet',
  failed: 'This sheet could not be loaded. Your measures are saved.',
  retry: 'Try again',
  noScale: 'This page has no scale. Quantities are in points.',
  setScale: 'Set scale',
  /** Proposal of the scale that the sheet's text states. */
  scaleWritten: (scale: string) => `This page has no scale. Its text states ${scale}.`,
  useScale: (scale: string) => `Use ${scale}`,

  calibrationTitle: 'How long is this line?',
  realLength: 'Real length',
  lengthHintFeet: 'Feet and inches, or a length with a unit',
  lengthHintMeters: 'Meters, or a length with a unit',
  /** Compares the entered length with the length by the current scale. */
  scaleComparison: (measured: string, percent: string, than: 'same' | 'more' | 'less', isDetail = false) =>
    `By the current ${isDetail ? 'detail' : 'sheet'} scale it is ${measured}${
      than === 'same' ? ', which matches.' : `, ${percent} ${than}. Setting the scale replaces it.`
    }`,
  invalidLengthFeet: 'Enter a length such as 12′6″, 12.5 or 3.8 m.',
  invalidLengthMeters: 'Enter a length such as 3.8 or 12′6″.',
  /** Calibration of a stretched sheet by two lines. */
  calibrateBothAxes: 'Calibrate the other direction next',
  calibrateBothAxesHint: 'Stretched scans have a different scale in each direction.',
  setScaleAndContinue: 'Set scale and continue',
  firstLineSlanted: 'This line is slanted. To calibrate both directions, draw it horizontally or vertically.',
  secondLineTitle: 'How long is the second line?',
  drawSecondLine: 'Now draw a known length at a right angle to the first one.',
  /** Corrects an existing calibration line. */
  redrawLine: 'Draw this known length again.',
  drawFirstLine: 'Draw a known length horizontally or vertically. The other direction comes next.',
  secondLineSameDirection:
    'This line runs in the same direction as the first one. Draw one at a right angle to it.',
  secondLineSlanted:
    'This line is slanted. Draw it horizontally or vertically, at a right angle to the first one.',
  secondLineOtherArea: 'This line is in an area with another scale. Draw both lines in the same area.',
  scalesByAxis: (across: string, up: string) => `Horizontal ${across}, vertical ${up}.`,
  /** Comparison of the two scales. */
  scalesAgree: (percent: string) => `They differ by only ${percent}, so one scale is enough.`,
  scalesDiffer: (percent: string) => `They differ by ${percent}, so the sheet is stretched.`,
  keepOneScale: 'Keep one scale',
  setBothScales: 'Set both scales',
  drawAgain: 'Draw again',
  samePlace: 'Both ends are at the same point. Place the second end further away.',
  implausibleScale: 'This scale is not plausible. Check the length and both ends of the line.',
  /** Shown if the line is in a detail. */
  setsDetailScale: (detail: string) => `This line is in ${detail} and sets its scale.`,
  /** Name of an unnamed detail. */
  detail: 'Detail',
  detailTitle: 'Detail scale',
  detailName: 'Name',
  detailNamed: (shown: string) => `Detail ${shown}`,
  detailScale: 'Scale',
  detailHint: 'Applies to measures that are entirely inside the region.',
  detailChoose: 'Select the scale on the drawing',
  detailKnown: 'Measure a known length',
  detailNone: 'Not to scale',
  detailNameWrong: 'Enter a name, for example Detail 3.',
  detailScaleWrong: 'Select a scale.',
  details: 'Details with their own scales',
  detailEdit: (detail: string, scale: string) => `${detail}: ${scale}. Edit`,
  save: 'Save',
  cancel: 'Cancel',

  /** Table of measures for screen readers. */
  tableEmpty: 'Nothing measured on this page',
  tableOf: (count: number, shown: string) => `${shown} ${count === 1 ? 'measure' : 'measures'} on this page`,
  /** Suffix if not all measures are listed. */
  tableFirst: (shown: string) => `, first ${shown} listed`,
  condition: 'Condition',
  noCondition: 'No condition',
  measureName: 'Name',
  quantity: 'Quantity',

  /** Hint beside the pointer. */
  typedHint: 'Enter to place',
  onSheet: 'on the sheet',
  area: (figure: string) => `Area ${figure}`,
  path: (figure: string) => `Path ${figure}`,

  /** Undo names of steps before a command is complete. */
  lastPoint: 'Last point',
  discardedDrawing: 'Discarded drawing',

  /** Notices. */
  noConditionOfType: 'No condition has this take-off type. Add one first.',
  drawingDiscarded: 'Drawing discarded. Undo to restore it.',
  drawingRestored: 'Your unfinished drawing was restored. Continue drawing, or press Esc to discard it.',
  fewCorners: 'An area needs at least three corners.',
  fewPoints: 'A line needs at least two points.',
  flat: 'These corners are on one line and enclose no area. Add a corner off the line, or undo the last one.',
  crossing: 'The outline crosses itself. Overlapping parts are not counted.',
  typedWrong: 'Enter a length such as 12\'6", then press Enter.',
  cutoutWithoutArea: 'There is no area here. Draw a cut-out inside an area.',
  /** The whole cut-out is deducted, so the user has to check it. */
  cutoutBeyond:
    'This cut-out extends beyond the area or overlaps another cut-out, but is deducted in full. Drag its corners or undo.',
  cutoutOnWall:
    'Cut-outs work in areas only. For doors and windows of a wall, select the wall and click Openings.',
  locked: 'This area is locked.',
  /** A measure that crosses scales; `detail` is empty for the sheet. */
  acrossScales: (scale: string, detail: string) =>
    `This measure crosses two scales. It uses the scale of ${detail || 'the sheet'}: ${scale || 'none'}.`,
  conditionMismatch: 'Some selected measures cannot use this condition.',
  withoutCutouts: (count: number, shown: string) =>
    count === 1
      ? 'Its cut-outs do not apply and were removed. Undo to restore them.'
      : `The cut-outs of ${shown} measures do not apply and were removed. Undo to restore them.`,
  /** Notice when a finger touches while a pen is in use, and the button that lets fingers draw. */
  penDraws: 'Draw with the pen and pan with your fingers.',
  fingersDraw: 'Draw with fingers',
  notSplit: 'Click on the line between its ends to split it.',
  noAreaToSplit: 'Select the areas to split, then draw a line across them.',
  areasNotSplit: 'Nothing was split. The line has to cross the selected area from one side to another.',
  subtracted: 'The smaller areas are cut out of the largest and stay as they are.',
  notSubtracted:
    'Only areas without cut-outs that lie inside the largest area, beside each other, can be subtracted.',
  notJoined: 'These lines do not meet end to end. Move their ends together, then join them.',
  areasNotJoined: 'These areas do not share a border. Move them together, then join them.',
  fewestPoints: 'This shape cannot have fewer points.',

  /** Screen reader announcements. */
  undone: (command: string) => `Undone: ${command}`,
  redone: (command: string) => `Redone: ${command}`,
  snapOn: 'Snap on',
  snapOff: 'Snap off',
  orthoOn: 'Ortho on',
  orthoOff: 'Ortho off',
  selected: (_count: number, shown: string) => `${shown} selected`,
  /** Vertex selected by keyboard; figures are localized. */
  corner: (shown: string, of: string, isCutout: boolean) =>
    `Point ${shown} of ${of}${isCutout ? ', of the cut-out' : ''}`,
  copied: (_count: number, shown: string) => `${shown} copied`,
  notPasted: (count: number, shown: string) =>
    `${shown} ${count === 1 ? 'measure was' : 'measures were'} not pasted because no condition here has the same code and type.`,
  measured: (code: string, name: string, figure: string) => `${code} ${name}: ${figure}`,
};
