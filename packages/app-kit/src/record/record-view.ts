import type { ReactNode } from 'react';
import type { Decision } from '@plumbline/permissions';
import type { MenuItem } from '@plumbline/ui/Menu';
import type { KeyFact } from '@plumbline/ui/RecordLayout';

/** Part of a record with its own heading and tab. */
export interface RecordSection {
  id: string;
  label: string;
  count?: number | undefined;
  content: ReactNode;
  actions?: ReactNode;
  /** Shown only in its tab, not in the overview. */
  isApart?: boolean;
}
/** Content and actions of a record in addition to the standard ones. */
export interface RecordView {
  mark?: ReactNode;
  status?: ReactNode;
  facts?: readonly ReactNode[];
  keyFacts?: readonly KeyFact[];
  stages?: ReactNode;
  /** Actions before the standard ones. */
  actions?: ReactNode;
  menu?: readonly MenuItem[];
  sections?: readonly RecordSection[];
  /** Content above the fields in the side panel. */
  side?: ReactNode;
  /** Fields omitted from the side panel. */
  without?: readonly string[];
  /** Dialogs and drawers. */
  children?: ReactNode;
}
export interface RecordTools<Row> {
  row: Row;
  /** Saves fields and reloads the record. */
  save: (change: Record<string, unknown>) => Promise<void>;
  /** Reloads the record and its history. */
  reload: () => void;
  mayEdit: Decision;
  /** Current tab. */
  tab: string;
}
