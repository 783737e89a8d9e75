const tabbable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, iframe, audio[controls], video[controls], [contenteditable]:not([contenteditable="false"]), [tabindex]';

/** What the Tab key goes through inside of an element, in the order of the document. */
export const tabbables = (element: HTMLElement): HTMLElement[] =>
  [...element.querySelectorAll<HTMLElement>(tabbable)].filter(
    (candidate) =>
      candidate.tabIndex >= 0 &&
      candidate.checkVisibility({ visibilityProperty: true }) &&
      !candidate.closest('[inert]'),
  );

/** Tab at the end of an element goes on at its beginning, and back. */
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

/** What is open and took the focus, each with where it came from, nearest first. */
const open = new Map<Element, readonly Element[]>();

/**
 * What has the focus now, what is open around it, and where that came from in its turn: a dialog that a menu's item opens
 * outlives the item, and a panel what was removed from it. Empty where there is no page yet.
 */
export function wayBack(): readonly Element[] {
  const origin = typeof document === 'undefined' ? null : document.activeElement;
  if (!origin) return [];
  const around = [...open.keys()].find((element) => element.contains(origin));
  return around ? [origin, around, ...(open.get(around) ?? [])] : [origin];
}

const takers = new Set<() => void>();
/** Is asked when something closes and all that it could hand the focus back to is gone. @returns what ends it. */
export function onFocusLost(take: () => void): () => void {
  takers.add(take);
  return () => void takers.delete(take);
}

const wait = (frames: number, act: () => void): number =>
  requestAnimationFrame(() => (frames > 1 ? wait(frames - 1, act) : act()));

/** What the Tab key would reach from where something was removed: after it, before it, then around it. */
function placesAround({ nextSibling, previousSibling, target }: MutationRecord, box: Element): Element[] {
  const places = [nextSibling, previousSibling].flatMap((node) =>
    node instanceof HTMLElement ? [...(node.matches(tabbable) ? [node] : []), ...tabbables(node)] : [],
  );
  for (let around: Node | null = target; around && box.contains(around); around = around.parentNode) {
    if (!(around instanceof HTMLElement) || around === box) continue;
    places.push(...tabbables(around).slice(0, 1));
    // What the Tab key does not stop at may still be told of as a whole: a comment.
    if (around.hasAttribute('tabindex')) places.push(around);
  }
  return [...places, box];
}

/**
 * What has the focus in an element may be removed by being pressed: a chip with its cross, the last row of a list. The focus
 * then goes to what stands next to where it was. @returns what ends it.
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
    // An editor takes itself out of what is then removed around it: the last removal says where it was.
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
    // What comes in its place may take the focus by itself.
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
 * Moves the focus into an element that opens, unless something in it took it already, and keeps it in there when what has it
 * is removed. @returns what hands it back along `before`; focus that has gone elsewhere in the meantime is the user's and stays.
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
