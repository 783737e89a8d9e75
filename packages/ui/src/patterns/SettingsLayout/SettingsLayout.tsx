import type { ReactNode } from 'react';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { Icon, type IconType } from '../../components/Icon/Icon.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { useMedia } from '../../hooks.ts';
import { at } from '../../tokens/measures.ts';
import { SaveBar, type SaveBarProps } from '../FormLayout/SaveBar.tsx';
import * as styles from './SettingsLayout.css.ts';

export interface SettingsEntry {
  id: string;
  label: string;
  icon?: IconType;
  href: string;
}

export interface SettingsSection {
  id: string;
  title?: string;
  entries: readonly SettingsEntry[];
}

export interface SettingsLayoutProps {
  /** Names the index: "CRM setup". */
  title: string;
  /** Sections in order. */
  sections: readonly SettingsSection[];
  /** Id of the shown section. */
  currentId: string;
  /** Called to open a section from the menu on narrow screens. */
  onGo?: (entry: SettingsEntry) => void;
  /** A `PageHeader`. */
  header?: ReactNode;
  /** Content of the section. */
  children: ReactNode;
  /** Save bar; present while there are unsaved changes. */
  save?: SaveBarProps;
}

/**
 * Settings with one topic per page, an index at the side, and a save bar while there are changes.
 *
 * @example
 * <SettingsLayout
 *   title="Settings"
 *   currentId="company"
 *   sections={[
 *     {
 *       id: 'general',
 *       entries: [
 *         { id: 'company', label: 'Company', href: '/settings/company' },
 *         { id: 'users', label: 'Users', href: '/settings/users' },
 *       ],
 *     },
 *   ]}
 * >
 *   <TextField label="Company name" />
 * </SettingsLayout>
 */
export function SettingsLayout({
  title,
  sections,
  currentId,
  onGo,
  header,
  children,
  save,
}: SettingsLayoutProps) {
  const isNarrow = useMedia(at.narrow);
  const entries = sections.flatMap((section) => section.entries);
  return (
    <div className={styles.page}>
      {isNarrow ? (
        <div className={styles.choice}>
          <Select
            label={title}
            value={currentId}
            options={sections.flatMap((section) =>
              section.entries.map(({ id, label, icon }) => ({ id, label, icon, group: section.title })),
            )}
            onChange={(id) => {
              const entry = entries.find((one) => one.id === id);
              if (entry) onGo?.(entry);
            }}
          />
        </div>
      ) : (
        <nav aria-label={title} className={styles.index}>
          <h2 className={styles.title}>{title}</h2>
          {sections.map((section) => (
            <div key={section.id} role="group" aria-label={section.title}>
              {section.title && (
                <div aria-hidden className={styles.section}>
                  {section.title}
                </div>
              )}
              <ul>
                {section.entries.map((entry) => (
                  <li key={entry.id}>
                    <Anchor
                      href={entry.href}
                      className={styles.entry}
                      aria-current={entry.id === currentId ? 'page' : undefined}
                    >
                      {entry.icon && (
                        <span className={styles.glyph}>
                          <Icon icon={entry.icon} />
                        </span>
                      )}
                      <span className={styles.label}>{entry.label}</span>
                    </Anchor>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      )}
      <div className={styles.column}>
        <div className={styles.scroll}>
          <div className={styles.content}>
            {header}
            {children}
          </div>
        </div>
        {save && <SaveBar {...save} />}
      </div>
    </div>
  );
}
