import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { renderInBody } from '../../overlay/renderInBody.ts';
import { useAvoidFocus } from '../../overlay/useAvoidFocus.ts';
import { useMergedRef } from '../../useMergedRef.ts';
import { useScrolls } from '../../hooks.ts';
import { formatShare } from '../Format/formatPercent.ts';
import { VisuallyHidden } from '../Layout/Layout.tsx';
import { nextAnnouncements, type Announced, type ProgressEvent } from './progressToastAnnouncements.ts';
import { currentProgress, subscribeToProgress, type QueuedProgress } from './progressToastQueue.ts';
import { ProgressToastCard } from './ProgressToastCard.tsx';
import { progressToastMessages } from './ProgressToast.messages.ts';
import { current, subscribe } from './queue.ts';
import { useRegionShortcut } from './useRegionShortcut.ts';
import * as styles from './ProgressToast.css.ts';
import * as toast from './Toast.css.ts';

/** Announcements that stay in the document; older ones have been read. */
const maxLines = 6;
/** Gap in pixels between brief messages and the toasts above them. */
const gap = 8;

/** Returns the region of `ToastRegion`, which exists while it has messages. */
const briefRegion = () => document.querySelector(`.${toast.region}:not([data-progress])`);

function textOf(event: ProgressEvent, messages: typeof progressToastMessages, locale: string): string {
  const { message } = event;
  switch (event.kind) {
    case 'start':
      return messages.started(message);
    case 'quarter':
      return messages.quarter(message, formatShare(event.share, locale));
    case 'canceling':
      return messages.cancelingWork(message);
    case 'canceled':
      return messages.canceled(message);
    case 'notCanceled':
      return messages.notCanceled(message);
    default:
      return message;
  }
}

interface Line {
  id: number;
  text: string;
  isUrgent: boolean;
}

/** Texts for screen readers, appended as the work goes on. */
function useAnnouncements(toasts: readonly QueuedProgress[]): readonly Line[] {
  const messages = useMessages('progressToast', progressToastMessages);
  const { locale } = useLocale();
  const announced = useRef<ReadonlyMap<number, Announced>>(new Map());
  const last = useRef(0);
  const [lines, setLines] = useState<readonly Line[]>([]);
  useEffect(() => {
    const next = nextAnnouncements(toasts, announced.current);
    announced.current = next.announced;
    if (next.events.length === 0) return;
    const added = next.events.map((event) => ({
      id: ++last.current,
      text: textOf(event, messages, locale),
      isUrgent: event.kind === 'error' || event.kind === 'notCanceled',
    }));
    setLines((was) => [...was, ...added].slice(-maxLines));
  }, [toasts, messages, locale]);
  return lines;
}

/** Height in pixels that brief messages take at the end of the page. */
function useBriefHeight(): number {
  const brief = useSyncExternalStore(subscribe, current, current);
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const region = brief.length > 0 ? briefRegion() : null;
    if (!region) {
      setHeight(0);
      return undefined;
    }
    const measure = () => setHeight((region as HTMLElement).offsetHeight + gap);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(region);
    return () => observer.disconnect();
  }, [brief]);
  return height;
}

/** Toasts of all works, above the brief messages, and their announcements. */
export function ProgressToastStack() {
  const messages = useMessages('progressToast', progressToastMessages);
  const toasts = useSyncExternalStore(subscribeToProgress, currentProgress, currentProgress);
  const lines = useAnnouncements(toasts);
  const briefHeight = useBriefHeight();
  const region = useRef<HTMLDivElement>(null);
  const stack = useRef<HTMLDivElement>(null);
  const [scrolls, isScrolling] = useScrolls();
  const stackRef = useMergedRef(stack, scrolls);
  const [isRead, setRead] = useState(false);
  const isShown = toasts.length > 0;
  // While there are brief messages, their region reserves the room at the end of the page.
  const lift = useAvoidFocus(region, isShown && briefHeight === 0);
  const { restore } = useRegionShortcut(region, briefRegion);
  const hadFocus = useRef(false);

  useLayoutEffect(() => {
    if (stack.current) stack.current.scrollTop = stack.current.scrollHeight;
    // The toast that had the focus may be gone.
    const isLost = !document.activeElement || document.activeElement === document.body;
    if (hadFocus.current && isLost) {
      if (region.current) region.current.focus();
      else restore();
    }
    if (toasts.length === 0) {
      hadFocus.current = false;
      setRead(false);
    }
  }, [toasts.length, restore]);

  return renderInBody(
    <>
      <VisuallyHidden>
        <span role="log" aria-live="polite" data-react-aria-top-layer="true">
          {lines.map(({ id, text, isUrgent }) => !isUrgent && <span key={id}>{text}</span>)}
        </span>
        <span role="log" aria-live="assertive" data-react-aria-top-layer="true">
          {lines.map(({ id, text, isUrgent }) => isUrgent && <span key={id}>{text}</span>)}
        </span>
      </VisuallyHidden>
      {isShown && (
        <div
          ref={region}
          role="region"
          aria-label={messages.label}
          tabIndex={-1}
          data-plumbline
          data-progress
          // Overlays hide outside content from assistive technology; this keeps toasts accessible.
          data-react-aria-top-layer="true"
          // Work can be canceled while a dialog is open.
          data-over-layers
          className={toast.region}
          style={{
            ...(briefHeight > 0 && { marginBlockEnd: briefHeight }),
            ...(lift > 0 && { transform: `translateY(${-lift}px)` }),
          }}
          onMouseEnter={() => setRead(true)}
          onMouseLeave={() => setRead(false)}
          onFocus={() => {
            hadFocus.current = true;
            setRead(true);
          }}
          onBlur={(event) => {
            if (event.relatedTarget) hadFocus.current = event.currentTarget.contains(event.relatedTarget);
            setRead(false);
          }}
        >
          <div ref={stackRef} className={styles.stack} tabIndex={isScrolling ? 0 : undefined}>
            {toasts.map((work) => (
              <ProgressToastCard key={work.id} work={work} isPaused={isRead} />
            ))}
          </div>
        </div>
      )}
    </>,
  );
}
