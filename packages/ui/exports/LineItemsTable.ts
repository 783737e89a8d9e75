export { LineItemsTable, type LineItemsTableProps } from '../src/patterns/DocumentLayout/DocumentLayout.tsx';
