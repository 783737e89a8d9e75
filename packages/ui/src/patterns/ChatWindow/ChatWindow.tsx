import { GripVerticalIcon, MaximizeIcon, MessageCircleIcon, MinusIcon, XIcon } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { cx } from '../../cx.ts';
import { renderInBody } from '../../overlay/renderInBody.ts';
import { Skeleton } from '../../components/Feedback/Skeleton.tsx';
import { Icon, type IconType } from '../../components/Icon/Icon.tsx';
import { useControlled } from '../../hooks.ts';
import { useIsPhone } from '../../media.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { ChatComposer } from './ChatComposer.tsx';
import { ChatLog } from './ChatLog.tsx';
import * as styles from './ChatWindow.css.ts';
import { chatWindowMessages } from './ChatWindow.messages.ts';
import type { Point } from './place.ts';
import { useMovable } from './useMovable.ts';
import type { ChatMessage } from './ChatMessage.ts';

export type { ChatMessage } from './ChatMessage.ts';

export interface ChatPosition {
  /** Pixels from the left edge of the screen. */
  x: number;
  /** Pixels from the top edge of the screen. */
  y: number;
}

export interface ChatWindowProps {
  /** Title of the window and name of the assistant. */
  title: string;
  /** Icon in the title bar. */
  icon?: IconType;
  /** Controlled open state. */
  isOpen: boolean;
  /** Called when the open state should change. */
  onOpenChange: (isOpen: boolean) => void;
  /** Shows only the title bar. */
  isMinimized?: boolean;
  /** Called when the window is minimized or restored. */
  onMinimizedChange?: (isMinimized: boolean) => void;
  /** Position; by default the bottom corner at the end edge. */
  position?: ChatPosition;
  /** Called when the user moves it; undefined returns it to its corner. */
  onPositionChange?: (position: ChatPosition | undefined) => void;
  /** Oldest first. */
  messages: readonly ChatMessage[];
  /** Content above the first message. */
  welcome?: ReactNode;
  /** Text in the input. */
  draft?: string;
  /** Called when the draft changes. */
  onDraftChange?: (text: string) => void;
  /** Called with a non-empty message. The caller adds it to the messages. */
  onSend: (text: string) => void;
  /** Shows that an answer is pending. */
  isAnswering?: boolean;
  /** Offers to stop while an answer is awaited or arriving. */
  onStop?: () => void;
  /** Retries a failed message. */
  onRetry?: (id: string) => void;
  /** Shows that the conversation is loading. */
  isLoading?: boolean;
  /** Placeholder text of the empty input. */
  placeholder?: string;
  /** Characters of a message. */
  maxLength?: number;
  /** Actions in the title bar. */
  actions?: ReactNode;
}

/**
 * Chat window of 420 × 500 px, movable by its title bar or arrow keys; full screen on phones. Enter sends,
 * Shift+Enter adds a line, Escape closes.
 *
 * @example
 * const [messages, setMessages] = useState<ChatMessage[]>([]);
 * return (
 *   <ChatWindow
 *     title="Assistant"
 *     isOpen
 *     onOpenChange={(isOpen) => console.log(isOpen)}
 *     messages={messages}
 *     onSend={(text) =>
 *       setMessages([...messages, { id: String(messages.length), from: 'user', text }])
 *     }
 *   />
 * );
 */
