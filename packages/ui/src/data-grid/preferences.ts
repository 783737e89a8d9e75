import type { ColumnState, SortKey, TablePreferences } from './types.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const strings = (value: unknown): string[] | undefined =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : undefined;

function columnState(value: unknown): ColumnState | undefined {
  if (!isRecord(value)) return undefined;
  const state: ColumnState = {};
  for (const key of ['order', 'hidden', 'pinned', 'pinnedEnd'] as const) {
    const ids = strings(value[key]);
    if (ids) state[key] = ids;
  }
  if (isRecord(value['widths'])) {
    state.widths = Object.fromEntries(
      Object.entries(value['widths']).filter(
        (entry): entry is [string, number] => typeof entry[1] === 'number' && entry[1] > 0,
      ),
    );
  }
  return state;
}

const isSortKey = (value: unknown): value is SortKey =>
  isRecord(value) &&
  typeof value['columnId'] === 'string' &&
  (value['direction'] === 'asc' || value['direction'] === 'desc');

/** Serializes the table preferences. */
export const writePreferences = (preferences: TablePreferences): string => JSON.stringify(preferences);

/** Inverse of `writePreferences`. Invalid parts and those of other versions are ignored. */
export function readPreferences(text: string | null | undefined): TablePreferences {
  let value: unknown;
  try {
    value = JSON.parse(text ?? '{}');
  } catch {
    return {};
  }
  if (!isRecord(value)) return {};
  const preferences: TablePreferences = {};
  const columns = columnState(value['columns']);
  if (columns) preferences.columns = columns;
  if (Array.isArray(value['sort']))
    preferences.sort = value['sort']
      .filter(isSortKey)
      .map(({ columnId, direction }) => ({ columnId, direction }));
  const groupBy = strings(value['groupBy']);
  if (groupBy) preferences.groupBy = groupBy;
  if (value['density'] === 'compact' || value['density'] === 'comfortable')
    preferences.density = value['density'];
  return preferences;
}
