import type { ReactNode } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import { tint } from '../Avatar/Avatar.css.ts';
import type { Tint } from '../Avatar/initials.ts';
import { cx } from '../../cx.ts';
import { Icon, type IconType } from '../Icon/Icon.tsx';
import * as styles from './Timeline.css.ts';

export interface TimelineEntry {
  id: string;
  /** Icon of the event type; or `person`. */
  icon?: IconType;
  tint?: Tint;
  person?: string;
  /** Sentence with names in bold and records as links. */
  title: ReactNode;
  /** Formatted time: "9:44 AM". */
  time?: string;
  /** ISO instant for the `time` element. */
  dateTime?: string;
  /** A muted second line. */
  detail?: ReactNode;
  /** Quoted text of the event. */
  note?: ReactNode;
  /** Files, actions. */
  children?: ReactNode;
}

export interface TimelineProps {
  /** Accessible name of the list. */
  label: string;
  /** Newest first, by day. A group without label has no heading line. */
  groups: readonly { label?: string; entries: readonly TimelineEntry[] }[];
  /** Background, to which the line is adapted. */
  surface?: 'panel' | 'canvas';
}

/**
 * History of a record, newest first.
 *
 * @example
 * <Timeline
 *   label="Activity"
 *   groups={[
 *     {
 *       label: 'Today',
 *       entries: [{ id: '1', person: 'Maya Lindqvist', title: 'Sent the quote', time: '9:44 AM' }],
 *     },
 *   ]}
 * />
 */
export function Timeline({ label, groups, surface = 'panel' }: TimelineProps) {
  return (
    <section aria-label={label} className={styles.root}>
      {groups.map((group, at) => (
        <div key={group.label ?? at}>
          {group.label && <div className={styles.day}>{group.label}</div>}
          <ol>
            {group.entries.map((entry) => (
              <li key={entry.id} className={styles.entry}>
                <span
                  className={cx(
                    styles.mark,
                    surface === 'canvas' && styles.markOnCanvas,
                    !entry.person && tint[entry.tint ?? 'slate'],
                  )}
                >
                  {entry.person ? (
                    <Avatar name={entry.person} isDecorative />
                  ) : (
                    entry.icon && <Icon icon={entry.icon} size={14} />
                  )}
                </span>
                <div className={styles.content}>
                  <div className={styles.head}>
                    <div className={styles.title}>{entry.title}</div>
                    {entry.time && (
                      <time className={styles.time} dateTime={entry.dateTime}>
                        <bdi>{entry.time}</bdi>
                      </time>
                    )}
                  </div>
                  {entry.detail && <div className={styles.detail}>{entry.detail}</div>}
                  {entry.note && <div className={styles.note}>{entry.note}</div>}
                  {entry.children && <div className={styles.extra}>{entry.children}</div>}
                </div>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}
