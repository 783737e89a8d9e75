import type { ChartTable } from './chartFrameTypes.ts';
import * as styles from './ChartDataTable.css.ts';

/** Figures of a chart as a table. */
export function ChartDataTable({ label, table }: { label: string; table: ChartTable }) {
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {table.heads.map((head, at) => (
            <th key={at} scope="col" className={styles.tableHead}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row, at) => (
          <tr key={`${at}-${row.head}`}>
            <th scope="row" className={styles.tableCell}>
              {row.head}
            </th>
            {row.cells.map((cell, column) => (
              <td key={column} className={styles.tableCell}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
