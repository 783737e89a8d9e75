/** Tab-separated values as spreadsheets write them: a field with a tab, a break or a quote is quoted. */
export function toTsv(rows: readonly (readonly string[])[]): string {
  const field = (text: string): string => (/[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return rows.map((row) => row.map(field).join('\t')).join('\n');
}

/** The inverse of `toTsv`; also takes what Excel, Numbers and Sheets put on the clipboard. */
export function fromTsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let field = '';
  let quoted = false;
  const source = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  for (let index = 0; index < source.length; index++) {
    const char = source[index];
    if (quoted) {
      if (char !== '"') field += char;
      else if (source[index + 1] === '"') {
        field += '"';
        index++;
      } else quoted = false;
    } else if (char === '"' && field === '') quoted = true;
    else if (char === '\t') {
      row.push(field);
      field = '';
    } else if (char === '\n') {
      row.push(field);
      rows.push(row);
      row = [];
      field = '';
    } else field += char;
  }
  row.push(field);
  rows.push(row);
  return rows;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (char) => escapes[char] ?? char).replaceAll('\n', '<br>');

/** The same cells as a table, which word processors and mail take. */
export const toHtml = (rows: readonly (readonly string[])[]): string =>
  `<table>${rows
    .map((row) => `<tr>${row.map((text) => `<td>${escaped(text)}</td>`).join('')}</tr>`)
    .join('')}</table>`;

/** The cells of the first table in a piece of HTML, for a clipboard without plain text; empty without one. */
export function fromHtml(html: string): string[][] {
  const table = new DOMParser().parseFromString(html, 'text/html').querySelector('table');
  if (!table) return [];
  for (const line of table.querySelectorAll('br')) line.replaceWith('\n');
  return [...table.rows].map((row) => [...row.cells].map((cell) => cell.textContent.trim()));
}
