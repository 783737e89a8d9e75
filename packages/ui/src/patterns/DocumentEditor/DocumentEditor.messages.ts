export const documentEditorWords = {
  loading: 'The editor is loading',
  heading: 'Heading',
  subheading: 'Subheading',
  field: 'Field',
  insertField: 'Place a field',
  block: 'Block',
  insertBlock: 'Place a block',
  up: 'Move up',
  down: 'Move down',
  placed: (label: string) => `${label} placed`,
  moved: (place: number, count: number) => `Moved to place ${place} of ${count}`,
  unknown: (name: string) => `Unknown: ${name.replaceAll('_', ' ')}`,
};
