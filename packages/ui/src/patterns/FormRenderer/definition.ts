import type { Signature } from '../../components/SignaturePad/SignaturePad.tsx';

/** Question types. */
export type FormQuestionType =
  | 'text'
  | 'textArea'
  | 'email'
  | 'url'
  | 'phone'
  | 'number'
  | 'currency'
  | 'date'
  | 'time'
  | 'choice'
  | 'select'
  | 'multiSelect'
  | 'rating'
  | 'file'
  | 'signature'
  | 'dbColumn'
  | 'twoColumn'
  | 'table';

export interface FormOption {
  id: string;
  label: string;
  description?: string;
}

/** Condition under which a question is asked. */
export interface FormCondition {
  /** Id of an earlier question; a hidden one counts as empty. */
  question: string;
  operator: 'is' | 'isNot' | 'contains' | 'moreThan' | 'lessThan' | 'isEmpty' | 'isNotEmpty';
  value?: string;
}

export interface FormQuestion {
  /** The answer's key. */
  id: string;
  type: FormQuestionType;
  title: string;
  description?: string;
  isRequired?: boolean;
  /** Options of `choice`, `select` and `multiSelect`. */
  options?: readonly FormOption[];
  /** `choice`: any number of the options instead of one. */
  allowsMany?: boolean;
  /** `rating`: number of stars; 5 by default. */
  ratingLevels?: number;
  /** `file`: maximum number of files; 1 by default. */
  maxFiles?: number;
  /** `file`: megabytes each; 2 where not given. */
  maxSize?: number;
  /** Accepted file types of `file`, like the HTML attribute. */
  acceptFile?: string;
  /** `number`: the unit after the figure. */
  unit?: string;
  /** Record source of `dbColumn`, as known to `onSearchRecords`. */
  source?: string;
  /** `twoColumn`: the two questions. `table`: one question a column, of a type that fits a cell. */
  questions?: readonly FormQuestion[];
  /** `table`: maximum number of rows; 50 by default. */
  maxRows?: number;
  /** Shares its line with the next of half width. */
  isHalfWidth?: boolean;
  /** Conditions that must all hold. */
  showWhen?: readonly FormCondition[];
}

export interface FormSectionDefinition {
  id: string;
  title?: string;
  description?: string;
  questions: readonly FormQuestion[];
  showWhen?: readonly FormCondition[];
}

export interface FormPage {
  id: string;
  title: string;
  sections: readonly FormSectionDefinition[];
}

export interface FormDefinition {
  title: string;
  description?: string;
  /** Pages of the form; a single page shows no steps. */
  pages: readonly FormPage[];
}

export interface FormTableRow {
  /** Stable id of the row. */
  id: string;
  cells: Readonly<Record<string, FormValue>>;
}

/** Answer: text, numbers and dates as strings, choices as ids. */
export type FormValue =
  | string
  | number
  | null
  | undefined
  | readonly string[]
  | readonly File[]
  | readonly FormTableRow[]
  | Signature;

export type FormValues = Readonly<Record<string, FormValue>>;

/** Problem of an answer. */
export type FormProblem =
  | { kind: 'required' }
  | { kind: 'email' }
  | { kind: 'url' }
  | { kind: 'phone' }
  | { kind: 'number' };

export interface FormProblemAt {
  question: FormQuestion;
  /** Id of its page. */
  page: string;
  problem: FormProblem;
  /** Position of the problem in a table. */
  row?: { index: number; id: string; table: FormQuestion };
}

export const isRows = (value: FormValue): value is readonly FormTableRow[] =>
  Array.isArray(value) && value.length > 0 && typeof value[0] === 'object' && 'cells' in value[0];
export const isSignature = (value: FormValue): value is Signature =>
  typeof value === 'object' && value !== null && 'svg' in value;
/** Returns true for questions whose answers are figures, which align at the end of a column. */
export const isNumeric = ({ type }: Pick<FormQuestion, 'type'>): boolean =>
  type === 'number' || type === 'currency';
export const isText = (value: FormValue): value is string => typeof value === 'string';
export const isIds = (value: FormValue): value is readonly string[] =>
  Array.isArray(value) && (value.length === 0 || typeof value[0] === 'string');
export const isFiles = (value: FormValue): value is readonly File[] =>
  Array.isArray(value) && value.length > 0 && !isRows(value) && typeof value[0] === 'object';

/** Returns true for an empty answer: whitespace, no choice, only empty rows. */
export function isEmptyValue(value: FormValue): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (isRows(value)) return value.every(({ cells }) => Object.values(cells).every(isEmptyValue));
  return Array.isArray(value) ? value.length === 0 : false;
}
