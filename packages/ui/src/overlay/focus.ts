const tabbable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, iframe, audio[controls], video[controls], [contenteditable]:not([contenteditable="false"]), [tabindex]';

/** Elements inside an element that Tab reaches, in document order. */
export const tabbables = (element: HTMLElement): HTMLElement[] =>
  [...element.querySelectorAll<HTMLElement>(tabbable)].filter(
    (candidate) =>
      candidate.tabIndex >= 0 &&
      candidate.checkVisibility({ visibilityProperty: true }) &&
      !candidate.closest('[inert]'),
  );

/** Wraps Tab from the end of an element to its beginning and back. */
export function keepTabInside(element: HTMLElement, event: KeyboardEvent) {
  if (event.key !== 'Tab' || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  const stops = tabbables(element);
  const first = stops[0];
  const last = stops.at(-1);
  const { activeElement } = document;
  const isOut = !(activeElement instanceof HTMLElement) || !stops.includes(activeElement);
  const target = event.shiftKey
    ? activeElement === first || isOut
      ? last
      : undefined
    : activeElement === last || (isOut && activeElement === document.body)
      ? first
      : undefined;
  if (!target && stops.length > 0) return;
  event.preventDefault();
  target?.focus();
}

/** Open overlays that took the focus, with the elements the focus came from, nearest first. */
const open = new Map<Element, readonly Element[]>();

/**
 * Focused element, the open overlays around it and the elements their focus came from: a dialog opened from a menu
 * outlives the menu item. Empty during server rendering.
 */
export function focusOrigins(): readonly Element[] {
  const origin = typeof document === 'undefined' ? null : document.activeElement;
  if (!origin) return [];
  const around = [...open.keys()].find((element) => element.contains(origin));
  // A panel beside a table hides columns: the cell of a hidden one is replaced by the row's first.
  const heading = origin.closest('[role="row"]')?.querySelector('[role="rowheader"]');
  return [
    origin,
    ...(heading && heading !== origin ? [heading] : []),
    ...(around ? [around, ...(open.get(around) ?? [])] : []),
  ];
}

const takers = new Set<() => void>();
/** Registers a fallback for overlays whose focus return targets are all removed. @returns the unregister function. */
export function onFocusLost(take: () => void): () => void {
  takers.add(take);
  return () => void takers.delete(take);
}

const wait = (frames: number, act: () => void): number =>
  requestAnimationFrame(() => (frames > 1 ? wait(frames - 1, act) : act()));

/** Focusable elements near a removed element: after it, before it, then around it. */
function placesAround({ nextSibling, previousSibling, target }: MutationRecord, box: Element): Element[] {
  const places = [nextSibling, previousSibling].flatMap((node) =>
    node instanceof HTMLElement ? [...(node.matches(tabbable) ? [node] : []), ...tabbables(node)] : [],
  );
  for (let around: Node | null = target; around && box.contains(around); around = around.parentNode) {
    if (!(around instanceof HTMLElement) || around === box) continue;
    places.push(...tabbables(around).slice(0, 1));
    // A container that is not a tab stop may still be focusable, e.g. a comment.
    if (around.hasAttribute('tabindex')) places.push(around);
  }
  return [...places, box];
}

/**
 * A focused element can be removed by its own press, e.g. a chip or the last row of a list. The focus then moves to a
 * neighboring element.
 * @returns the cleanup.
 */
function keepFocusNear(box: HTMLElement): () => void {
  let last: EventTarget | null = null;
  const onFocus = (event: FocusEvent) => {
    last = event.target;
  };
  const isLost = () => document.activeElement === null || document.activeElement === document.body;
  const observer = new MutationObserver((records) => {
    const gone = last;
    if (!(gone instanceof Node) || gone.isConnected || !isLost()) return;
    // An editor detaches itself before its container is removed, so the last removal determines the position.
    let at: Node = gone;
    let removal: MutationRecord | undefined;
    for (const record of records)
      if ([...record.removedNodes].some((node) => node.contains(at))) {
        removal = record;
        at = record.target;
      }
    if (!removal) return;
    last = null;
    const places = placesAround(removal, box);
    // The element that takes its place may take the focus itself.
    wait(2, () => {
      if (!isLost()) return;
      const place = places.find(({ isConnected }) => isConnected);
      if (place instanceof HTMLElement) place.focus({ preventScroll: true });
    });
  });
  box.addEventListener('focusin', onFocus);
  observer.observe(box, { childList: true, subtree: true });
  return () => {
    box.removeEventListener('focusin', onFocus);
    observer.disconnect();
  };
}

/**
 * Moves the focus into an opened element, unless an element inside has it, and keeps it there when the focused element
 * is removed.
 * @returns the function that returns the focus along `before`; focus that has moved elsewhere stays.
 */
export function borrowFocus(
  element: HTMLElement,
  before: readonly Element[],
  into: HTMLElement = element,
): () => void {
  open.set(element, before);
  if (!element.contains(document.activeElement)) into.focus({ preventScroll: true });
  const leave = keepFocusNear(element);
  return () => {
    leave();
    open.delete(element);
    const { activeElement } = document;
    const isOurs =
      activeElement === null || activeElement === document.body || element.contains(activeElement);
    const origin = before.find(({ isConnected }) => isConnected);
    if (!isOurs) return;
    if (origin instanceof HTMLElement) origin.focus({ preventScroll: true });
    else for (const take of takers) take();
  };
}
