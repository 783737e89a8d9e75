export { Grid, type GridProps } from '../src/components/Layout/Layout.tsx';
