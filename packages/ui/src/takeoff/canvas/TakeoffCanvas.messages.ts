export const takeoffCanvasWords = {
  role: 'Take-off canvas',
  /** Name of the canvas to those who listen; `shown` is the count in the reader's numerals. */
  name: (label: string, count: number, shown: string) =>
    `${label}. ${shown} ${count === 1 ? 'measure' : 'measures'}. Press question mark for the keys.`,
  reading: 'Reading the sheet',
  failed: 'This sheet could not be read. What was measured on it is kept.',
  retry: 'Try again',
  noScale: 'No scale on this page. Figures are in points.',
  setScale: 'Set scale',

  knownTitle: 'How long is this line?',
  knownLength: 'Real length',
  knownHintFeet: 'Feet and inches, or a length with its unit',
  knownHintMetres: 'Metres, or a length with its unit',
  /** How the length that is written compares with what the scale makes of the line. */
  knownChecked: (measured: string, percent: string, than: 'same' | 'more' | 'less', isDetail = false) =>
    `The scale of this ${isDetail ? 'detail' : 'sheet'} makes it ${measured}: ${
      than === 'same' ? 'it agrees.' : `${percent} ${than}. Set scale replaces the scale.`
    }`,
  knownWrongFeet: 'Write a length such as 12′6″, 12.5 or 3.8 m.',
  knownWrongMetres: 'Write a length such as 3.8 or 12′6″.',
  /** Of a stretched sheet: one length after the other, in either direction. */
  knownBothWays: 'Then measure the other direction',
  knownBothWaysHint: 'Where a scan was stretched, its scales differ.',
  knownNext: 'Set scale, then the other',
  knownSlanted: 'This line is slanted. To measure both directions, draw it along the sheet or up it.',
  acrossTitle: 'How long is this line, across the first?',
  acrossDraw: 'Now draw a known length across the first one.',
  /** One that is kept is drawn anew, to put it right. */
  correctDraw: 'Draw this known length again.',
  bothWaysDraw: 'Draw a known length along the sheet or up it. One across it comes next.',
  acrossSameWay: 'This line runs the way the first one does. Draw one across it.',
  acrossSlanted: 'This line is slanted. Draw it along the sheet or up it, across the first one.',
  acrossElsewhere: 'This line has another scale than the first one. Draw both in one place.',
  acrossBoth: (across: string, up: string) => `Across ${across}, up ${up}.`,
  /** Both scales say much the same, or do not. */
  acrossAgrees: (percent: string) => `They differ by ${percent} only: one scale is enough.`,
  acrossDiffers: (percent: string) => `They differ by ${percent}: the sheet is stretched.`,
  keepOneScale: 'Keep one scale',
  setBothScales: 'Set both scales',
  drawAgain: 'Draw it again',
  samePlace: 'Both ends are in one place. Put the second one further away.',
  knownAbsurd: 'No drawing has such a scale. Check the length, and both ends of the line.',
  /** Where the line lies in a detail. */
  knownDetail: (detail: string) => `It lies in ${detail}, and sets the scale of that detail.`,
  /** A detail without a name of its own. */
  detail: 'Detail',
  detailTitle: 'Scale of a detail',
  detailName: 'What it shows',
  detailNamed: (shown: string) => `Detail ${shown}`,
  detailScale: 'Scale',
  detailHint: 'It holds for what lies in the region altogether.',
  detailChoose: 'As the drawing names it',
  detailKnown: 'Measure a known length',
  detailNone: 'Not to scale',
  detailNameWrong: 'Say what it shows, for example Detail 3.',
  detailScaleWrong: 'Choose a scale.',
  details: 'Details with scales of their own',
  detailEdit: (detail: string, scale: string) => `${detail}: ${scale}. Change`,
  save: 'Save',
  cancel: 'Cancel',

  /** The table for those who do not see the sheet. */
  tableEmpty: 'Nothing measured on this page',
  tableOf: (count: number, shown: string) => `${shown} ${count === 1 ? 'measure' : 'measures'} on this page`,
  /** After the above, where not all are listed. */
  tableFirst: (shown: string) => `, the first ${shown} listed`,
  condition: 'Condition',
  noCondition: 'No condition',
  measureName: 'Name',
  quantity: 'Quantity',

  /** Beside the pointer. */
  typedHint: 'Enter to place',
  onSheet: 'on the sheet',
  area: (figure: string) => `Area ${figure}`,
  path: (figure: string) => `Path ${figure}`,

  /** Names of what undo takes back before any command. */
  lastPoint: 'Last point',
  droppedDrawing: 'Dropped drawing',

  /** What is said when something cannot be done. */
  noneMeasuredThisWay: 'No condition is measured this way yet. Add one first.',
  drawingDropped: 'Drawing dropped. Undo brings it back.',
  goesOn: 'What was being drawn is here again. Go on with it, or press Esc to drop it.',
  fewCorners: 'An area needs at least three corners.',
  fewPoints: 'A line needs at least two points.',
  flat: 'These corners lie on one line and enclose nothing. Put one beside it, or take the last back.',
  crossing: 'The outline crosses itself. What it goes around twice is not counted.',
  typedWrong: 'Write a length such as 12\'6", then Enter.',
  cutoutNowhere: 'Draw a cut-out inside an area. There is none here.',
  /** All of it is deducted, and a person has to look. */
  cutoutBeyond:
    'This cut-out reaches beyond the area or into another cut-out, and all of it is deducted. Drag its corners, or undo.',
  cutoutOnWall:
    'A cut-out is drawn inside an area. The doors and windows of a wall are entered: select the wall, then Openings.',
  locked: 'That area is locked.',
  /** What lies across scales: which one holds, and of which detail; empty for the sheet. */
  acrossScales: (scale: string, detail: string) =>
    `It lies across two scales and is measured by that of ${detail || 'the sheet'}: ${scale || 'none'}.`,
  notMeasuredSo: 'Not all that is selected can be measured that way.',
  withoutCutouts: (count: number, shown: string) =>
    count === 1
      ? 'Its cut-outs mean nothing there and were left out. Undo brings them back.'
      : `The cut-outs of ${shown} measures mean nothing there and were left out. Undo brings them back.`,
  /** A finger was put down while a pen is in use, and what is pressed so that fingers draw too. */
  penDraws: 'The pen draws, and fingers move the sheet.',
  fingersDraw: 'Draw with fingers',
  fewestPoints: 'No point can be removed: this is the fewest the shape needs.',

  /** What those hear who listen. */
  undone: (command: string) => `Undone: ${command}`,
  doneAgain: (command: string) => `Done again: ${command}`,
  snapOn: 'Snap on',
  snapOff: 'Snap off',
  orthoOn: 'Ortho on',
  orthoOff: 'Ortho off',
  selected: (_count: number, shown: string) => `${shown} selected`,
  /** A corner that was picked by keys; figures are in the reader's numerals. */
  corner: (shown: string, of: string, isCutout: boolean) =>
    `Point ${shown} of ${of}${isCutout ? ', of the cut-out' : ''}`,
  copied: (_count: number, shown: string) => `${shown} copied`,
  notPasted: (count: number, shown: string) =>
    `${shown} ${count === 1 ? 'measure was' : 'measures were'} left out: no condition here has that code and type.`,
  measured: (code: string, name: string, figure: string) => `${code} ${name}: ${figure}`,
};
