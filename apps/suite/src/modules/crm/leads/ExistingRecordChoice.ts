/** Existing record that the lead is converted into. */
export interface ExistingRecordChoice<Row> {
  /** Undefined when a new record is created. */
  id: string | undefined;
  record: Row | undefined;
  error: unknown;
  choose: (id: string | undefined) => void;
}