export function ChatWindow({
  title,
  icon = MessageCircleIcon,
  isOpen,
  onOpenChange,
  isMinimized,
  onMinimizedChange,
  position,
  onPositionChange,
  messages,
  welcome,
  draft,
  onDraftChange,
  onSend,
  isAnswering,
  onStop,
  onRetry,
  isLoading,
  placeholder,
  maxLength,
  actions,
}: ChatWindowProps) {
  const labels = useMessages('chatWindow', chatWindowMessages);
  const id = useId();
  const isPhone = useIsPhone();
  const panel = useRef<HTMLElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [isSmall, setSmall] = useControlled(isMinimized, false, onMinimizedChange);
  const [place, setPlace] = useControlledPlace(position, onPositionChange);
  const [text, setText] = useControlled(draft, '', onDraftChange);
  const movable = useMovable({ panel, isFixed: isPhone, position: place, onPositionChange: setPlace });
  const isBusy = isAnswering || messages.at(-1)?.state === 'streaming';

  useChatFocus({ isOpen, isLoading, panel, field });

  if (!isOpen) return null;
  const send = () => {
    const typed = text.trim();
    if (typed === '' || isBusy) return;
    onSend(typed);
    setText('');
  };
  return renderInBody(
    <section
      ref={panel}
      role="dialog"
      tabIndex={-1}
      data-plumbline
      aria-labelledby={`${id}-title`}
      className={cx(styles.panel, movable.at && styles.moved, isSmall && styles.small)}
      style={movable.at && { left: movable.at.x, top: movable.at.y }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onOpenChange(false);
      }}
    >
      <div className={cx(styles.head, !isPhone && styles.draggable)} {...movable.headProps}>
        <span className={styles.glyph}>
          <Icon icon={icon} size={20} />
        </span>
        <h2 id={`${id}-title`} className={styles.title} title={title}>
          {title}
        </h2>
        <span className={styles.grip} onKeyDownCapture={movable.onKeyDown}>
          <IconButton icon={GripVerticalIcon} label={labels.move} size="sm" aria-describedby={`${id}-move`} />
        </span>
        {actions}
        <IconButton
          icon={isSmall ? MaximizeIcon : MinusIcon}
          label={isSmall ? labels.restore : labels.minimize}
          size="sm"
          onPress={() => setSmall(!isSmall)}
        />
        <IconButton icon={XIcon} label={labels.close} size="sm" onPress={() => onOpenChange(false)} />
        <span id={`${id}-move`} hidden>
          {labels.moveHint}
        </span>
      </div>
      {!isSmall && (
        <>
          {isLoading ? (
            <div className={styles.middle}>
              <div className={styles.log}>
                <Skeleton label={labels.loading} count={5} />
              </div>
            </div>
          ) : (
            <ChatLog
              who={title}
              messages={messages}
              welcome={welcome}
              isAnswering={isAnswering ?? false}
              onRetry={onRetry}
            />
          )}
          <ChatComposer
            field={field}
            text={text}
            onTextChange={setText}
            placeholder={placeholder}
            maxLength={maxLength}
            isBusy={isBusy ?? false}
            isLoading={isLoading}
            onSend={send}
            onStop={onStop}
          />
        </>
      )}
    </section>,
  );
}

interface ChatFocusOptions {
  isOpen: boolean;
  isLoading: boolean | undefined;
  panel: RefObject<HTMLElement | null>;
  field: RefObject<HTMLTextAreaElement | null>;
}

/** Focuses the input when the window opens or has loaded, and returns the focus when it closes. */
function useChatFocus({ isOpen, isLoading, panel, field }: ChatFocusOptions) {
  const returnTo = useRef<Element>(null);
  useEffect(() => {
    if (!isOpen) return;
    returnTo.current = document.activeElement;
    const node = panel.current;
    field.current?.focus({ preventScroll: true });
    // A disabled input cannot take the focus.
    if (!node?.contains(document.activeElement)) node?.focus({ preventScroll: true });
    return () => {
      // Focus that has moved on to the page is the user's; only focus that would be lost is returned.
      if (node?.contains(document.activeElement) || document.activeElement === document.body)
        (returnTo.current as HTMLElement | null)?.focus?.({ preventScroll: true });
    };
  }, [isOpen, panel, field]);

  // The input is disabled while the conversation loads; afterwards it takes focus that is in the window.
  useEffect(() => {
    if (isOpen && !isLoading && document.activeElement === panel.current)
      field.current?.focus({ preventScroll: true });
  }, [isOpen, isLoading, panel, field]);
}

/** Controlled or uncontrolled position; undefined is a valid position, so it cannot mean "uncontrolled". */
function useControlledPlace(
  position: ChatPosition | undefined,
  onPositionChange: ((position: ChatPosition | undefined) => void) | undefined,
): [Point | undefined, (next: Point | undefined) => void] {
  const [own, setOwn] = useState<Point>();
  return [
    onPositionChange ? position : (position ?? own),
    (next) => {
      setOwn(next);
      onPositionChange?.(next);
    },
  ];
}
