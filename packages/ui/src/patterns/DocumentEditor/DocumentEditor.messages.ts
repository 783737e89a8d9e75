export const documentEditorMessages = {
  loading: 'Loading the editor',
  heading: 'Heading',
  subheading: 'Subheading',
  field: 'Field',
  insertField: 'Insert field',
  block: 'Block',
  insertBlock: 'Insert block',
  up: 'Move up',
  down: 'Move down',
  placed: (label: string) => `${label} inserted`,
  moved: (place: number, count: number) => `Moved to position ${place} of ${count}`,
  unknown: (name: string) => `Unknown: ${name.replaceAll('_', ' ')}`,
};
