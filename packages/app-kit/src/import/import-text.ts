import type { Import, ImportRow } from '@plumbline/api';
import { formatNumber } from '@plumbline/ui/format';
import type { Tone } from '@plumbline/ui/StatusText';

export const count = (number: number): string => formatNumber(String(number));
export const rowsOf = (number: number): string => `${count(number)} ${number === 1 ? 'row' : 'rows'}`;

/** Notice for a file whose content type differs from its extension; empty otherwise. */
export function otherThanNamed({ name, read_as: readAs }: Pick<Import, 'name' | 'read_as'>): string {
  const isNamedWorkbook = /\.xls[xmb]?$/i.test(name);
  if (readAs === 'text' && isNamedWorkbook)
    return 'This file is named like an Excel workbook but contains plain text. It is read as comma-separated text (.csv).';
  if (readAs === 'workbook' && !isNamedWorkbook)
    return 'This file is named like a text file but is an Excel workbook. Its first sheet is read.';
  return '';
}

/** Describes the effect of undoing an import; parts without records are omitted. */
export function undoing(
  { created, updated }: Pick<Import, 'created' | 'updated'>,
  [one, many]: readonly [string, string],
): string {
  const noun = (number: number) => `${count(number)} ${number === 1 ? one : many}`;
  const parts = [
    ...(created > 0 ? [`${noun(created)} created by this import will be deleted`] : []),
    ...(updated > 0
      ? [
          `${created > 0 ? `${count(updated)} updated by it` : `${noun(updated)} updated by this import`} will be restored`,
        ]
      : []),
  ];
  return `${parts.join(', and ')}, except those changed since.`;
}

export type StepId = 'upload' | 'columns' | 'check' | 'import' | 'result';
export const steps: readonly { id: StepId; label: string }[] = [
  { id: 'upload', label: 'Upload' },
  { id: 'columns', label: 'Columns' },
  { id: 'check', label: 'Check' },
  { id: 'import', label: 'Import' },
  { id: 'result', label: 'Result' },
];

/** Step of an import's state. */
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

/** True for states in which the server works and the screen polls. */
export const isWorking = (state: Import['state'] | undefined): boolean =>
  state === 'reading' || state === 'checking' || state === 'importing' || state === 'undoing';

export const stateWords: Readonly<Record<Import['state'], { label: string; tone: Tone }>> = {
  receiving: { label: 'Upload incomplete', tone: 'warn' },
  reading: { label: 'Reading', tone: 'wait' },
  mapping: { label: 'Columns to map', tone: 'info' },
  checking: { label: 'Checking', tone: 'wait' },
  checked: { label: 'Ready to import', tone: 'info' },
  importing: { label: 'Importing', tone: 'wait' },
  done: { label: 'Imported', tone: 'ok' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
  undoing: { label: 'Undoing', tone: 'wait' },
  undone: { label: 'Undone', tone: 'neutral' },
  refused: { label: 'Rejected', tone: 'bad' },
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
/** Options for a possible duplicate: label before and after the decision. */
export const choices: readonly { id: Choice; label: string; done: string }[] = [
  { id: 'skip', label: 'Skip', done: 'Will be skipped' },
  { id: 'update', label: 'Update existing', done: 'Updates existing' },
  { id: 'create', label: 'Create anyway', done: 'Will be created' },
];
const undoWords: Readonly<Record<string, string>> = { undone: 'Undone', kept: 'Kept' };

export function rowState({ state, undo, alike, choice }: ImportRow): { label: string; tone: Tone } {
  const back = undoWords[undo];
  if (state === 'valid' && alike.length > 0)
    return choice === ''
      ? { label: 'Possible duplicate', tone: 'warn' }
      : { label: choices.find(({ id }) => id === choice)?.done ?? '', tone: 'ok' };
  return back ? { label: back, tone: 'neutral' } : (rowWords[state] ?? { label: state, tone: 'neutral' });
}
