import type { Option } from '../../components/Select/Select.tsx';
import type { FormQuestion, FormValue } from './definition.ts';

/** Searches the records of an entity by text; superseded calls are aborted. */
export type SearchRecords = (source: string, text: string, signal: AbortSignal) => Promise<readonly Option[]>;

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
  /** Accessible name in a table: column title and row. */
  label?: string;
  /** Renders for a table cell, without label. */
  isInCell?: boolean;
  /** Disables the control. */
  isDisabled?: boolean;
  /** Searches records for mentions or record links. */
  onSearchRecords?: SearchRecords;
  /** Names of linked records by id. */
  recordLabels?: Readonly<Record<string, string>>;
  /** Errors of the cells of a table by `row id/column id`. */
  cellErrors?: ReadonlyMap<string, string>;
}
