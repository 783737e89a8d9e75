import type { Option } from '../../components/Select/Select.tsx';
import type { FormQuestion, FormValue } from './definition.ts';

/** Records of a kind that match the words; a superseded call is aborted through the signal. */
export type SearchRecords = (
  source: string,
  words: string,
  signal: AbortSignal,
) => Promise<readonly Option[]>;

export interface FormFieldProps {
  /** Id of the control's element, which the summary of errors leads to. */
  id: string;
  /** Question to render. */
  question: FormQuestion;
  /** Current answer. */
  value: FormValue;
  /** Called with the new answer. */
  onChange: (value: FormValue) => void;
  /** Error below the field; marks it as invalid. */
  errorMessage?: string;
  /** In a table: the column's title and the row. */
  label?: string;
  /** Renders for a table cell, without label. */
  isInCell?: boolean;
  /** Disables the control. */
  isDisabled?: boolean;
  /** Searches records for mentions or record links. */
  onSearchRecords?: SearchRecords;
  /** Names of linked records by id. */
  recordLabels?: Readonly<Record<string, string>>;
  /** Of the cells of a table: what is wrong, by `row id/column id`. */
  cellErrors?: ReadonlyMap<string, string>;
}
