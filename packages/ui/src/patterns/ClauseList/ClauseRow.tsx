import { Check, GripVertical, SlidersHorizontal, X } from 'lucide-react';
import { BareButton } from '../../components/Button/BareButton.tsx';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { cx } from '../../cx.ts';
import { useMessages } from '../../messages/useMessages.ts';
import type { ClauseItem } from './ClauseItem.ts';
import { clauseListMessages } from './ClauseList.messages.ts';
import * as styles from './ClauseList.css.ts';
import type { ClauseHandle } from './useClauseReorder.ts';

type Kind = 'included' | 'excluded';

function Mark({ kind }: { kind: Kind }) {
  return (
    <span className={styles.mark[kind]} aria-hidden>
      <Icon icon={kind === 'included' ? Check : X} />
    </span>
  );
}

/** Text field of a clause. */
export function ClauseField({
  kind,
  label,
  value,
  error,
  onChange,
  onCommit,
  onCancel,
}: {
  kind: Kind;
  label: string;
  value: string;
  error?: string;
  onChange: (text: string) => void;
  /** `goesOn`: committed by Enter, which continues with the next clause. */
  onCommit: (goesOn: boolean) => void;
  onCancel: () => void;
}) {
  return (
    <li className={styles.clause}>
      <Mark kind={kind} />
      <div className={styles.field}>
        <TextField
          label={label}
          hideLabel
          size="sm"
          autoFocus
          value={value}
          onChange={onChange}
          onBlur={() => onCommit(false)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.preventDefault();
              onCommit(true);
            } else if (event.key === 'Escape') {
              event.stopPropagation();
              onCancel();
            }
          }}
          {...(error ? { errorMessage: error } : {})}
        />
      </div>
    </li>
  );
}

export interface ClauseRowProps {
  kind: Kind;
  item: ClauseItem;
  isDragged: boolean;
  handle?: ClauseHandle;
  onEdit?: () => void;
  onRemove?: () => void;
  onDetails?: () => void;
}

/** Row of a clause: text, scope and amount. */
export function ClauseRow({ kind, item, isDragged, handle, onEdit, onRemove, onDetails }: ClauseRowProps) {
  const messages = useMessages('clauseList', clauseListMessages);
  const { text, place, amount, note, problem } = item;
  const below = (problem ?? note) && (
    <span className={cx(styles.note, problem && styles.problem)}>{problem ?? note}</span>
  );
  const own = onEdit ? (
    <BareButton className={styles.opener} aria-label={messages.edit(text)} onPress={onEdit}>
      {text}
    </BareButton>
  ) : (
    <span className={styles.clauseText}>{text}</span>
  );
  const tools = (onDetails || onRemove) && (
    <>
      {onDetails && (
        <span className={styles.remove}>
          <IconButton icon={SlidersHorizontal} size="sm" label={messages.details(text)} onPress={onDetails} />
        </span>
      )}
      {onRemove && (
        <span className={styles.remove}>
          <IconButton icon={X} size="sm" label={messages.remove(text)} onPress={onRemove} />
        </span>
      )}
    </>
  );
  return (
    <li className={cx(styles.clause, isDragged && styles.dragged)} data-clause={item.id}>
      {handle ? (
        <button
          type="button"
          className={styles.handle}
          aria-label={messages.move(text)}
          aria-pressed={isDragged}
          onPointerDown={(event) => handle.onPointerDown(event, item.id)}
          onKeyDown={(event) => handle.onKeyDown(event, item.id)}
        >
          <span className={styles.gripped}>
            <Mark kind={kind} />
          </span>
          <span className={styles.grip} aria-hidden>
            <Icon icon={GripVertical} />
          </span>
        </button>
      ) : (
        <Mark kind={kind} />
      )}
      {below ? (
        <span className={styles.saying}>
          {own}
          {below}
        </span>
      ) : (
        own
      )}
      {place ? (
        <span className={cx(styles.aside, tools && styles.asideWithTools)}>
          {place}
          {tools && <span className={styles.over}>{tools}</span>}
        </span>
      ) : null}
      {amount && <span className={styles.amount}>{amount}</span>}
      {!place && tools}
    </li>
  );
}
