import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import * as styles from './HeaderBrand.css.ts';

/** Product name and tag at the start of wide headers. */
export function HeaderBrand({
  link,
  tag,
  isBesideSearch,
}: {
  link: ReactNode;
  tag: ReactNode;
  isBesideSearch: boolean;
}) {
  return (
    <div className={cx(styles.brand, isBesideSearch && styles.besideSearch)}>
      {link}
      {tag && <span className={styles.tag}>{tag}</span>}
    </div>
  );
}
