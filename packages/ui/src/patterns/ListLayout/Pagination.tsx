import { ChevronLeftIcon, ChevronRightIcon } from 'lucide-react';
import { Radio, RadioGroup } from 'react-aria-components';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { paginationWords } from './Pagination.messages.ts';
import * as styles from './Pagination.css.ts';

export interface PaginationProps {
  /** From 0. */
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

/** Pagination with page size; hidden for empty lists. */
export function Pagination({
  page,
  pageSize,
  total,
  pageSizes = [10, 15, 50],
  onPageChange,
  onPageSizeChange,
}: PaginationProps) {
  const words = useMessages('pagination', paginationWords);
  const { locale } = useLocale();
  const whole = new Intl.NumberFormat(locale);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const from = page * pageSize + 1;
  const to = Math.min(total, (page + 1) * pageSize);
  if (total === 0) return null;
  return (
    <nav aria-label={words.label} className={styles.bar}>
      {onPageSizeChange && (
        <RadioGroup
          className={styles.sizes}
          orientation="horizontal"
          aria-label={words.size}
          value={String(pageSize)}
          onChange={(next) => onPageSizeChange(Number(next))}
        >
          <span className={styles.label} aria-hidden>
            {words.size}
          </span>
          <span className={styles.segments}>
            {pageSizes.map((size) => (
              <Radio key={size} value={String(size)} className={styles.segment}>
                {whole.format(size)}
              </Radio>
            ))}
          </span>
        </RadioGroup>
      )}
      <span className={styles.range} aria-live="polite">
        {`${whole.format(from)}–${whole.format(to)}`} <span className={styles.of}>{words.of}</span>{' '}
        {whole.format(total)}
      </span>
      <span className={styles.steps}>
        <IconButton
          icon={ChevronLeftIcon}
          label={words.previous}
          size="sm"
          directional
          isDisabled={page <= 0}
          onPress={() => onPageChange(page - 1)}
        />
        <IconButton
          icon={ChevronRightIcon}
          label={words.next}
          size="sm"
          directional
          isDisabled={page >= pages - 1}
          onPress={() => onPageChange(page + 1)}
        />
      </span>
    </nav>
  );
}
