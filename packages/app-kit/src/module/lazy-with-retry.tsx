import { fetchPart } from '@plumbline/ui/lazyImport';
import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { NotHere } from '../data/PendingPlaceholder.tsx';
import { whenIdle } from '../data/run-when-idle.ts';

/**
 * A part of a screen that comes when it is first shown, such as a form behind a button: the screen stays as it is
 * meanwhile, and while the line is broken.
 * @param name of a part that has a place on the screen, “comments”: while it cannot come, that is said there.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  name?: string,
): ComponentType<Props> {
  const Part = lazy(() => fetchPart(async () => ({ default: await load() })));
  return function LazyPart(props: Props) {
    return (
      <Suspense fallback={name ? <NotHere what={name} /> : null}>
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
    let callOff = () => {};
    const timer = setTimeout(() => {
      callOff = whenIdle(() => void load().catch(() => undefined), 5000);
    }, settled);
    return () => {
      clearTimeout(timer);
      callOff();
    };
  }, [load]);
}
