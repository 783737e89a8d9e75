import { CopyIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { cx } from '../../cx.ts';
import { useMessages } from '../../messages/useMessages.ts';
import * as styles from './ChatAnswer.css.ts';
import { chatWindowMessages } from './ChatWindow.messages.ts';

export interface ChatAnswerColumn {
  id: string;
  label: string;
  /** Aligns numbers to the end. */
  isFigure?: boolean;
}
export interface ChatAnswerRow {
  id: string;
  title: string;
  href?: string;
  /** Values in the order of the columns. */
  values: readonly ReactNode[];
}
export interface ChatAnswerProps {
  /** Answer as a sentence. */
  text: string;
  /** Header of the first column, which names the rows. */
  titleLabel?: string;
  /** Columns of the result table. */
  columns?: readonly ChatAnswerColumn[];
  /** Rows of the result table. */
  rows?: readonly ChatAnswerRow[];
  /** Query of the answer. */
  code?: string;
  /** Called with the query to copy. */
  onCopy?: (code: string) => void;
  /** Facts such as row count and duration. */
  facts?: readonly string[];
  /** Links to the full result. */
  links?: readonly { label: string; href: string }[];
  /** Suggested follow-up questions. */
  suggestions?: readonly string[];
  /** Called with the chosen suggestion. */
  onSuggest?: (question: string) => void;
}

/**
 * Answer with result table, query and follow-ups, for messages of a `ChatWindow`.
 *
 * @example
 * <ChatAnswer text="The clinic has **26 rooms** on two levels." />
 */
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
  const labels = useMessages('chatWindow', chatWindowMessages);
  return (
    <div className={styles.answer}>
      <div className={styles.answerText} dir="auto">
        {text}
      </div>
      {rows.length > 0 && (
        // A wide table scrolls, so it must be focusable.
        <div className={styles.scroll} role="group" aria-label={labels.rows} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th className={styles.head} scope="col">
                  {titleLabel ?? labels.name}
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
          <pre className={styles.code} dir="ltr" tabIndex={0} aria-label={labels.query}>
            {code}
          </pre>
          {onCopy && (
            <IconButton icon={CopyIcon} label={labels.copy} size="sm" onPress={() => onCopy(code)} />
          )}
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
        <ul className={styles.suggestions} aria-label={labels.suggestions}>
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
