import { lazy, Suspense, type ComponentType } from 'react';

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
