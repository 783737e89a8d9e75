import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Focus of the marks: the one in the tab order, and the one that gets the focus once it is drawn. */
export function usePinFocus(host: RefObject<HTMLElement | null>) {
  const [activeKey, setActiveKey] = useState<string>();
  const wanted = useRef<string>(undefined);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const key = wanted.current;
    const mark =
      key === undefined ? null : host.current?.querySelector<HTMLElement>(`[data-mark="${CSS.escape(key)}"]`);
    if (mark) {
      wanted.current = undefined;
      mark.focus({ preventScroll: true });
    } else if (hadFocus.current && document.activeElement === document.body) {
      // The mark with the focus was split or hidden, so the focus stays on the plan.
      host.current?.focus({ preventScroll: true });
    }
  });
  return {
    activeKey,
    setActiveKey,
    /** Focuses a mark, now or when it is drawn. */
    focusMark: (key: string) => {
      wanted.current = key;
      setActiveKey(key);
      const mark = host.current?.querySelector<HTMLElement>(`[data-mark="${CSS.escape(key)}"]`);
      if (!mark) return;
      wanted.current = undefined;
      mark.focus({ preventScroll: true });
    },
    /** Handlers of the plan's element. */
    focusHandlers: {
      onFocus: () => {
        hadFocus.current = true;
      },
      onBlur: ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
        // A removed mark blurs without a related target; a focus change by the user has one.
        if (!relatedTarget) return;
        hadFocus.current = false;
      },
    },
  };
}

/** Hands the focus over when the list or the plan with the focused button has gone. */
export function useFocusOnToggle(isList: boolean, to: RefObject<HTMLElement | null>) {
  const was = useRef(isList);
  useEffect(() => {
    if (was.current === isList) return;
    was.current = isList;
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) to.current?.focus({ preventScroll: true });
  });
}
