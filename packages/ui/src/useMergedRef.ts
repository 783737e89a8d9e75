import { useCallback, type Ref } from 'react';

function assign<T>(ref: Ref<T> | undefined, value: T | null) {
  if (typeof ref === 'function') return ref(value);
  if (ref) ref.current = value;
  return undefined;
}

/** Ref callback that updates two refs. */
export function useMergedRef<T>(a: Ref<T> | undefined, b: Ref<T> | undefined) {
  return useCallback(
    (value: T | null) => {
      assign(a, value);
      assign(b, value);
    },
    [a, b],
  );
}
