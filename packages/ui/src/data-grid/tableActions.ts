import type { MenuEntry } from '../components/Menu/Menu.tsx';
import type { TableAction, TableSelection } from './types.ts';

/** Reason why an action cannot be applied to rows; undefined if it can. */
export const reasonOf = <Row>(action: TableAction<Row>, rows: readonly Row[]): string | undefined =>
  typeof action.disabledReason === 'function' ? action.disabledReason(rows) : action.disabledReason;

/** Actions of a location, without those that are never possible. */
export const actionsFor = <Row>(
  actions: readonly TableAction<Row>[] | undefined,
  place: 'row' | 'bulk',
): readonly TableAction<Row>[] =>
  (actions ?? []).filter(
    (action) =>
      action.isPossible !== false &&
      (action.place === undefined || action.place === 'both' || action.place === place),
  );

/** Menu of a row: the custom entries, then the shared actions. */
export function rowMenu<Row>(
  own: readonly MenuEntry[],
  actions: readonly TableAction<Row>[] | undefined,
  row: Row,
  id: string,
): readonly MenuEntry[] {
  const selection: TableSelection = new Set([id]);
  const shared = actionsFor(actions, 'row').map((action) => {
    const disabledReason = reasonOf(action, [row]);
    return {
      id: action.id,
      label: action.label,
      icon: action.icon,
      tone: action.tone,
      disabledReason,
      onAction: () => action.onAction([row], selection),
    };
  });
  if (own.length === 0 || shared.length === 0) return [...own, ...shared];
  return [...own, 'separator', ...shared];
}
