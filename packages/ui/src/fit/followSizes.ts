import { flushSync } from 'react-dom';

/**
 * Reads sizes for the first time once the page is laid out, and draws what follows from them before it is painted; then
 * again whenever they change. Read in a layout effect, a page that is still being put together would be laid out twice.
 * @returns what ends it.
 */
export function followSizes(elements: Iterable<Element | null>, read: () => void): () => void {
  let isFirst = true;
  const observer = new ResizeObserver(() => {
    if (isFirst) flushSync(read);
    else read();
    isFirst = false;
  });
  for (const element of elements) if (element) observer.observe(element);
  return () => observer.disconnect();
}
