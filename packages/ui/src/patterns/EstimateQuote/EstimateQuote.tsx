import { Check, Plus, X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { BareButton } from '../../components/Button/BareButton.tsx';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { useLocale } from '../../locale.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { useWords } from '../../words/useWords.ts';
import { estimateQuoteWords } from './EstimateQuote.words.ts';
import * as styles from './EstimateQuote.css.ts';

export interface RevisionSwitchProps {
  /** Names the switch: "Revisions" when absent. */
  label?: string;
  revisions: readonly {
    id: string;
    /** `R2`. */
    name: string;
    /** What it came to. */
    value: string;
    date: string;
    href: string;
  }[];
  /** The id of the revision on screen. */
  value: string;
}

/** The revisions of a document with what each came to and when: one press from one to the next. */
export function RevisionSwitch({ label, revisions, value }: RevisionSwitchProps) {
  const words = useWords('estimateQuote', estimateQuoteWords);
  const list = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const showCurrent = () => {
      // Where they do not all fit, the one on screen does; only sideways, so that the page stays where it is.
      const current = list.current?.querySelector<HTMLElement>('[aria-current="page"]');
      if (!list.current || !current) return;
      const [frame, box] = [list.current.getBoundingClientRect(), current.getBoundingClientRect()];
      if (box.right > frame.right) list.current.scrollLeft += box.right - frame.right;
      else if (box.left < frame.left) list.current.scrollLeft += box.left - frame.left;
    };
    showCurrent();
    // The letters are wider or narrower once their face has come.
    void document.fonts.ready.then(showCurrent);
  }, [value, revisions.length]);
  return (
    <nav ref={list} aria-label={label ?? words.revisions} className={styles.revisions}>
      {revisions.map((revision) => (
        <Anchor
          key={revision.id}
          href={revision.href}
          aria-current={revision.id === value ? 'page' : undefined}
          className={styles.revision}
        >
          <span className={styles.revisionName}>{revision.name}</span>
          <span className={styles.revisionValue}>{revision.value}</span>
          <span className={styles.revisionDate}>{revision.date}</span>
        </Anchor>
      ))}
    </nav>
  );
}

/** A line of a document on one line: its name, and in grey what it takes in. */
export function ScopeCell({ name, detail }: { name: string; detail?: string }) {
  return (
    <span className={styles.scope} title={detail ? `${name}: ${detail}` : name}>
      <span className={styles.scopeName}>{name}</span>
      {detail && <span className={styles.scopeDetail}>{detail}</span>}
    </span>
  );
}

/** Below a document's lines: words at the start, its `TotalsBlock` at the end. */
export function DocumentFoot({ children, totals }: { children?: ReactNode; totals: ReactNode }) {
  return (
    <div className={styles.foot}>
      <div>{children && <p className={styles.prose}>{children}</p>}</div>
      <div className={styles.totals}>{totals}</div>
    </div>
  );
}

/** `ClauseList`s beside one another. */
export function ClauseColumns({ children }: { children: ReactNode }) {
  return <div className={styles.clauses}>{children}</div>;
}

export interface ClauseListProps {
  title: string;
  kind: 'included' | 'excluded';
  items: readonly string[];
  /** What one of them is called: "inclusion". */
  noun: string;
  /** Saves the whole list; what its rejection says stands below the field, which keeps what was typed. */
  onChange?: (items: string[]) => Promise<void>;
}

/**
 * What a price holds or leaves out. Where it may be changed, a press edits a clause in place: Enter saves, and goes on
 * to another after a new one; Escape puts it back.
 */
export function ClauseList({ title, kind, items, noun, onChange }: ClauseListProps) {
  const words = useWords('estimateQuote', estimateQuoteWords);
  const { locale } = useLocale();
  const headingId = useId();
  const [editing, setEditing] = useState<{ at: number; text: string }>();
  const [error, setError] = useState<string>();
  const isSaving = useRef(false);
  const mark = (
    <span className={styles.mark[kind]} aria-hidden>
      <Icon icon={kind === 'included' ? Check : X} />
    </span>
  );
  const put = async (next: string[]) => {
    if (!onChange || isSaving.current) return false;
    isSaving.current = true;
    setError(undefined);
    try {
      await onChange(next);
      return true;
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : words.notSaved);
      return false;
    } finally {
      isSaving.current = false;
    }
  };
  const commit = async (goesOn: boolean) => {
    if (!editing) return;
    const { at } = editing;
    const text = editing.text.trim();
    const isNew = at === items.length;
    if (text === (items[at] ?? '')) return setEditing(undefined);
    const next = isNew
      ? [...items, text]
      : text
        ? items.map((item, index) => (index === at ? text : item))
        : items.filter((_, index) => index !== at);
    if (await put(next)) setEditing(isNew && goesOn ? { at: next.length, text: '' } : undefined);
  };
  const field = (at: number) => (
    <li key={`edit-${at}`} className={styles.clause}>
      {mark}
      <div className={styles.field}>
        <TextField
          label={
            at === items.length
              ? words.newClause(noun)
              : words.clause(noun, new Intl.NumberFormat(locale).format(at + 1))
          }
          hideLabel
          size="sm"
          autoFocus
          value={editing?.text ?? ''}
          onChange={(text) => {
            setEditing({ at, text });
            setError(undefined);
          }}
          onBlur={() => void commit(false)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.preventDefault();
              void commit(true);
            } else if (event.key === 'Escape') {
              event.stopPropagation();
              setEditing(undefined);
              setError(undefined);
            }
          }}
          {...(error ? { errorMessage: error } : {})}
        />
      </div>
    </li>
  );
  return (
    <section aria-labelledby={headingId} className={styles.clauseSet}>
      <header className={styles.clauseHead}>
        <h2 id={headingId} className={styles.clauseTitle}>
          {title}
        </h2>
        {onChange && (
          <IconButton
            icon={Plus}
            label={words.add(noun)}
            size="sm"
            onPress={() => setEditing({ at: items.length, text: '' })}
          />
        )}
      </header>
      {items.length === 0 && !editing && <p className={styles.none}>{words.none}</p>}
      <ul>
        {items.map((item, index) =>
          editing?.at === index ? (
            field(index)
          ) : (
            <li key={index} className={styles.clause}>
              {mark}
              {onChange ? (
                <>
                  <BareButton
                    className={styles.opener}
                    aria-label={words.edit(item)}
                    onPress={() => {
                      setError(undefined);
                      setEditing({ at: index, text: item });
                    }}
                  >
                    {item}
                  </BareButton>
                  <span className={styles.remove}>
                    <IconButton
                      icon={X}
                      size="sm"
                      label={words.remove(item)}
                      onPress={() => void put(items.filter((_, other) => other !== index))}
                    />
                  </span>
                </>
              ) : (
                <span className={styles.text}>{item}</span>
              )}
            </li>
          ),
        )}
        {editing?.at === items.length && field(items.length)}
      </ul>
      {error && !editing && (
        <p role="alert" className={styles.none}>
          {error}
        </p>
      )}
    </section>
  );
}
