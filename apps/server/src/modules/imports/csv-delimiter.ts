/** Delimiters that a file is examined for. Of two that fit equally well the earlier is used: commas also occur in text. */
const candidates = ['\t', ';', '|', ','] as const;
/** Characters and records that the choice is based on. */
const sample = { characters: 65_536, records: 60 };

/**
 * Delimiter that spreadsheet programs read from the first line of a text, such as `sep=;`, and the text below it.
 * @returns undefined for a text without such a line.
 */
export function statedDelimiter(text: string): { delimiter: string; body: string } | undefined {
  const [line, delimiter] = /^"?sep=([^\r\n"])"?[\t ]*(?:\r\n|\n|\r|$)/i.exec(text) ?? [];
  return line !== undefined && delimiter ? { delimiter, body: text.slice(line.length) } : undefined;
}

interface SampleRecord {
  cells: number;
  /** Quotation marks inside unquoted cells, or text after a closing one. */
  hasStrayQuote: boolean;
  /** Delimiters followed by a space, as in prose. */
  spaced: number;
}

/** Quoted cell, unquoted cell, delimiter or line end at a position. */
const tokenPatterns = new Map(
  candidates.map((sign) => {
    const escaped = sign === '|' ? '\\|' : sign;
    return [
      sign,
      new RegExp(`"(?:[^"]|"")*(?:"|$)|[^${escaped}\\r\\n]+|${escaped}|\\r\\n|\\n|\\r`, 'gy'),
    ] as const;
  }),
);

/** Shape of the first records of a text that are not blank. Never throws: the sample may end inside a quoted cell. */
function sampleRecords(text: string, delimiter: (typeof candidates)[number]): SampleRecord[] {
  const records: SampleRecord[] = [];
  const pattern = tokenPatterns.get(delimiter);
  if (!pattern) return records;
  pattern.lastIndex = 0;
  let record: SampleRecord = { cells: 1, hasStrayQuote: false, spaced: 0 };
  let isBlank = true;
  let isCellBegun = false;
  const close = () => {
    if (!isBlank) records.push(record);
    record = { cells: 1, hasStrayQuote: false, spaced: 0 };
    isBlank = true;
    isCellBegun = false;
  };
  for (let match = pattern.exec(text); match && records.length < sample.records; match = pattern.exec(text)) {
    const [token] = match;
    if (token === delimiter) {
      record.cells++;
      if (text[pattern.lastIndex] === ' ') record.spaced++;
      isCellBegun = false;
    } else if (token === '\n' || token === '\r' || token === '\r\n') close();
    else {
      const isQuoted = token.startsWith('"');
      if (token.trim() !== '') isBlank = false;
      if (isQuoted ? isCellBegun : token.includes('"')) record.hasStrayQuote = true;
      if (!isQuoted && isCellBegun && token.trim() !== '') record.hasStrayQuote = true;
      isCellBegun = true;
    }
  }
  if (records.length < sample.records) close();
  return records;
}

/** Most frequent number of cells among records with several; 0 if there are none. */
function usualWidth(records: readonly SampleRecord[]): number {
  const counts = new Map<number, number>();
  for (const { cells } of records) if (cells > 1) counts.set(cells, (counts.get(cells) ?? 0) + 1);
  const [best] = [...counts].sort(([a, many], [b, more]) => more - many || b - a);
  return best?.[0] ?? 0;
}

/** Fit of a delimiter, from 0 (no line has it) to 1 (all lines have the same number of cells). */
function delimiterScore(records: readonly SampleRecord[]): number {
  const width = usualWidth(records);
  if (!width) return 0;
  const share = (test: (record: SampleRecord) => boolean) => records.filter(test).length / records.length;
  const delimiters = records.reduce((sum, { cells }) => sum + cells - 1, 0);
  const spaced = records.reduce((sum, record) => sum + record.spaced, 0) / delimiters;
  // A heading line without the delimiter tells that it belongs to the text of the cells below.
  const heading = records[0]?.cells === width ? 1 : 0.7;
  return (
    share(({ cells }) => cells === width) *
    (1 - 0.8 * share(({ hasStrayQuote }) => hasStrayQuote)) *
    (1 - 0.2 * spaced) *
    heading
  );
}

/**
 * Delimiter under which the first lines of a text have equally many cells, with quoted cells and every line end; a comma
 * if none occurs.
 */
export function detectDelimiter(text: string): string {
  const head = text.slice(0, sample.characters);
  const scores = candidates.map((sign) => ({ sign, score: delimiterScore(sampleRecords(head, sign)) }));
  const [best] = scores.sort((a, b) => b.score - a.score);
  return best && best.score > 0 ? best.sign : ',';
}
