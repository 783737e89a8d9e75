export { ScanField } from '../src/components/ScanField/ScanField.tsx';
export type { ScanFieldProps } from '../src/components/ScanField/scanFieldTypes.ts';
export type { Scan, ScanResult, ScanSource, ScanStatus } from '../src/components/ScanField/scanQueue.ts';
