export * from '../src/patterns/RecordPanel/RelatedList.tsx';
