import { Plus } from 'lucide-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { CarryLine } from '../../dnd/KeyboardDragLine.tsx';
import { useLocale } from '../../locale.tsx';
import { useWords } from '../../messages/useMessages.ts';
import { ClauseField, ClauseRow } from './ClauseRow.tsx';
import { estimateQuoteWords } from './EstimateQuote.messages.ts';
import * as styles from './EstimateQuote.css.ts';
import { useClauseCarry } from './useClauseCarry.ts';

export interface ClauseItem {
  id: string;
  text: string;
  /** What it is about: the lines of the document, by their codes. */
  place?: string;
  /** What it counts. */
  amount?: string;
  /** Below it, in small: what it would be. */
  note?: string;
  /** Why it has no amount. */
  problem?: string;
}
export interface ClauseListProps {
  title: string;
  kind: 'included' | 'excluded';
  items: readonly ClauseItem[];
  /** What one of them is called: "inclusion". */
  noun: string;
  /**
   * Saves the whole list, in its order; a new one has no id yet. What its rejection says stands below the field, which
   * keeps what was typed.
   */
  onChange?: (items: ClauseItem[]) => Promise<void>;
  /** Opens all that there is to say of one. */
  onDetails?: (item: ClauseItem) => void;
  /** Beside the button that adds one: where more of them come from. */
  actions?: ReactNode;
}

/**
 * What a price holds or leaves out. Where it may be changed, a press edits a clause in place: Enter saves, and goes on
 * to another after a new one; Escape puts it back. By its mark, a clause is dragged to another place; with the keyboard,
 * Space takes it there, and the arrows move it.
 */
export function ClauseList({ title, kind, items, noun, onChange, onDetails, actions }: ClauseListProps) {
  const words = useWords('estimateQuote', estimateQuoteWords);
  const { locale, direction } = useLocale();
  const headingId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [editing, setEditing] = useState<{ at: number; text: string }>();
  const [error, setError] = useState<string>();
  const [said, setSaid] = useState('');
  const isSaving = useRef(false);
  const number = (value: number) => new Intl.NumberFormat(locale).format(value);
  const put = async (next: ClauseItem[]) => {
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
  const carry = useClauseCarry({
    items,
    list,
    isRtl: direction === 'rtl',
    ...(onChange && items.length > 1 && !editing
      ? {
          onOrder: (next: ClauseItem[], item: ClauseItem, to: number) =>
            void put(next).then((isPut) => {
              if (isPut) setSaid(words.moved(item.text, number(to + 1), number(next.length)));
            }),
        }
      : {}),
  });
  const commit = async (goesOn: boolean) => {
    if (!editing) return;
    const { at } = editing;
    const text = editing.text.trim();
    const isNew = at === items.length;
    if (text === (items[at]?.text ?? '')) return setEditing(undefined);
    const next = isNew
      ? [...items, { id: '', text }]
      : text
        ? items.map((item, index) => (index === at ? { ...item, text } : item))
        : items.filter((_, index) => index !== at);
    if (await put(next)) setEditing(isNew && goesOn ? { at: next.length, text: '' } : undefined);
  };
  const field = (at: number) => (
    <ClauseField
      key={`edit-${at}`}
      kind={kind}
      label={at === items.length ? words.newClause(noun) : words.clause(noun, number(at + 1))}
      value={editing?.text ?? ''}
      onChange={(text) => {
        setEditing({ at, text });
        setError(undefined);
      }}
      onCommit={(goesOn) => void commit(goesOn)}
      onCancel={() => {
        setEditing(undefined);
        setError(undefined);
      }}
      {...(error ? { error } : {})}
    />
  );
  const { carried } = carry;
  const shown = carry.order;
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
            label={words.add(noun)}
            size="sm"
            onPress={() => setEditing({ at: items.length, text: '' })}
          />
        )}
      </header>
      {items.length === 0 && !editing && <p className={styles.none}>{words.none}</p>}
      <ul ref={list}>
        {shown.map((item, index) =>
          editing?.at === index ? (
            field(index)
          ) : (
            <ClauseRow
              key={item.id || index}
              kind={kind}
              item={item}
              isCarried={carried?.id === item.id}
              {...(onChange
                ? {
                    onEdit: () => {
                      setError(undefined);
                      setEditing({ at: index, text: item.text });
                    },
                    onRemove: () => void put(items.filter((_, other) => other !== index)),
                  }
                : {})}
              {...(carry.handle ? { handle: carry.handle } : {})}
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
      {carried && (
        <CarryLine strong={[carried.text]}>
          {words.moving(carried.text, number(carry.to + 1), number(items.length))}
        </CarryLine>
      )}
      <span role="status" className={styles.hidden}>
        {said}
      </span>
    </section>
  );
}
