import { flushSync } from 'react-dom';

/**
 * Reads sizes for the first time once the page is laid out, and draws what follows from them before it is painted; then
 * again whenever they change. Read in a layout effect, a page that is still being put together would be laid out twice.
 * @param isKnown whether what is drawn stands on sizes already: then what is new is drawn in its turn, and holds up nothing.
 * @returns what ends it.
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
