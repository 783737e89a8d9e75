import type { Import, ImportRow } from '@plumbline/api';
import { formatNumber } from '@plumbline/ui/format';
import type { Tone } from '@plumbline/ui/StatusText';

export const count = (number: number): string => formatNumber(String(number));
export const rowsOf = (number: number): string => `${count(number)} ${number === 1 ? 'row' : 'rows'}`;

/** Said where a file is not what its name says: it is read as what it is, and people see at once why a cell looks odd. */
export function otherThanNamed({ name, read_as: readAs }: Pick<Import, 'name' | 'read_as'>): string {
  const isNamedWorkbook = /\.xls[xmb]?$/i.test(name);
  if (readAs === 'text' && isNamedWorkbook)
    return 'This file is named as an Excel workbook and holds plain text. It is read as text with commas (.csv).';
  if (readAs === 'workbook' && !isNamedWorkbook)
    return 'This file is named as text and is an Excel workbook. It is read as a workbook: its first sheet.';
  return '';
}

/** What taking an import back does, before it is done: that of which there is nothing goes unsaid. */
export function undoing(
  { created, updated }: Pick<Import, 'created' | 'updated'>,
  [one, many]: readonly [string, string],
): string {
  const noun = (number: number) => `${count(number)} ${number === 1 ? one : many}`;
  const verb = (number: number) => (number === 1 ? 'is' : 'are');
  const parts = [
    ...(created > 0 ? [`${noun(created)} that this import created ${verb(created)} deleted`] : []),
    ...(updated > 0
      ? [`${created > 0 ? count(updated) : noun(updated)} that it updated ${verb(updated)} put back`]
      : []),
  ];
  return `${parts.join(', and ')}, except those that somebody changed since.`;
}

export type StepId = 'upload' | 'columns' | 'check' | 'import' | 'result';
export const steps: readonly { id: StepId; label: string }[] = [
  { id: 'upload', label: 'Upload' },
  { id: 'columns', label: 'Columns' },
  { id: 'check', label: 'Check' },
  { id: 'import', label: 'Import' },
  { id: 'result', label: 'Result' },
];

/** Where an import is, for a person. */
export function stepOf(state: Import['state'] | undefined): StepId {
  switch (state) {
    case 'mapping':
      return 'columns';
    case 'checking':
    case 'checked':
      return 'check';
    case 'importing':
      return 'import';
    case 'done':
    case 'cancelled':
    case 'undoing':
    case 'undone':
      return 'result';
    default:
      return 'upload';
  }
}

/** States in which the server is at work and the screen asks how far it is. */
export const isWorking = (state: Import['state'] | undefined): boolean =>
  state === 'reading' || state === 'checking' || state === 'importing' || state === 'undoing';

export const stateWords: Readonly<Record<Import['state'], { label: string; tone: Tone }>> = {
  receiving: { label: 'Not uploaded whole', tone: 'warn' },
  reading: { label: 'Being read', tone: 'wait' },
  mapping: { label: 'Waits for its columns', tone: 'info' },
  checking: { label: 'Being checked', tone: 'wait' },
  checked: { label: 'Waits to be imported', tone: 'info' },
  importing: { label: 'Being imported', tone: 'wait' },
  done: { label: 'Imported', tone: 'ok' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
  undoing: { label: 'Being taken back', tone: 'wait' },
  undone: { label: 'Taken back', tone: 'neutral' },
  refused: { label: 'Refused', tone: 'bad' },
};

const rowWords: Readonly<Record<string, { label: string; tone: Tone }>> = {
  waiting: { label: 'Not checked', tone: 'wait' },
  valid: { label: 'Ready', tone: 'ok' },
  faulty: { label: 'Has errors', tone: 'bad' },
  created: { label: 'Created', tone: 'ok' },
  updated: { label: 'Updated', tone: 'ok' },
  skipped: { label: 'Skipped', tone: 'neutral' },
  rejected: { label: 'Rejected', tone: 'bad' },
};
export type Choice = Exclude<ImportRow['choice'], ''>;
/** What becomes of a row that looks like another, as it is offered and as it is said afterwards. */
export const choices: readonly { id: Choice; label: string; done: string }[] = [
  { id: 'skip', label: 'Leave out', done: 'Is left out' },
  { id: 'update', label: 'Update the existing', done: 'Updates the existing' },
  { id: 'create', label: 'Create anyway', done: 'Is created anyway' },
];
const undoWords: Readonly<Record<string, string>> = { undone: 'Taken back', kept: 'Kept' };

export function rowState({ state, undo, alike, choice }: ImportRow): { label: string; tone: Tone } {
  const back = undoWords[undo];
  if (state === 'valid' && alike.length > 0)
    return choice === ''
      ? { label: 'Looks alike', tone: 'warn' }
      : { label: choices.find(({ id }) => id === choice)?.done ?? '', tone: 'ok' };
  return back ? { label: back, tone: 'neutral' } : (rowWords[state] ?? { label: state, tone: 'neutral' });
}
