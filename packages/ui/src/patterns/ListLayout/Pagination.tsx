import { ChevronLeftIcon, ChevronRightIcon } from 'lucide-react';
import { useId } from 'react';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { paginationMessages } from './Pagination.messages.ts';
import * as styles from './Pagination.css.ts';

export interface PaginationProps {
  /** Page index, counted from 0. */
  page: number;
  /** Rows per page. */
  pageSize: number;
  /** Number of rows in all pages. */
  total: number;
  /** Page sizes to choose from. */
  pageSizes?: readonly number[];
  /** Called with the new page, counted from 1. */
  onPageChange: (page: number) => void;
  /** Called with the new page size. */
  onPageSizeChange?: (pageSize: number) => void;
}

/**
 * Pagination with page size; hidden for empty lists.
 *
 * @example
 * const [page, setPage] = useState(1);
 * return <Pagination page={page} pageSize={25} total={128} onPageChange={setPage} />;
 */
export function Pagination({
  page,
  pageSize,
  total,
  pageSizes = [10, 15, 50],
  onPageChange,
  onPageSizeChange,
}: PaginationProps) {
  const messages = useMessages('pagination', paginationMessages);
  const { locale } = useLocale();
  const name = useId();
  const numberFormat = new Intl.NumberFormat(locale);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const from = page * pageSize + 1;
  const to = Math.min(total, (page + 1) * pageSize);
  if (total === 0) return null;
  return (
    <nav aria-label={messages.label} className={styles.bar}>
      {onPageSizeChange && (
        <div role="radiogroup" aria-label={messages.size} className={styles.sizes}>
          <span className={styles.label} aria-hidden>
            {messages.size}
          </span>
          <span className={styles.segments}>
            {pageSizes.map((size) => (
              <label key={size} className={styles.segment} data-selected={size === pageSize || undefined}>
                <input
                  type="radio"
                  className={styles.radio}
                  name={name}
                  value={size}
                  checked={size === pageSize}
                  onChange={() => onPageSizeChange(size)}
                />
                {numberFormat.format(size)}
              </label>
            ))}
          </span>
        </div>
      )}
      <span className={styles.range} aria-live="polite">
        {`${numberFormat.format(from)}–${numberFormat.format(to)}`}{' '}
        <span className={styles.of}>{messages.of}</span> {numberFormat.format(total)}
      </span>
      <span className={styles.steps}>
        <IconButton
          icon={ChevronLeftIcon}
          label={messages.previous}
          size="sm"
          isDirectional
          isDisabled={page <= 0}
          onPress={() => onPageChange(page - 1)}
        />
        <IconButton
          icon={ChevronRightIcon}
          label={messages.next}
          size="sm"
          isDirectional
          isDisabled={page >= pages - 1}
          onPress={() => onPageChange(page + 1)}
        />
      </span>
    </nav>
  );
}
