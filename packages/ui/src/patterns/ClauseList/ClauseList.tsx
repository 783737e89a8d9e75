import { Plus } from 'lucide-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { KeyboardDragLine } from '../../dnd/KeyboardDragLine.tsx';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { ClauseField, ClauseRow } from './ClauseRow.tsx';
import { clauseListMessages } from './ClauseList.messages.ts';
import * as styles from './ClauseList.css.ts';
import { useClauseReorder } from './useClauseReorder.ts';
import { useClauseEditing } from './useClauseEditing.ts';
import type { ClauseItem } from './ClauseItem.ts';
export interface ClauseListProps {
  /** Heading of the list. */
  title: string;
  /** Determines the marker of the clauses. */
  kind: 'included' | 'excluded';
  /** Clauses in order. */
  items: readonly ClauseItem[];
  /** Singular noun, e.g. "inclusion". */
  noun: string;
  /**
   * Saves the whole ordered list; a new clause has an empty id. The message of a rejection is shown below the field,
   * which keeps its text.
   */
  onChange?: (items: ClauseItem[]) => Promise<void>;
  /** Opens the details of a clause. */
  onDetails?: (item: ClauseItem) => void;
  /** Extra actions beside the add button. */
  actions?: ReactNode;
}

/**
 * List of inclusions or exclusions with inline editing: Enter saves, and after a new clause starts the next one; Escape
 * reverts. Clauses are reordered by dragging their handle, or with Space and the arrow keys.
 *
 * @example
 * <ClauseList
 *   title="Inclusions"
 *   kind="included"
 *   noun="inclusion"
 *   items={[{ id: '1', text: 'Layout, submittals and as-built drawings' }]}
 * />
 */
export function ClauseList({ title, kind, items, noun, onChange, onDetails, actions }: ClauseListProps) {
  const messages = useMessages('clauseList', clauseListMessages);
  const { locale, direction } = useLocale();
  const headingId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const number = (value: number) => new Intl.NumberFormat(locale).format(value);
  const { editing, error, put, open, edit, cancel, commit } = useClauseEditing(items, onChange);
  const reorder = useClauseReorder({
    items,
    list,
    isRtl: direction === 'rtl',
    ...(onChange && items.length > 1 && !editing
      ? {
          onOrder: (next: ClauseItem[], item: ClauseItem, to: number) =>
            void put(next).then((isPut) => {
              if (isPut) setAnnouncement(messages.moved(item.text, number(to + 1), number(next.length)));
            }),
        }
      : {}),
  });
  const field = (at: number) => (
    <ClauseField
      key={`edit-${at}`}
      kind={kind}
      label={at === items.length ? messages.newClause(noun) : messages.clause(noun, number(at + 1))}
      value={editing?.text ?? ''}
      onChange={(text) => edit(at, text)}
      onCommit={(goesOn) => void commit(goesOn)}
      onCancel={cancel}
      {...(error ? { error } : {})}
    />
  );
  const { dragged } = reorder;
  const shown = reorder.order;
  return (
    <section aria-labelledby={headingId} className={styles.clauseSet}>
      <header className={styles.clauseHead}>
        <h2 id={headingId} className={styles.clauseTitle}>
          {title}
        </h2>
        {actions}
        {onChange && (
          <IconButton
            icon={Plus}
            label={messages.add(noun)}
            size="sm"
            onPress={() => open(items.length, '')}
          />
        )}
      </header>
      {items.length === 0 && !editing && <p className={styles.none}>{messages.none}</p>}
      <ul ref={list}>
        {shown.map((item, index) =>
          editing?.at === index ? (
            field(index)
          ) : (
            <ClauseRow
              key={item.id || index}
              kind={kind}
              item={item}
              isDragged={dragged?.id === item.id}
              {...(onChange
                ? {
                    onEdit: () => edit(index, item.text),
                    onRemove: () => void put(items.filter((_, other) => other !== index)),
                  }
                : {})}
              {...(reorder.handle ? { handle: reorder.handle } : {})}
              {...(onDetails ? { onDetails: () => onDetails(item) } : {})}
            />
          ),
        )}
        {editing?.at === items.length && field(items.length)}
      </ul>
      {error && !editing && (
        <p role="alert" className={styles.none}>
          {error}
        </p>
      )}
      {dragged && (
        <KeyboardDragLine strong={[dragged.text]}>
          {messages.moving(dragged.text, number(reorder.to + 1), number(items.length))}
        </KeyboardDragLine>
      )}
      <span role="status" className={styles.hidden}>
        {announcement}
      </span>
    </section>
  );
}
