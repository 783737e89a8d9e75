import { FileTextIcon } from 'lucide-react';
import type { RefObject } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { cx } from '../../cx.ts';
import { Popup } from '../../overlay/Popup.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as menu from '../../components/Menu/Menu.css.ts';
import * as select from '../../components/Select/Select.css.ts';
import { useMessages } from '../../messages/useMessages.ts';
import type { Mentionable } from './CommentEditorProps.ts';
import * as styles from './CommentEditor.css.ts';
import { commentEditorMessages } from './CommentEditor.messages.ts';
import type { OpenMention } from './useMentions.ts';

interface MentionListProps {
  listId: string;
  anchor: RefObject<HTMLElement | null>;
  open: OpenMention;
  found: readonly Mentionable[];
  state: 'loading' | 'ready' | 'failed';
  active: number;
  onActive: (at: number) => void;
  onChoose: (choice: Mentionable) => void;
  onClose: () => void;
}

/** Suggestions for a mention, below the character that starts it. The focus stays in the text. */
export function MentionList({
  listId,
  anchor,
  open,
  found,
  state,
  active,
  onActive,
  onChoose,
  onClose,
}: MentionListProps) {
  const messages = useMessages('commentEditor', commentEditorMessages);
  const typed = open.query.trim();
  const title = open.sort === 'person' ? messages.people(typed) : messages.records(typed);
  const note =
    state === 'failed'
      ? messages.searchFailed
      : found.length > 0
        ? undefined
        : state === 'loading'
          ? messages.searching
          : messages.noMatch(typed);
  return (
    <Popup anchor={anchor} onClose={onClose} className={cx(menu.popover, styles.options)}>
      <div className={styles.optionsTitle}>{title}</div>
      <div id={listId} role="listbox" aria-label={title} hidden={found.length === 0}>
        {found.map((choice, at) => (
          <div
            key={choice.id}
            id={`${listId}-${at}`}
            role="option"
            aria-selected={at === active}
            data-active={at === active || undefined}
            className={cx(select.option, styles.option)}
            onMouseMove={() => onActive(at)}
            // Keeps the focus in the text, so that the caret is preserved.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(choice)}
          >
            {open.sort === 'person' ? (
              <Avatar name={choice.label} size={28} isDecorative />
            ) : (
              <span className={select.glyph}>
                <Icon icon={FileTextIcon} />
              </span>
            )}
            <span className={select.text}>
              <span className={select.label} title={choice.label}>
                <Matched text={choice.label} query={typed} />
              </span>
              {choice.description && <span className={select.description}>{choice.description}</span>}
            </span>
          </div>
        ))}
      </div>
      <div
        role="status"
        className={note === undefined ? styles.unseen : cx(select.note, state === 'failed' && select.noteBad)}
      >
        {note}
      </div>
    </Popup>
  );
}

function Matched({ text, query }: { text: string; query: string }) {
  const at = query === '' ? -1 : text.toLowerCase().indexOf(query.toLowerCase());
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark className={styles.matched}>{text.slice(at, at + query.length)}</mark>
      {text.slice(at + query.length)}
    </>
  );
}
