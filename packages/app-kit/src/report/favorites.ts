import { usePreference } from '../session/use-preference.ts';

const none: string[] = [];

/** The reports of a module that somebody has marked, by what stands in their address. */
export function useFavoriteReports(module: string) {
  const [ids, set] = usePreference<string[]>(`report-favorites-${module}`, none);
  return {
    isFavorite: (id: string) => ids.includes(id),
    turn: (id: string) => set(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]),
  };
}
