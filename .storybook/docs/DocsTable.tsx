import type { ReactNode } from 'react';

interface DocsTableProps {
  /** Accessible name; the table scrolls sideways where it is narrow. */
  label: string;
  /** Headings of the columns. */
  columns: readonly string[];
  /** Stacks the cells of a row on phones, for columns of text. */
  isStacked?: boolean;
  /** Limits the height; the rows scroll. */
  isLong?: boolean;
  /** Rows. */
  children: ReactNode;
}

/** Table of a page of documentation. */
export function DocsTable({ label, columns, isStacked, isLong, children }: DocsTableProps) {
  return (
    <div
      className={['pl-docs-scroll', isStacked && 'pl-docs-stacked', isLong && 'pl-docs-long']
        .filter(Boolean)
        .join(' ')}
      role="region"
      aria-label={label}
      tabIndex={0}
    >
      <table className="pl-docs-table">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
