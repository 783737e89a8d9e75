import { sql } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import type { Context, FileReply } from '../../context/context.ts';
import { columnName, xlsxReply, type SheetColumn, type SheetValue } from '../../files/spreadsheet.ts';
import { streamQuery } from '../../resource/list-export.ts';
import type { Batch } from './batch.ts';
import { hasPermission } from '../../auth/permissions.ts';
import { targetsFor } from './permissions.ts';
import { kindOf, type ImportKind, type ImportTarget } from './import-kinds.ts';

const text = (label: string, width?: number): SheetColumn => ({
  label,
  kind: 'text',
  ...(width ? { width } : {}),
});

const yesOrNo = ['Yes', 'No'];
/** Dropdown choices of a column; multiple values cannot be a spreadsheet dropdown. */
const dropdownChoices = ({ kind, choices }: ImportTarget): readonly string[] =>
  kind === 'boolean' ? yesOrNo : kind === 'list' ? [] : (choices?.words ?? []);

/**
 * Template of an entity: headers, a sheet of instructions, and choices. Text cells are formatted as text to keep
 * leading zeros.
 */
export async function templateFile(kind: ImportKind, context: Context): Promise<FileReply> {
  const targets = await targetsFor(kind, context);
  const chosen = targets.filter((target) => dropdownChoices(target).length > 0);
  const lists = chosen.map(dropdownChoices);
  const rangeOf = (target: ImportTarget) => {
    const name = columnName(chosen.indexOf(target));
    return `Choices!$${name}$2:$${name}$${dropdownChoices(target).length + 1}`;
  };
  const isFigure = ({ kind: of }: ImportTarget) => of === 'decimal' || of === 'number';
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return xlsxReply(`${kind.name}_template.xlsx`, [
    {
      name: 'Sheet1',
      columns: targets.map((target): SheetColumn => ({
        ...text(target.label, Math.max(16, target.label.length + 4)),
        ...(isFigure(target) ? {} : { fill: target.kind === 'day' ? 'day' : 'text' }),
        ...(chosen.includes(target)
          ? { choices: { range: rangeOf(target), isClosed: target.choices?.isClosed ?? true } }
          : {}),
      })),
      rows: [],
    },
    {
      name: 'Instructions',
      columns: [text('Column', 28), text('Required', 12), text('Format', 60)],
      rows: targets.map(({ label, required, hint }) => [label, required ? 'Yes' : '', hint || 'Text']),
    },
    ...(longest > 0
      ? [
          {
            name: 'Choices',
            columns: chosen.map(({ label }) => text(label, 24)),
            rows: Array.from({ length: longest }, (_, at) => lists.map((list) => list[at])),
          },
        ]
      : []),
  ]);
}

interface ResultRow {
  number: number;
  state: string;
  undo: string;
  choice: string;
  alike: { line?: number; title: string; number?: string }[];
  cells: string[];
  errors: { column: number; message: string }[];
}
const outcomes: Readonly<Record<string, string>> = {
  waiting: 'Not checked',
  valid: 'Ready',
  faulty: 'Has errors',
  created: 'Created',
  updated: 'Updated',
  skipped: 'Skipped',
  rejected: 'Rejected',
};
const undoSuffixes: Readonly<Record<string, string>> = {
  undone: ', undone',
  kept: ', kept because it was changed later',
};

const headingsOf = ({ columns }: Batch) =>
  columns.map(({ header }, index) => header || `Column ${index + 1}`);
const withoutEnding = ({ name }: Batch) => name.replace(/\.(xlsx|csv|txt)$/i, '');
const rejectionReasons = ({ errors }: Pick<ResultRow, 'errors'>, headings: readonly string[]) =>
  errors.map(({ column, message }) => (column >= 0 ? `${headings[column] ?? ''}: ${message}` : message));

/** Rejected rows under the file's own headers with reasons, to be corrected and imported again. */
export function rejectedRowsFile(batch: Batch, tx: Transaction) {
  const headings = headingsOf(batch);
  const rejected = sql`select number, cells, errors from import_row
    where import_id = ${batch.import_id}::uuid and state = 'rejected' order by number`;
  const lineOf = (row: ResultRow): SheetValue[] => [
    ...headings.map((_, at) => row.cells[at]),
    row.number,
    rejectionReasons(row, headings).join('\n'),
  ];
  async function* rows(): AsyncGenerator<SheetValue[]> {
    for await (const page of streamQuery<ResultRow, SheetValue[]>(tx, rejected, (found) => found.map(lineOf)))
      yield* page;
  }
  return xlsxReply(`${withoutEnding(batch)}_left-out.xlsx`, [
    {
      name: 'Sheet1',
      columns: [
        ...headings.map((label) => text(label)),
        { label: 'Line in file', kind: 'number', width: 16 },
        text('Reason', 48),
      ],
      rows: rows(),
    },
  ]);
}

/** All rows of the file with result and reason. */
export function resultFile(batch: Batch, context: Context): Promise<FileReply> {
  const { tx } = context;
  const headings = headingsOf(batch);
  async function* rows(): AsyncGenerator<SheetValue[]> {
    const all = sql`select number, state, undo, choice, alike, cells, errors from import_row
      where import_id = ${batch.import_id}::uuid order by number`;
    for await (const page of streamQuery<ResultRow, SheetValue[]>(tx, all, (found) => found.map(lineOf)))
      yield* page;
  }
  const isTold = hasPermission({ ...kindOf(batch.kind).right, type: 'v' }, context);
  const named = ({ line, title, number }: ResultRow['alike'][number]) =>
    line !== undefined
      ? `line ${line}`
      : isTold
        ? [title, number].filter(Boolean).join(', ')
        : 'an existing record';
  const lineOf = (row: ResultRow): SheetValue[] => {
    const { number, state, undo, choice, alike, cells } = row;
    const why = rejectionReasons(row, headings);
    const [like] = alike;
    if (like && choice === 'skip' && state === 'skipped')
      why.push(`Skipped because it is a possible duplicate of ${named(like)}.`);
    return [
      number,
      (outcomes[state] ?? state) + (undoSuffixes[undo] ?? ''),
      why.join('\n'),
      ...headings.map((_, at) => cells[at]),
    ];
  };
  return xlsxReply(`${withoutEnding(batch)}_result.xlsx`, [
    {
      name: 'Sheet1',
      columns: [
        { label: 'Line', kind: 'number', width: 8 },
        text('Result', 16),
        text('Why', 48),
        ...headings.map((label) => text(label)),
      ],
      rows: rows(),
    },
  ]);
}
