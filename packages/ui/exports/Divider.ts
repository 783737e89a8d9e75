export { Divider, type DividerProps } from '../src/components/Layout/Layout.tsx';
