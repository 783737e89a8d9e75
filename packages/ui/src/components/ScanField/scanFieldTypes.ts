import type { Ref } from 'react';
import type { FieldProps } from '../Field/Field.tsx';
import type { Scan, ScanResult, ScanSource } from './scanQueue.ts';

export interface ScanFieldProps extends Omit<FieldProps, 'name' | 'isRequired'> {
  /**
   * Answers a code. Scans are answered one after another in the order in which they came; while a promise is pending,
   * further scans wait. A rejected promise means that there is no answer: the scan is kept and can be sent again.
   */
  onScan: (code: string, source: ScanSource) => ScanResult | Promise<ScanResult>;
  /** Undoes an accepted scan; without it there is no Undo. A rejected promise leaves the scan accepted. */
  onUndo?: (scan: Scan) => void | Promise<void>;
  /** Address of `zxing_reader.wasm`; without it the camera is not offered. */
  wasmUrl?: string;
  /** Accepts scanner input wherever the focus is, except in other fields. */
  listensEverywhere?: boolean;
  /** Takes UPC and EAN numbers whose check digit is wrong. */
  allowsMisread?: boolean;
  /** Plays a tone for each answer; refused scans sound longer and lower. */
  hasSound?: boolean;
  /** Vibrates for each answer, on devices that can. */
  hasVibration?: boolean;
  /** Key that moves the focus to the field, e.g. "F2". */
  shortcut?: string;
  /** Hides the list of the last scans and the counts. */
  hideList?: boolean;
  /** Answered scans in the list. @default 10 */
  maxScans?: number;
  /** Clock in milliseconds since 1970, for devices whose own clock is off. @default Date.now */
  now?: () => number;
  /** Placeholder text of the empty input. */
  placeholder?: string;
  /** Ref to the input. */
  ref?: Ref<HTMLInputElement>;
}
