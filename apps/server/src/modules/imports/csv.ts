/** Decodes UTF-8 or UTF-16 by byte order mark, valid UTF-8, otherwise Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Delimiter: the most frequent candidate in the first line outside quotes. */
export function delimiterOf(text: string): string {
  const counts = new Map([',', ';', '\t', '|'].map((sign) => [sign, 0]));
  let isQuoted = false;
  for (const sign of text.slice(0, 10_000)) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && sign === '\n') break;
    else if (!isQuoted && counts.has(sign)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  const [best] = [...counts].sort(([, a], [, b]) => b - a);
  return best && best[1] > 0 ? best[0] : ',';
}

/** Parses CSV by RFC 4180; quoted cells contain delimiters, line breaks and doubled quotes. */
export function* parseCsv(text: string, delimiter = delimiterOf(text)): Generator<string[]> {
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    let cell: string;
    if (text[at] === '"') {
      cell = '';
      for (;;) {
        const end = text.indexOf('"', at + 1);
        if (end === -1) {
          cell += text.slice(at + 1);
          at = text.length;
          break;
        }
        cell += text.slice(at + 1, end);
        at = end + 1;
        if (text[at] !== '"') break;
        cell += '"';
      }
      // Text after a closing quote is kept in the cell.
      const rest = endOfCell(text, at, delimiter);
      cell += text.slice(at, rest);
      at = rest;
    } else {
      const end = endOfCell(text, at, delimiter);
      cell = text.slice(at, end);
      at = end;
    }
    row.push(cell);
    if (text[at] === delimiter) {
      at++;
      if (at === text.length) row.push('');
      continue;
    }
    if (text[at] === '\r') at++;
    if (text[at] === '\n') at++;
    yield row;
    row = [];
  }
  if (row.length) yield row;
}

function endOfCell(text: string, from: number, delimiter: string): number {
  let at = from;
  while (at < text.length && text[at] !== delimiter && text[at] !== '\n' && text[at] !== '\r') at++;
  return at;
}
