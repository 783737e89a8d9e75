import { flushSync } from 'react-dom';

/**
 * Measures sizes after the first layout and renders with them before paint; then again when they change. Measuring in a
 * layout effect would force layout twice during mount.
 * @param isKnown true if the rendered content is already based on sizes; updates are then not synchronous.
 * @returns the cleanup.
 */
export function followSizes(
  elements: Iterable<Element | null>,
  read: () => void,
  isKnown: () => boolean = () => false,
): () => void {
  let isFirst = true;
  const observer = new ResizeObserver(() => {
    if (isFirst && !isKnown()) flushSync(read);
    else read();
    isFirst = false;
  });
  for (const element of elements) if (element) observer.observe(element);
  return () => observer.disconnect();
}
