export * from '../src/patterns/ClauseList/ClauseList.tsx';
export * from '../src/patterns/ClauseList/ClauseColumns.tsx';
export type { ClauseItem } from '../src/patterns/ClauseList/ClauseItem.ts';
