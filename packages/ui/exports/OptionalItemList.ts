export * from '../src/patterns/OptionalItemList/OptionalItemList.tsx';
