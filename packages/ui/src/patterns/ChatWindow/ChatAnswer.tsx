import { CopyIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { cx } from '../../cx.ts';
import { useWords } from '../../messages/useMessages.ts';
import * as styles from './ChatAnswer.css.ts';
import { chatWindowWords } from './ChatWindow.messages.ts';

export interface ChatAnswerColumn {
  id: string;
  label: string;
  /** Figures stand at the end. */
  isFigure?: boolean;
}
export interface ChatAnswerRow {
  id: string;
  title: string;
  href?: string;
  /** In the order of the columns. */
  values: readonly ReactNode[];
}
export interface ChatAnswerProps {
  /** What the answer says, in a sentence. */
  text: string;
  /** Of the first column, which names the rows. */
  titleLabel?: string;
  columns?: readonly ChatAnswerColumn[];
  rows?: readonly ChatAnswerRow[];
  /** How the answer was found: a query, as it can be made again. */
  code?: string;
  onCopy?: (code: string) => void;
  /** How many rows there are, how long it took. */
  facts?: readonly string[];
  /** Where the same is shown whole. */
  links?: readonly { label: string; href: string }[];
  /** Questions that can be asked next. */
  suggestions?: readonly string[];
  onSuggest?: (question: string) => void;
}

/** An answer with its rows as a table, the query behind it, and the ways on; for the messages of a `ChatWindow`. */
export function ChatAnswer({
  text,
  titleLabel,
  columns = [],
  rows = [],
  code,
  onCopy,
  facts = [],
  links = [],
  suggestions = [],
  onSuggest,
}: ChatAnswerProps) {
  const words = useWords('chatWindow', chatWindowWords);
  return (
    <div className={styles.answer}>
      <div className={styles.said} dir="auto">
        {text}
      </div>
      {rows.length > 0 && (
        // Wider than the window, it scrolls: so the keyboard must reach it.
        <div className={styles.scroll} role="group" aria-label={words.rows} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th className={styles.head} scope="col">
                  {titleLabel ?? words.name}
                </th>
                {columns.map(({ id, label, isFigure }) => (
                  <th key={id} scope="col" className={cx(styles.head, isFigure && styles.figure)}>
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, title, href, values }) => (
                <tr key={id}>
                  <th scope="row" className={styles.name}>
                    {href ? <Link href={href}>{title}</Link> : title}
                  </th>
                  {columns.map((column, at) => (
                    <td key={column.id} className={cx(styles.cell, column.isFigure && styles.figure)}>
                      {values[at]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {code !== undefined && (
        <div className={styles.query}>
          <pre className={styles.code} dir="ltr" tabIndex={0} aria-label={words.query}>
            {code}
          </pre>
          {onCopy && <IconButton icon={CopyIcon} label={words.copy} size="sm" onPress={() => onCopy(code)} />}
        </div>
      )}
      {(facts.length > 0 || links.length > 0) && (
        <div className={styles.foot}>
          {facts.length > 0 && <span>{facts.join(' · ')}</span>}
          {links.map(({ label, href }) => (
            <Link key={href} href={href} weight="medium">
              {label}
            </Link>
          ))}
        </div>
      )}
      {suggestions.length > 0 && (
        <ul className={styles.suggestions} aria-label={words.suggestions}>
          {suggestions.map((question) => (
            <li key={question}>
              <Button size="sm" onPress={() => onSuggest?.(question)}>
                {question}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
