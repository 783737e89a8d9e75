import { utcMidnight } from '@plumbline/dates';
import type { ReactNode } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { useLocale } from '../../locale.tsx';
import * as styles from './DashboardLists.css.ts';

export interface RankItem {
  id: string;
  title: string;
  subtitle?: string;
  /** `Pill` or `StatusText`. */
  status?: ReactNode;
  person?: string;
  figure?: string;
  /** URL of the record; omit it without permission to view. */
  href?: string;
}
export interface DueItem extends RankItem {
  /** Due date as YYYY-MM-DD. */
  day: string;
}

function Line({ item, head }: { item: RankItem; head?: ReactNode }) {
  return (
    <li className={styles.row}>
      {head}
      <span className={styles.text}>
        <span className={styles.title} title={item.title}>
          {item.href === undefined ? (
            item.title
          ) : (
            <Link href={item.href} tone="primary" isCover>
              {item.title}
            </Link>
          )}
        </span>
        {item.subtitle && (
          <span className={styles.subtitle} title={item.subtitle}>
            {item.subtitle}
          </span>
        )}
      </span>
      {item.status && <span className={styles.aside}>{item.status}</span>}
      {item.person && <Avatar name={item.person} />}
      {item.figure && <span className={styles.figure}>{item.figure}</span>}
    </li>
  );
}

/** Ranked records in a dashboard card, one on each line. */
export function RankList({ label, items }: { label: string; items: readonly RankItem[] }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {items.map((item) => (
        <Line key={item.id} item={item} />
      ))}
    </ul>
  );
}

const weekday = (day: string, locale: string) =>
  utcMidnight(day).toLocaleDateString(locale, { weekday: 'short', timeZone: 'UTC' });

/** Records by due date; each day is shown at its first row. */
export function DueList({ label, items }: { label: string; items: readonly DueItem[] }) {
  const { locale } = useLocale();
  return (
    <ul className={styles.list} aria-label={label}>
      {items.map((item, index) => (
        <Line
          key={item.id}
          item={item}
          head={
            <time className={styles.day} dateTime={item.day}>
              {items[index - 1]?.day !== item.day && (
                <>
                  <span className={styles.weekday}>{weekday(item.day, locale)}</span>
                  <span className={styles.date}>
                    {utcMidnight(item.day).getUTCDate().toLocaleString(locale)}
                  </span>
                </>
              )}
            </time>
          }
        />
      ))}
    </ul>
  );
}
