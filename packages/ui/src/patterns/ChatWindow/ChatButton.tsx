import { MessageCircleIcon } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../../components/Button/IconButton.tsx';
import type { IconType } from '../../components/Icon/Icon.tsx';
import { cx } from '../../cx.ts';
import { useWords } from '../../messages/useMessages.ts';
import * as styles from './ChatButton.css.ts';
import type { ChatPosition } from './ChatWindow.tsx';
import { chatWindowWords } from './ChatWindow.messages.ts';
import { useMovable } from './useMovable.ts';
import { useYielding } from './useAvoidFocus.ts';

export interface ChatButtonProps {
  /** The accessible name, shown as the tooltip. */
  label: string;
  icon?: IconType;
  onPress: () => void;
  /** A key to show beside the name. */
  shortcut?: string;
  /** While its window is open: it keeps its place, and the focus comes back to it. */
  isHidden?: boolean;
  /** Undefined is its corner, above what pages have at their foot. */
  position?: ChatPosition | undefined;
  onPositionChange?: (position: ChatPosition | undefined) => void;
}

/** The icon that floats over the page and opens a `ChatWindow`; dragged, or moved by the arrow keys, out of the way. */
export function ChatButton({
  label,
  icon = MessageCircleIcon,
  onPress,
  shortcut,
  isHidden,
  position,
  onPositionChange,
}: ChatButtonProps) {
  const words = useWords('chatWindow', chatWindowWords);
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState<ChatPosition>();
  const movable = useMovable({
    panel: place,
    isFixed: false,
    position: onPositionChange ? position : (position ?? own),
    onPositionChange: onPositionChange ?? setOwn,
  });
  const lift = useYielding(place, !movable.at && !isHidden);
  // The focus is lost as it hides, before a window that is still on its way can note where to return it.
  const isPressed = useRef(false);
  useEffect(() => {
    if (isHidden) return;
    if (isPressed.current && document.activeElement === document.body)
      place.current?.querySelector('button')?.focus({ preventScroll: true });
    isPressed.current = false;
  }, [isHidden]);
  return (
    <div
      ref={place}
      className={cx(styles.place, movable.at && styles.moved, isHidden && styles.gone)}
      style={
        movable.at
          ? { left: movable.at.x, top: movable.at.y }
          : lift > 0
            ? { transform: `translateY(${-lift}px)` }
            : undefined
      }
      onKeyDownCapture={movable.onKeyDown}
      {...movable.pressProps}
    >
      <IconButton
        icon={icon}
        label={label}
        size="lg"
        variant="primary"
        aria-haspopup="dialog"
        aria-describedby={`${id}-move`}
        tooltipPlacement="start"
        onPress={() => {
          isPressed.current = true;
          onPress();
        }}
        {...(shortcut ? { shortcut } : {})}
      />
      <span id={`${id}-move`} hidden>
        {words.moveButtonHint}
      </span>
    </div>
  );
}
