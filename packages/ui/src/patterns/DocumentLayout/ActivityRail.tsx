import { ArrowRightIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Icon, type IconType } from '../../components/Icon/Icon.tsx';
import * as styles from './ActivityRail.css.ts';
import { useWords } from '../../messages/useMessages.ts';
import { activityRailWords } from './ActivityRail.messages.ts';

export interface ActivityEntry {
  id: string;
  /** Who did it, or what happened. */
  title: string;
  /** A person's avatar is drawn from the title; an icon says it was the system. */
  icon?: IconType;
  when: string;
  /** The machine's form of `when`. */
  dateTime?: string;
  body?: ReactNode;
  /** What was before and what is now. */
  change?: { before: string; after: string };
  /** Words of a person, in a bubble. */
  quote?: string;
}

export interface ActivityRailProps {
  /** `LinkTabs`: activity, comments, files. */
  tabs?: ReactNode;
  entries: readonly ActivityEntry[];
  /** In place of the entries when there are none. */
  empty?: ReactNode;
  /** Where a comment is written. */
  composer?: ReactNode;
  /** What another tab than the activity shows, in its place: comments, files. */
  children?: ReactNode;
}

/** What has happened to a document, newest first, and a place to say something. */
export function ActivityRail({ tabs, entries, empty, composer, children }: ActivityRailProps) {
  const words = useWords('activityRail', activityRailWords);
  return (
    <>
      {tabs && <div className={styles.tabs}>{tabs}</div>}
      {children ? (
        <div className={styles.other}>{children}</div>
      ) : entries.length === 0 ? (
        <p className={styles.empty}>{empty ?? words.empty}</p>
      ) : (
        // It scrolls beside the document: so the keyboard must reach it.
        <ol className={styles.feed} tabIndex={0} aria-label={words.label}>
          {entries.map((entry) => (
            <li key={entry.id} className={styles.entry}>
              {entry.icon ? (
                <span className={styles.system}>
                  <Icon icon={entry.icon} size={14} />
                </span>
              ) : (
                <Avatar name={entry.title} size={28} decorative />
              )}
              <div className={styles.words}>
                <div className={styles.head}>
                  <span className={styles.title}>{entry.title}</span>
                  <time dateTime={entry.dateTime} className={styles.when}>
                    {entry.when}
                  </time>
                </div>
                {entry.body !== undefined && <div className={styles.body}>{entry.body}</div>}
                {entry.change && (
                  <div className={styles.change}>
                    <del className={styles.before}>{entry.change.before}</del>
                    <Icon icon={ArrowRightIcon} size={12} />
                    <ins className={styles.after}>{entry.change.after}</ins>
                  </div>
                )}
                {entry.quote !== undefined && <blockquote className={styles.quote}>{entry.quote}</blockquote>}
              </div>
            </li>
          ))}
        </ol>
      )}
      {composer && <div className={styles.composer}>{composer}</div>}
    </>
  );
}
