export {
  mergeSources,
  MergeRecords,
  type MergeChildKind,
  type MergeChoices,
  type MergeDecision,
  type MergeField,
  type MergeRecord,
  type MergeRecordsProps,
} from '../src/patterns/MergeRecords/MergeRecords.tsx';
