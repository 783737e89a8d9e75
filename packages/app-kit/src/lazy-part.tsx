import { lazy, Suspense, useEffect, type ComponentType } from 'react';

/**
 * A part of a screen that comes when it is first shown, such as a form behind a button: the screen stays as it is
 * meanwhile.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() }));
  return function LazyPart(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}

/** How long a screen has been shown before what is likely to be opened next is fetched, in milliseconds. */
const settled = 1500;

/**
 * Fetches a part that is likely to be opened next once the screen is at rest: its code has been read and its styles are
 * known when it is opened, each of which would hold that up.
 */
export function useEarly(load: () => Promise<unknown>): void {
  useEffect(() => {
    // Where nobody says when the page is idle, it is taken to be.
    const begin = () => void load().catch(() => undefined);
    let idle: number | undefined;
    const timer = setTimeout(() => {
      if ('requestIdleCallback' in window) idle = requestIdleCallback(begin, { timeout: 5000 });
      else begin();
    }, settled);
    return () => {
      clearTimeout(timer);
      if (idle !== undefined) cancelIdleCallback(idle);
    };
  }, [load]);
}
