import type { WriteState } from '../call-states.ts';
import type { Values } from '../entity-fields.ts';
import type { ResourceRow } from '../resource.ts';

/** Trims the texts of `body` and starts `columns` with the result. A name with spaces around it would pass as another one. */
export function normalize<Row extends ResourceRow, Body extends object>(state: WriteState<Row, Body>): void {
  const { fields } = state.resource;
  const trimmed: Values = Object.fromEntries(
    Object.entries(state.body).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' && fields[name]?.kind === 'text' ? value.trim() : value,
    ]),
  );
  state.body = trimmed as Body;
  state.columns = { ...trimmed };
}
