export { Columns, type ColumnsProps } from '../src/components/Layout/Layout.tsx';
