export { VisuallyHidden, type VisuallyHiddenProps } from '../src/components/Layout/Layout.tsx';
