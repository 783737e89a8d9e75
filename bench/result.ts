/** One line of the table. */
export interface Row {
  what: string;
  measured: string;
  promise: string;
  holds: boolean;
}
