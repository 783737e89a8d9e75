/** Stack of open layers. The topmost handles Escape and outside presses; a modal layer makes everything below inert. */
export interface LayerOptions {
  /** Element that belongs to the layer; presses on it do not close it. */
  anchor?: Element | null;
  /** Makes everything below inert: an outside press reaches no other layer. */
  isModal?: boolean;
  /** Called on Escape or an outside press. */
  onClose: (reason: 'escape' | 'outside') => void;
}

interface Layer extends LayerOptions {
  element: HTMLElement;
}

const stack: Layer[] = [];

function onPointerDown(event: PointerEvent) {
  const target = event.target;
  if (!(target instanceof Element)) return;
  // Toasts are above every layer and belong to none.
  if (target.closest('[data-over-layers]')) return;
  for (const layer of [...stack].reverse()) {
    if (layer.element.contains(target) || layer.anchor?.contains(target)) return;
    layer.onClose('outside');
    if (!layer.isModal) continue;
    // The press lands on the body, since all else is inert: it must neither close the layers below nor take the focus
    // that the closing layer returns.
    event.preventDefault();
    return;
  }
}

function onKeyDown(event: KeyboardEvent) {
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
  const top = stack.at(-1);
  if (!top) return;
  event.preventDefault();
  top.onClose('escape');
}

/** Puts a layer on top. @returns the function that removes it. */
export function addLayer(element: HTMLElement, options: LayerOptions): () => void {
  const layer = { element, ...options };
  if (stack.length === 0) {
    document.addEventListener('pointerdown', onPointerDown, true);
    document.addEventListener('keydown', onKeyDown);
  }
  stack.push(layer);
  return () => {
    stack.splice(stack.indexOf(layer), 1);
    if (stack.length > 0) return;
    document.removeEventListener('pointerdown', onPointerDown, true);
    document.removeEventListener('keydown', onKeyDown);
  };
}

/** True if an overlay covers an element that is not an overlay itself; Escape is for the overlay first. */
export const isCovered = (element: Element): boolean =>
  stack.some((layer) => !layer.element.contains(element));

/** Number of modal layers that make an element inert. */
const inertCounts = new Map<Element, number>();

/**
 * Makes everything inert except the layer and elements above all layers.
 * @returns the function that reverts it.
 */
export function isolate(layer: HTMLElement): () => void {
  const others = [...document.body.children].filter(
    (element) =>
      !element.contains(layer) &&
      !element.hasAttribute('data-over-layers') &&
      (inertCounts.has(element) || !element.hasAttribute('inert')),
  );
  for (const element of others) {
    inertCounts.set(element, (inertCounts.get(element) ?? 0) + 1);
    element.setAttribute('inert', '');
  }
  return () => {
    for (const element of others) {
      const left = (inertCounts.get(element) ?? 1) - 1;
      if (left > 0) inertCounts.set(element, left);
      else {
        inertCounts.delete(element);
        element.removeAttribute('inert');
      }
    }
  };
}

let locks = 0;

/** Keeps the page from scrolling below a modal layer. @returns the function that releases it. */
export function lockScroll(): () => void {
  const { style } = document.documentElement;
  if (locks === 0) {
    if (window.innerWidth > document.documentElement.clientWidth) style.scrollbarGutter = 'stable';
    style.overflow = 'hidden';
  }
  locks += 1;
  return () => {
    locks -= 1;
    if (locks > 0) return;
    style.overflow = '';
    style.scrollbarGutter = '';
  };
}
