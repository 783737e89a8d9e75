export { CountSheet } from '../src/patterns/CountSheet/CountSheet.tsx';
export type { CountRow, CountSheetProps } from '../src/patterns/CountSheet/countSheetTypes.ts';
