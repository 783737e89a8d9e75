import { MessageCircleIcon } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../../components/Button/IconButton.tsx';
import type { IconType } from '../../components/Icon/Icon.tsx';
import { cx } from '../../cx.ts';
import { useMessages } from '../../messages/useMessages.ts';
import * as styles from './ChatButton.css.ts';
import type { ChatPosition } from './ChatWindow.tsx';
import { chatWindowMessages } from './ChatWindow.messages.ts';
import { useMovable } from './useMovable.ts';
import { useAvoidFocus } from './useAvoidFocus.ts';

export interface ChatButtonProps {
  /** Accessible name, shown as tooltip. */
  label: string;
  /** Icon of the button. */
  icon?: IconType;
  /** Called to open the chat. */
  onPress: () => void;
  /** Keyboard shortcut shown in the tooltip. */
  shortcut?: string;
  /** Hides the button while the window is open; it keeps its position and gets the focus back. */
  isHidden?: boolean;
  /** Position; undefined for the default corner. */
  position?: ChatPosition | undefined;
  /** Called when the user moves it; undefined returns it to its corner. */
  onPositionChange?: (position: ChatPosition | undefined) => void;
}

/** Floating button that opens a `ChatWindow`; can be dragged or moved with arrow keys. */
export function ChatButton({
  label,
  icon = MessageCircleIcon,
  onPress,
  shortcut,
  isHidden,
  position,
  onPositionChange,
}: ChatButtonProps) {
  const labels = useMessages('chatWindow', chatWindowMessages);
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState<ChatPosition>();
  const movable = useMovable({
    panel: place,
    isFixed: false,
    position: onPositionChange ? position : (position ?? own),
    onPositionChange: onPositionChange ?? setOwn,
  });
  const lift = useAvoidFocus(place, !movable.at && !isHidden);
  // The button loses the focus when it is hidden, before a window that is still loading can store it.
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
        {labels.moveButtonHint}
      </span>
    </div>
  );
}
