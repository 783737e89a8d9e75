import { ArrowRightIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Icon, type IconType } from '../../components/Icon/Icon.tsx';
import * as styles from './ActivityRail.css.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { activityRailMessages } from './ActivityRail.messages.ts';

/** Entry of a document's activity. */
export interface ActivityEntry {
  /** Unique id. */
  id: string;
  /** Person or event. */
  title: string;
  /** Icon of a system event; without it, an avatar is shown for the person in the title. */
  icon?: IconType;
  /** Displayed time. */
  when: string;
  /** ISO 8601 form of `when`. */
  dateTime?: string;
  /** Details below the title. */
  body?: ReactNode;
  /** Old and new value. */
  change?: { before: string; after: string };
  /** Quoted text of a person, shown in a bubble. */
  quote?: string;
}

export interface ActivityRailProps {
  /** `LinkTabs` such as activity, comments and files. */
  tabs?: ReactNode;
  /** Entries, newest first. */
  entries: readonly ActivityEntry[];
  /** Content shown if there are no entries. */
  empty?: ReactNode;
  /** Comment editor at the end of the rail. */
  composer?: ReactNode;
  /** Content of another tab, shown instead of the activity. */
  children?: ReactNode;
}

/**
 * Activity of a document, newest first, with a comment editor.
 *
 * @example
 * <ActivityRail entries={[{ id: '1', title: 'Revision 2 created', when: '8:55 AM' }]} />
 */
export function ActivityRail({ tabs, entries, empty, composer, children }: ActivityRailProps) {
  const messages = useMessages('activityRail', activityRailMessages);
  return (
    <>
      {tabs && <div className={styles.tabs}>{tabs}</div>}
      {children ? (
        <div className={styles.other}>{children}</div>
      ) : entries.length === 0 ? (
        <p className={styles.empty}>{empty ?? messages.empty}</p>
      ) : (
        // The list scrolls, so it must be reachable by keyboard.
        <ol className={styles.feed} tabIndex={0} aria-label={messages.label}>
          {entries.map((entry) => (
            <li key={entry.id} className={styles.entry}>
              {entry.icon ? (
                <span className={styles.system}>
                  <Icon icon={entry.icon} size={14} />
                </span>
              ) : (
                <Avatar name={entry.title} size={28} isDecorative />
              )}
              <div className={styles.text}>
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
                    <Icon icon={ArrowRightIcon} size={12} isDirectional />
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
