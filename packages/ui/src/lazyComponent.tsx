import { useEffect, useState, type ComponentType } from 'react';
import { lazyImport } from './lazyImport.ts';

/**
 * Component whose code is loaded when the page is idle after `usePreload`, or at the latest when it is shown; until then
 * it renders nothing. Unlike `lazy`, it appears at once when its code is there: React delays what follows a fallback by
 * up to 300 ms, which is felt when a popup opens.
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Part: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  const ready = () =>
    (loading ??= lazyImport(load).then(
      (loaded) => {
        Part = loaded;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));

  function LazyComponent(props: Props) {
    const [failure, setFailure] = useState<{ error: unknown }>();
    const [, setReady] = useState(Part !== undefined);
    useEffect(() => {
      if (Part) return;
      ready().then(
        () => setReady(true),
        (error: unknown) => setFailure({ error }),
      );
    }, []);
    if (failure) throw failure.error;
    return Part ? <Part {...props} /> : null;
  }

  /** Loads the code when the page is idle. */
  LazyComponent.usePreload = () => {
    useEffect(() => {
      if (loading) return undefined;
      // Safari has no idle callback.
      const wait = globalThis.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 200));
      const stop = globalThis.cancelIdleCallback ?? clearTimeout;
      const handle = wait(() => void ready().catch(() => undefined)) as number;
      return () => stop(handle);
    }, []);
  };
  return LazyComponent;
}
