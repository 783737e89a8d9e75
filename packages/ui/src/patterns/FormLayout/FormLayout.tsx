import { useEffect, useRef, useState, type ReactNode } from 'react';
import { cx } from '../../cx.ts';
import * as styles from './FormLayout.css.ts';
import { SaveBar, type SaveBarProps } from './SaveBar.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { useLocale } from '../../locale.tsx';
import { formLayoutMessages } from './FormLayout.messages.ts';

export interface FormSection {
  id: string;
  title: string;
  description?: ReactNode;
  /** Number of fields with errors, shown in the section index. */
  errorCount?: number;
  children: ReactNode;
}

export interface FormLayoutProps {
  /** A `PageHeader`. */
  header?: ReactNode;
  /** An `ErrorSummary`. */
  errors?: ReactNode;
  /** Sections in order. */
  sections: readonly FormSection[];
  /** Props of the save bar; omit to hide it. */
  save?: SaveBarProps;
}

/**
 * A long form: sections below one another, an index at the side that follows, errors at the top, save at the foot.
 *
 * @example
 * <FormLayout
 *   sections={[
 *     { id: 'general', title: 'General', children: <TextField label="Name" /> },
 *     { id: 'delivery', title: 'Delivery', children: <TextField label="City" /> },
 *   ]}
 * />
 */
export function FormLayout({ header, errors, sections, save }: FormLayoutProps) {
  const messages = useMessages('formLayout', formLayoutMessages);
  const { locale } = useLocale();
  const scroller = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(sections[0]?.id);
  const ids = sections.map((section) => section.id).join(' ');

  useEffect(() => {
    const root = scroller.current;
    if (!root) return;
    const follow = () => {
      const top = root.getBoundingClientRect().top + root.clientHeight / 4;
      const heads = [...root.querySelectorAll<HTMLElement>('[data-form-section]')];
      const isAtEnd = root.scrollTop + root.clientHeight >= root.scrollHeight - 2;
      // A form that fits on the screen is scrolled to its end, but its first section is current.
      const reached =
        root.scrollTop <= 0
          ? heads[0]
          : isAtEnd
            ? heads.at(-1)
            : (heads.filter((head) => head.getBoundingClientRect().top <= top).at(-1) ?? heads[0]);
      setCurrent(reached?.dataset['formSection']);
    };
    follow();
    root.addEventListener('scroll', follow, { passive: true });
    return () => root.removeEventListener('scroll', follow);
  }, [ids]);

  const go = (id: string) => {
    const section = scroller.current?.querySelector<HTMLElement>(`[data-form-section="${CSS.escape(id)}"]`);
    section?.scrollIntoView({ block: 'start' });
    section?.focus({ preventScroll: true });
    setCurrent(id);
  };
  return (
    <div className={styles.page}>
      <div ref={scroller} className={styles.scroll}>
        <div className={styles.content}>
          {header}
          {errors}
          <div className={styles.columns}>
            {sections.length > 1 && (
              <nav aria-label={messages.sections} className={styles.index}>
                <ul>
                  {sections.map((section) => (
                    <li key={section.id}>
                      <a
                        href={`#${section.id}`}
                        className={cx(styles.entry, section.id === current && styles.entryCurrent)}
                        aria-current={section.id === current ? 'location' : undefined}
                        onClick={(event) => {
                          event.preventDefault();
                          go(section.id);
                        }}
                      >
                        {section.title}
                        {section.errorCount ? (
                          <span className={styles.entryErrors}>
                            {section.errorCount.toLocaleString(locale)}
                            <span className={styles.unseen}> {messages.errors(section.errorCount)}</span>
                          </span>
                        ) : null}
                      </a>
                    </li>
                  ))}
                </ul>
              </nav>
            )}
            <div className={styles.sections}>
              {sections.map((section) => (
                <section
                  key={section.id}
                  data-form-section={section.id}
                  aria-labelledby={`${section.id}-title`}
                  tabIndex={-1}
                  className={styles.section}
                >
                  <h2 id={`${section.id}-title`} className={styles.title}>
                    {section.title}
                  </h2>
                  {section.description !== undefined && (
                    <p className={styles.description}>{section.description}</p>
                  )}
                  <div className={styles.fields}>{section.children}</div>
                </section>
              ))}
            </div>
          </div>
        </div>
      </div>
      {save && <SaveBar {...save} />}
    </div>
  );
}
