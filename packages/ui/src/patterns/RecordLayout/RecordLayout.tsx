import type { ReactNode } from 'react';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { cx } from '../../cx.ts';
import { useScrolls } from '../../hooks.ts';
import * as shared from '../recordPage.css.ts';
import * as styles from './RecordLayout.css.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { useLocale } from '../../locale.tsx';
import { recordLayoutMessages } from './RecordLayout.messages.ts';

export interface KeyFact {
  label: string;
  value: ReactNode;
  note?: string;
}

export interface RecordLayoutProps {
  /** A mark of 40 px. */
  mark?: ReactNode;
  /** Name of the record. */
  title: string;
  /** Code in monospace before the facts. */
  code?: string;
  /** Status beside the name. */
  status?: ReactNode;
  /** Facts below the title, separated by dots. */
  facts?: readonly ReactNode[];
  /** Actions in the header. */
  actions?: ReactNode;
  /** Key figures below the header. */
  keyFacts?: readonly KeyFact[];
  /** A `Stepper` of stages. */
  stages?: ReactNode;
  /** `LinkTabs` with `isInset`. */
  tabs?: ReactNode;
  /** Sections of the record. */
  children: ReactNode;
  /** `PropertyGroup`s with the fields of the record. */
  side?: ReactNode;
  /** Names the side panel. */
  sideLabel?: string;
  /** Removes the padding of the content, for boards and tables. */
  isFlush?: boolean;
}

/**
 * Record page: header, sections at the start and fields in the last third; on narrow screens the fields follow the
 * sections.
 *
 * @example
 * <RecordLayout title="Riverside Clinic">
 *   <Card title="Scope">Interiors of levels 1 to 3.</Card>
 * </RecordLayout>
 */
export function RecordLayout({
  mark,
  title,
  code,
  status,
  facts = [],
  actions,
  keyFacts = [],
  stages,
  tabs,
  children,
  side,
  sideLabel,
  isFlush: flush,
}: RecordLayoutProps) {
  const messages = useMessages('recordLayout', recordLayoutMessages);
  const [main, mainScrolls] = useScrolls();
  const [beside, besideScrolls] = useScrolls();
  const line = [
    ...(code === undefined
      ? []
      : [
          <span key="code" className={shared.code}>
            {code}
          </span>,
        ]),
    ...facts,
  ];
  return (
    <div className={shared.page}>
      <header className={styles.strip}>
        <div className={styles.head}>
          {mark}
          <div className={styles.text}>
            <div className={styles.titleLine}>
              <h1 className={cx(shared.title, styles.title)} title={title}>
                {title}
              </h1>
              {status !== undefined && <div className={styles.status}>{status}</div>}
            </div>
            {line.length > 0 && (
              <div className={styles.facts}>
                <div className={styles.factLine}>
                  {line.map((fact, index) => (
                    <span key={index} className={styles.fact}>
                      {fact}
                    </span>
                  ))}
                </div>
              </div>
            )}
          </div>
          {actions && <div className={cx(shared.actions, styles.actions)}>{actions}</div>}
        </div>
        {keyFacts.length > 0 && (
          <div className={cx(styles.keyFacts, mark !== undefined && styles.keyFactsIndented)}>
            <DescriptionList
              layout="facts"
              items={keyFacts.map(({ label, value, note }) => ({ term: label, value, note }))}
            />
          </div>
        )}
        {stages && <div className={styles.stages}>{stages}</div>}
      </header>
      <div className={shared.columns}>
        <div className={styles.left}>
          {tabs}
          <div
            ref={main}
            {...(mainScrolls ? { tabIndex: 0, role: 'group', 'aria-label': title } : {})}
            className={cx(shared.main, styles.content, flush && styles.contentFlush)}
          >
            {children}
          </div>
        </div>
        {side && (
          <aside
            ref={beside}
            tabIndex={besideScrolls ? 0 : undefined}
            aria-label={sideLabel ?? messages.side}
            className={cx(shared.beside, styles.side)}
          >
            {side}
          </aside>
        )}
      </div>
    </div>
  );
}

export interface PropertyGroupProps {
  /** Heading of the group. */
  title: string;
  /** Actions in the header. */
  actions?: ReactNode;
  /** Properties of the group. */
  children: ReactNode;
}

/** Fields of a record that belong together. */
export function PropertyGroup({ title, actions, children }: PropertyGroupProps) {
  return (
    <section className={styles.group}>
      <header className={styles.groupHead}>
        <h2 className={styles.groupTitle}>{title}</h2>
        {actions}
      </header>
      {children}
    </section>
  );
}

export interface PropertyProps {
  /** Label of the property. */
  label: string;
  /** Value of the property. */
  children: ReactNode;
  /** Content at the end of the line: a check mark or a source. */
  aside?: ReactNode;
}

/** Read-only field; use `InlineEdit` for editing. */
export function Property({ label, children, aside }: PropertyProps) {
  return (
    <dl className={styles.property}>
      <dt className={styles.propertyLabel}>{label}</dt>
      {/* Text has the direction of its own script, e.g. an English address on an Arabic page. */}
      <dd className={styles.propertyValue}>
        {typeof children === 'string' ? <bdi>{children}</bdi> : children}
      </dd>
      {aside !== undefined && <dd className={styles.propertyAside}>{aside}</dd>}
    </dl>
  );
}

export interface SectionProps {
  /** Heading of the section. */
  title: string;
  /** Count beside the title. */
  count?: number;
  /** Actions in the header. */
  actions?: ReactNode;
  /** Content. */
  children: ReactNode;
}

/** Titled section of a record or document, e.g. a related list. */
export function Section({ title, count, actions, children }: SectionProps) {
  const { locale } = useLocale();
  return (
    <section className={styles.section}>
      <header className={styles.sectionHead}>
        <h2 className={styles.sectionTitle}>{title}</h2>
        {count !== undefined && <span className={styles.tabCount}>{count.toLocaleString(locale)}</span>}
        {actions && <span className={styles.sectionActions}>{actions}</span>}
      </header>
      {children}
    </section>
  );
}
