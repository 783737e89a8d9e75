import { useSWRConfig } from 'swr';
import { pathsOf } from '../realtime/use-invalidation.ts';

/** Returns a function that revalidates all data below a path. */
export function useRevalidate(path: string): () => void {
  const { mutate } = useSWRConfig();
  return () => void mutate((key) => Array.isArray(key) && pathsOf(key).some((each) => each.startsWith(path)));
}
