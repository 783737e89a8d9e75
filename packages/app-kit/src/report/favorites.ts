import { usePreference } from '../session/use-preference.ts';

const noFavorites: string[] = [];

/** Favorite reports of a module, by the id in their URL. */
export function useFavoriteReports(module: string) {
  const [ids, set] = usePreference<string[]>(`report-favorites-${module}`, noFavorites);
  return {
    isFavorite: (id: string) => ids.includes(id),
    turn: (id: string) => set(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]),
  };
}
