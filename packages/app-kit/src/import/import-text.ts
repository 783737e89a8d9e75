import type { Import, ImportRow } from '@plumbline/api';
import { formatNumber } from '@plumbline/ui/format';
import type { Tone } from '@plumbline/ui/StatusText';
import { importMessages } from './messages.ts';

export const count = (number: number): string => formatNumber(String(number));
export const rowsOf = (number: number): string => `${count(number)} ${number === 1 ? 'row' : 'rows'}`;

/** Notice for a file whose content type differs from its extension; empty otherwise. */
export function contentTypeNotice({ name, read_as: readAs }: Pick<Import, 'name' | 'read_as'>): string {
  const isNamedWorkbook = /\.xls[xmb]?$/i.test(name);
  if (readAs === 'text' && isNamedWorkbook) return importMessages.plainTextNotice;
  if (readAs === 'workbook' && !isNamedWorkbook) return importMessages.workbookNotice;
  return '';
}

/** Describes the effect of undoing an import; parts without records are omitted. */
export function undoEffectText(
  { created, updated }: Pick<Import, 'created' | 'updated'>,
  [one, many]: readonly [string, string],
): string {
  const noun = (number: number) => `${count(number)} ${number === 1 ? one : many}`;
  const parts = [
    ...(created > 0 ? [importMessages.undoDeletes(noun(created))] : []),
    ...(updated > 0
      ? [
          importMessages.undoRestores(
            created > 0 ? `${count(updated)} updated by it` : `${noun(updated)} updated by this import`,
          ),
        ]
      : []),
  ];
  return importMessages.undoSummary(parts.join(', and '));
}

export type StepId = 'upload' | 'columns' | 'check' | 'import' | 'result';
export const steps: readonly { id: StepId; label: string }[] = [
  { id: 'upload', label: importMessages.upload },
  { id: 'columns', label: importMessages.columns },
  { id: 'check', label: importMessages.check },
  { id: 'import', label: importMessages.import },
  { id: 'result', label: importMessages.result },
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
  receiving: { label: importMessages.uploadIncomplete, tone: 'warn' },
  reading: { label: importMessages.reading, tone: 'wait' },
  mapping: { label: importMessages.columnsToMap, tone: 'info' },
  checking: { label: importMessages.checking, tone: 'wait' },
  checked: { label: importMessages.readyToImport, tone: 'info' },
  importing: { label: importMessages.importing, tone: 'wait' },
  done: { label: importMessages.imported, tone: 'ok' },
  cancelled: { label: importMessages.canceled, tone: 'neutral' },
  undoing: { label: importMessages.undoing, tone: 'wait' },
  undone: { label: importMessages.undone, tone: 'neutral' },
  refused: { label: importMessages.rejected, tone: 'bad' },
};

const rowWords: Readonly<Record<string, { label: string; tone: Tone }>> = {
  waiting: { label: importMessages.notChecked, tone: 'wait' },
  valid: { label: importMessages.ready, tone: 'ok' },
  faulty: { label: importMessages.hasErrors, tone: 'bad' },
  created: { label: importMessages.created, tone: 'ok' },
  updated: { label: importMessages.updated, tone: 'ok' },
  skipped: { label: importMessages.skipped, tone: 'neutral' },
  rejected: { label: importMessages.rejected, tone: 'bad' },
};
export type Choice = Exclude<ImportRow['choice'], ''>;
/** Options for a possible duplicate: label before and after the decision. */
export const choices: readonly { id: Choice; label: string; done: string }[] = [
  { id: 'skip', label: importMessages.skip, done: importMessages.willBeSkipped },
  { id: 'update', label: importMessages.updateExisting, done: importMessages.updatesExisting },
  { id: 'create', label: importMessages.createAnyway, done: importMessages.willBeCreated },
];
const undoWords: Readonly<Record<string, string>> = { undone: 'Undone', kept: 'Kept' };

export function rowState({ state, undo, alike, choice }: ImportRow): { label: string; tone: Tone } {
  const back = undoWords[undo];
  if (state === 'valid' && alike.length > 0)
    return choice === ''
      ? { label: importMessages.possibleDuplicate, tone: 'warn' }
      : { label: choices.find(({ id }) => id === choice)?.done ?? '', tone: 'ok' };
  return back ? { label: back, tone: 'neutral' } : (rowWords[state] ?? { label: state, tone: 'neutral' });
}
