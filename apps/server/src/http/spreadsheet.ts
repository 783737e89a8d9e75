import * as xlsx from 'xlsx';
import type { ListFields } from './listing.ts';

/** One sheet named Sheet1. Text stays text: a cell that begins with `=` is never read as a formula. */
export function spreadsheet(fields: ListFields, rows: Record<string, unknown>[]): Uint8Array {
  const columns = Object.entries(fields).filter(
    ([name, field]) => field.kind !== 'uuid' && name !== 'updatedAt',
  );
  const sheet: xlsx.WorkSheet = {};
  const put = (row: number, column: number, cell: xlsx.CellObject) => {
    sheet[xlsx.utils.encode_cell({ r: row, c: column })] = cell;
  };
  columns.forEach(([, field], c) => put(0, c, { t: 's', v: field.label }));
  rows.forEach((row, r) =>
    columns.forEach(([name, field], c) => {
      const value = row[name];
      if (value === null || value === undefined || value === '') return;
      if (field.kind === 'decimal' || field.kind === 'number')
        put(r + 1, c, { t: 'n', v: Number(value), z: '#,##0.00' });
      else if (field.kind === 'boolean') put(r + 1, c, { t: 'b', v: Boolean(value) });
      else if (field.kind === 'instant') put(r + 1, c, { t: 's', v: String(value).slice(0, 10) });
      else put(r + 1, c, { t: 's', v: String(value) });
    }),
  );
  sheet['!ref'] = xlsx.utils.encode_range(
    { r: 0, c: 0 },
    { r: rows.length, c: Math.max(columns.length - 1, 0) },
  );
  sheet['!cols'] = columns.map(([, field]) => ({ wch: Math.max(12, field.label.length + 2) }));
  const book = xlsx.utils.book_new();
  xlsx.utils.book_append_sheet(book, sheet, 'Sheet1');
  return new Uint8Array(xlsx.write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer);
}
