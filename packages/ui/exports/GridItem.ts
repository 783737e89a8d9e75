export { GridItem, type GridItemProps } from '../src/components/Layout/Layout.tsx';
