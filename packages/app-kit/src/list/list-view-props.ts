import type { FormDefinition, ListMeta } from '@plumbline/api';
import type { Arrangement } from './Arrangement.ts';
import type { ListScreenProps } from './list-types.ts';
import type { ListUrlState } from './use-list-url-state.ts';

/** Data of a list from the server. */
export interface ListSource<Row> {
  own: FormDefinition | undefined;
  people: readonly { id: string; label: string }[];
  arrangement: Arrangement;
  arrange: (arrangement: Arrangement) => void;
  data: { data: Row[]; meta: ListMeta } | undefined;
  error: unknown;
  isLoading: boolean;
  isValidating: boolean;
  mutate: () => Promise<unknown>;
}

export interface ListViewProps<Row extends { uuid: string }> extends ListScreenProps<Row> {
  source: ListSource<Row>;
  address: ListUrlState;
  pageSize: number;
  isBoard: boolean;
}
