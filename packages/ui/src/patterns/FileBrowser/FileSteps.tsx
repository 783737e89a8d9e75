import { ChevronLeftIcon, ChevronRightIcon } from 'lucide-react';
import { useEffect, useRef, type ReactNode, type TouchEvent } from 'react';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { useLatest } from '../../hooks.ts';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import * as styles from './FileSteps.css.ts';
import { fileStepsMessages } from './FileSteps.messages.ts';

export interface FileStepsProps {
  /** Position of the shown file, from 0. */
  index: number;
  /** Number of files. */
  count: number;
  /** Called with the position of the file to show. */
  onStep: (index: number) => void;
}

/** Elements that use the arrow keys themselves. */
const keyUsers =
  'input, textarea, select, video, audio, [contenteditable="true"], [role="menu"], [role="grid"]';

/** True if the element or one around it scrolls sideways, so that arrow keys and swipes move its content. */
function scrollsSideways(element: Element | null): boolean {
  for (let at = element; at && at !== document.body; at = at.parentElement)
    if (at.scrollWidth > at.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(at).overflowX))
      return true;
  return false;
}

/**
 * Buttons for the previous and the next file of a preview; the left and right arrow keys do the same.
 *
 * @example
 * const [index, setIndex] = useState(0);
 * return <FileSteps index={index} count={12} onStep={setIndex} />;
 */
export function FileSteps({ index, count, onStep }: FileStepsProps) {
  const messages = useMessages('fileSteps', fileStepsMessages);
  const { direction } = useLocale();
  // Ahead of `index` until the next file is rendered, so that a held key does not repeat a step.
  const current = useRef(index);
  useEffect(() => {
    current.current = index;
  }, [index]);
  const step = useLatest((by: number) => {
    const next = current.current + by;
    if (next < 0 || next >= count) return;
    current.current = next;
    onStep(next);
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest(keyUsers) || scrollsSideways(target)) return;
      event.preventDefault();
      step((event.key === 'ArrowRight') === (direction === 'ltr') ? 1 : -1);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [step, direction]);
  return (
    <div className={styles.steps}>
      <IconButton
        icon={ChevronLeftIcon}
        label={messages.previous}
        shortcut="←"
        isDirectional
        onPress={() => step(-1)}
        {...(index === 0 ? { disabledReason: messages.isFirst } : {})}
      />
      <span role="status" className={styles.position}>
        {messages.position(index + 1, count)}
      </span>
      <IconButton
        icon={ChevronRightIcon}
        label={messages.next}
        shortcut="→"
        isDirectional
        onPress={() => step(1)}
        {...(index === count - 1 ? { disabledReason: messages.isLast } : {})}
      />
    </div>
  );
}

/** Distance that makes a movement of a finger a swipe, in pixels. */
const SWIPE_PX = 60;

/** Shows the previous or next file when a finger swipes over the content. */
export function FileSwipe({ index, count, onStep, children }: FileStepsProps & { children: ReactNode }) {
  const { direction } = useLocale();
  const start = useRef<{ x: number; y: number }>(undefined);
  const onTouchStart = ({ touches, target }: TouchEvent) => {
    const touch = touches[0];
    start.current =
      touch && touches.length === 1 && !(target instanceof Element && scrollsSideways(target))
        ? { x: touch.clientX, y: touch.clientY }
        : undefined;
  };
  const onTouchEnd = ({ changedTouches, touches }: TouchEvent) => {
    const [from, touch] = [start.current, changedTouches[0]];
    start.current = undefined;
    if (!from || !touch || touches.length > 0) return;
    const [dx, dy] = [touch.clientX - from.x, touch.clientY - from.y];
    if (Math.abs(dx) < SWIPE_PX || Math.abs(dx) < 2 * Math.abs(dy)) return;
    const next = index + (dx < 0 === (direction === 'ltr') ? 1 : -1);
    if (next >= 0 && next < count) onStep(next);
  };
  return (
    <div className={styles.swiped} onTouchStart={onTouchStart} onTouchEnd={onTouchEnd}>
      {children}
    </div>
  );
}
